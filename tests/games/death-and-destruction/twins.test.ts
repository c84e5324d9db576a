import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/death-and-destruction'
import { type Order, rules } from '@/lib/games/death-and-destruction/ruleset'
import { seenBy } from '@/lib/games/death-and-destruction/seen'
import type { Side, State, Viewer, WrittenStep } from '@/lib/games/death-and-destruction/state'
import { refused } from '@/lib/kernel/decision'
import { seeded, seededDice } from '../../support/seeded'
import { ASSAULT, position, REPLENISH, RESTORE, type Setting, tried } from './given'
import { late } from './suite'

type Told = Pick<typeof game, 'view' | 'tell' | 'legal' | 'check'>

/** All that somebody learns of a world: his view, the orders that are offered to him, and what some others are refused for. */
function known({ view, legal, check }: Told, state: State, viewer: Viewer): string {
  const isPlayer = viewer !== 'spectator' && game.awaits(state).includes(viewer)
  const luck = seeded('twins')
  const refusals = isPlayer
    ? Array.from({ length: 60 }, () => check(state, viewer as Side, late.anyOrder(luck) as Order))
    : []
  return JSON.stringify([view(state, viewer), isPlayer ? legal(state, viewer as Side) : [], refusals])
}

/** What somebody is told of an order that is carried out in a world, and what he knows then. */
function toldOf(told: Told, state: State, side: Side, order: Order, viewer: Viewer): string {
  const dice = seededDice(seeded('twins'), [])
  const decision = game.decide(state, { side, order, dice })
  if (refused(decision)) throw new Error(JSON.stringify([order, decision]))
  let now = state
  const lines = decision.yes.flatMap((event) => {
    const line = told.tell(event, viewer, now)
    now = game.evolve(now, event)
    return line ? [line] : []
  })
  return JSON.stringify([lines, known(told, now, viewer)])
}

interface Twins {
  /** Two worlds that differ in what is hidden alone, and an order in each that tells nothing of it. */
  readonly of: (more: Setting) => readonly [State, State]
  readonly orders: readonly [Order, Order]
  readonly owner: Side
}

const front = { 'DE-ID-1': '4916N', 'DE-PZ-3': '4816N', 'SU-GRD-9': '5015N', 'SU-TC-3': '5014N' } as const
const both = (one: Setting, other: Setting) => (more: Setting) => {
  const units = { ...front, ...more.units }
  const world = (setting: Setting) => position({ ...more, ...setting, units: { ...units, ...setting.units } })
  return [world(one), world(other)] as const
}
const DONE: Order = { type: 'done' }
const restore = (unit: string): Order => ({ type: 'restoreStep', unit })
const steps = { code: 221, stock: { soviet: { left: 9 } } }
const inReserve = (weak: string) => ({
  'SU-GRD-1': { at: 'rvgk', lost: weak === 'SU-GRD-1' ? 1 : 0 },
  'SU-GRD-2': { at: 'rvgk', lost: weak === 'SU-GRD-2' ? 1 : 0 },
})
const spare = (side: Side, count: number) => ({ upgrades: { left: { [side]: count } } })
/** Units beneath the top of a stack. */
const beneath = {
  ...{ 'DE-PZ-4': { at: '2817N', above: 1 }, 'DE-PZ-5': '2817N' },
  ...{ 'SU-TC-4': { at: '5017N', above: 1, lost: 1 }, 'SU-TC-5': { at: '5017N' } },
} as const
const CALL_UP = {
  ...{ code: 312, phase: 'reinforcement' as const, taken: ['2817N'] },
  agenda: [{ step: 'checkVictory' }, { step: 'callUp', side: 'german' }] as WrittenStep[],
}
const camp = {
  ...{ 'DE-ID-31': { at: 'okhNorth', above: 1 }, 'DE-ID-21': 'okhNorth', 'DE-ID-61': 'okhNorth' },
  ...{ 'DE-PZ-4': { at: '2817N', above: 1 }, 'DE-PZ-5': '2817N' },
} as const
const weak = {
  'DE-PZ-4': { at: '2817N', above: 1 },
  'DE-ID-5': { at: '2817N', lost: 1 },
  'DE-PZ-5': { at: '2817N', lost: 1 },
} as const
const lay = (...ranges: number[]) => ({
  code: 221,
  markers: ['5014N', '5015N'].map((hex, i) => ({ hex, range: ranges[i]! })),
})

