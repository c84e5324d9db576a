import { defendersLeft } from '@/lib/wargame/attack'
import { enemyAt, hexOf } from '@/lib/wargame/occupancy'
import type { Situation } from '../situation'
import { type Battle, type Hex, opponent } from '../state'
import { overLake } from './movement'

/** Where the defenders stand now, together; null: none is left. */
export function stackHex(at: Situation, battle: Battle): Hex | null {
  const [first] = defendersLeft(at, battle)
  return first === undefined ? null : hexOf(at, first)
}

/** Where the fight that goes on is now: with its defenders, who may have been driven back; null: there is none. */
export const placeOfBattle = (at: Situation): Hex | null => {
  const { battle } = at.open
  return battle && (stackHex(at, battle) ?? battle.target)
}

/**
 * All ways of the defenders of at most so many hexes from where they stand: each hex further from the attacked one and
 * no closer to any attacker, none next to a hex from which they were attacked (MOS-20). A lake ends a retreat of one
 * hex (MOS-48).
 */
export function retreatPaths(at: Situation, battle: Battle, most: number): Hex[][] {
  const start = stackHex(at, battle)
  if (start === null || most === 0) return []
  const { board } = at.rules
  const side = opponent(battle.side)
  const origins = [...new Set(battle.attackers.map(({ from }) => from))]
  const mayEnter = (from: Hex, to: Hex) =>
    !enemyAt(at, to, side) &&
    board.distance(battle.target, to) > board.distance(battle.target, from) &&
    origins.every(
      (origin) =>
        board.distance(origin, to) > 1 && board.distance(origin, to) >= board.distance(origin, from),
    )
  const first = board.neighbours(start).filter((hex) => mayEnter(start, hex))
  const paths = first.map((hex) => [hex])
  if (most === 1) return paths
  const further = first
    .filter((hex) => !overLake(at, start, hex))
    .flatMap((hex) =>
      board
        .neighbours(hex)
        .filter((next) => mayEnter(hex, next) && !overLake(at, hex, next))
        .map((next) => [hex, next]),
    )
  return [...paths, ...further]
}
