'use client'

import { RuleLink } from '@/components/rules/rule-cards'
import { momentOf } from '@/components/table/clock'
import type { GameControls, LogLine } from '@/components/table/game-controls'
import { sayLine } from '@/components/table/log-line'
import { NewsCard } from '@/components/table/news-card'
import { NoticeCard } from '@/components/table/notice'
import { Button } from '@/components/ui/button'
import type { Words as LineWords } from '@/lib/kernel/decision'
import { usePort, useTableGame } from '../game'
import { BalancePanel, ChanceBar, Coach, PlanPanel, StackTray, WayPanel } from '../panels/later-panels'
import { UnitCard } from '../panels/unit-card'
import type { Offer, Result } from '../port'
import { useTableWords } from '../text/words'
import { Alternatives } from './alternatives'
import { Flags } from './flags'
import { GuideToCome, isGuided } from './guide'
import { aloneOf, fieldsOf, isFight, unitsOn } from './offers'
import type { Play } from './play'

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
  const { ui, tell, say } = words
  const { view, draft } = play
  const { port, Foreseen } = useTableGame()
  const { prompt } = view
  const { offer } = draft
  const result = port.result(view)
  const choice = prompt.mine ? port.standing(view) : null
  const computer = game.answer?.computerToMove ?? false
  const chances = !Foreseen && !draft.forecast?.possible && draft.forecast?.chances
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
          again={again}
          say={say}
          onClose={computer ? undefined : game.markTold}
          onWatch={computer ? undefined : onWatch}
        />
      ) : null}
      {result ? (
        <>
          <Over result={result} seats={game.answer!.seats} why={game.answer!.result?.why} />
          <BalancePanel game={game} view={view} onVictory={onVictory} />
        </>
      ) : null}
      {game.answer && isGuided(game.answer) ? (
        stands ? (
          <Coach
            game={game}
            play={play}
            quiet={game.notice !== null || news.length > 0}
            onVictory={onVictory}
          />
        ) : (
          <GuideToCome />
        )
      ) : null}
      {offer?.unit ? (
        <>
          <Chosen play={play} unit={offer.unit} />
          {isFight(offer) ? null : <Flags play={play} />}
        </>
      ) : offer && (offer.target || fieldsOf(offer).length > 1) ? (
        <Aimed play={play} offer={offer} />
      ) : (
        // How it ended is said above.
        <p className={result ? 'spoken' : 'text-[17px] leading-snug font-bold'} data-testid="prompt">
          {computer ? ui('table.computer.moves') : say({ key: prompt.key, params: prompt.params })}{' '}
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
      {choice ? (
        <Button look="quiet" className="-ml-4 text-[15px] underline" onClick={() => onStanding(choice)}>
          {tell('standing.always')}
        </Button>
      ) : null}
      {choice && game.answer?.lapse ? (
        <p className="text-[15px] leading-snug text-dim">
          {tell('standing.lapses', { time: momentOf(words, Date.parse(game.answer.lapse)) })}
        </p>
      ) : null}
      {offer && draft.due?.kind === 'units' ? (
        isFight(offer) ? null : (
          <StackTray play={play} />
        )
      ) : unitsOn(play.offers, play.looked).length > 1 ? (
        <StackTray play={play} />
      ) : null}
      {draft.note || chances ? (
        <div className="mt-2 flex items-stretch gap-2">
          {draft.note ? (
            <p className="grid content-center rounded-lg bg-second px-3 py-1.5 text-[15px] leading-tight font-bold">
              {draft.note}
            </p>
          ) : null}
          {chances ? <ChanceBar chances={chances} /> : null}
        </div>
      ) : null}
      {offer?.kind === 'move' && draft.route ? <WayPanel play={play} /> : null}
      {Foreseen && draft.forecast ? <Foreseen forecast={draft.forecast} /> : null}
    </div>
  )
}

interface OverProps {
  result: Result
  seats: readonly string[]
  why: LineWords | undefined
}

/** How it ended; to who has won that he has, unless he played both sides. */
function Over({ result, seats, why }: OverProps) {
  const words = useTableWords()
  const { own, say } = words
  const { winner, cite } = result
  const isMine = seats.length === 1 && seats[0] === winner
  const ended = why?.key.startsWith('table.') ? sayLine(words, why, say) : null
  return (
    <div className="mb-1">
      <p className="font-display text-2xl">{own(isMine ? 'over.mine' : `over.${winner}`)}</p>
      <p className="text-[15px]">
        {ended ?? say(result.why)} {ended ? null : <RuleLink cite={cite} className="text-dim" />}
      </p>
    </div>
  )
}

/** The unit that is about to do something. */
function Chosen({ play, unit }: { play: Play; unit: string }) {
  const words = useTableWords()
  const { say, nameOf, placeName } = words
  const { view, draft, offers } = play
  const { prompt } = view
  const port = usePort()
  const at = port.at(view, unit)
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-3">
        <UnitCard view={view} unit={unit} />
        <div className="min-w-0 grow">
          <p className="truncate text-lg leading-tight font-extrabold">{nameOf(unit)}</p>
          <p className="text-[15px] leading-snug text-dim">
            {at ? `${placeName(at)} · ` : ''}
            {port.unitFacts(words, view, unit)}
          </p>
        </div>
        <Leave play={play} />
      </div>
      <Alternatives play={play} unit={unit} />
      {/* What is asked has the whole width: beside the card it would be broken after every other word. */}
      <div>
        {/* Whose only choice was made for him has not read yet what is asked. */}
        <p className={aloneOf(offers) ? 'text-[15px] leading-snug font-bold' : 'spoken'} data-testid="prompt">
          {say({ key: prompt.key, params: prompt.params })}
        </p>
        {draft.hint ? (
          <p className="flex items-center gap-2 text-[15px] leading-snug font-bold">
            {draft.hint} {draft.cite ? <RuleLink cite={draft.cite} /> : null}
          </p>
        ) : null}
      </div>
    </div>
  )
}

/** The hex that is about to be attacked, or an order that is filled step by step. */
function Aimed({ play, offer }: { play: Play; offer: Offer }) {
  const words = useTableWords()
  const port = usePort()
  const { draft, selection } = play
  const of = fieldsOf(offer).length
  return (
    <div className="flex items-center gap-3">
      <div className="grow">
        <p className="text-lg leading-tight font-extrabold">{port.line(words, play.view, offer)}</p>
        {of > 1 ? (
          <p className="text-[15px] leading-snug" data-testid="prompt">
            {words.tell('draft.step', { n: selection.filled.length + 1, of })} <b>{draft.hint}</b>{' '}
            {draft.cite ? <RuleLink cite={draft.cite} /> : null}
          </p>
        ) : null}
        {isFight(offer) ? null : <Flags play={play} />}
      </div>
      <Leave play={play} />
    </div>
  )
}

/** Out of the order that is being drafted, or back to the field before. */
function Leave({ play }: { play: Play }) {
  const { ui, tell } = useTableWords()
  return (
    <Button look="quiet" className="text-[15px] underline" onClick={play.back}>
      {play.selection.filled.length > 0 ? tell('draft.back') : ui('act.cancel')}
    </Button>
  )
}
