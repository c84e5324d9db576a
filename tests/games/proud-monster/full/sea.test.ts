import { describe, expect, test } from 'vitest'
import { full } from '@/lib/games/proud-monster/full'
import { seenBy } from '@/lib/games/proud-monster/full/fog'
import type { Order } from '@/lib/games/proud-monster/full/orders'
import { stockLeft } from '@/lib/games/proud-monster/full/restore'
import { on, rules } from '@/lib/games/proud-monster/full/ruleset'
import { offshore } from '@/lib/games/proud-monster/full/sea'
import type { Place } from '@/lib/games/proud-monster/full/state'
import { isSupplied, supplyOf } from '@/lib/games/proud-monster/full/supply'
import { OPEN, sideBetween } from '@/lib/games/proud-monster/rules/12-costs'
import { battleOf } from '@/lib/games/proud-monster/rules/14-attack'
import { shiftsOf } from '@/lib/games/proud-monster/rules/14-odds'
import { allows, refuses } from '../../../support/ledger'
import { seeded, seededDice } from '../../../support/seeded'
import {
  attack,
  DONE,
  dueNow,
  facts,
  given,
  move,
  play,
  position,
  type Setting,
  SOVIET,
  tried,
  where,
} from './given'

const ODESSA = '2512S'
const SEVASTOPOL = '2919S'
/** Land next to it. */
const beach = rules.board.neighbours(SEVASTOPOL).find(rules.isLand)!
const RIFLES = ['SU-RD-001', 'SU-RD-002', 'SU-RD-003', 'SU-RD-004', 'SU-RD-005', 'SU-RD-006']
const all = (place: Place, units = RIFLES) =>
  Object.fromEntries(units.map((unit) => [unit, { at: place, tried: 7 }]))
/** What the other side decides in battles is left to its standing orders. */
const AUTO = { offTurn: { german: 'auto', soviet: 'auto' } } as const
const soviet = (units: Setting['units'], more: Setting = {}) =>
  position({ ...SOVIET, turn: 4, couplet: 1, options: AUTO, units, ...more })
const sail = (from: Place, to: Place, ...units: string[]): Order => ({
  type: 'sailUnits',
  from,
  port: to,
  units,
})
const invade = (hex: string, ...units: string[]): Order => ({ type: 'invadeCoast', hex, units })
const board = (...units: string[]): Order => ({ type: 'boardUnits', units })

allows('PM 11.1', 'five units a player turn go by sea, in one lot or more', () => {
  const { state } = play(
    soviet(all(ODESSA)),
    ['soviet', sail(ODESSA, SEVASTOPOL, ...RIFLES.slice(0, 2))],
    ['soviet', sail(ODESSA, 'southPorts', ...RIFLES.slice(2, 5))],
  )
  expect(RIFLES.map((unit) => where(state, unit))).toEqual([
    ...[SEVASTOPOL, SEVASTOPOL, 'southPorts', 'southPorts', 'southPorts', ODESSA],
  ])
})
refuses('PM 11.1', 'a sixth does not, nor ever a tank or motorized rifle division; brigades do', () => {
  const { state } = given(soviet(all(ODESSA)))
    .when('soviet', sail(ODESSA, SEVASTOPOL, ...RIFLES.slice(0, 5)))
    .allows()
  given(state)
    .when('soviet', sail(ODESSA, SEVASTOPOL, 'SU-RD-006'))
    .refuses('PM 11.1')
  const kinds = {
    'SU-TD-001': ODESSA,
    'SU-MRD-001': ODESSA,
    'SU-TB-001': ODESSA,
    'SU-MRB-001': ODESSA,
  } as const
  const from = (unit: string) => given(soviet(kinds)).when('soviet', sail(ODESSA, SEVASTOPOL, unit))
  from('SU-TD-001').refuses('PM 11.1')
  from('SU-MRD-001').refuses('PM 11.1')
  from('SU-TB-001').allows()
  from('SU-MRB-001').allows()
  given(position({ units: { 'DE-ID-1': ODESSA } }))
    .when('german', sail(ODESSA, SEVASTOPOL, 'DE-ID-1'))
    .refuses('PM 11.1')
})

