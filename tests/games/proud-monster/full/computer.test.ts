import { describe, expect, test } from 'vitest'
import { full } from '@/lib/games/proud-monster/full'
import { supposed } from '@/lib/games/proud-monster/full/computer/supposed'
import type { Order } from '@/lib/games/proud-monster/full/orders'
import { rules } from '@/lib/games/proud-monster/full/ruleset'
import type { Side, State } from '@/lib/games/proud-monster/full/state'
import type { View as BeginnerView } from '@/lib/games/proud-monster/view'
import { refused } from '@/lib/kernel/decision'
import { seeded, seededDice } from '../../../support/seeded'
import { ASSAULT, dueNow, position, type Setting, tried, where } from './given'

/** What the computer orders now. */
const choice = (state: State, side: Side): Order =>
  full.computer(full.view(state, side), full.legal(state, side), seeded('computer'))

/** Its orders until it is done with this step, and the position then. */
function played(state: State, side: Side): { orders: Order[]; after: State } {
  const step = dueNow(state)
  const orders: Order[] = []
  let after = state
  for (let n = 0; n < 200 && dueNow(after) === step && after.table.acting === side; n += 1) {
    const order = choice(after, side)
    const decision = full.decide(after, { side, order, dice: seededDice(seeded(`${n}`), []) })
    if (refused(decision)) throw new Error(JSON.stringify(decision))
    orders.push(order)
    after = decision.yes.reduce(full.evolve, after)
  }
  return { orders, after }
}

/** Soviet units in every hex of land around one. */
const ring = (hex: string) =>
  Object.fromEntries(
    rules.board
      .neighbours(hex)
      .filter(rules.isLand)
      .map((near, n) => [`SU-RD-02${n}`, near]),
  )
const far = tried('SU-RD-099', '6010S', '1-1')

