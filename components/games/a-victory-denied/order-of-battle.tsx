'use client'

import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { hexOf, onMapHqs, onMapUnits } from '@/lib/games/a-victory-denied/rules/occupancy'
import { type CounterId, type Hex, SIDES, type Table } from '@/lib/games/a-victory-denied/state'
import { unitFacts } from './facts'
import { UnitCard } from './unit-card'
import { useTableWords } from './words'

/** The counters of both sides on the map by army or group; a tap shows one on the map. */
export function OrderOfBattle({ table, onShow }: { table: Table; onShow: (hexes: readonly Hex[]) => void }) {
  const { avd, sideName, formationOf } = useTableWords()
  return (
    <section className="py-2">
      <h3 className="text-[15px] font-extrabold">{avd('battle.order')}</h3>
      {SIDES.map((side) => {
        const ids = [...onMapHqs(table, side), ...onMapUnits(table, side)]
        const formations = [...new Set(ids.map((id) => COUNTERS[id]!.formation))]
        return (
          <div key={side}>
            <h4 className="mt-1 text-[15px] text-dim">{sideName(side)}</h4>
            {formations.map((formation) => {
              const units = ids.filter((id) => COUNTERS[id]!.formation === formation)
              return (
                <details key={formation}>
                  <summary className="min-h-12 content-center text-[15px] font-bold">
                    {avd('battle.order.count', { formation: formationOf(units[0]!), n: units.length })}
                  </summary>
                  <ul>
                    {units.map((unit) => (
                      <li key={unit}>
                        <Unit table={table} unit={unit} onShow={onShow} />
                      </li>
                    ))}
                  </ul>
                </details>
              )
            })}
          </div>
        )
      })}
    </section>
  )
}

function Unit({
  table,
  unit,
  onShow,
}: {
  table: Table
  unit: CounterId
  onShow: (hexes: readonly Hex[]) => void
}) {
  const words = useTableWords()
  const hex = hexOf(table, unit)!
  return (
    <button
      type="button"
      className="flex min-h-14 w-full items-center gap-3 text-left"
      onClick={() => onShow([hex])}
    >
      <UnitCard table={table} unit={unit} size={44} />
      <span className="grid">
        <span className="leading-tight font-bold">{words.nameOf(unit)}</span>
        <span className="text-[14px] leading-tight text-dim">
          {words.placeName(hex)} · {unitFacts(words, table, unit)}
        </span>
      </span>
    </button>
  )
}
