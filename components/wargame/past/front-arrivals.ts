import type { OnMap } from '@/lib/wargame/occupancy'
import type { Side } from '@/lib/wargame/ruleset'
import type { Controlled } from '../map/front-of'
import { type Asked, asIs, type ToldFact, WEIGHT } from './front-asked'
import { namedOf } from './front-sectors'
import { idsIn } from './recap-parts'

/** Who of a side has come onto the map, as the lines tell it that its viewer was told: of his own the units, of others the stacks that he saw. */
export function* arrived<At extends Controlled & OnMap>(
  { words, viewer, now, told, board, byPart, where, of }: Asked<At>,
  side: Side,
): Iterable<ToldFact> {
  const isOwn = side === viewer
  const came = told.lines.flatMap(({ key, params, at = [] }) => {
    const units = told.arrived.includes(key) ? idsIn(params) : []
    const hexes = at.filter(board.has)
    if (now.rules.counters[units[0] ?? '']?.side !== side || hexes.length === 0) return []
    if (isOwn) return units.map(() => hexes.at(-1)!)
    // Whoever goes on at once is where his way ended.
    return units.length === 1 ? hexes.slice(-1) : hexes
  })
  if (came.length === 0) return
  const all = isOwn ? came : [...new Set(came)]
  const parts = [...byPart(all, asIs)].sort((a, b) => b.some.length - a.some.length)
  const { units, stacks } = of(side, all.length)
  const text = words.tell('front.arrived', {
    ...{ n: all.length, units: isOwn ? units : stacks },
    // One's own armies do not come before themselves.
    where: where(isOwn && parts.length > 1 ? parts.map((part) => ({ ...part, army: null })) : parts, isOwn),
  })
  const hexes = [...new Set(parts.flatMap(({ some }) => some))]
  const weight = (isOwn ? WEIGHT.ownArrived : WEIGHT.arrived) + all.length
  yield { text, hexes, named: namedOf(parts).map(({ place }) => place), weight }
}
