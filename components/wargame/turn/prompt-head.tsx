'use client'

import { Suspense } from 'react'
import { RuleLink } from '@/components/rules/rule-cards'
import { momentOf } from '@/components/table/clock'
import type { GameControls, LogLine } from '@/components/table/game-controls'
import { usePort } from '../game'
import {
  Aimed,
  Beneath,
  Chosen,
  Coach,
  NewsCard,
  NoticeCard,
  Over,
  PlanPanel,
  StackTray,
  WayPanel,
} from '../panels/later-panels'
import { actingText } from '../screen/status'
import { useTableWords } from '../text/words'
import { FirstHint } from './first-hint'
import { fieldsOf, isFight, unitsOn } from './offers'
import type { Play } from './play'
import { isHalfway } from './selection'

interface Props {
  game: GameControls
  play: Play
  news: readonly LogLine[]
  /** Lines of news that there is room for. */
  room: number
  /** They have been watched once. */
  again: boolean
  /** The map is there. */
  stands: boolean
  onShow: (hexes: readonly string[]) => void
  onWatch: () => void
  onStanding: (kind: string) => void
  onVictory: () => void
}

/** What was refused, or what has just happened, or a word of help; what is asked now, and what is chosen so far. */
export function PromptHead({
  game,
  play,
  news,
  room,
  again,
  stands,
  onShow,
  onWatch,
  onStanding,
  onVictory,
}: Props) {
  const words = useTableWords()
  const { ui, say } = words
  const { view, draft } = play
  const port = usePort()
  const { prompt } = view
  const { offer } = draft
  const result = port.result(view)
  const computer = game.answer?.computerToMove ?? false
  const quiet = game.notice !== null || news.length > 0
  const hint = quiet ? null : <FirstHint answer={game.answer} view={view} />
  return (
    <div>
      {game.lastSeen !== null ? (
        <p role="status" className="mb-2 rounded-xl bg-warn-ground px-3 py-2 text-[15px] text-warn">
          {game.busy ? ui('table.unsent') : ui('table.lastSeen', { time: momentOf(words, game.lastSeen) })}
        </p>
      ) : null}
      {game.plan ? <PlanPanel plan={game.plan} busy={game.busy} /> : null}
      {game.notice ? (
        <NoticeCard notice={game.notice} say={say} onClose={game.dismiss} onShow={onShow} />
      ) : news.length > 0 && !result ? (
        // The last line of a game is how it ended, which has the room.
        <NewsCard
          lines={news}
          quiet={port.lines.quiet}
          room={room}
          again={again}
          say={say}
          onClose={computer ? undefined : game.markTold}
          onWatch={computer ? undefined : onWatch}
        />
      ) : null}
      {result ? <Over {...{ game, view, result, onVictory }} /> : null}
      <Suspense fallback={hint}>
        {stands ? <Coach game={game} play={play} quiet={quiet} onVictory={onVictory} /> : hint}
      </Suspense>
      {offer?.unit ? (
        <Chosen play={play} offer={offer} unit={offer.unit} />
      ) : offer && (offer.target || fieldsOf(offer).length > 1 || !offer.alone) ? (
        <Aimed play={play} offer={offer} />
      ) : (
        // How it ended is said above.
        <p className={result ? 'spoken' : 'text-[17px] leading-snug font-bold'} data-testid="prompt">
          {computer ? actingText(words, game.answer!) : say(prompt)}{' '}
          {game.here && !prompt.mine && !result ? (
            <span className="font-medium text-dim">{ui('chat.here')}. </span>
          ) : null}
          {draft.hint ? (
            // What the coach has just said is not said twice; what is chosen so far he does not say.
            <span className={`font-medium text-dim ${draft.cite || offer ? '' : '[aside~p>&]:hidden'}`}>
              {draft.hint}
            </span>
          ) : null}{' '}
          {draft.cite ? <RuleLink cite={draft.cite} /> : null}
        </p>
      )}
      {stands ? <Beneath game={game} play={play} onStanding={onStanding} /> : null}
      {offer && draft.due?.kind === 'units' ? (
        isFight(offer) ? null : (
          <StackTray play={play} />
        )
      ) : unitsOn(play.offers, play.looked).length > 1 && !isHalfway(play.selection) ? (
        <StackTray play={play} />
      ) : null}
      {offer?.kind === 'move' && draft.route ? <WayPanel play={play} /> : null}
    </div>
  )
}
