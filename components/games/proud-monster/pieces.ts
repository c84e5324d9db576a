import type { Badge, StackHeight } from '@/components/map/scene'
import { AXIS } from '@/lib/games/proud-monster/data/units'
import { byHeight, isSeveral } from '@/lib/games/proud-monster/full/fog'
import { likely } from '@/lib/games/proud-monster/rules/02-units'
import { points } from '@/lib/games/proud-monster/rules/03-control'
import { placePoints, victoryPoints } from '@/lib/games/proud-monster/rules/04-victory'
import type { Situation } from '@/lib/games/proud-monster/situation'
import type { Side } from '@/lib/games/proud-monster/state'
import { cached } from '@/lib/wargame/cached'
import { countersAt, hexOf } from '@/lib/wargame/occupancy'
import { face, HEDGEHOG } from './faces'
import { wholeOf } from './level'

/** Units, the lowest of a stack first: under all rules as they were arranged, else the strongest on top. */
export function order(at: Situation): string[] {
  const whole = wholeOf(at)
  if (whole)
    return Object.keys(whole.open.counters).sort(byHeight(whole.rules, whole.open.counters)).reverse()
  const strength = new Map(
    Object.keys(at.open.counters).map((unit) => {
      const { attack, defence } = likely(at, unit)
      return [unit, attack + defence]
    }),
  )
  return [...strength.keys()].sort((a, b) => strength.get(a)! - strength.get(b)! || (a < b ? -1 : 1))
}

/** Counters in a hex as far as somebody may know: of the other side's no more than whether there is more than one (14.7). */
export function height(at: Situation, viewer: string, hex: string): StackHeight {
  const units = countersAt(at, hex)
  if (!wholeOf(at) || at.rules.counters[units[0]!]?.side === viewer) return units.length
  return isSeveral(wholeOf(at)!.open, hex) || units.length > 1 ? 'several' : 'one'
}

/** The hexes in play, with their waters; null: all of the map. */
export const field = cached(
  ({ rules }: Situation) => rules.board,
  ({ rules: { board, isLand, scenarios, terrainOf }, open }): readonly string[] | null => {
    const { isInPlay } = scenarios[open.scenario]
    const hexes = board.hexes.filter((hex) => isInPlay(hex) && terrainOf(hex) !== 'off')
    return board.hexes.filter(isLand).every(isInPlay) ? null : hexes
  },
  ({ open }) => [open.scenario],
)

export const done = {
  move: ({ open }: Situation, unit: string) => open.counters[unit]!.from !== null,
  assault: ({ open }: Situation, unit: string) => open.counters[unit]!.fought,
}

/** Victory points of the German, and those of the places that he has still to take (4.2). */
export function score(at: Situation, side: Side): number {
  if (side === 'german') return victoryPoints(at)
  return Object.values(points(at)).reduce((sum, one) => sum + one, 0) - placePoints(at)
}

/** Places that count, each with its points, in the colour of who holds it. */
export const tokensOf = (at: Situation) =>
  Object.entries(points(at)).map(([hex, value]) => ({
    ...{ hex, value },
    kind: at.open.taken.includes(hex) ? ('minor' as const) : ('major' as const),
  }))

/** The side of an aircraft, which lies beside the map until it is sent over a stack (10.2). */
export const sideOfAir = (air: string) => (AXIS[air] ? 'german' : 'soviet')

/** Aircraft over the stacks that they support (10.2). */
export const airAbove = (at: Situation) =>
  Object.entries(wholeOf(at)?.open.air ?? {}).flatMap(([air, unit]) => {
    const hex = hexOf(at, unit)
    return hex ? [{ hex, face: face(at, air) }] : []
  })

/** Where a hedgehog is formed all its units bear its sign (14.40). */
export const hedgehogBadge = (at: Situation, unit: string): Badge | null =>
  wholeOf(at)?.open.hedgehogs.includes(hexOf(at, unit) ?? '') ? HEDGEHOG : null
