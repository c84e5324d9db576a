import { hexOf } from '@/lib/games/a-victory-denied/rules/occupancy'
import type { CounterId, Hex, Table } from '@/lib/games/a-victory-denied/state'
import type { LegalEntry } from '@/lib/kernel/game'
import { domainOf, hexOfEntry, isDone, keyOf } from './entries'

/** What the player has chosen so far; everything shown follows from it and the view. */
export interface Pick {
  /** Key of the legal entry. */
  entry: string | null
  /** The hex chosen for its open field. */
  at: Hex | null
  /** Which of several ways to that hex. */
  way: number
  /** Attackers or chits; null: as proposed. */
  set: readonly string[] | null
  /** The Stuka, or the chit bought with an HQ. */
  extra: boolean
}
export const NOTHING: Pick = { entry: null, at: null, way: 0, set: null, extra: false }

/** What a tap on a hex means, given what has been chosen. A tap never sends anything. */
export function tapped(table: Table, legal: readonly LegalEntry[], pick: Pick, hex: Hex): Pick {
  const entry = legal.find((one) => keyOf(one) === pick.entry)
  const here = legal.filter((one) => !isDone(one) && hexOfEntry(table, one) === hex)
  if (entry) {
    const domain = domainOf(entry)
    if (domain === 'units') {
      const eligible = entry.choose!.from.filter((unit) => hexOf(table, unit) === hex)
      if (eligible.length > 0) return { ...pick, set: toggled(pick.set ?? entry.choose!.from, eligible) }
    }
    const ends = endsOf(entry)
    // A second tap on the same place means another way there, or the unit that stands there.
    if (ends.includes(hex) && pick.at === hex && here.length === 0) return { ...pick, way: pick.way + 1 }
    if (ends.includes(hex) && pick.at !== hex) return { ...pick, at: hex, way: 0 }
    // Where it cannot go the unit stays chosen, and the sheet says why.
    if (domain === 'reach' && here.length === 0 && pick.at !== hex) return { ...pick, at: hex, way: 0 }
  }
  if (here.length === 0) return { ...NOTHING, at: hex }
  const after = here.findIndex((one) => keyOf(one) === pick.entry) + 1
  const next = here[after]
  return next ? { ...NOTHING, entry: keyOf(next) } : NOTHING
}

function endsOf(entry: LegalEntry): readonly string[] {
  const domain = domainOf(entry)
  if (domain === 'paths') return entry.choose!.from.map((path) => path.split(' ').at(-1)!)
  return domain === 'reach' || domain === 'hexes' ? entry.choose!.from : []
}

const toggled = (set: readonly string[], units: readonly CounterId[]): string[] =>
  units.some((unit) => set.includes(unit)) ? set.filter((unit) => !units.includes(unit)) : [...set, ...units]
