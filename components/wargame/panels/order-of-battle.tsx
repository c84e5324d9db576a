'use client'

import { usePort } from '../game'
import type { LaterPort } from '../later-port'
import type { TableView } from '../port'
import { useTableWords } from '../text/words'
import { UnitCard } from './unit-card'

interface Props {
  view: TableView
  forces: ReturnType<LaterPort['forces']>
  onShow: (hexes: readonly string[]) => void
}

/** The counters of both sides on the map by army or group; a tap shows one on the map. */
export function OrderOfBattle({ view, forces, onShow }: Props) {
  const { tell, sideName, formationOf } = useTableWords()
  return (
    <section className="py-2">
      <h3 className="text-[15px] font-extrabold">{tell('battle.order')}</h3>
      {forces.map(({ side, formations }) => (
        <div key={side}>
          <h4 className="mt-1 text-[15px] text-dim">{sideName(side)}</h4>
          {formations.map((units) => (
            <details key={formationOf(units[0]!)}>
              <summary className="min-h-12 content-center text-[15px] font-bold">
                {tell('battle.order.count', { formation: formationOf(units[0]!), n: units.length })}
              </summary>
              <ul>
                {units.map((unit) => (
                  <li key={unit}>
                    <Unit view={view} unit={unit} onShow={onShow} />
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      ))}
    </section>
  )
}

function Unit({
  view,
  unit,
  onShow,
}: {
  view: TableView
  unit: string
  onShow: (hexes: readonly string[]) => void
}) {
  const words = useTableWords()
  const port = usePort()
  const hex = port.at(view, unit)!
  return (
    <button
      type="button"
      className="flex min-h-14 w-full items-center gap-3 text-left"
      onClick={() => onShow([hex])}
    >
      <UnitCard view={view} unit={unit} size={44} />
      <span className="grid">
        <span className="leading-tight font-bold">{words.nameOf(unit)}</span>
        <span className="text-[14px] leading-tight text-dim">
          {words.placeName(hex)} · {port.unitFacts(words, view, unit)}
        </span>
      </span>
    </button>
  )
}
