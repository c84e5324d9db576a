import { expect, test } from 'vitest'
import { full } from '@/lib/games/proud-monster/full'
import type { State } from '@/lib/games/proud-monster/full/state'
import { runs } from '../../../support/runs'
import { pick, seeded, shuffled } from '../../../support/seeded'
import { around, HEXES } from './map'
import { isOnMap, kindOf } from './units'
import { isStrait, reachable, walk } from './whole-movement'
import { read } from './whole-positions'

// Movement under all rules, read from the book a second time, against the game.

type Luck = () => number

function answer(state: State, ask: string, fields: object): unknown {
  const found = full.ask(state, state.table.acting, { ask, ...fields })
  return 'no' in found ? { no: found.no } : found.value
}

/** Some stacks on the move: where they get, and what they have left by some way, right or almost right. */
function compareMoves(state: State, luck: Luck): number {
  const { table } = state
  const side = table.acting
  const listed = full.legal(state, side).filter(({ order }) => order.type === 'moveStack')
  const there = listed.map(({ order, choose }) => ({ order, from: String(order.from), units: choose!.from }))
  let reached = 0
  for (const { order, from, units: all } of shuffled(there, luck).slice(0, 3)) {
    const units = shuffled(all, luck).slice(0, luck() < 0.5 ? 1 : 1 + Math.floor(luck() * 4))
    const kinds = units.map((unit) => JSON.stringify(Object.values(kindOf(unit))))
    const about = `${units} from ${from}`
    if (new Set(kinds).size === 1) {
      const ours = reachable(table, units)
      const offered = full.domain!(state, side, { ...order, units }, 'path').filter((hex) => hex !== from)
      expect([...offered].sort(), about).toEqual(ours)
      reached += ours.length
    }
    const path: string[] = []
    for (let steps = 1 + Math.floor(luck() * 4); steps > 0; steps -= 1) {
      const here = path.at(-1) ?? from
      const next = isOnMap(here) ? around(here) : reachable(table, units.slice(0, 1))
      const straits = next.filter((hex) => isStrait(here, hex))
      const likely = straits.length > 0 && luck() < 0.5 ? straits : next
      path.push(luck() < 0.97 && likely.length > 0 ? pick(likely, luck) : pick(HEXES, luck))
    }
    const left = walk(table, units, path)
    const told = answer(state, 'way', { from, units, path, side })
    if (left)
      expect(told, `${about} by ${path}`).toEqual(Object.fromEntries(units.map((unit, i) => [unit, left[i]])))
    else expect(told, `${about} by ${path}`).toHaveProperty('no')
  }
  return reached
}

test('both readings agree on movement', () => {
  const seen = { positions: 0, reached: 0, concentrated: 0 }
  for (let n = 0; n < runs(160); n += 1) {
    const luck = seeded(`march-${n}`)
    const state = read(`march-${n}`, 'move', luck)
    if (!state) continue
    seen.positions += 1
    seen.reached += compareMoves(state, luck)
    // 9.20: on some of them supply is concentrated.
    if (state.table.acting !== 'german') continue
    const own = Object.keys(state.table.counters).filter((unit) => !unit.startsWith('SU-'))
    const concentrated = shuffled(own, luck).slice(0, 6).sort()
    const logistics = { ...state.table.logistics, aerial: [], concentrated }
    seen.concentrated += compareMoves({ ...state, table: { ...state.table, logistics } }, luck)
  }
  expect(seen.positions).toBeGreaterThan(20)
  expect(seen.reached).toBeGreaterThan(200)
  expect(seen.concentrated).toBeGreaterThan(20)
})
