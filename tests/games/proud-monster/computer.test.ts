import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/proud-monster'
import { entered } from '@/lib/games/proud-monster/computer/reach'
import type { Order } from '@/lib/games/proud-monster/orders'
import { rules } from '@/lib/games/proud-monster/ruleset'
import type { Side, State } from '@/lib/games/proud-monster/state'
import { refused } from '@/lib/kernel/decision'
import { mapOf } from '@/lib/wargame/map'
import { seeded, seededDice } from '../../support/seeded'
import { ASSAULT, asked, dueNow, position, tried, where } from './given'

/** What the computer orders now. */
const choice = (state: State, side: Side): Order =>
  game.computer(game.view(state, side), game.legal(state, side), seeded('computer'))

/** The position after all that it does in this step. */
function played(state: State, side: Side): State {
  const step = dueNow(state)
  let now = state
  for (let n = 0; n < 200 && dueNow(now) === step && now.table.acting === side; n += 1) {
    const decision = game.decide(now, {
      side,
      order: choice(now, side),
      dice: seededDice(seeded(`${n}`), []),
    })
    if (refused(decision)) throw new Error(JSON.stringify(decision))
    now = decision.yes.reduce(game.evolve, now)
  }
  return now
}

const riga = { scenario: 'riga', turn: 2 } as const
const far = tried('SU-RD-020', '3200N', '1-1')
const KIEV = '2900S'
const LENINGRAD = '4201N'

