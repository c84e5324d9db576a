import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/death-and-destruction'
import { rules } from '@/lib/games/death-and-destruction/ruleset'
import type { State } from '@/lib/games/death-and-destruction/state'
import { refused } from '@/lib/kernel/decision'
import { pick, seeded, seededDice } from '../../support/seeded'
import { beginning, type Setting, tried, turnOf } from './given'
import { late } from './suite'

/** Both sides on Map C, and others who wait for it in the reserve and in ports. */
const CAUCASUS: Setting = {
  caucasus: true,
  units: {
    ...{ 'DE-ID-5': '2401C', 'DE-GEB-1': '1105C', 'DE-PZ-13': '2402C', 'RO-R4': '1101C' },
    ...{ 'SU-GRD-1': '2404C', 'SU-GRD-2': '2310C', 'SU-GRD-3': 'rvgk', 'SU-TC-3': '3107C' },
    ...{ ...tried('SU-RD-010', '3617C', '2-3'), ...tried('SU-RD-011', '3107C', '2-3') },
    ...{ ...tried('SU-RB-010', 'rvgk', '1-2'), ...tried('SU-RD-012', 'rvgk', '2-3') },
    ...tried('SU-RD-013', '1507C', '3-4'),
  },
}
/** The same as Map C may still be called: who would come there waits. */
const BEFORE: Setting = {
  units: {
    ...{ 'DE-ID-5': '4116S', 'SU-GRD-1': 'caucasus', 'SU-GRD-2': 'caucasus', 'SU-GRD-3': 'rvgk' },
    ...{ 'SU-RD-013': 'southPorts', 'SU-RB-011': 'southPorts' },
  },
}

/** A front of some units on both sides, with others that come, as a turn is about to begin. */
function front(code: number, { units, ...more }: Setting): State {
  const waiting = Object.values(rules.counters)
    .filter(({ turn }) => turn !== null && turn >= turnOf(code) && turn < turnOf(code) + 4)
    .map(({ id, becomes }) => [id, becomes !== null || rules.guards.has(id) ? 'guards' : 'track'] as const)
  return beginning({
    code,
    options: { playOn: 'always' },
    ...more,
    units: {
      ...Object.fromEntries(waiting),
      ...{
        'DE-ID-1': '3009N',
        'DE-ID-11': { at: '3010N', lost: 1 },
        'DE-PZ-3': '3010N',
        'DE-MOT-3': '3011N',
      },
      ...{
        'DE-AG-184': '3011N',
        'DE-ID-21': '3012N',
        'DE-SS-R': '2909N',
        'DE-SEC-207': '2709N',
        'IT-9': '3009S',
      },
      ...{ 'DE-ID-61': 'replacementArmy', 'DE-PZ-4': 'replacementArmy', 'RO-ID-5': 'dead' },
      ...tried('SU-RD-001', '3309N', '3-4'),
      ...tried('SU-RD-002', '3310N', '2-2 lettered'),
      ...tried('SU-RD-003', 'dead', '2-3'),
      ...tried('SU-CD-001', 'dead', '2-2'),
      ...tried('SU-TB-001', '3311N', '3-2'),
      ...tried('SU-RB-001', '3312N', '1-2'),
      ...{ 'SU-RD-004': '3409N', 'SU-CD-002': '3410N' },
      ...units,
    },
  })
}

interface Played {
  readonly state: State
  readonly orders: readonly string[]
}
/** The war by random orders from a turn on for so many turns, each of which keeps every invariant. */
function played(code: number, turns: number, seed: string, setting: Setting = {}): Played {
  const luck = seeded(`war/${code}/${seed}`)
  const orders: string[] = []
  let state = front(code, setting)
  const begin = game.decide(state, { side: 'german', order: { type: 'done' }, dice: seededDice(luck, []) })
  if (refused(begin)) throw new Error(JSON.stringify(begin))
  state = begin.yes.reduce(game.evolve, state)
  for (let n = 0; n < 150 * turns && state.table.turn < turnOf(code) + turns; n += 1) {
    if (game.result(state)) break
    const [side] = game.awaits(state)
    const legal = game.legal(state, side!)
    const done = legal.find(({ order }) => order.type === 'done')
    // Map C is called where there are units for it.
    const call = legal.find(({ order }) => order.type === 'callMap' && setting === BEFORE)
    const entry = call ?? (done && luck() < 0.3 ? done : pick(legal, luck))
    const isThought = seed.startsWith('computer')
    const order =
      isThought && !call
        ? game.computer(game.view(state, side!), legal, luck)
        : late.surely!(state, entry, luck)
    const decision = game.decide(state, { side: side!, order, dice: seededDice(luck, []) })
    if (refused(decision)) throw new Error(`${late.due(state)}: ${JSON.stringify([order, decision])}`)
    for (const event of decision.yes) expect(() => game.schemas.event.parse(event)).not.toThrow()
    state = decision.yes.reduce(game.evolve, state)
    orders.push(order.type)
    expect(late.faults(state), JSON.stringify(order)).toEqual([])
  }
  expect(game.readPosition(JSON.parse(JSON.stringify(game.writePosition(state))))).toEqual(state)
  for (const viewer of ['german', 'soviet', 'spectator'] as const) {
    const view = game.view(state, viewer)
    expect(game.schemas.view.parse(view)).toEqual(view)
  }
  return { state, orders }
}

describe('turns of the war by random orders, and by the computer', () => {
  test.each([
    [123, 'a'],
    [206, 'b'],
    [209, 'c'],
    [217, 'd'],
    [302, 'e'],
    [304, 'f'],
    [312, 'g'],
    [322, 'h'],
    [124, 'i'],
    [310, 'j'],
    [316, 'k'],
    [203, 'computer'],
    [312, 'computer'],
    [221, 'computer'],
  ])('from %i on, %s', (code, seed) => {
    const { state: after } = played(code, 2, seed)
    expect(after.table.turn).toBeGreaterThan(turnOf(code))
  })
  test.each(['computer', 'l', 'm'])('with Map C joined, %s', (seed) => {
    const { state, orders } = played(214, 2, `${seed}/joined`, CAUCASUS)
    expect([state.table.turn > turnOf(214), state.table.caucasus || state.table.shelved]).toEqual([
      true,
      true,
    ])
    expect(orders).toContain('moveStack')
  })
  test.each(['computer', 'n', 'o'])('as Map C is called, %s', (seed) => {
    const { state, orders } = played(207, 1, `${seed}/called`, BEFORE)
    expect(state.table.turn).toBeGreaterThan(turnOf(207))
    expect(orders).toEqual(expect.arrayContaining(['callMap', 'deployUnits']))
  })
})
