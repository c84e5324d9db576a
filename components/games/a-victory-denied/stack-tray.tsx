'use client'

import { hexOfEntry, keyOf, unitOf } from './entries'
import { UnitCard } from './unit-card'
import type { Play } from './use-play'
import { useTableWords } from './words'

/** The units of one hex that can act, side by side, so that nobody has to hit the right one of a stack on the map. */
export function StackTray({ play }: { play: Play }) {
  const { avd, nameOf } = useTableWords()
  const { entries, looked, pick, view } = play
  const here = entries.filter((entry) => unitOf(entry) && looked && hexOfEntry(view.table, entry) === looked)
  if (here.length < 2) return null
  return (
    <fieldset className="mt-2 flex gap-2 overflow-x-auto pb-1">
      <legend className="spoken">{avd('hex.units')}</legend>
      {here.map((entry) => {
        const unit = unitOf(entry)!
        const chosen = keyOf(entry) === pick.entry
        return (
          <button
            key={keyOf(entry)}
            type="button"
            aria-pressed={chosen}
            aria-label={avd('unit.select', { unit: nameOf(unit) })}
            className={`shrink-0 rounded-xl border-2 p-1 ${chosen ? 'border-mark bg-second' : 'border-transparent'}`}
            onClick={() => {
              if (!chosen) play.choose(entry)
            }}
          >
            <UnitCard table={view.table} unit={unit} />
          </button>
        )
      })}
    </fieldset>
  )
}