describe('the computer player', () => {
  test('goes into a place of the enemy where nobody stands', () => {
    const after = played(position({ ...riga, units: { 'DE-PZ-1': '2608N', ...far } }), 'german')
    expect(after.table.taken).toHaveLength(1)
  })
  test('leaves somebody in a place that the enemy could come to', () => {
    const units = { 'DE-ID-1': '2705N', 'DE-ID-11': '2705N', ...tried('SU-TD-001', '2807N', '5-4'), ...far }
    const after = played(position({ ...riga, taken: ['2705N'], units }), 'german')
    expect(['DE-ID-1', 'DE-ID-11'].some((unit) => where(after, unit) === '2705N')).toBe(true)
  })
  test('mans the places that it has against what comes', () => {
    const units = { 'SU-RD-001': '2706N', 'SU-RD-002': '2806N', 'DE-PZ-1': '2609N', 'DE-PZ-6': '2609N' }
    const after = played(position({ ...riga, acting: 'soviet', units }), 'soviet')
    expect(['SU-RD-001', 'SU-RD-002'].some((unit) => where(after, unit) === '2705N')).toBe(true)
  })
  test('shuts every way into Germany before it is counted who is in it, and goes there where it is open', () => {
    const last = { ...riga, couplet: 2 } as const
    const units = {
      ...{ 'DE-ID-1': '2009N', 'DE-ID-11': '2009N', 'DE-ID-21': '2009N', 'DE-ID-58': '2010N' },
      ...{ 'DE-ID-61': '2010N', 'DE-ID-12': '2011N', 'DE-ID-121': '2011N', 'DE-ID-122': '2011N' },
      ...{ 'DE-ID-30': '1908N', 'DE-ID-32': '1908N', 'DE-ID-291': '1907N', 'DE-ID-217': '1907N' },
      ...tried('SU-RD-001', '2211N', '1-2'),
      ...far,
    }
    const isOpen = (state: State) =>
      [...entered(asked(state), 'german')].filter((i) => rules.zomo(mapOf(rules).hexes[i]!) === 'germany')
        .length
    const before = position({
      ...last,
      units: { 'DE-ID-1': '2012N', ...tried('SU-RD-001', '2211N', '1-2'), ...far },
    })
    expect(isOpen(before)).toBeGreaterThan(0)
    expect(isOpen(played(position({ ...last, units }), 'german'))).toBe(0)
    const raid = played(
      position({ ...last, acting: 'soviet', units: { 'DE-ID-1': '2705N', 'SU-RD-002': '2111N' } }),
      'soviet',
    )
    expect(rules.zomo(where(raid, 'SU-RD-002')!)).toBe('germany')
  })
  test('takes no line for held in which hexes are left that nobody can man', () => {
    const [CITY, TOWN] = ['3709S', '3107S']
    const units = { 'SU-RD-083': '3201S', 'SU-RD-086': CITY, 'SU-RD-087': CITY }
    const before = position({ acting: 'soviet', taken: [TOWN], units: { 'RO-ARM-1': TOWN, ...units } })
    const after = played(before, 'soviet')
    const comes = [...entered(asked(after), 'soviet')].map((i) => mapOf(rules).hexes[i]!)
    expect(comes).not.toContain(CITY)
  })
  test('draws a line before what it holds, through which nobody comes', () => {
    const divisions = Array.from({ length: 24 }, (_, n) => [
      `SU-RD-${String(n + 1).padStart(3, '0')}`,
      ['2806N', '2807N', '2808N', '2809N', '2810N', '2811N'][n % 6]!,
    ])
    const units = { 'DE-PZ-1': '2209N', 'DE-PZ-6': '2211N', ...Object.fromEntries(divisions) }
    const before = position({ ...riga, taken: ['2311N', '2512N'], acting: 'soviet', units })
    const comesTo = (state: State) =>
      [...entered(asked(state), 'soviet')].map((i) => mapOf(rules).hexes[i]!).filter((hex) => hex in points)
    const points = rules.scenarios.riga.points!
    const own = (hexes: string[]) => hexes.filter((hex) => !before.table.taken.includes(hex))
    expect(own(comesTo(before))).not.toEqual([])
    expect(own(comesTo(played(before, 'soviet')))).toEqual([])
  })
  test('garrisons a great city against what comes before it draws a line', () => {
    const rifles = Object.fromEntries(
      ['001', '002', '003', '004', '005', '006'].map(
        (n, i) => [`SU-RD-${n}`, i < 3 ? '3001S' : '3000S'] as const,
      ),
    )
    const panzers = ['DE-PZ-1', 'DE-PZ-6', 'DE-PZ-7', 'DE-PZ-8', 'DE-PZ-3'].map((unit) => [unit, '2700S'])
    const units = { ...rifles, ...Object.fromEntries(panzers) }
    const after = played(position({ turn: 4, acting: 'soviet', units }), 'soviet')
    expect(Object.keys(rifles).filter((unit) => where(after, unit) === KIEV).length).toBeGreaterThanOrEqual(4)
  })
  test('leaves nobody a great city to walk into, though he is two player turns away', () => {
    const rifles = ['001', '002', '003', '004'].map((n) => [`SU-RD-${n}`, LENINGRAD])
    // Two more are enough for the road from Pskov.
    const road = { 'SU-RD-011': '3806N', 'SU-RD-012': '3805N', 'DE-PZ-1': '3308N', 'DE-PZ-6': '3308N' }
    const units = { ...Object.fromEntries(rifles), ...road }
    const after = played(position({ turn: 4, acting: 'soviet', units }), 'soviet')
    expect(rifles.filter(([unit]) => where(after, unit!) === LENINGRAD).length).toBeGreaterThanOrEqual(2)
  })
  test('holds both hexes of Moscow, as its points go with both', () => {
    const rifles = Array.from({ length: 9 }, (_, n) => [`SU-RD-00${n + 1}`, n < 5 ? '5017N' : '5018N'])
    const panzers = ['DE-PZ-1', 'DE-PZ-6', 'DE-PZ-7', 'DE-PZ-8'].map((unit) => [unit, '4718N'])
    const units = Object.fromEntries([...rifles, ...panzers])
    const after = played(position({ turn: 9, acting: 'soviet', units }), 'soviet')
    for (const hex of rules.moscow)
      expect(rifles.filter(([unit]) => where(after, unit!) === hex).length).toBeGreaterThanOrEqual(4)
  })
  test('places what comes where less stands than could come', () => {
    const agenda = [{ step: 'checkVictory' }, { step: 'reinforce', side: 'soviet' }] as const
    const garrison = ['011', '012', '013', '014', '015'].map((n) => tried(`SU-RD-${n}`, KIEV, '3-4'))
    const placed = (held: object[], panzers: string) => {
      const units = Object.assign(
        { 'SU-RD-001': 'arriving', 'DE-PZ-1': panzers, 'DE-PZ-6': panzers },
        ...held,
      )
      const here = position({ turn: 4, acting: 'soviet', phase: 'reinforcement', agenda: [...agenda], units })
      return mapOf(rules).hexesBetween(
        mapOf(rules).numberOf(String((choice(here, 'soviet') as { hex?: string }).hex)),
        mapOf(rules).numberOf(KIEV),
      )
    }
    expect(placed([], '2700S')).toBeLessThanOrEqual(1)
    expect(placed(garrison, '2700S')).toBeGreaterThan(1)
  })
  test('attacks at good odds and not at bad ones', () => {
    const weak = position({
      ...ASSAULT,
      units: { 'DE-PZ-1': '4006S', ...tried('SU-RD-001', '4007S', '1-2') },
    })
    expect(choice(weak, 'german')).toMatchObject({ type: 'declareAttack', target: '4007S' })
    const strong = position({
      ...ASSAULT,
      units: { 'DE-AG-184': '4006S', ...tried('SU-RD-001', '4007S', '6-7') },
    })
    expect(choice(strong, 'german')).toEqual({ type: 'done' })
  })
  test('brings up its units together before it attacks', () => {
    const held = ['2311N', '2512N', '2705N', '2910N'].map((hex, n) => tried(`SU-RD-00${n + 1}`, hex, '4-5'))
    const units = { 'DE-PZ-1': '2009N', 'DE-PZ-14': '2010N', 'DE-MOT-36': '2011N' }
    const moved = played(position({ ...riga, units: Object.assign(units, ...held) }), 'german')
    const order = choice(moved, 'german')
    expect(order.type === 'declareAttack' ? order.attackers.length : 0).toBeGreaterThanOrEqual(2)
  })
  test('knows no more of untried units than anybody: it orders the same whatever they are', () => {
    const here = position({
      ...ASSAULT,
      units: { 'DE-PZ-1': '4006S', 'DE-ID-1': '4006S', 'SU-RD-001': '4007S' },
    })
    const orders = here.hidden.values
    const other = { ...here, hidden: { ...here.hidden, values: { ...orders, 'SU-RD-001': 9 } } }
    expect(choice(other, 'german')).toEqual(choice(here, 'german'))
  })
  test('places what comes where it is needed, and forms its Guards', () => {
    const agenda = [{ step: 'checkVictory' }, { step: 'reinforce', side: 'soviet' }] as const
    const units = { 'SU-RD-001': 'arriving', 'SU-RD-002': 'arriving', 'DE-PZ-1': '2609N' } as const
    const here = position({ ...riga, acting: 'soviet', phase: 'reinforcement', agenda: [...agenda], units })
    expect(choice(here, 'soviet')).toMatchObject({ type: 'placeUnits' })
    const forming = position({
      ...{ turn: 7, acting: 'soviet', phase: 'reinforcement' },
      agenda: [{ step: 'checkVictory' }, { step: 'convert', side: 'soviet' }],
      units: { 'SU-G01': 'guards', ...tried('SU-RD-001', '4808S', '3-3') },
    })
    expect(choice(forming, 'soviet')).toEqual({ type: 'formGuards', guard: 'SU-G01', unit: 'SU-RD-001' })
  })
})
