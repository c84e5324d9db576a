'use client'

import type { LegalEntry } from '@/lib/kernel/game'
import { ChitsPanel } from './chits-panel'
import { domainOf, hexOfEntry, keyOf, lineOf, unitOf } from './entries'
import { FightPanel } from './fight-panel'
import { HerePanel, UnitRow } from './here-panel'
import { isAttackType } from './odds'
import type { Play } from './use-play'
import { useTableWords } from './words'

/** Entries that no tap on the map can reach: units in a box, and choices without a place. */
export const offMap = ({ view, entries }: Pick<Play, 'view' | 'entries'>): LegalEntry[] =>
  entries.filter((entry) => hexOfEntry(view.table, entry) === null)

/** The face of what is being decided: an attack, the chits, units off the map, or simply the chosen hex. */
export function FacePanel({ play }: { play: Play }) {
  const { entry } = play.draft
  if (entry && isAttackType(entry.order.type)) return <FightPanel play={play} />
  if (entry && domainOf(entry) === 'chits') return <ChitsPanel play={play} />
  const waiting = offMap(play)
  return (
    <div className="grid gap-3">
      {waiting.length > 0 ? (
        <ul className="grid gap-1">
          {waiting.map((one) => (
            <li key={keyOf(one)}>
              <Waiting play={play} entry={one} />
            </li>
          ))}
        </ul>
      ) : null}
      {waiting.length > 0 && !play.looked ? null : <HerePanel play={play} />}
    </div>
  )
}

function Waiting({ play, entry }: { play: Play; entry: LegalEntry }) {
  const words = useTableWords()
  const unit = unitOf(entry)
  if (unit) return <UnitRow play={play} unit={unit} table={play.view.table} />
  const chosen = keyOf(entry) === play.pick.entry
  return (
    <button
      type="button"
      aria-pressed={chosen}
      className={`min-h-12 w-full rounded-xl border px-3 text-left font-bold ${chosen ? 'border-mark bg-second' : 'border-line'}`}
      onClick={() => play.choose(entry)}
    >
      {lineOf(words, play.view.table, entry)}
    </button>
  )
}
