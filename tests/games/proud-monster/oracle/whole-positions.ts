import { expect } from 'vitest'
import { poolOf } from '@/lib/games/proud-monster/data/units'
import { full } from '@/lib/games/proud-monster/full'
import type { State } from '@/lib/games/proud-monster/full/state'
import { WEATHERS } from '@/lib/games/proud-monster/names'
import { pick, shuffled } from '../../../support/seeded'
import { type Moment, scattered } from './scattered'
import { faceOf, isOnMap, stacks } from './units'
import { mayStand } from './whole'
import { FORTIFIED } from './whole-ground'

// Positions under all rules, wherever units are thrown together.

type Luck = () => number
/** Both sides choose themselves whom their losses fall on. */
const ASKED = { offTurn: { german: 'ask', soviet: 'ask' } } as const

/** A position as it is written, under all rules: with weather, forts that are lost, and everybody known. */
function written(seed: string, moment: Moment, luck: Luck) {
  const { table } = scattered(seed, moment)
  const left: Record<string, number[]> = {}
  const counters = Object.fromEntries(
    Object.entries(table.counters).map(([unit, { at, lost, from, left: points, fought }]) => {
      const face = faceOf(unit)
      if (face)
        left[face] ??= shuffled(
          poolOf(face).flatMap(({ count }, row) => Array<number>(count).fill(row)),
          luck,
        )
      return [unit, { at, lost, from, fought, left: points, tried: face ? left[face]!.pop()! : null }]
    }),
  )
  // 10.2: two of their aircraft fly over Germans in two hexes.
  const flown = shuffled(
    Object.entries(counters).filter(([unit, { at }]) => unit.startsWith('DE-') && isOnMap(at)),
    luck,
  )
  const [one, other] = [flown[0], flown.find(([, { at }]) => at !== flown[0]![1].at)]
  const air = table.turn < 12 && one && other ? { 'DE-AIR-VIII': one[0], 'DE-AIR-II': other[0] } : {}
  const zone = () => (table.turn < 7 ? 'D' : pick(WEATHERS, luck))
  const now = { north: zone(), south: zone() }
  const isDeep = (kind: string) => kind === 'M' || kind === 'S'
  const weather = { ...now, mired: { north: isDeep(now.north), south: isDeep(now.south) } }
  /** 9.18: all of the German side in a hex. */
  const beside = (unit: string) =>
    Object.keys(counters)
      .filter((other) => counters[other]!.at === counters[unit]!.at)
      .sort()
  return {
    table: {
      ...{ scenario: 'campaign-full', counters, turn: table.turn, acting: table.acting },
      ...{ moving: table.moving, taken: table.taken, phase: table.phase, moscowFell: true },
      ...{ air, weather, options: ASKED, logistics: { aerial: flown[2] ? [beside(flown[2][0])] : [] } },
      forts: { aborted: [], destroyed: FORTIFIED.filter(() => luck() < 0.2) },
      hedgehogs:
        table.turn < 12
          ? []
          : Object.values(table.counters)
              .map(({ at }) => at)
              .filter((at) => isOnMap(at) && luck() < 0.2),
    },
  }
}

/** The position, if its stacks are lawful by the second reading; else the first has to refuse it as well (6, 7). */
export function read(seed: string, moment: Moment, luck: Luck): State | null {
  const position = written(seed, moment, luck)
  const { counters, acting } = position.table
  const isLawful = [...stacks(position.table as never)].every(([place, units]) => {
    if (!isOnMap(place)) return true
    const isMover = moment === 'move' && units[0]!.startsWith('SU-') === (acting === 'soviet')
    return mayStand(isMover ? units.filter((unit) => counters[unit]!.from === null) : units, place)
  })
  const hexes = [...new Set(position.table.hedgehogs)].sort()
  const json = { table: { ...position.table, hedgehogs: hexes } }
  if (!isLawful) {
    expect(() => full.readPosition(json), seed).toThrow('too many')
    return null
  }
  return full.readPosition(json)
}
