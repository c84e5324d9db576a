'use client'

import { countersAt } from '@/lib/games/a-victory-denied/rules/occupancy'
import type { CounterId, Hex, Table } from '@/lib/games/a-victory-denied/state'
import { domainOf, keyOf, unitOf } from './entries'
import { groundText, hexFacts, unitFacts } from './facts'
import { UnitCard } from './unit-card'
import type { Play } from './use-play'
import { useTableWords } from './words'

/** The chosen hex: its stack as cards, its ground, what can be done with whom. */
export function HerePanel({ play }: { play: Play }) {
  const words = useTableWords()
  const { avd, placeName } = words
  const { view, looked } = play
  if (!looked) return <p className="text-dim">{avd('hex.none')}</p>
  return (
    <div className="grid gap-3">
      <h2 className="text-lg leading-tight font-extrabold">
        {placeName(looked)} <span className="font-medium text-dim">{groundText(words, looked)}</span>
      </h2>
      <Stack play={play} hex={looked} table={view.table} />
      <ul className="grid gap-1 text-[15px]">
        {hexFacts(words, view.table, looked).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  )
}

function Stack({ play, hex, table }: { play: Play; hex: Hex; table: Table }) {
  const { avd } = useTableWords()
  const units = countersAt(table, hex)
  if (units.length === 0) return <p className="text-[15px] text-dim">{avd('hex.empty')}</p>
  return (
    <ul aria-label={avd('hex.units')} className="grid gap-1">
      {units.map((unit) => (
        <li key={unit}>
          <UnitRow play={play} unit={unit} table={table} />
        </li>
      ))}
    </ul>
  )
}

/** A counter with its name; a button if something can be done with it. */
export function UnitRow({ play, unit, table }: { play: Play; unit: CounterId; table: Table }) {
  const words = useTableWords()
  const { nameOf, formationOf } = words
  const entry = play.entries.find((one) => unitOf(one) === unit)
  const attack = play.draft.entry && domainOf(play.draft.entry) === 'units' ? play.draft.entry : null
  const eligible = attack?.choose?.from.includes(unit) ?? false
  const chosen = entry ? keyOf(entry) === play.pick.entry : eligible && play.draft.set.includes(unit)
  const inside = (
    <>
      <UnitCard table={table} unit={unit} size={52} />
      <span className="grid text-left">
        <span className="leading-tight font-bold">{nameOf(unit)}</span>
        <span className="text-[14px] leading-tight text-dim">
          {formationOf(unit)} · {unitFacts(words, table, unit)}
        </span>
      </span>
    </>
  )
  const look = 'flex min-h-14 w-full items-center gap-3 rounded-xl px-1'
  if (!entry) return <div className={look}>{inside}</div>
  return (
    <button
      type="button"
      aria-pressed={chosen}
      className={`${look} border ${chosen ? 'border-mark bg-second' : 'border-line'}`}
      onClick={() => {
        if (!chosen) play.choose(entry)
      }}
    >
      {inside}
    </button>
  )
}
