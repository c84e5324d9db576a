import { expect, test } from 'vitest'
import { staff } from '@/components/games/proud-monster/staff'
import { game as both, full } from '@/lib/games/proud-monster/full'
import type { Order } from '@/lib/games/proud-monster/full/orders'
import type { Side, State } from '@/lib/games/proud-monster/full/state'
import { refused } from '@/lib/kernel/decision'
import { type March, NO_PAPERS, type Papers } from '@/lib/wargame/staff/papers'
import { cameIn } from '@/lib/wargame/staff/reserves'
import { seeded, seededDice } from '../../support/seeded'
import { advanced } from './advanced'
import { position } from './full/given'
import { farFrom, rearOf } from './rear'

/** A campaign as it is set up, with a side about to move whose staff has these marches on its papers. */
function campaign(scenario: 'campaign' | 'campaign-full', side: Side, marches: March[] = []): State {
  const options = both.schemas.options.parse({})
  const { state } = both.setUp(scenario, options, seededDice(seeded('led'), []))
  const { table } = state
  const agenda = [...table.agenda.slice(0, -1), { step: 'move', side }]
  const begun = { ...state, table: { ...table, acting: side, turn: 2, agenda } } as State
  const papers = { version: 1, groups: [], marches }
  return both.evolve(begun, both.staff!.filed(side, papers))
}
const next = (state: State, side: Side) => both.led!(both.view(state, side), both.legal(state, side))

/** Leads a side on until the game waits for it no more, as the server does, and tells all orders. */
function ledOut(begun: State, side: Side): { state: State; orders: Order[] } {
  const turn = both.playerTurn!(begun)
  const orders: Order[] = []
  let state = begun
  while (both.awaits(state).includes(side) && both.playerTurn!(state) === turn) {
    const view = both.view(state, side)
    const stood = next(state, side)
    for (const order of stood) {
      const decision = both.decide(state, { side, order, dice: seededDice(seeded('led'), []) })
      if (refused(decision)) throw new Error(JSON.stringify([order, decision]))
      state = decision.yes.reduce(both.evolve, state)
      orders.push(order)
    }
    state = both.evolve(state, both.staff!.filed(side, both.keptLed!(view, stood)))
  }
  return { state, orders }
}

const sent = (scenario: 'campaign' | 'campaign-full', side: Side): [State, string[]] => {
  const { counters } = campaign(scenario, side).table
  const units = Object.keys(counters)
    .filter(
      (unit) => unit.startsWith(side === 'german' ? 'DE-ID' : 'SU-RD') && /\d[NS]$/.test(counters[unit]!.at),
    )
    .sort()
    .slice(0, 12)
  return [campaign(scenario, side, [{ units, to: side === 'german' ? '3309N' : '4015N' }]), units]
}

test.each([
  ['campaign', 'german'],
  ['campaign', 'soviet'],
  ['campaign-full', 'german'],
  ['campaign-full', 'soviet'],
] as const)(
  '%s: a turn of the %s is led to its end: columns march on, all others hold, nobody attacks',
  (scenario, side) => {
    const [begun, units] = sent(scenario, side)
    const { state, orders } = ledOut(begun, side)
    expect(both.awaits(state)).not.toEqual([])
    const types = new Set(orders.map(({ type }) => type as string))
    for (const never of ['declareAttack', 'callUp', 'refitDivision', 'forfeitUnits', 'assault'])
      expect(types).not.toContain(never)
    const moved = orders.flatMap((order) => (order.type === 'moveStack' ? order.units : []))
    expect(moved.length).toBeGreaterThan(0)
    // Who waits in a reserve area comes in besides (8.3).
    const waits = (unit: string) => begun.table.counters[unit]!.at.startsWith('okh')
    expect(moved.filter((unit) => !units.includes(unit) && !waits(unit))).toEqual([])
    // Without papers all others hold.
    const bare = ledOut(campaign(scenario, side), side).orders
    const led = bare.flatMap((order) => (order.type === 'moveStack' ? order.units : []))
    expect(led.filter((unit) => !waits(unit))).toEqual([])
    expect(led.length > 0).toBe(side === 'german')
  },
)

