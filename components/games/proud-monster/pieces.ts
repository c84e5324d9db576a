import { likely } from '@/lib/games/proud-monster/rules/02-units'
import { points } from '@/lib/games/proud-monster/rules/03-control'
import { victoryPoints } from '@/lib/games/proud-monster/rules/04-victory'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { cached } from '@/lib/wargame/cached'

/** Units, the strongest of a stack on top. */
export function order(at: Situation): string[] {
  const strength = new Map(
    Object.keys(at.open.counters).map((unit) => {
      const { attack, defence } = likely(at, unit)
      return [unit, attack + defence]
    }),
  )
  return [...strength.keys()].sort((a, b) => strength.get(a)! - strength.get(b)! || (a < b ? -1 : 1))
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

/** Victory points of the places that each side holds. */
export function score(at: Situation) {
  const all = Object.values(points(at)).reduce((sum, one) => sum + one, 0)
  const german = victoryPoints(at)
  return { german, soviet: all - german }
}

/** Places that count, each with its points, in the colour of who holds it. */
export const tokensOf = (at: Situation) =>
  Object.entries(points(at)).map(([hex, value]) => ({
    ...{ hex, value },
    kind: at.open.taken.includes(hex) ? ('minor' as const) : ('major' as const),
  }))
