import type { Piece } from '@/components/wargame/port'
import { likely } from '@/lib/games/proud-monster/rules/02-units'
import { points } from '@/lib/games/proud-monster/rules/03-control'
import { victoryPoints } from '@/lib/games/proud-monster/rules/04-victory'
import { on } from '@/lib/games/proud-monster/ruleset'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { dueStep, type Table } from '@/lib/games/proud-monster/state'
import { cached } from '@/lib/wargame/cached'
import { hexOf } from '@/lib/wargame/occupancy'
import { faceOf } from './counters'

/** The units on the map as they lie, the strongest of a stack on top. */
export const piecesOf = cached(
  ({ open }: Situation) => open.counters,
  (at): readonly Piece[] => {
    const strength = new Map(
      Object.keys(at.open.counters).map((unit) => {
        const { attack, defence } = likely(at, unit)
        return [unit, attack + defence]
      }),
    )
    return [...strength.keys()]
      .sort((a, b) => strength.get(a)! - strength.get(b)! || (a < b ? -1 : 1))
      .flatMap((id): Piece[] => {
        const hex = hexOf(at, id)
        return hex ? [{ id, hex, face: faceOf(at.open, id), badge: null }] : []
      })
  },
)

/** The hexes in play, with their waters; null: all of the map. */
export const fieldOf = cached(
  ({ rules }: Situation) => rules.board,
  ({ rules: { board, isLand, scenarios, terrainOf }, open }): readonly string[] | null => {
    const { isInPlay } = scenarios[open.scenario]
    const hexes = board.hexes.filter((hex) => isInPlay(hex) && terrainOf(hex) !== 'off')
    return board.hexes.filter(isLand).every(isInPlay) ? null : hexes
  },
  ({ open }) => [open.scenario],
)

/** Who has moved or fought in the segment that is due. */
export function spentIn(table: Table): ReadonlySet<string> {
  const step = dueStep(table)?.step
  const isDone = (unit: string) =>
    step === 'move' ? table.counters[unit]!.from !== null : step === 'assault' && table.counters[unit]!.fought
  return new Set(Object.keys(table.counters).filter(isDone))
}

/** Victory points of the places that each side holds. */
export function scoreOf(table: Table) {
  const at = on(table)
  const all = Object.values(points(at)).reduce((sum, one) => sum + one, 0)
  const german = victoryPoints(at)
  return { german, soviet: all - german }
}

/** Places that count, each with its points, in the colour of who holds it. */
export const tokensOf = (table: Table) =>
  Object.entries(points(on(table))).map(([hex, value]) => ({
    ...{ hex, value },
    kind: table.taken.includes(hex) ? ('minor' as const) : ('major' as const),
  }))