const TWINS: Readonly<Record<string, Twins>> = {
  'a marker and its dummy have changed places': {
    of: both({ ...REPLENISH, ...lay(5, 0) }, { ...REPLENISH, ...lay(0, 5) }),
    orders: [DONE, DONE],
    owner: 'soviet',
  },
  'another unit is in the reserve, and is replenished there': {
    of: both(
      { ...REPLENISH, ...steps, units: inReserve('SU-GRD-1') },
      { ...REPLENISH, ...steps, units: inReserve('SU-GRD-2') },
    ),
    orders: [restore('SU-GRD-1'), restore('SU-GRD-2')],
    owner: 'soviet',
  },
  'more went into the reserve in this turn': {
    of: both(
      { ...REPLENISH, code: 221, reserve: { used: 12, fresh: ['SU-GRD-1'] }, units: { 'SU-GRD-1': 'rvgk' } },
      { ...REPLENISH, code: 221, units: { 'SU-GRD-1': 'rvgk' } },
    ),
    orders: [DONE, DONE],
    owner: 'soviet',
  },
  'a unit was sent to the Caucasus before it is joined, and in the other world nobody was': {
    of: both(
      { ...REPLENISH, code: 205, units: { 'SU-GRD-1': 'caucasus' } },
      { ...REPLENISH, code: 205, units: { 'SU-GRD-1': 'rvgk' } },
    ),
    orders: [DONE, DONE],
    owner: 'soviet',
  },
  'steps were used in the reserve, and in the other world they are left': {
    of: both(
      { ...REPLENISH, code: 221, stock: { soviet: { left: 4, mech: 1, foot: 4 } } },
      { ...REPLENISH, ...steps },
    ),
    orders: [DONE, DONE],
    owner: 'soviet',
  },
  'an upgrade counter lies beneath another Soviet corps': {
    of: both(
      { ...REPLENISH, code: 221, upgrades: { beneath: ['SU-TC-3'] } },
      { ...REPLENISH, code: 221, upgrades: { left: { soviet: 3 } } },
    ),
    orders: [DONE, DONE],
    owner: 'soviet',
  },
  'an upgrade counter is used as a step, and in the other world it lies beneath who is not seen': {
    of: both(
      { ...REPLENISH, ...steps, ...spare('soviet', 2), units: beneath },
      { ...REPLENISH, ...steps, ...spare('soviet', 3), units: beneath },
    ),
    orders: [{ type: 'spendUpgrade' }, { type: 'upgradeUnit', unit: 'SU-TC-5' }],
    owner: 'soviet',
  },
  'a German upgrade counter is used as a step, and in the other world it lies beneath who is not seen': {
    of: both(
      { ...RESTORE, code: 224, ...spare('german', 2), units: beneath },
      { ...RESTORE, code: 224, ...spare('german', 3), units: beneath },
    ),
    orders: [{ type: 'spendUpgrade' }, { type: 'upgradeUnit', unit: 'DE-PZ-5' }],
    owner: 'german',
  },
  'a German unit that is not seen is replenished, and in the other world one of another kind': {
    of: both(
      { ...RESTORE, code: 224, stock: { german: { mech: 1, foot: 3 } }, units: weak },
      { ...RESTORE, code: 224, stock: { german: { mech: 2, foot: 2 } }, units: weak },
    ),
    orders: [restore('DE-ID-5'), restore('DE-PZ-5')],
    owner: 'german',
  },
  'one division comes back from the partisans beneath others, and in the other world another': {
    of: both(
      { ...CALL_UP, partisans: { back: ['DE-ID-21'] }, units: camp },
      { ...CALL_UP, partisans: { back: ['DE-ID-61'] }, units: camp },
    ),
    orders: [
      { type: 'bringBack', unit: 'DE-ID-21', hex: '2817N' },
      { type: 'bringBack', unit: 'DE-ID-61', hex: '2817N' },
    ],
    owner: 'german',
  },
  'a brigade in the reserve is asked for, and in the other world there is none to give': {
    of: both(
      { ...REPLENISH, code: 222, piles: { owed: ['RB'] }, units: { 'SU-RD-009': 'rvgk' } },
      { ...REPLENISH, code: 222, units: { 'SU-RD-009': 'rvgk' } },
    ),
    orders: [DONE, DONE],
    owner: 'soviet',
  },
  'German steps have gone far': {
    of: both({ ...RESTORE, transport: { rail: 6, black: 2 } }, { ...RESTORE, transport: {} }),
    orders: [DONE, DONE],
    owner: 'german',
  },
}
const OTHERS: Readonly<Record<Side, readonly Viewer[]>> = {
  german: ['soviet', 'spectator'],
  soviet: ['german', 'spectator'],
}

