'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { daysTold } from '@/components/ui/days-told'
import { useWords } from '@/components/words'
import type { Deed } from '@/lib/play/api/affairs'
import type { UiWord } from '@/lib/words/words'
import { lengthOf, momentOf } from './clock'
import type { GameControls } from './game-controls'
import { type Say, sayLine } from './log-line'
import { SureButton } from './sure-button'

interface Props {
  game: GameControls
  say: Say
}

const OFFERS = ['draw', 'pause', 'computer', 'substitute'] as const

/** What players settle beside the rules: giving up, agreements, time off. */
export function AffairsPanel({ game, say }: Props) {
  const words = useWords()
  const { ui } = words
  const { answer, busy, settle } = game
  if (answer?.stage !== 'play' || answer.may.length === 0) return null
  const may = (deed: Deed) => answer.may.includes(deed)
  return (
    <section className="grid gap-2">
      <h2 className="text-[15px] font-extrabold">
        {ui(answer.mode === 'invite' ? 'affairs.title' : 'affairs.title.alone')}
      </h2>
      {answer.clock ? <Pace game={game} /> : <Silence game={game} />}
      {may('takeBack') ? <GoBack game={game} say={say} /> : null}
      {OFFERS.filter(may).map((what) => (
        <Button key={what} disabled={busy} onClick={() => settle({ type: 'offer', what })}>
          {ui(`affairs.${what}` as UiWord)}
        </Button>
      ))}
      {may('resume') ? (
        <Button disabled={busy} onClick={() => settle({ type: 'resume' })}>
          {ui('affairs.resume')}
        </Button>
      ) : null}
      {may('extend') ? (
        <Button disabled={busy} onClick={() => settle({ type: 'extend' })}>
          {ui('affairs.extend')}
        </Button>
      ) : null}
      {may('away') ? <DaysOff game={game} /> : null}
      <SureButton
        disabled={busy}
        label={ui('affairs.resign')}
        sure={ui('affairs.resign.sure')}
        onSure={() => settle({ type: 'resign' })}
      />
    </section>
  )
}

/** How fast it is played, and what each has left of his reserve. */
function Pace({ game }: { game: GameControls }) {
  const words = useWords()
  const { ui, sideName } = words
  const { clock } = game.answer!
  if (!clock) return null
  return (
    <p className="text-[15px] text-dim">
      {ui(`pace.${clock.pace}` as UiWord)}
      {clock.free
        ? `, ${ui('pace.days.short', { days: daysTold(words, clock.free) })}`
        : clock.weekendsOff
          ? `, ${ui('pace.weekends.short')}`
          : ''}
      .{' '}
      {Object.entries(clock.sides)
        .map(([side, { reserve }]) =>
          ui('affairs.reserve', { side: sideName(side), time: lengthOf(words, reserve) }),
        )
        .join(' ')}
    </p>
  )
}

/** Without a clock: until when one may stay away. */
function Silence({ game }: { game: GameControls }) {
  const words = useWords()
  const { silence, viewer } = game.answer!
  // A table that was kept on the device by an older version tells nothing of it.
  if (!silence) return null
  const { side, ends } = silence
  const date = momentOf(words, Date.parse(ends))
  return (
    <p className="text-[15px] text-dim">
      {side === viewer
        ? words.ui('silent.own', { date })
        : words.ui('silent.other', { date, side: words.sideName(side) })}
    </p>
  )
}

/** Lines that are offered to go back to. */
const NEAR = 12

/** Chooses a moment by a line of the log, and proposes to go on from before it. */
function GoBack({ game, say }: Props) {
  const words = useWords()
  const { ui } = words
  const [line, setLine] = useState<number | null>(null)
  const { log, busy, settle } = game
  const lines = log.filter(({ key }) => !key.startsWith('table.')).slice(-NEAR)
  return (
    <details>
      <summary className="flex min-h-12 items-center font-bold underline">{ui('affairs.takeBack')}</summary>
      <p className="text-[15px] text-dim">{ui('affairs.takeBack.hint')}</p>
      <fieldset className="my-1 grid">
        <legend className="spoken">{ui('affairs.takeBack.choose')}</legend>
        {lines.toReversed().map((one) => (
          <label key={one.n} className="flex min-h-12 items-center gap-3 text-[15px] leading-snug">
            <input
              type="radio"
              name="back"
              checked={line === one.n}
              onChange={() => setLine(one.n)}
              className="size-5 shrink-0 accent-primary"
            />
            {sayLine(words, one, say)}
          </label>
        ))}
      </fieldset>
      <Button
        className="w-full"
        disabled={busy || line === null}
        onClick={() => line !== null && settle({ type: 'offer', what: 'takeBack', line })}
      >
        {ui('affairs.takeBack.propose')}
      </Button>
    </details>
  )
}

/** Whole days on which one's clock stands still. */
function DaysOff({ game }: { game: GameControls }) {
  const words = useWords()
  const { ui } = words
  const [first, setFirst] = useState('')
  const [last, setLast] = useState('')
  const { clock, viewer } = game.answer!
  // A table that was kept on the device by an older version tells nothing of them.
  const off = (clock!.daysOff?.[viewer] ?? [])
    .map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }))
    .filter(({ to }) => to > Date.now())
    .sort((a, b) => a.from - b.from)
  const { busy, settle } = game
  const field = 'min-h-12 w-full min-w-0 rounded-xl border border-line bg-ground px-3 text-[17px]'
  return (
    <>
      {off.map(({ from, to }) => (
        <p key={from} className="text-[15px]">
          {ui('affairs.away.now', { from: momentOf(words, from), to: momentOf(words, to) })}
        </p>
      ))}
      {off[0] ? (
        <Button disabled={busy} onClick={() => settle({ type: 'back' })}>
          {ui(off[0].from <= Date.now() ? 'affairs.back' : 'affairs.back.planned')}
        </Button>
      ) : null}
      <details>
        <summary className="flex min-h-12 items-center font-bold underline">{ui('affairs.away')}</summary>
        <p className="text-[15px] text-dim">{ui('affairs.away.hint', { n: clock!.vacationLeft })}</p>
        <div className="my-2 grid grid-cols-2 gap-2 text-[15px]">
          <label>
            {ui('affairs.away.first')}
            <input
              type="date"
              className={field}
              value={first}
              onChange={(event) => setFirst(event.target.value)}
            />
          </label>
          <label>
            {ui('affairs.away.last')}
            <input
              type="date"
              className={field}
              value={last}
              onChange={(event) => setLast(event.target.value)}
            />
          </label>
        </div>
        <Button
          className="w-full"
          disabled={busy || !first || !last}
          onClick={() => settle({ type: 'away', first, last })}
        >
          {ui('affairs.away.take')}
        </Button>
      </details>
    </>
  )
}