test('who follows an army is led to where that stands now, and not to where it was last', () => {
  const { table } = campaign('campaign', 'german')
  const [far, rear] = [farFrom(table as never, '3PzGr'), rearOf(table as never, '3PzGr')]
  const one = 'DE-ID-1'
  const begun = campaign('campaign', 'german', [{ units: [one], to: rear, follows: '3PzGr' }])
  const counters = { ...begun.table.counters, [one]: { ...begun.table.counters[one]!, at: rear } }
  const { orders } = ledOut({ ...begun, table: { ...begun.table, counters } } as State, 'german')
  const moves = orders.flatMap((order) => (order.type === 'moveStack' && order.from === rear ? [order] : []))
  expect(moves).toMatchObject([{ from: rear, units: [one] }])
  expect(far(moves[0]!.path.at(-1)!)).toBeLessThan(far(rear))
})

test('who waits beside the map comes in as it would be proposed, and who is kept in reserve does not (8.3)', () => {
  const begun = advanced('campaign', 'german') as unknown as State
  const waiting = Object.keys(begun.table.counters).filter((unit) =>
    begun.table.counters[unit]!.at.startsWith('okh'),
  )
  const [first] = waiting as [string]
  const papers = { version: 1, groups: [], marches: [], stays: [first] } as const
  const kept = both.evolve(begun, both.staff!.filed('german', papers))
  const came = (state: State) =>
    ledOut(state, 'german').orders.flatMap((order) => (order.type === 'moveStack' ? order.units : []))
  expect(came(begun).sort()).toEqual(waiting.toSorted())
  expect(came(kept).sort()).toEqual(waiting.filter((unit) => unit !== first).sort())
})

const papersOf = (state: State, side: Side) => both.staff!.of(state, side) as Papers | null

test('who has come in and is not with his army yet marches on behind it, as where his owner brings him in', () => {
  const begun = advanced('campaign', 'german') as unknown as State
  const { state } = ledOut(begun, 'german')
  const known = both.view(begun, 'german') as never
  const entries = staff.entries(known)
  const { legs } = staff.entering(known, entries)
  const kept = papersOf(state, 'german')!
  expect(kept.marches).toEqual(cameIn(NO_PAPERS, entries, legs).marches)
  expect(kept.marches.length).toBeGreaterThan(3)
  // What did not stand is not filed.
  const [first, ...others] = legs.map((leg) => staff.order(leg)) as unknown as Order[]
  const some = both.keptLed!(both.view(begun, 'german'), others) as Papers
  const marching = (papers: Papers) => papers.marches.flatMap(({ units }) => units)
  const left = (first as { units: readonly string[] }).units
  expect(marching(some).some((unit) => left.includes(unit))).toBe(false)
  expect(marching(kept)).toEqual(expect.arrayContaining(marching(some)))
})

test('a column that has come to where it was to go is on no march any more; whoever holds has nothing filed for him', () => {
  const [begun, units] = sent('campaign', 'german')
  const [unit] = units as [string]
  const view = both.view(begun, 'german') as never
  const ends = staff.ways(view, [unit])
  const to = ends.find((hex) => staff.marched(view, [{ units: [unit], to: hex }]).legs[0]?.turns === 0)!
  const onWay = (begun: State) =>
    papersOf(ledOut(begun, 'german').state, 'german')!.marches.filter(({ units: some }) =>
      some.includes(unit),
    )
  expect(onWay(campaign('campaign', 'german', [{ units: [unit], to }]))).toEqual([])
  // Who is further away marches on in the turn after.
  expect(onWay(begun)).toHaveLength(1)
  const bare = position({ units: { 'DE-ID-1': '2709N', 'SU-RD-001': '3008N' } })
  const { orders, state } = ledOut(bare, 'german')
  expect(orders.length).toBeGreaterThan(0)
  expect(papersOf(state, 'german')).toBeNull()
})

