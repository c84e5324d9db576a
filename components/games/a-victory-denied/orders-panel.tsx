'use client'

import { points, reach } from '@/lib/games/a-victory-denied/rules/08-movement'
import type { Table } from '@/lib/games/a-victory-denied/state'
import type { LegalEntry } from '@/lib/kernel/game'
import { ChitsPanel } from './chits-panel'
import { domainOf, keyOf, lineOf, unitOf } from './entries'
import { FightPanel } from './fight-panel'
import { isAttackType } from './odds'
import { OptionPanel } from './option-panel'
import type { Play } from './use-play'
import { useTableWords } from './words'

/** Every legal order as text: the whole game can be played from this list alone. */
export function OrdersPanel({ play, onReveal }: { play: Play; onReveal: (hex: string) => void }) {
  const words = useTableWords()
  const { ui } = words
  const { entries, view, pick } = play
  if (entries.length === 0) return <p className="text-dim">{ui('orders.none')}</p>
  return (
    <section>
      <h2 className="mb-1 text-lg leading-tight font-extrabold">{ui('orders.title')}</h2>
      <ul className="divide-y divide-line">
        {entries.map((entry) => {
          const open = keyOf(entry) === pick.entry
          return (
            <li key={keyOf(entry)}>
              <button
                type="button"
                aria-expanded={open}
                className={`flex min-h-12 w-full items-center py-1 text-left text-[15px] ${open ? 'font-extrabold' : ''}`}
                onClick={() => play.choose(open ? null : entry)}
              >
                {lineOf(words, view.table, entry)}
              </button>
              {open ? <Opened play={play} entry={entry} table={view.table} onReveal={onReveal} /> : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface OpenedProps {
  play: Play
  entry: LegalEntry
  table: Table
  onReveal: (hex: string) => void
}

function Opened({ play, entry, table, onReveal }: OpenedProps) {
  if (isAttackType(entry.order.type)) return <FightPanel play={play} />
  if (domainOf(entry) === 'chits') return <ChitsPanel play={play} />
  return (
    <div className="grid gap-2 pb-3">
      <OptionPanel play={play} />
      <Places play={play} entry={entry} table={table} onReveal={onReveal} />
    </div>
  )
}

/** Where an order may lead, as buttons, the cheapest first. */
function Places({ play, entry, table, onReveal }: OpenedProps) {
  const { ui, placeName } = useTableWords()
  const domain = domainOf(entry)
  if (domain === 'none' || !entry.choose) return null
  const costs = domain === 'reach' ? reach(table, unitOf(entry)!) : null
  const ends = [...new Set(entry.choose.from.map((item) => item.split(' ').at(-1)!))].sort(
    (a, b) => (costs?.get(a)?.sixths ?? 0) - (costs?.get(b)?.sixths ?? 0) || a.localeCompare(b),
  )
  return (
    <fieldset>
      <legend className="text-[15px] font-extrabold">{ui('orders.where')}</legend>
      <div className="flex flex-wrap gap-1">
        {ends.map((hex) => {
          const cost = costs?.get(hex)
          return (
            <button
              key={hex}
              type="button"
              aria-pressed={play.pick.at === hex}
              className={`min-h-12 min-w-16 rounded-xl border px-2 text-[15px] ${play.pick.at === hex ? 'border-mark bg-second font-bold' : 'border-line'}`}
              onClick={() => {
                play.change({ at: hex, way: play.pick.at === hex ? play.pick.way + 1 : 0 })
                onReveal(hex)
              }}
            >
              {placeName(hex)}
              {cost ? <span className="text-dim"> {points(cost.sixths)}</span> : null}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
