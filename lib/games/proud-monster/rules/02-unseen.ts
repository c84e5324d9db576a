import type { Situation } from '../situation'
import type { Face } from '../state'
import { meanOf, unseen, untriedFace } from './02-units'

/** What is left unseen of a pool, as everybody may count it: how many, what they are, as means, least and most, and how many of them are in the game. */
export function unseenOf(at: Situation, face: Face) {
  const left = unseen(at, face)
  const rows = at.rules.pools[face].rows
    .map((row, n) => ({ ...row, left: left[n]! }))
    .filter((row) => row.left > 0)
  const ends = (factor: 'attack' | 'defence') => {
    const values = rows.map((row) => row[factor])
    return values.length > 0 ? `${Math.min(...values)}–${Math.max(...values)}` : '0'
  }
  const mean = meanOf(at, face)
  return {
    rows,
    count: rows.reduce((sum, row) => sum + row.left, 0),
    inGame: Object.keys(at.open.counters).filter((unit) => untriedFace(at, unit) === face).length,
    told: {
      attack: ends('attack'),
      defence: ends('defence'),
      meanAttack: mean.attack,
      meanDefence: mean.defence,
    },
  }
}
