'use client'

import { RuleLink } from '@/components/rules/rule-cards'
import { momentOf } from '@/components/table/clock'
import type { GameControls, LogLine } from '@/components/table/game-controls'
import { sayLine } from '@/components/table/log-line'
import { NewsCard } from '@/components/table/news-card'
import { NoticeCard } from '@/components/table/notice'
import { Button } from '@/components/ui/button'
import { hexOf } from '@/lib/games/a-victory-denied/rules/occupancy'
import { type Kind, kindOf, offTurn } from '@/lib/games/a-victory-denied/standing/kinds'
import type { Words as LineWords } from '@/lib/kernel/decision'
import type { LegalEntry } from '@/lib/kernel/game'
import { Coach } from './coach'
import { aloneOf, lineOf, targetOf, unitOf } from './entries'
import { unitFacts } from './facts'
import { PlanPanel } from './later-panels'
import { OptionPanel } from './option-panel'
import { StackTray } from './stack-tray'
import { UnitCard } from './unit-card'
import type { Play } from './use-play'
import { useTableWords } from './words'

interface Props {
  game: GameControls
  play: Play
  news: readonly LogLine[]
  /** Lines of news that there is room for. */
  room: number
  onShow: (hexes: readonly string[]) => void
  onWatch: () => void
  onStanding: (kind: Kind) => void
}

/** What was refused, or what has just happened, or a word of help; what is asked now, and what is chosen so far. */
export function PromptHead({ game, play, news, room, onShow, onWatch, onStanding }: Props) {
  const words = useTableWords()
  const { ui, avd, say } = words
  const { view, draft } = play
  const { prompt, table } = view
  const choice = prompt.mine ? offTurn(table) : null
  const computer = game.answer?.computerToMove ?? false
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
      ) : news.length > 0 ? (
        <NewsCard
          lines={news}
          room={room}
          say={say}
          onClose={computer ? undefined : game.markTold}
          onWatch={computer ? undefined : onWatch}
        />
      ) : null}
      {table.result ? <Over view={view} seats={game.answer!.seats} why={game.answer!.result?.why} /> : null}
      <Coach game={game} play={play} quiet={game.notice !== null || news.length > 0} />
      {draft.entry && unitOf(draft.entry) ? (
        <>
          <Chosen play={play} unit={unitOf(draft.entry)!} />
          <OptionPanel play={play} />
        </>
      ) : draft.entry && targetOf(draft.entry) ? (
        <Aimed play={play} entry={draft.entry} />
      ) : (
        // How it ended is said above.
        <p className={table.result ? 'spoken' : 'text-[17px] leading-snug font-bold'} data-testid="prompt">
          {computer ? ui('table.computer.moves') : say({ key: prompt.key, params: prompt.params })}{' '}
          {draft.hint ? (
            // What the coach has just said is not said twice; what is chosen so far he does not say.
            <span className={`font-medium text-dim ${draft.cite || draft.entry ? '' : '[aside~p>&]:hidden'}`}>
              {draft.hint}
            </span>
          ) : null}{' '}
          {draft.cite ? <RuleLink cite={draft.cite} /> : null}
        </p>
      )}
      {choice ? (
        <Button
          look="quiet"
          className="-ml-4 text-[15px] underline"
          onClick={() => onStanding(kindOf(choice))}
        >
          {avd('standing.always')}
        </Button>
      ) : null}
      {choice && game.answer?.lapse ? (
        <p className="text-[15px] leading-snug text-dim">
          {avd('standing.lapses', { time: momentOf(words, Date.parse(game.answer.lapse)) })}
        </p>
      ) : null}
      <StackTray play={play} />
      {draft.note ? (
        <p className="mt-2 rounded-lg bg-second px-3 py-1.5 text-[15px] font-bold">{draft.note}</p>
      ) : null}
    </div>
  )
}

interface OverProps {
  view: Play['view']
  seats: readonly string[]
  why: LineWords | undefined
}

/** How it ended; to who has won that he has, unless he played both sides. */
function Over({ view, seats, why }: OverProps) {
  const words = useTableWords()
  const { avd, say } = words
  const { winner, german, soviet, key, cite } = view.table.result!
  const isMine = seats.length === 1 && seats[0] === winner
  const ended = why?.key.startsWith('table.') ? sayLine(words, why, say) : null
  return (
    <div className="mb-1">
      <p className="font-display text-2xl">{avd(isMine ? 'over.mine' : `over.${winner}`)}</p>
      <p className="text-[15px]">
        {ended ?? say({ key, params: { german: german ?? 0, soviet: soviet ?? 0 } })}{' '}
        {ended ? null : <RuleLink cite={cite} className="text-dim" />}
      </p>
    </div>
  )
}

/** The unit that is about to do something. */
function Chosen({ play, unit }: { play: Play; unit: string }) {
  const words = useTableWords()
  const { ui, say, nameOf, placeName } = words
  const { table, prompt } = play.view
  const at = hexOf(table, unit)
  return (
    <div className="flex items-center gap-3">
      <UnitCard table={table} unit={unit} />
      <div className="min-w-0 grow">
        <p className="truncate text-lg leading-tight font-extrabold">{nameOf(unit)}</p>
        <p className="text-[15px] leading-snug text-dim">
          {at ? `${placeName(at)} · ` : ''}
          {unitFacts(words, table, unit)}
        </p>
        {/* Whose only choice was made for him has not read yet what is asked. */}
        <p
          className={aloneOf(play.entries) ? 'text-[15px] leading-snug font-bold' : 'spoken'}
          data-testid="prompt"
        >
          {say({ key: prompt.key, params: prompt.params })}
        </p>
        {play.draft.hint ? (
          <p className="flex items-center gap-2 text-[15px] leading-snug font-bold">
            {play.draft.hint} {play.draft.cite ? <RuleLink cite={play.draft.cite} /> : null}
          </p>
        ) : null}
      </div>
      <Button look="quiet" className="text-[15px] underline" onClick={() => play.choose(null)}>
        {ui('act.cancel')}
      </Button>
    </div>
  )
}

/** The hex that is about to be attacked. */
function Aimed({ play, entry }: { play: Play; entry: LegalEntry }) {
  const words = useTableWords()
  const { ui } = words
  return (
    <div className="flex items-center gap-3">
      <p className="grow text-lg leading-tight font-extrabold">{lineOf(words, play.view.table, entry)}</p>
      <Button look="quiet" className="text-[15px] underline" onClick={() => play.choose(null)}>
        {ui('act.cancel')}
      </Button>
    </div>
  )
}