allows('PM 11.2', 'from port to port, and from a port into the box and out of it', () => {
  given(soviet(all('southPorts')))
    .when('soviet', sail('southPorts', '4022S', ...RIFLES.slice(0, 5)))
    .allows()
  given(soviet(all('4022S', RIFLES.slice(0, 5))))
    .when('soviet', sail('4022S', 'southPorts', 'SU-RD-001'))
    .allows()
})
refuses(
  'PM 11.2',
  'not out of other places, not into a port of the German, not after a move on land, and nothing follows it',
  () => {
    const beside = soviet({ ...all('2812S', RIFLES.slice(0, 5)), 'DE-ID-1': '3006S' })
    given(beside)
      .when('soviet', sail('2812S', SEVASTOPOL, 'SU-RD-001'))
      .refuses('PM 11.2')
    const taken = soviet({ ...all(ODESSA), 'DE-ID-1': SEVASTOPOL })
    given(taken)
      .when('soviet', sail(ODESSA, SEVASTOPOL, 'SU-RD-001'))
      .refuses('PM 11.2')
    const here = soviet({
      ...all(ODESSA),
      ...tried('SU-RD-110', '3006S', '3-4'),
      'DE-ID-1': '3120S',
      'DE-ID-11': '3005S',
    })
    const moved = given(here)
      .when('soviet', move('SU-RD-110', '3006S', '3007S'))
      .allows().state
    given(moved)
      .when('soviet', sail(ODESSA, SEVASTOPOL, 'SU-RD-001'))
      .refuses('PM 11.2')
    const gone = given(here)
      .when('soviet', sail(ODESSA, SEVASTOPOL, 'SU-RD-001'))
      .allows().state
    given(gone)
      .when('soviet', move('SU-RD-001', SEVASTOPOL, beach))
      .refuses('PM 12.6')
    given(gone)
      .when('soviet', sail(SEVASTOPOL, ODESSA, 'SU-RD-001'))
      .refuses('PM 11.2')
    const later = given({
      ...gone,
      table: {
        ...gone.table,
        counters: { ...gone.table.counters, 'DE-ID-1': { ...gone.table.counters['DE-ID-1']!, at: beach } },
      },
    })
      .when('soviet', DONE)
      .allows().state
    given(later).when('soviet', attack(beach, 'SU-RD-001')).refuses('PM 14.4')
  },
)

const phase = (units: Setting['units']) =>
  position({
    ...{ turn: 4, acting: 'soviet' as const, phase: 'reinforcement' as const },
    agenda: [
      { step: 'assault', side: 'soviet' },
      { step: 'move', side: 'soviet' },
      { step: 'open' },
      { step: 'reinforce', side: 'soviet' },
    ],
    units: { 'SU-RD-001': 'arriving', 'SU-RD-002': 'arriving', 'SU-TD-001': 'arriving', ...units },
  })
allows('PM 11.3', 'arrivals and reserves enter the box, and sail in the second couplet', () => {
  const { state } = given(phase({})).when('soviet', board('SU-RD-001', 'SU-RD-002')).allows()
  expect(where(state, 'SU-RD-001')).toBe('southPorts')
  expect(state.table.sea.fresh).toEqual(['SU-RD-001', 'SU-RD-002'])
  const second = soviet({ 'SU-RD-001': 'southPorts' }, { couplet: 2, sea: { fresh: ['SU-RD-001'] } })
  given(second)
    .when('soviet', sail('southPorts', ODESSA, 'SU-RD-001'))
    .allows()
  const reserve = soviet({ 'SU-RD-001': 'rvgk' })
  expect(where(given(reserve).when('soviet', board('SU-RD-001')).allows().state, 'SU-RD-001')).toBe(
    'southPorts',
  )
  expect(supplyOf(on(second.table), 'SU-RD-001')).toBe('full')
})
refuses(
  'PM 11.3',
  'not in the first couplet of the turn in which they have entered it; and it has no sea without ports',
  () => {
    const first = soviet(
      { 'SU-RD-001': 'southPorts', 'SU-RD-002': 'southPorts' },
      { couplet: 1, sea: { fresh: ['SU-RD-001'] } },
    )
    given(first)
      .when('soviet', sail('southPorts', ODESSA, 'SU-RD-001'))
      .refuses('PM 11.3')
    given(first)
      .when('soviet', sail('southPorts', ODESSA, 'SU-RD-002'))
      .allows()
    given(phase({})).when('soviet', board('SU-TD-001')).refuses('PM 11.1')
    given(position({ scenario: 'smolensk', ...SOVIET, units: { 'SU-RD-001': 'rvgk', 'SU-RD-002': '2817N' } }))
      .when('soviet', board('SU-RD-001'))
      .refuses('PM 11.3')
    expect(seenBy(rules, first.table, 'german').sea.fresh).toEqual([])
  },
)

