'use client'

import { LanguageSwitch } from '@/components/language-switch'
import { KeysHelp } from '@/components/table/keys-help'
import { LinksPanel } from '@/components/table/links-panel'
import type { GameControls } from '@/components/table/use-game'
import { useHints } from '@/components/table/use-hints'
import { OverlayList } from './layers-button'
import type { Play } from './use-play'
import { useTableWords } from './words'

/** What one seldom needs: layers, links, dice, keys, where the figures come from. */
export function MorePanel({ game, play }: { game: GameControls; play: Play }) {
  const { ui } = useTableWords()
  const answer = game.answer!
  const hints = useHints()
  const kinds =
    answer.players.german === 'open' || answer.players.soviet === 'open'
      ? (['invite', 'watch', 'recover'] as const)
      : (['watch', 'recover'] as const)
  const row = 'flex min-h-12 items-center font-bold underline'
  return (
    <div className="grid gap-5">
      <OverlayList overlays={play.overlays} toggle={play.toggle} />
      <label className="flex min-h-12 items-center gap-3">
        <input
          type="checkbox"
          checked={hints.on}
          onChange={() => hints.turn(!hints.on)}
          className="size-6 accent-primary"
        />
        {ui('hints.on')}
      </label>
      <section>
        <a className={row} href={`/rules/${answer.kind}`} target="_blank" rel="noreferrer">
          {ui('rules.all')}
        </a>
        <a className={row} href={`/games/${answer.game}/dice`}>
          {ui('dice.link')}
        </a>
        <a className={row} href={`/about/${answer.kind}`}>
          {ui('home.about', { title: answer.title })}
        </a>
      </section>
      {Object.keys(answer.links).length > 0 ? (
        <section>
          <h2 className="mb-2 text-[15px] font-extrabold">{ui('links.title')}</h2>
          <LinksPanel answer={answer} kinds={kinds} onChanged={game.reload} />
        </section>
      ) : null}
      <LanguageSwitch />
      <KeysHelp />
    </div>
  )
}