test('who is placed far from all of his army marches to it from then on (8.7)', () => {
  const papers = { version: 1, groups: [{ name: 'north', units: ['SU-RD-050', 'SU-RD-001'] }], marches: [] }
  const arriving = (at: string) => {
    const soviets = position({
      ...{ turn: 2, acting: 'soviet', phase: 'reinforcement' },
      agenda: [{ step: 'checkVictory' }, { step: 'reinforce', side: 'soviet' }],
      units: { 'SU-RD-001': 'arriving', 'SU-RD-050': at, 'DE-ID-1': '2709N' },
    })
    return both.evolve(soviets, both.staff!.filed('soviet', papers))
  }
  const far = arriving('3008N')
  const [order] = next(far, 'soviet') as [Extract<Order, { type: 'placeUnits' }>]
  const marches = (state: State) => (both.keptLed!(both.view(state, 'soviet'), [order]) as Papers).marches
  expect(marches(far)).toEqual([{ units: ['SU-RD-001'], to: '3008N', follows: 'north' }])
  // He who comes in beside it is with it.
  expect(marches(arriving(order.hex))).toEqual([])
})

test('a chore that would be forfeited is done, and what costs a point is not (8.11, 8.21)', () => {
  const soviets = position({
    ...{ turn: 2, acting: 'soviet', phase: 'reinforcement' },
    agenda: [{ step: 'checkVictory' }, { step: 'reinforce', side: 'soviet' }],
    units: { 'SU-RD-001': 'arriving', 'SU-RD-050': '3008N', 'DE-ID-1': '2709N' },
  })
  expect(next(soviets, 'soviet')).toMatchObject([{ type: 'placeUnits', units: ['SU-RD-001'] }])
  const weakened = position({
    agenda: [
      { step: 'assault', side: 'german' },
      { step: 'move', side: 'german' },
      { step: 'restore', side: 'german', begun: true },
    ],
    units: { 'DE-PZ-1': { at: '3005S', lost: 2 }, 'DE-ID-1': { at: '3004S', lost: 1 } },
  })
  expect(next(weakened, 'german')).toMatchObject([{ type: 'replaceStep' }])
})

test('a set-up that may not stay as it is, is made whole by the rules themselves (3.3, 3.4)', () => {
  const options = both.schemas.options.parse({ setUp: 'own' })
  const { state } = both.setUp('campaign', options, seededDice(seeded('led'), []))
  const side = both.awaits(state)[0]!
  const types = (now: State) => both.legal(now, side).map(({ order }) => order.type)
  // As the plan has it, it may be done.
  expect(ledOut(state, side).orders).toEqual([{ type: 'done' }])
  let bare = state
  for (const { order } of both.legal(state, side)) {
    const { counters } = state.table
    const units = Object.keys(counters).filter((one) => counters[one]!.at === order.from)
    const [to] = both.domain!(state, side, { ...order, units }, 'to')
    const moved = { ...order, units, to } as Order
    if (order.type !== 'stationUnits' || to === undefined || both.check(bare, side, moved)) continue
    const decision = both.decide(bare, { side, order: moved, dice: seededDice(seeded('led'), []) })
    if (!refused(decision)) bare = decision.yes.reduce(both.evolve, bare)
    if (!types(bare).includes('done')) break
  }
  expect(types(bare)).not.toContain('done')
  expect(ledOut(bare, side).orders).toEqual([{ type: 'placeRest' }, { type: 'done' }])
})

test.each(['german', 'soviet'] as const)(
  'the %s is led by what he sees and his own papers alone: twins are led alike',
  (side) => {
    const [begun] = sent('campaign-full', side)
    const view = full.view(begun, side)
    const guessed = full.readPosition(full.guess(view, seeded('twin'))) as State
    const twin = full.evolve(guessed, full.staff!.filed(side, full.staff!.of(begun, side)))
    expect(full.view(twin, side)).toEqual(view)
    expect(JSON.stringify(twin)).not.toBe(JSON.stringify(begun))
    expect(next(twin, side)).toEqual(next(begun, side))
    const keptIn = (state: State) => full.keptLed!(full.view(state, side), next(begun, side))
    expect(keptIn(twin)).toEqual(keptIn(begun))
    // A staff that looked at what lies face down would tell them apart.
    const leaky = (state: State) => [JSON.stringify(state.hidden.values), ...next(state, side)]
    expect(leaky(twin)).not.toEqual(leaky(begun))
  },
)
