import type { Refusal } from '@/lib/kernel/decision'
import { cached, once } from '@/lib/wargame/cached'
import { mapOf } from '@/lib/wargame/map'
import { countersAt, enemyAt, hexOf, inBox, onMapUnits } from '@/lib/wargame/occupancy'
import { waysFrom } from '@/lib/wargame/search'
import type { Rules } from '../in-force'
import type { Situation } from '../situation'
import { type CounterId, counterOf, dueOf, type Hex } from '../state'
import { no } from '../world'
import { isHeld } from './places'
import { isSupplied, leadingOff, shutTo } from './supply'
import { factorOf } from './units'

/** Hexes to which trains run from these, each with the way there; no farther than where the enemy shuts the line (MOS-25, MOS-46). */
function trains(at: Situation, starts: readonly Hex[]): ReadonlyMap<Hex, readonly Hex[]> {
  const { hexes } = mapOf(at.rules)
  const shut = shutTo(at, 'soviet')
  return waysFrom(at.rules, starts, hexes.length, (from, to) =>
    shut[to] === 0 && at.rules.railBetween(hexes[from]!, hexes[to]!) ? 1 : null,
  )
}

const eastOf = once(({ rails }: Rules): readonly Hex[] => leadingOff(rails, 'east'))

/** Hexes with a railway to the eastern edge that nobody has cut (MOS-65). */
const fromTheEast = cached(
  ({ open }: Situation) => open.counters,
  (at): ReadonlySet<Hex> => {
    const map = mapOf(at.rules)
    const shut = shutTo(at, 'soviet')
    const open = eastOf(at.rules).filter((hex) => shut[map.numberOf(hex)] === 0)
    return new Set(trains(at, open).keys())
  },
  ({ open }) => [open.turn],
)

/** true: a railway leads from the hex to the eastern edge; where it begins nothing shuts it. */
const hasRailEast = (at: Situation, hex: Hex): boolean =>
  eastOf(at.rules).includes(hex) ||
  fromTheEast(at).has(hex) ||
  at.rules.board.neighbours(hex).some((next) => at.rules.railBetween(hex, next) && fromTheEast(at).has(next))

/** Why an army may not come back here; null if it may (MOS-64, MOS-65). */
export function replacementRefusal(at: Situation, unit: CounterId, hex: Hex): Refusal | null {
  return replaceableRefusal(at, unit) ?? entryRefusal(at, hex)
}

/** Why an army may not come back at all (MOS-64). */
function replaceableRefusal(at: Situation, unit: CounterId): Refusal | null {
  const { rules, open } = at
  const { side, type, size } = rules.counters[unit] ?? {}
  const onFoot = type === 'infantry' || type === 'shock'
  if (side !== 'soviet' || !onFoot || size !== 'army') return no('MOS 64', 'not-replaceable', { unit })
  if (open.turn <= rules.firstTurn) return no('MOS 64', 'not-on-first-turn')
  if (counterOf(open, unit).at !== 'eliminated') return no('MOS 64', 'not-eliminated', { unit })
  const need = factorOf(at, unit)
  return need > open.points ? no('MOS 64', 'points-short', { need, have: open.points }) : null
}

/** Why no replacement may come on in a hex now (MOS-65). */
function entryRefusal(at: Situation, hex: Hex): Refusal | null {
  if (!at.rules.placeOf(hex) || !isHeld(at, 'soviet', hex))
    return no('MOS 65', 'no-own-place', { hex }, [hex])
  if (dueOf(at.open, 'replacements')?.filled.includes(hex))
    return no('MOS 65', 'place-filled', { hex }, [hex])
  if (at.rules.alwaysOpen.includes(hex)) return null
  if (!isSupplied(at, 'soviet', hex)) return no('MOS 65', 'place-unsupplied', { hex }, [hex])
  return hasRailEast(at, hex) ? null : no('MOS 65', 'place-no-rail', { hex }, [hex])
}

/** Armies that may come back now, and where (MOS-64, MOS-65). */
export function replacements(at: Situation): { unit: CounterId; to: Hex[] }[] {
  const to = at.rules.places
    .map(({ hex }) => hex)
    .filter((hex) => entryRefusal(at, hex) === null)
    .sort()
  if (to.length === 0) return []
  return inBox(at, 'eliminated', 'soviet')
    .filter((unit) => replaceableRefusal(at, unit) === null)
    .map((unit) => ({ unit, to }))
}

