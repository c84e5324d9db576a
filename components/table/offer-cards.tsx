'use client'

import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'
import type { Deed, OfferAnswer } from '@/lib/play/api/affairs'
import type { GameAnswer } from '@/lib/play/api/game'
import type { UiWord } from '@/lib/words/words'
import { momentOf } from './clock'
import type { GameControls } from './game-controls'
import { type Say, sayLine } from './log-line'
import { SoughtCard } from './sought-card'
import { SureButton } from './sure-button'
import { useClockFace } from './use-clock-face'

interface Props {
  game: GameControls
  say: Say
}

const NOBODY = { clock: null, viewer: '', stage: 'join' } as const

/** What players have to settle with each other now, one thing at a time: time that is out, or an offer. */
export function OfferCards({ game, say }: Props) {
  const { answer } = game
  const face = useClockFace(answer ?? NOBODY)
  if (answer?.stage !== 'play') return null
  const mine = (one: OfferAnswer) => one.by === answer.viewer
  const offer = answer.offers.find((one) => !mine(one)) ?? answer.offers[0]
  const isLate = face?.out && face.side !== answer.viewer && answer.may.includes('extend')
  const silent = silentFor(answer, Date.now())
  // A table that was kept on the device by an older version tells nothing of it.
  const empty = answer.may.includes('claim') ? answer.empty?.[0] : undefined
  return (
    <>
      {empty ? (
        <FateCard game={game} side={empty} why="left" />
      ) : isLate ? (
        <FateCard game={game} side={face.side} why="late" since={face.deadline!} />
      ) : silent ? (
        <FateCard game={game} side={silent} why="silent" />
      ) : offer ? (
        <OfferCard key={offer.what} game={game} offer={offer} say={say} />
      ) : null}
      {answer.sought.length > 0 && 'invite' in answer.links ? <SoughtCard game={game} /> : null}
    </>
  )
}

const CARD = 'mb-2 grid gap-2 rounded-xl border border-mark bg-mark/12 p-3 text-[15px]'

function OfferCard({ game, offer, say }: Props & { offer: OfferAnswer }) {
  const words = useWords()
  const { ui, sideName } = words
  const { by, what, line } = offer
  const mine = by === game.answer!.viewer
  const settle = (type: 'accept' | 'decline' | 'withdraw') => () => game.settle({ type, what })
  const back = line === undefined ? undefined : game.log.find(({ n }) => n === line)
  return (
    <section className={CARD} aria-label={ui('offer.title')}>
      <p className="font-bold">{ui(`table.did.offered.${what}` as UiWord, { side: sideName(by) })}</p>
      {back ? <p className="text-dim">{ui('offer.before', { line: sayLine(words, back, say) })}</p> : null}
      {mine ? (
        <div className="flex items-center gap-2">
          <p className="grow text-dim">{ui('offer.waiting')}</p>
          <Button disabled={game.busy} onClick={settle('withdraw')}>
            {ui('offer.withdraw')}
          </Button>
        </div>
      ) : (
        <div className="flex gap-2">
          <Button className="flex-1" disabled={game.busy} onClick={settle('decline')}>
            {ui('offer.decline')}
          </Button>
          <SureButton
            className="flex-1"
            disabled={game.busy}
            label={ui('offer.accept')}
            sure={ui('offer.accept.sure')}
            onSure={settle('accept')}
          />
        </div>
      )}
    </section>
  )
}

/** Without a clock: whose long silence lets the viewer end the game, or fill the seat. */
const silentFor = ({ silence, viewer }: GameAnswer, now: number): string | null =>
  silence && silence.side !== viewer && Date.parse(silence.ends) <= now ? silence.side : null

/**
 * The other's time is out (`since`), he was silent for long, or his seat is empty. Nothing happens by itself: one may
 * claim, wait, or find somebody for the seat.
 */
function FateCard({
  game,
  side: of,
  why,
  since,
}: {
  game: GameControls
  side: string
  why: 'late' | 'silent' | 'left'
  since?: number
}) {
  const words = useWords()
  const { ui, sideName } = words
  const answer = game.answer!
  const { busy, settle } = game
  const side = sideName(of)
  const isLate = why === 'late'
  const may = (deed: Deed) => answer.may.includes(deed)
  return (
    <section className={CARD} aria-label={ui(`${why}.title`)}>
      <p className="font-bold">{ui(`${why}.text`, { side, date: momentOf(words, since ?? 0) })}</p>
      {may('lead') ? <p className="text-dim">{ui('late.lead.text')}</p> : null}
      <div className="grid grid-cols-2 gap-2">
        {isLate ? (
          <Button disabled={busy} className="text-[15px]" onClick={() => settle({ type: 'extend' })}>
            {ui('late.extend')}
          </Button>
        ) : null}
        {may('lead') ? (
          <SureButton
            disabled={busy}
            className="text-[15px]"
            label={ui('late.lead')}
            sure={ui('late.lead.sure')}
            onSure={() => settle({ type: 'lead' })}
          />
        ) : null}
        {may('claim') ? <Fates {...{ game, isLate }} /> : null}
      </div>
    </section>
  )
}

/** What ends it for the other player: the game, or his seat, is another's. */
function Fates({ game: { answer, busy, settle }, isLate }: { game: GameControls; isLate: boolean }) {
  const { ui } = useWords()
  const replace = (what: 'computer' | 'substitute') => () => settle({ type: 'replace', what })
  return (
    <>
      <SureButton
        disabled={busy}
        className="text-[15px]"
        label={ui(isLate ? 'late.claim' : 'left.end')}
        sure={ui(isLate ? 'late.claim.sure' : 'left.end.sure')}
        onSure={() => settle({ type: 'claim' })}
      />
      <SureButton
        disabled={busy}
        className="text-[15px]"
        label={ui('late.computer')}
        sure={ui('late.sure')}
        onSure={replace('computer')}
      />
      <SureButton
        disabled={busy || answer!.sought.length > 0}
        className="text-[15px]"
        label={ui('late.substitute')}
        sure={ui('late.sure')}
        onSure={replace('substitute')}
      />
    </>
  )
}
