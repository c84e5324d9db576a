import { mapOf } from '@/lib/wargame/map'
import { hexOf, type OnMap, onMapUnits } from '@/lib/wargame/occupancy'
import type { Side } from '@/lib/wargame/ruleset'
import type { Controlled } from '../map/front-of'
import { type Asked, asIs, type ToldFact, WEIGHT } from './front-asked'
import type { Sector } from './front-sectors'

// What of a viewer's own lies open to the enemies that he sees.

/** Holes in his front that were not there then, and what counts of his that the enemy can come to next and could not then. */
export function* openTo<At extends Controlled & OnMap>(asked: Asked<At>, side: Side): Iterable<ToldFact> {
  const { viewer, rules, then, now } = asked
  if (side !== viewer) return
  const all = rules.holes?.(now, side) ?? []
  const old = new Set(all.length > 0 ? rules.holes!(then, side).flatMap(({ hexes }) => hexes) : [])
  const holes = all.filter(({ hexes }) => !hexes.some((hex) => old.has(hex)))
  for (const { hexes, through } of holes) yield holeFact(asked, hexes, through)
  // What lies behind a hole is told with it.
  yield* inReach(asked, side, new Set(holes.flatMap(({ through }) => through)))
}

function holeFact<At extends Controlled & OnMap>(
  { words, byPart, where, townsOf }: Asked<At>,
  hexes: readonly string[],
  through: readonly string[],
): ToldFact {
  const [part] = byPart([hexes[0]!], asIs) as [Sector<string>]
  const text = words.tell('front.hole', {
    ...{ n: hexes.length, where: where([part], true), names: townsOf(through) },
  })
  const weight = WEIGHT.hole + 10 * through.length
  return { text, hexes, named: [...new Set([part.place, ...through])], mark: 'hole', weight }
}

/** So many places in reach are named; the others are counted. */
const NAMED = 3

function* inReach<At extends Controlled & OnMap>(
  { rules, words, then, now, places, board, controls, listed }: Asked<At>,
  side: Side,
  behind: ReadonlySet<string>,
): Iterable<ToldFact> {
  const { entered } = rules
  if (!entered) return
  const { numberOf } = mapOf(now.rules)
  /** The places that count which the enemy can come to: into those in which nobody stands, else to their borders. */
  const reached = (at: At, among: readonly string[]) => {
    const numbers = entered(at, side)
    const comes = (hex: string) => numbers.has(numberOf(hex))
    const held = new Set(onMapUnits(at, side).map((unit) => hexOf(at, unit)!))
    return among
      .filter((hex) => controls(at, side, hex))
      .filter((hex) => (held.has(hex) ? board.neighbours(hex).some(comes) : comes(hex)))
      .map((hex) => ({ hex, isBare: !held.has(hex) }))
  }
  const counting = [...places].flatMap(([hex, worth]) => (worth > 0 && !behind.has(hex) ? [hex] : []))
  const all = reached(now, counting)
  if (all.length === 0) return
  const old = new Map(reached(then, counting).map(({ hex, isBare }) => [hex, isBare]))
  const fresh = all
    .filter(({ hex, isBare }) => !old.has(hex) || (isBare && !old.get(hex)))
    .sort((a, b) => Number(b.isBare) - Number(a.isBare) || places.get(b.hex)! - places.get(a.hex)!)
  if (fresh.length === 0) return
  const shown = fresh.length > NAMED + 1 ? fresh.slice(0, NAMED) : fresh
  const names = shown.map(({ hex, isBare }) =>
    isBare ? words.tell('front.reach.bare', { name: words.townName(hex) }) : words.townName(hex),
  )
  const more = fresh.length - shown.length
  const text = words.tell('front.reach', {
    names: listed([...names, ...(more > 0 ? [words.tell('front.names.more', { n: more })] : [])]),
  })
  const bare = fresh.filter(({ isBare }) => isBare).length
  const weight = WEIGHT.reach + 10 * bare + 5 * fresh.length
  yield { text, hexes: fresh.map(({ hex }) => hex), named: shown.map(({ hex }) => hex), weight }
}