describe('invasions', () => {
  const yalta = '3120S'
  const held = { ...all('southPorts', RIFLES.slice(0, 5)), 'DE-AG-184': yalta }
  /** The assault on Yalta, in which the defender has no chance, or every one. */
  const assault = (...units: string[]) =>
    play(soviet(held), ['soviet', invade(yalta, ...units)], ['soviet', DONE]).state
  allows('PM 11.4', 'units land on an empty coast, and do no more', () => {
    const { state } = given(soviet(all('southPorts')))
      .when('soviet', invade(yalta, 'SU-RD-001', 'SU-RD-002'))
      .allows()
    expect(where(state, 'SU-RD-001')).toBe(yalta)
    given(state)
      .when('soviet', move('SU-RD-001', yalta, '3119S'))
      .refuses('PM 12.6')
  })
  allows(
    'PM 11.4',
    'before the enemy they lie off the coast, in supply, and assault it a column to the left',
    () => {
      const state = assault(...RIFLES.slice(0, 5))
      const off = where(state, 'SU-RD-001')!
      expect([rules.terrainOf(off), rules.board.areAdjacent(off, yalta)]).toEqual(['sea', true])
      const at = on(state.table)
      expect(supplyOf(at, 'SU-RD-001')).toBe('full')
      const fight = battleOf(at as never, 'soviet', yalta, RIFLES.slice(0, 5))
      expect(shiftsOf(at as never, fight).map(({ cite, by }) => `${cite} ${by}`)).toContain('PM 11.4 -1')
    },
  )
  allows('PM 11.4', 'who has cleared the hex is ashore', () => {
    const outcome = given(assault(...RIFLES.slice(0, 5)))
      .when('soviet', attack(yalta, ...RIFLES.slice(0, 5)), [6])
      .allows()
    const over =
      dueNow(outcome.state) === 'advance' ? given(outcome.state).when('soviet', DONE).allows() : outcome
    expect(facts(outcome, 'BattleResolved')[0]).toMatchObject({ printed: '0/E' })
    expect(where(over.state, 'DE-AG-184')).toBe('dead')
    const left = RIFLES.slice(0, 5).filter((unit) => where(over.state, unit) !== 'dead')
    expect(left.length).toBeGreaterThan(0)
    expect(left.map((unit) => where(over.state, unit))).toEqual(left.map(() => yalta))
    expect(facts(over, 'InvadersLanded')).toHaveLength(1)
  })
  refuses('PM 11.4', 'who has not is lost, whatever is left of it', () => {
    const strong = { ...all('southPorts', RIFLES.slice(0, 5)), 'DE-ID-1': yalta }
    const { state } = play(soviet(strong), ['soviet', invade(yalta, ...RIFLES.slice(0, 5))], ['soviet', DONE])
    const outcome = given(state)
      .when('soviet', attack(yalta, ...RIFLES.slice(0, 5)), [3])
      .allows()
    expect(facts(outcome, 'BattleResolved')[0]).toMatchObject({ odds: '1:2', printed: '3/0' })
    const [lost] = facts(outcome, 'InvadersLost')
    expect([lost!.units.length, lost!.hex]).toEqual([2, yalta])
    // As it was noted before the hex was: it is told all the same.
    const { hex: _, ...old } = lost!
    expect(full.schemas.event.parse(old)).toEqual(old)
    expect(full.tell(old, 'german', state)).toEqual(full.tell(lost!, 'german', state))
    expect(full.tell(old, 'german', state)).toMatchObject({ at: [yalta] })
    expect(where(outcome.state, 'DE-ID-1')).toBe(yalta)
  })
  refuses('PM 11.4', 'elsewhere, twice, or after another assault', () => {
    given(soviet(held)).when('soviet', invade('3116S', 'SU-RD-001')).refuses('PM 11.4')
    const once = given(soviet(held)).when('soviet', invade(yalta, 'SU-RD-001')).allows().state
    given(once).when('soviet', invade('3219S', 'SU-RD-002')).refuses('PM 11.4')
    const others = soviet({ ...held, ...tried('SU-RD-110', '3006S', '6-7'), 'DE-ID-1': '3007S' })
    const { state } = play(others, ['soviet', invade(yalta, 'SU-RD-001')], ['soviet', DONE])
    given(state).when('soviet', attack('3007S', 'SU-RD-110')).refuses('PM 11.4')
    given(state).when('soviet', DONE).refuses('PM 11.4')
    expect(full.legal(state, 'soviet').map(({ order }) => order.type)).not.toContain('done')
  })
  test('where others have cleared the coast before, they land without a fight', () => {
    const state = soviet(
      { ...all('southPorts', ['SU-RD-001']), ...tried('SU-TD-001', '3119S', '8-6'), 'DE-AG-184': yalta },
      {},
    )
    const off = given(state).when('soviet', invade(yalta, 'SU-RD-001')).allows().state
    const cleared = given(off)
      .when('soviet', { type: 'mobileAssault', from: '3119S', target: yalta, units: ['SU-TD-001'] }, [6])
      .allows().state
    expect(where(cleared, 'SU-TD-001')).toBe(yalta)
    const over = given(cleared).when('soviet', DONE).allows()
    expect(facts(over, 'InvadersLanded').map(({ hex }) => hex)).toEqual([yalta])
  })
  test('every hex of the coast has the sea before it, out of which it can be assaulted', () => {
    const at = on(position().table)
    for (const hex of rules.seas(at)[0]!.coast) {
      expect(rules.terrainOf(offshore(at, hex)), hex).toBe('sea')
      expect(sideBetween(at as never, offshore(at, hex), hex), hex).toBe(OPEN)
    }
  })
})