/** Where reinforcements may be placed: with or next to a supplied unit, or in an own place in supply (MOS-66). */
const musterHexes = cached(
  ({ open }: Situation) => open.counters,
  (at): ReadonlySet<Hex> => {
    const near = onMapUnits(at, 'soviet')
      .map((unit) => hexOf(at, unit)!)
      .filter((hex) => isSupplied(at, 'soviet', hex))
      .flatMap((hex) => [hex, ...at.rules.board.neighbours(hex)])
    const places = at.rules.places
      .map(({ hex }) => hex)
      .filter((hex) => isHeld(at, 'soviet', hex) && isSupplied(at, 'soviet', hex))
    return new Set([...near, ...places].filter((hex) => !enemyAt(at, hex, 'soviet')))
  },
  ({ open }) => [open.turn, open.held],
)

/** Why a reinforcement may not be placed in a hex; null if it may (MOS-66). */
export function musterRefusal(at: Situation, unit: CounterId, hex: Hex): Refusal | null {
  if (counterOf(at.open, unit).at !== 'arriving') return no('MOS 66', 'not-arriving', { unit })
  return musterHexes(at).has(hex) ? null : no('MOS 66', 'place-not-so', { hex }, [hex])
}

/** Reinforcements that wait, and where they may be placed (MOS-66). */
export function arrivals(at: Situation): { unit: CounterId; to: Hex[] }[] {
  const to = [...musterHexes(at)].sort()
  return to.length === 0 ? [] : inBox(at, 'arriving', 'soviet').map((unit) => ({ unit, to }))
}

/** Why a unit may not go by rail at all; null if it may (MOS-46). */
function entrainRefusal(at: Situation, unit: CounterId): Refusal | null {
  if (at.rules.counters[unit]?.side !== 'soviet') return no('MOS 46', 'rail-soviet-only')
  if (at.open.turn <= at.rules.firstTurn) return no('MOS 46', 'not-on-first-turn')
  if (hexOf(at, unit) === null) return no('MOS 46', 'not-on-map', { unit })
  const { state } = counterOf(at.open, unit)
  if (state === 'fresh') return null
  return no('MOS 46', state === 'spent' ? 'is-spent' : 'is-dispersed', { unit })
}

/** Why a unit may not go this way by rail; null if it may (MOS-25, MOS-46). */
export function railRefusal(at: Situation, unit: CounterId, path: readonly Hex[]): Refusal | null {
  const refusal = entrainRefusal(at, unit)
  if (refusal) return refusal
  const map = mapOf(at.rules)
  const shut = shutTo(at, 'soviet')
  let from = hexOf(at, unit)!
  for (const hex of path) {
    if (!at.rules.board.has(hex) || !at.rules.railBetween(from, hex))
      return no('MOS 46', 'rail-none', { hex }, [from])
    if (shut[map.numberOf(hex)] === 1) return no('MOS 25', 'rail-shut', { hex }, [hex])
    from = hex
  }
  return null
}

/** Every hex to which a unit may go by rail, with a shortest way there (MOS-46). */
export function railways(at: Situation, unit: CounterId): ReadonlyMap<Hex, readonly Hex[]> {
  if (entrainRefusal(at, unit)) return new Map()
  const start = hexOf(at, unit)!
  const ways = [...trains(at, [start])].filter(([hex]) => hex !== start)
  return new Map(ways.map(([hex, way]) => [hex, way.slice(1)]))
}

/** Parachute corps that stand on the base of the bombers, not dispersed, as the turn begins (MOS-42). */
export const parasReady = (at: Situation): CounterId[] => {
  const bases = Object.keys(at.rules.air)
    .filter((air) => at.rules.air[air]!.kind === 'bomber' && at.open.air[air]?.state !== 'lost')
    .map((air) => at.open.air[air]?.base ?? null)
  return bases
    .flatMap((base) => (base === null ? [] : countersAt(at, base)))
    .filter(
      (unit) =>
        at.rules.counters[unit]!.type === 'parachute' && counterOf(at.open, unit).state !== 'dispersed',
    )
    .sort()
}
