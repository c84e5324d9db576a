'use client'

import { FollowButton } from '@/components/notices/follow-button'
import { NudgeButton } from '@/components/notices/nudge-button'
import { keepOrShare, mapPicture } from '@/components/settings/map-picture'
import { Settings } from '@/components/settings/settings'
import { AffairsPanel } from '@/components/table/affairs-panel'
import type { GameControls } from '@/components/table/game-controls'
import { KeysHelp } from '@/components/table/keys-help'
import { LinksPanel } from '@/components/table/links-panel'
import { MessagesPanel } from '@/components/table/messages-panel'
import { NotesPanel } from '@/components/table/notes-panel'
import { PracticePanel } from '@/components/table/practice-panel'
import { SubstitutesLine } from '@/components/table/substitutes-line'
import { useHints } from '@/components/table/use-hints'
import { WordsLine } from '@/components/table/words-line'
import { Button } from '@/components/ui/button'
import { useMedia } from '@/components/ui/use-media'
import { usePort, useStaff, type Wanted } from '../game'
import { CountedLine } from '../staff/counted-line'
import { HandPapers } from '../staff/hand-papers'
import { useTableWords } from '../text/words'
import { StandingPanel } from './standing-panel'

/** What one seldom needs: hints, links, dice, keys, where the figures come from. */
export function MorePanel({
  game,
  standing,
  help,
}: {
  game: GameControls
  standing: Wanted | null
  /** How often the keys were asked for. */
  help: number
}) {
  const { ui, say, tell } = useTableWords()
  const answer = game.answer!
  const hints = useHints()
  const port = usePort()
  const layers = port.layers.flatMap(({ letter, label }) =>
    letter ? [[letter.toUpperCase(), label] as const] : [],
  )
  const hasStaff = useStaff(port.viewOf(answer)) !== undefined
  // Where one points with a finger there is hardly a keyboard.
  const hasKeys = useMedia('(hover: hover) and (pointer: fine)')
  const kinds =
    Object.values(answer.players).includes('open') || answer.sought.length > 0
      ? (['invite', 'watch', 'recover'] as const)
      : (['watch', 'recover'] as const)
  const row = 'flex min-h-12 items-center font-bold underline'
  return (
    <div className="grid gap-5">
      <FollowButton answer={answer} />
      <MessagesPanel game={game} />
      <NotesPanel answer={answer} />
      {answer.view ? <StandingPanel game={game} wanted={standing} /> : null}
      <div className="flex items-center">
        <label className="flex min-h-12 grow items-center gap-3">
          <input
            type="checkbox"
            checked={hints.on}
            onChange={() => hints.turn(!hints.on)}
            className="size-6 accent-primary"
          />
          {ui('hints.on')}
        </label>
        <Button look="quiet" className="text-[15px] underline" onClick={hints.restart}>
          {tell('coach.again')}
        </Button>
      </div>
      <section>
        <a className={row} href={`/rules/${answer.kind}`} target="_blank" rel="noreferrer">
          {ui('rules.all')}
        </a>
        <a className={row} href={`/games/${answer.game}/dice`}>
          {ui('dice.link')}
        </a>
        {answer.mode === 'invite' ? <WordsLine answer={answer} /> : null}
        <SubstitutesLine answer={answer} />
        {answer.mode === 'invite' && answer.seats.length === 1 ? (
          <a className={row} href={`/games/${answer.game}/notices`}>
            {ui('notices.here')}
          </a>
        ) : null}
        <a className={row} href={`/about/${answer.kind}`}>
          {ui('home.about', { title: answer.title })}
        </a>
      </section>
      <NudgeButton answer={answer} />
      <AffairsPanel game={game} say={say} />
      <HandPapers game={game} />
      <CountedLine game={game} />
      {Object.keys(answer.links).length > 0 ? (
        <section>
          <h2 className="mb-2 text-[15px] font-extrabold">{ui('links.title')}</h2>
          <LinksPanel answer={answer} kinds={kinds} onChanged={game.reload} />
        </section>
      ) : null}
      {answer.view ? <PracticePanel answer={answer} /> : null}
      <Settings />
      <MapPicture name={answer.title} />
      {hasKeys ? (
        <KeysHelp asked={help} more={hasStaff ? [['1 – 7', 'keys.stations'], ...layers] : layers} />
      ) : null}
    </div>
  )
}

/** What is seen of the map, to keep or to show to somebody: no more than its reader sees. */
function MapPicture({ name }: { name: string }) {
  const { ui } = useTableWords()
  const take = async () => {
    const picture = await mapPicture(document.querySelector('.map')!)
    if (picture) await keepOrShare(picture, name)
  }
  return <Button onClick={take}>{ui('settings.picture')}</Button>
}