describe('Crimea 1941 by all rules', () => {
  const begun = full.setUp('crimea', full.schemas.options.parse({}), seededDice(seeded('crimea'), [])).state
  test('begins in turn 9, and what comes is in the box, for the second couplet', () => {
    const { table } = begun
    expect([table.turn, table.couplet, dueNow(begun)]).toEqual([9, 1, 'commit'])
    const inBox = Object.keys(table.counters).filter((unit) => table.counters[unit]!.at === 'southPorts')
    expect([inBox.length, table.sea.fresh]).toEqual([3, inBox.sort()])
    // What the table of 17.4 asks is asked of the campaign alone, and its stock of steps is for all of the front.
    expect([table.owed, table.debit, stockLeft(on(table))]).toEqual([[], 0, 0])
  })
  test('the German needs Sevastopol, and Soviets live by Kerch or by its port', () => {
    const at = on(begun.table)
    expect(['DE-ID-46', 'RO-MT-1', 'RO-CAV-8'].map((unit) => supplyOf(at, unit))).toEqual([
      'full',
      'full',
      'full',
    ])
    expect([isSupplied(at, 'soviet', SEVASTOPOL), isSupplied(at, 'soviet', '3118S')]).toEqual([true, true])
    const cut = on(
      position({ scenario: 'crimea', turn: 9, units: { 'DE-ID-46': '3719S', 'DE-ID-73': '3619S' } }).table,
    )
    expect([isSupplied(cut, 'soviet', SEVASTOPOL), isSupplied(cut, 'soviet', '3118S')]).toEqual([true, false])
  })
})
