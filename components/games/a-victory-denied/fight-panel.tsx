'use client'

import { RuleLink } from '@/components/rules/rule-cards'
import { COLUMNS } from '@/lib/games/a-victory-denied/data/charts'
import { riverBetween } from '@/lib/games/a-victory-denied/data/map'
import { attackStrength } from '@/lib/games/a-victory-denied/rules/09-odds'
import { hexOf } from '@/lib/games/a-victory-denied/rules/occupancy'
import type { CounterId, Hex, Table } from '@/lib/games/a-victory-denied/state'
import { targetOf } from './entries'
import { unitFacts } from './facts'
import type { Forecast } from './odds'
import { UnitCard } from './unit-card'
import type { Play } from './use-play'
import { useTableWords } from './words'

/** An attack before it is declared: who takes part, how the odds come about, what may happen. */
export function FightPanel({ play }: { play: Play }) {
  const { avd } = useTableWords()
  const { draft, view, pick } = play
  const { table } = view
  const entry = draft.entry!
  const target = targetOf(entry)!
  const german = entry.order.type === 'declareAttack' && table.activation?.side === 'german'
  return (
    <div className="grid gap-4">
      {entry.choose ? <Attackers play={play} target={target} from={entry.choose.from} table={table} /> : null}
      {german && table.stukas.ready > 0 ? (
        <Toggle on={pick.extra} onChange={(extra) => play.change({ extra })}>
          {avd('fight.stuka', { n: table.stukas.ready })}
        </Toggle>
      ) : null}
      {draft.forecast ? <Ladder forecast={draft.forecast} /> : null}
    </div>
  )
}

export function Toggle({
  on,
  onChange,
  children,
}: {
  on: boolean
  onChange: (on: boolean) => void
  children: string
}) {
  return (
    <label className="flex min-h-12 items-center gap-3 rounded-xl border border-line px-3 font-bold">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className="size-6 accent-primary"
      />
      {children}
    </label>
  )
}

function Attackers({
  play,
  target,
  from,
  table,
}: {
  play: Play
  target: Hex
  from: readonly CounterId[]
  table: Table
}) {
  const words = useTableWords()
  const { avd, nameOf, placeName } = words
  const { set } = play.draft
  return (
    <fieldset>
      <legend className="mb-1 text-[15px] font-extrabold">{avd('fight.attackers')}</legend>
      <div className="grid gap-1">
        {from.map((unit) => {
          const at = hexOf(table, unit)
          const on = set.includes(unit)
          const strength = at ? attackStrength(table, [{ unit, from: at }], target).total : 0
          return (
            <label
              key={unit}
              className={`flex min-h-14 items-center gap-3 rounded-xl border px-2 ${on ? 'border-mark bg-second' : 'border-line'}`}
            >
              <input
                type="checkbox"
                checked={on}
                onChange={() => play.change({ set: on ? set.filter((one) => one !== unit) : [...set, unit] })}
                className="size-6 shrink-0 accent-primary"
              />
              <UnitCard table={table} unit={unit} size={46} />
              <span className="grid">
                <span className="leading-tight font-bold">{nameOf(unit)}</span>
                <span className="text-[14px] leading-tight text-dim">
                  {at ? placeName(at) : ''} · {unitFacts(words, table, unit)}
                  {at && riverBetween(at, target) ? ` · ${avd('fight.across')}` : ''}
                </span>
              </span>
              <span className="ml-auto font-figures text-xl font-bold">{strength}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

function Ladder({ forecast }: { forecast: Forecast }) {
  const words = useTableWords()
  const { avd, say } = words
  return (
    <>
      <section>
        <h3 className="text-[15px] font-extrabold">{avd('fight.ladder')}</h3>
        <ol className="divide-y divide-line text-[15px]">
          {forecast.ladder.map((rung) => (
            <li key={`${rung.cite}${rung.key}`} className="flex min-h-9 items-baseline gap-2 py-1">
              <span className="grow">{say({ key: rung.key, params: rung.params })}</span>
              <RuleLink cite={rung.cite} className="text-dim" />
              <b className="w-16 text-right font-figures text-lg">
                {rung.column === null ? avd('fight.below') : COLUMNS[rung.column]}
              </b>
            </li>
          ))}
        </ol>
        {forecast.possible ? (
          <p className="flex items-center gap-2 text-[15px] font-bold text-warn">
            <span className="grow">{say(forecast.possible.because)}</span>
            <RuleLink cite={forecast.possible.no} />
          </p>
        ) : null}
      </section>
      {forecast.possible ? null : (
        <section>
          <h3 className="text-[15px] font-extrabold">{avd('fight.chances')}</h3>
          <ul className="grid gap-1 text-[15px]">
            {forecast.chances.map(({ text, ways, of }) => (
              <li key={text} className="grid grid-cols-[3.5rem_1fr_3rem] items-center gap-2">
                <b className="font-figures text-lg">{text === '-' ? '–' : text}</b>
                <span className="relative min-h-7 overflow-hidden rounded bg-second px-2 py-0.5">
                  <span
                    className="absolute inset-y-0 left-0 bg-mark/35"
                    style={{ width: `${(ways / of) * 100}%` }}
                  />
                  <span className="relative">{say({ key: `result-${text}`, params: {} })}</span>
                </span>
                <span className="text-right">{Math.round((ways / of) * 100)} %</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