describe('the computer under the whole rules', () => {
  test('goes up to a weak stack and forces its way in, and leaves a strong one alone', () => {
    const panzers = { 'DE-PZ-1': '3003S', 'DE-PZ-6': '3003S' }
    const { orders, after } = played(
      position({ units: { ...panzers, ...tried('SU-RD-001', '3006S', '1-1'), ...far } }),
      'german',
    )
    expect(orders).toContainEqual(expect.objectContaining({ type: 'mobileAssault', target: '3006S' }))
    expect(where(after, 'SU-RD-001')).toBe('dead')
    const wall = ['001', '002', '003', '004'].map((n) => tried(`SU-RD-${n}`, '3006S', '6-7'))
    const strong = position({ units: Object.assign({ ...panzers, ...far }, ...wall) })
    expect(played(strong, 'german').orders.map(({ type }) => type)).not.toContain('mobileAssault')
  })
  test('goes round an arm of the sea to what lies beyond it, and not up to the shore', () => {
    const places = ['2919S', '3118S', '3719S'].map((hex, n) => tried(`SU-RD-00${n + 1}`, hex, '6-7'))
    const units: Setting['units'] = Object.assign({ 'DE-ID-1': '2912S' }, ...places)
    const { after } = played(position({ scenario: 'crimea', turn: 9, units }), 'german')
    expect(['3114S', '3115S']).toContain(where(after, 'DE-ID-1'))
  })
  test('orders the same whoever it is that stands where he cannot be seen', () => {
    const units = { 'DE-PZ-1': '4006S', 'DE-PZ-6': '4006S', 'DE-ID-1': '4006S', ...far }
    const beneath = (unit: string): Setting['units'] => ({
      ...units,
      'SU-RD-001': { at: '4007S', above: 2 },
      [unit]: { at: '4007S' },
      [unit === 'SU-RD-002' ? 'SU-RD-003' : 'SU-RD-002']: 'rvgk',
    })
    const [one, other] = ['SU-RD-002', 'SU-RD-003'].map((unit) =>
      choice(position({ units: beneath(unit) }), 'german'),
    )
    expect(other).toEqual(one)
  })
  test('thinks that there is more beneath a stack that is seen to be of several', () => {
    const panzers = { 'DE-PZ-1': '3005S', ...far }
    const top = { ...tried('SU-RD-001', '3006S', '1-2') }
    const alone = position({ units: { ...panzers, ...top } })
    expect(choice(alone, 'german')).toMatchObject({ type: 'mobileAssault' })
    const others = ['002', '003', '004', '005'].map((n) => tried(`SU-RD-${n}`, '3006S', '6-7'))
    const several = position({
      units: Object.assign({ ...panzers }, ...others, { 'SU-RD-001': { ...top['SU-RD-001'], above: 9 } }),
    })
    expect(choice(several, 'german')).not.toMatchObject({ type: 'mobileAssault' })
  })
  test('takes no stack of several to be weaker than another by mere luck', () => {
    const hexes = ['4007S', '4107S', '4207S', '4307S']
    const units = Object.fromEntries(
      Array.from({ length: 16 }, (_, n) => [`SU-RD-0${n + 10}`, hexes[n % 4]!] as const),
    )
    const seen = full.view(position({ units: { 'DE-ID-1': '4006S', ...units } }), 'german')
    const { counters } = supposed(rules, seen as unknown as BeginnerView).table
    const inHex = (hex: string) => Object.values(counters).filter(({ at }) => at === hex).length
    expect(hexes.map(inHex).every((count) => count >= 3 && count <= 4)).toBe(true)
  })
  test('mans a great city with more units than any other hex holds, where so many come against it', () => {
    const kiev = '2900S'
    const rifles = Array.from({ length: 9 }, (_, n) => [`SU-RD-00${n + 1}`, n < 5 ? '3000S' : '3001S'])
    const panzers = ['1', '6', '7', '8', '3', '4', '10', '12'].map((n, i) => [
      `DE-PZ-${n}`,
      i < 4 ? '2700S' : '2701S',
    ])
    const units = Object.fromEntries([...rifles, ...panzers])
    const { after } = played(position({ turn: 4, acting: 'soviet', units }), 'soviet')
    expect(rifles.filter(([unit]) => where(after, unit!) === kiev).length).toBeGreaterThan(rules.unitsInAHex)
  })
  test('forms hedgehogs in December where more comes than would be borne, and nowhere else', () => {
    const town = '2512N'
    const near = Object.assign(
      {},
      ...Object.entries(ring(town)).map(([unit, hex]) => tried(unit, hex, '3-4')),
    )
    const pressed = position({ turn: 12, taken: [town], units: { 'DE-ID-1': town, ...near } })
    expect(choice(pressed, 'german')).toEqual({ type: 'changeHedgehog', hex: town })
    const quiet = position({ turn: 12, taken: [town], units: { 'DE-ID-1': town, ...far } })
    expect(choice(quiet, 'german').type).not.toBe('changeHedgehog')
    const lifted = position({
      turn: 12,
      hedgehogs: [town],
      taken: [town],
      units: { 'DE-ID-1': town, ...far },
    })
    expect(choice(lifted, 'german')).toEqual({ type: 'changeHedgehog', hex: town })
  })
  test('carries supply by air to whom it cannot reach', () => {
    const pocket = position({ units: { 'DE-PZ-1': '3006S', 'DE-ID-1': '3006S', ...ring('3006S') } })
    expect(choice(pocket, 'german')).toEqual({ type: 'supplyByAir', hex: '3006S' })
    expect(choice(position({ units: { 'DE-ID-1': '3006S', ...far } }), 'german').type).not.toBe('supplyByAir')
  })
  test('calls up the siege artillery, and no security divisions for a point', () => {
    const calling = position({
      ...{ turn: 4, phase: 'reinforcement', taken: ['2705N'] },
      agenda: [{ step: 'checkVictory' }, { step: 'callUp', side: 'german' }],
      units: { 'DE-ARKO': 'track', 'DE-SEC-207': 'track', ...far },
    } as Setting)
    const { orders } = played(calling, 'german')
    expect(orders.filter(({ type }) => type === 'callUp')).toEqual([
      { type: 'callUp', unit: 'DE-ARKO', hex: '2705N' },
    ])
  })
  test('reckons with the die of attenuated supply: where that shifts the odds it attacks no strong stack', () => {
    const facing = (from: string, target: string) =>
      position({
        ...ASSAULT,
        units: {
          ...{ 'DE-ID-1': from, 'DE-ID-11': from, 'DE-ID-21': from },
          ...{ ...tried('SU-RD-001', target, '6-7'), ...far },
        },
      })
    expect(choice(facing('3005S', '3006S'), 'german')).toMatchObject({ type: 'declareAttack' })
    expect(choice(facing('4105S', '4106S'), 'german')).toEqual({ type: 'done' })
  })
  test('pauses once nearly all of its tanks have outrun their supply, and not before', () => {
    const east = { 'DE-PZ-1': '4214S', 'DE-PZ-6': '4214S' }
    const west = { 'DE-PZ-1': '3006S', 'DE-PZ-6': '3006S' }
    expect(choice(position({ turn: 3, couplet: 2, units: { ...east, ...far } }), 'german')).toEqual({
      type: 'declarePause',
    })
    expect(choice(position({ turn: 3, couplet: 2, units: { ...west, ...far } }), 'german').type).not.toBe(
      'declarePause',
    )
  })
  test('brings those who wait in the southern ports by sea where they are needed, and only there', () => {
    const crimea = (units: Setting['units']) =>
      position({
        ...{ scenario: 'crimea', turn: 9, acting: 'soviet' },
        units: { 'SU-RD-001': 'southPorts', 'SU-RD-002': '3018S', ...units },
      })
    const pressed = crimea({ 'DE-ID-1': '3017S', 'DE-ID-11': '3017S' })
    expect(choice(pressed, 'soviet')).toMatchObject({
      type: 'sailUnits',
      port: '2919S',
      units: ['SU-RD-001'],
    })
    expect(choice(crimea({ 'DE-ID-1': '2812S' }), 'soviet').type).not.toBe('sailUnits')
  })
  test('lands where a place of the German stands empty, and does not throw units away', () => {
    const crimea = (units: Setting['units'], taken = ['2919S']) =>
      position({
        ...{ scenario: 'crimea', turn: 9, acting: 'soviet', taken },
        units: { 'SU-RD-001': 'southPorts', 'SU-RD-002': '3018S', ...units },
      })
    expect(choice(crimea({ 'DE-ID-1': '2812S' }), 'soviet')).toEqual({
      ...{ type: 'invadeCoast', hex: '2919S', units: ['SU-RD-001'] },
    })
    expect(played(crimea({ 'DE-ID-1': '2812S' }), 'soviet').after.table.taken).not.toContain('2919S')
    const garrison = { 'DE-ID-1': '2919S', 'DE-ID-11': '2918S', 'DE-ID-21': '2918S' }
    expect(choice(crimea(garrison), 'soviet').type).not.toBe('invadeCoast')
    expect(choice(crimea({ 'DE-ID-1': '2812S' }, []), 'soviet').type).not.toBe('invadeCoast')
  })
  test('concentrates supply on those who can take what is missing for victory, as it is about to be counted', () => {
    // Kharkov is worth three points, east of the line of attenuated supply.
    const panzers = ['DE-PZ-3', 'DE-PZ-4', 'DE-PZ-9', 'DE-PZ-10', 'DE-PZ-17', 'DE-PZ-18']
    const counted = (couplet: number, debit = 0, strong = panzers) =>
      position({
        ...{ turn: 4, couplet, debit, taken: ['2900S', '4201N', '2919S'] },
        units: {
          ...Object.fromEntries(strong.map((unit, n) => [unit, n < 3 ? '4204S' : '4105S'])),
          ...{ ...tried('SU-RD-001', '4205S', '3-4'), 'DE-ID-1': '3006S', ...far },
        },
      })
    expect(choice(counted(2), 'german')).toMatchObject({ type: 'concentrateSupply' })
    for (const other of [counted(1), counted(2, 9), counted(2, 0, panzers.slice(0, 1))])
      expect(choice(other, 'german').type).not.toBe('concentrateSupply')
  })
})