describe('pairs of worlds that nobody but the owner can tell apart', () => {
  test.each(Object.entries(TWINS))('%s', (_name, { of, orders, owner }) => {
    const [one, other] = of({})
    expect(JSON.stringify(game.view(one, owner))).not.toBe(JSON.stringify(game.view(other, owner)))
    for (const viewer of OTHERS[owner]) {
      expect(known(game, one, viewer)).toBe(known(game, other, viewer))
      expect(toldOf(game, one, owner, orders[0], viewer)).toBe(toldOf(game, other, owner, orders[1], viewer))
    }
  })

  test('while the German is to act, orders are offered and refused in the same way', () => {
    const units = tried('SU-RD-001', '5015N', '3-4')
    const worlds = [lay(5, 0), lay(0, 5)].map((setting) =>
      position({ ...ASSAULT, ...setting, units: { ...front, ...units } }),
    )
    expect(known(game, worlds[0]!, 'german')).toBe(known(game, worlds[1]!, 'german'))
  })

  test('as Map C may be called, nothing says whether anybody was sent there', () => {
    const worlds = ['caucasus', 'rvgk'].map((place) =>
      position({ code: 205, units: { ...front, 'SU-GRD-1': place } }),
    )
    expect(game.legal(worlds[0]!, 'german').map(({ order }) => order.type)).toContain('callMap')
    expect(known(game, worlds[0]!, 'german')).toBe(known(game, worlds[1]!, 'german'))
  })
})

/** Leaks as somebody might build them in by mistake. */
const PLANTS: Readonly<Record<string, Partial<Told>>> = {
  'the view holds the whole table': {
    view: (state, viewer) => ({ ...game.view(state, viewer), table: state.table }),
  },
  'the view says what is left of the steps': {
    view: (state, viewer) => ({ ...game.view(state, viewer), left: state.table.stock.soviet.left }) as never,
  },
  'every fact is told to everybody': {
    tell: (event) => ({ key: 'log-replaced', params: { unit: JSON.stringify(event) } }),
  },
}
test.each(Object.entries(PLANTS))('a planted leak is found: %s', (_name, plant) => {
  const leaky = { ...game, ...plant } as Told
  const found = Object.values(TWINS).filter(({ of, orders, owner }) => {
    const [one, other] = of({})
    return OTHERS[owner].some(
      (viewer) =>
        known(leaky, one, viewer) !== known(leaky, other, viewer) ||
        toldOf(leaky, one, owner, orders[0], viewer) !== toldOf(leaky, other, owner, orders[1], viewer),
    )
  })
  expect(found.length).toBeGreaterThan(0)
})

test('to look again at what is seen shows the same', () => {
  for (const { of } of Object.values(TWINS))
    for (const { table } of of({}))
      for (const viewer of ['german', 'soviet', 'spectator'] as const) {
        const once = seenBy(rules, table, viewer)
        expect(seenBy(rules, once, viewer)).toEqual(once)
      }
})
