import { describe, expect, test } from 'vitest'
import { staff } from '@/components/games/death-and-destruction/staff'
import { game } from '@/lib/games/death-and-destruction'
import { type Order, rules } from '@/lib/games/death-and-destruction/ruleset'
import type { State, WrittenStep } from '@/lib/games/death-and-destruction/state'
import { entryHexes } from '@/lib/games/proud-monster/rules/08-reinforcements'
import { allows, refuses } from '../../support/ledger'
import { seeded, seededDice } from '../../support/seeded'
import { at, begun, given, position, type Setting, SOVIET, turnOf, where } from './given'

describe('the calendar', () => {
  allows('DD 1.4', 'names turns by year and half month', () => {
    expect([1, 12, 13, 14, 37, 38, 61, 62, 68].map(rules.codeOf)).toEqual([
      112, 123, 124, 201, 224, 301, 324, 401, 407,
    ])
    expect(rules.turns).toBe(68)
  })
  refuses('DD 1.4', 'no other turns', () => {
    expect(() => rules.codeOf(69)).toThrow('no turn 69')
  })
})

describe('the set-up', () => {
  allows('DD 3.1', 'is that of the parent, with more untried units that come later', () => {
    const { state } = game.setUp('war', game.schemas.options.parse({}), seededDice(seeded('war'), []))
    const of = (face: string) =>
      Object.keys(state.table.counters).filter((unit) => rules.counters[unit]!.face === face)
    expect([of('RD').length, of('RB').length, of('TB').length]).toEqual([343 + 40, 69 + 20, 64 + 40])
    expect(state.table.turn).toBe(1)
    // All of them are drawn out of one pool.
    expect(Object.keys(state.hidden.values)).toHaveLength(
      Object.values(rules.counters).filter(({ face }) => face).length,
    )
    const later = Array.from(
      { length: 55 },
      (_, i) =>
        (rules.scenarios as unknown as Record<string, { arrivals: Record<number, { RD?: number }> }>).war!
          .arrivals[14 + i] ?? {},
    )
    expect(later.reduce((sum, { RD = 0 }) => sum + RD, 0)).toBe(40)
  })
  refuses('DD 3.1', 'no other scenario: the book has one, and what is ours says so', () => {
    const ours = game.scenarios.filter(({ title }) => title.endsWith('ours)')).map(({ id }) => id as string)
    // Some begin in the midst of it.
    const whole = Object.entries(rules.scenarios).filter(([, { held }]) => held === undefined)
    expect(whole.map(([id]) => id).filter((id) => !ours.includes(id))).toEqual(['war'])
    expect(() => game.readPosition({ table: { scenario: 'campaign-full' } })).toThrow()
  })
})

describe('reinforcements', () => {
  allows('DD 8.30', 'Soviet units come in the turn of their code', () => {
    expect(where(begun({ code: 124, units: { 'SU-EA-1': 'track' } }), 'SU-EA-1')).toBe('arriving')
  })
  refuses('DD 8.30', 'not before', () => {
    expect(where(begun({ code: 124, units: { 'SU-EA-3': 'track' } }), 'SU-EA-3')).toBe('track')
  })
  allows('DD 8.29', 'by the eastern edge of the map too', () => {
    expect(entryHexes(at(position({ code: 124, ...SOVIET })) as never)).toEqual(
      expect.arrayContaining(['6010N', '6010S']),
    )
  })
  allows('DD 8.29', 'and by the southern edge of Map C, once it is joined', () => {
    expect(entryHexes(at(position({ code: 211, caucasus: true, ...SOVIET })) as never)).toContain('2718C')
    expect(entryHexes(at(position({ code: 211, ...SOVIET })) as never)).not.toContain('2718C')
  })
  refuses('DD 8.29', 'not where the enemy stands', () => {
    expect(entryHexes(at(position({ code: 124, units: { 'DE-ID-1': '6010N' } })) as never)).not.toContain(
      '6010N',
    )
  })
  allows('DD 8.21', 'the 19th SS comes in at Riga', () => {
    expect(where(begun({ code: 318, units: { 'DE-ID-81': '2705N' } }), 'DE-SS-19')).toBe('2705N')
  })
  refuses('DD 8.21', 'and never, if that is not German', () => {
    expect(where(begun({ code: 318 }), 'DE-SS-19')).toBeUndefined()
    expect(where(begun({ code: 319, units: { 'DE-ID-81': '2705N' } }), 'DE-SS-19')).toBeUndefined()
  })
  allows('DD 2.4', 'Guards brigades have one step', () => {
    for (const unit of ['SU-G09', 'SU-GB-1', 'SU-GB-8']) expect(rules.counters[unit]!.steps).toBe(1)
  })
  refuses('DD 2.4', 'none of those of the parent', () => {
    expect(rules.counters['SU-G09']!.values).toEqual(rules.counters['SU-GB-1']!.values)
  })
  allows('DD 8.2', 'general withdrawals go by kind, as those of the parent', () => {
    expect(rules.withdrawals[turnOf(222)]).toEqual(['panzerOrInfantry'])
    expect(rules.withdrawals[9]).toEqual(['light'])
  })
  refuses('DD 8.2', 'in turns without any nobody is asked for', () => {
    expect(rules.withdrawals[turnOf(206)]).toBeUndefined()
  })
})

describe('stacks', () => {
  const guns = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`SU-AD-${i + 1}`, '4006S']))
  const foot = Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`SU-GRD-${i + 1}`, '4006S']))
  allows('DD 6.1', 'hold five units of artillery beside five others', () => {
    position({ units: { ...guns(5), ...foot } })
  })
  refuses('DD 6.1', 'no sixth, in cities neither', () => {
    expect(() => position({ units: guns(6) })).toThrow('DD 6.1')
    const moscow = Object.fromEntries(Object.keys(guns(6)).map((unit) => [unit, '5017N']))
    expect(() => position({ units: moscow })).toThrow('DD 6.1')
  })
  allows('DD 6.2', 'count each army and corps as one', () => {
    position({
      units: {
        'SU-EA-1': '4006S',
        'SU-TC-1': '4006S',
        'SU-MC-1': '4006S',
        'SU-TC-2': '4006S',
        'SU-TC-3': '4006S',
      },
    })
  })
  refuses('DD 6.2', 'no sixth', () => {
    const units = ['SU-EA-1', 'SU-TC-1', 'SU-MC-1', 'SU-TC-2', 'SU-TC-3', 'SU-TC-4']
    expect(() => position({ units: Object.fromEntries(units.map((unit) => [unit, '4006S'])) })).toThrow(
      'PM 6.1',
    )
  })
})

test('every unit has a name in English that is not its id', () => {
  for (const unit of ['SU-TC-3', 'DE-PGD-3', 'SU-GRD-12', 'DE-ID-1-43', 'SU-SP-4'])
    expect(game.say({ key: 'log-rebuilt', params: { unit } })).not.toContain(unit)
})

describe('the reserve of the high command', () => {
  const reinforce = (more: Setting) =>
    position({
      ...{ code: 211, phase: 'reinforcement', ...SOVIET },
      agenda: [{ step: 'checkVictory' }, { step: 'reinforce', side: 'soviet' }] as WrittenStep[],
      ...more,
    })
  const back = (unit: string) => ({ type: 'drawBack', unit }) as const
  const place = (hex: string, ...units: string[]) => ({ type: 'placeUnits', hex, units }) as const
  const TOWN = '4921N'
  const rows = (count: number, name: string, hex: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`SU-${name}-${i + 1}`, hex]))
  /** Who is offered for a place, and how many of them together. */
  const comers = (state: State, hex: string) => {
    const all = game.legal(state, 'soviet').filter(({ order }) => order.type === 'placeUnits')
    return all.filter(({ order }) => order.hex === hex).map(({ choose }) => [choose!.from, choose!.max])
  }
  allows('DD 6.1', 'come in beside five units of artillery, and artillery beside five others', () => {
    for (const [there, comes] of [
      [rows(5, 'AD', TOWN), 'SU-GRD-9'],
      [rows(5, 'GRD', TOWN), 'SU-AD-9'],
    ] as const) {
      const state = reinforce({ units: { ...there, [comes]: 'arriving' } })
      expect(comers(state, TOWN)).toEqual([[[comes], 1]])
      given(state).when('soviet', place(TOWN, comes)).allows()
    }
    // Of both sorts as many as find room together, and these before the others.
    const both = { ...rows(4, 'AD', TOWN), ...rows(3, 'GRD', TOWN) }
    const more = ['SU-AD-8', 'SU-AD-9', 'SU-GRD-7', 'SU-GRD-8', 'SU-GRD-9']
    const state = reinforce({ units: { ...both, ...Object.fromEntries(more.map((id) => [id, 'arriving'])) } })
    const [first, , third, fourth] = more as [string, string, string, string]
    const [[from, max]] = comers(state, TOWN) as [[string[], number]]
    expect([from.slice(0, max), [...from].sort()]).toEqual([[first, third, fourth], more])
    given(state)
      .when('soviet', place(TOWN, ...from.slice(0, max)))
      .allows()
  })
  refuses('DD 6.1', 'not beside five of their own sort, and then are not offered there', () => {
    const full = { ...rows(5, 'AD', TOWN), 'SU-AD-9': 'arriving', 'SU-GRD-1': 'arriving' }
    expect(comers(reinforce({ units: full }), TOWN)).toEqual([[['SU-GRD-1'], 1]])
    given(reinforce({ units: full }))
      .when('soviet', place(TOWN, 'SU-AD-9'))
      .refuses('DD 6.1')
    const foot = { ...rows(5, 'GRD', TOWN), 'SU-GRD-9': 'arriving' }
    expect(comers(reinforce({ units: foot }), TOWN)).toEqual([])
  })
  const units = { 'SU-GRD-1': '5017N', 'SU-RD-003': 'arriving' } as const
  allows('DD 8.34', 'takes units from the map, and gives them back in a later turn', () => {
    const after = given(reinforce({ units })).when('soviet', back('SU-GRD-1')).allows().state
    expect([where(after, 'SU-GRD-1'), after.table.reserve]).toEqual([
      'rvgk',
      { used: 2, fresh: ['SU-GRD-1'] },
    ])
    expect(game.view(after, 'german').table.reserve).toEqual({ used: 0, fresh: [] })
    const later = position({ ...SOVIET, units: { 'SU-GRD-1': 'rvgk' } })
    expect(given(later).when('soviet', place('5017N', 'SU-GRD-1')).allows().state.table.reserve.used).toBe(2)
  })
  const guards = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`SU-GRD-${i + 2}`, 'rvgk']))
  allows('DD 8.34', 'holds ten steps before turn 203', () => {
    given(reinforce({ code: 202, units: { ...units, ...guards(4) } }))
      .when('soviet', back('SU-GRD-1'))
      .allows()
  })
  refuses('DD 8.34', 'and no more, however few units that are', () => {
    const full = reinforce({ code: 202, units: { ...units, ...guards(5) } })
    given(full).when('soviet', back('SU-GRD-1')).refuses('DD 8.34')
    given(full).when('soviet', { type: 'done' }).refuses('PM 8.1')
  })
  refuses('DD 8.34', 'to tell the German of it before the phase is opened', () => {
    const after = given(reinforce({ units })).when('soviet', back('SU-GRD-1')).allows()
    expect(game.view(after.state, 'german').table.counters['SU-GRD-1']!.at).toBe('5017N')
  })
  refuses('DD 15.1', 'airborne troops and partisans who stay where they are', () => {
    given(reinforce({ units: { ...units, 'SU-SP-4': '5017N' } }))
      .when('soviet', back('SU-SP-4'))
      .refuses('DD 15.1')
  })
  const corps = (used: number) =>
    given(
      reinforce({
        ...{ code: 311, reserve: { used }, upgrades: { beneath: ['SU-TC-1'] } },
        units: { ...units, 'SU-TC-1': '5017N' },
      }),
    ).when('soviet', back('SU-TC-1'))
  allows('DD 8.20', 'counts an upgrade counter as a step of its corps (8.34)', () => {
    expect(corps(43).allows().state.table.reserve.used).toBe(48)
    const out = position({
      ...{ ...SOVIET, code: 311, upgrades: { beneath: ['SU-TC-1'] } },
      units: { 'SU-TC-1': 'rvgk' },
    })
    expect(given(out).when('soviet', place('5017N', 'SU-TC-1')).allows().state.table.reserve.used).toBe(5)
  })
  refuses('DD 8.34', 'and no corps for the upgrade counter of which no step is left (8.20)', () => {
    corps(44).refuses('DD 8.34')
  })
  const board = (reserve: Setting['reserve']) =>
    given(position({ ...SOVIET, reserve, units: { 'SU-RD-001': 'rvgk' } })).when('soviet', {
      ...{ type: 'boardUnits', units: ['SU-RD-001'] },
    } as Order)
  allows('DD 8.34', 'counts who comes out of it to the southern ports', () => {
    const { state } = board({ used: 27 }).allows()
    expect([where(state, 'SU-RD-001'), state.table.reserve.used]).toEqual(['southPorts', 28])
  })
  refuses('DD 8.34', 'and lets nobody go there in the same turn, or beyond its steps', () => {
    board({ fresh: ['SU-RD-001'] }).refuses('DD 8.34')
    board({ used: 28 }).refuses('DD 8.34')
  })
  refuses(
    'DD 8.34',
    'not next to the enemy, in the same turn, before 124, or beyond the steps of a turn',
    () => {
      given(reinforce({ units: { ...units, 'DE-ID-1': '4917N' } }))
        .when('soviet', back('SU-GRD-1'))
        .refuses('DD 8.34')
      given(reinforce({ units, code: 123 }))
        .when('soviet', back('SU-GRD-1'))
        .refuses('DD 8.34')
      given(reinforce({ units, reserve: { used: 27 } }))
        .when('soviet', back('SU-GRD-1'))
        .refuses('DD 8.34')
      const fresh = position({ ...SOVIET, reserve: { fresh: ['SU-GRD-1'] }, units: { 'SU-GRD-1': 'rvgk' } })
      given(fresh).when('soviet', place('5017N', 'SU-GRD-1')).refuses('DD 8.34')
    },
  )
})

test('who waits in a reserve area comes in behind an army by the staff of the parent (PM 8.3)', () => {
  const front = Object.fromEntries(
    ['DE-ID-1', 'DE-ID-11', 'DE-ID-21'].map((unit, n) => [unit, `23${12 + n}N`]),
  )
  const state = position({ units: { ...front, 'DE-ID-61': 'okhNorth', 'SU-RD-001': '2613N' } })
  const view = game.view(state, 'german') as never
  expect(staff.waiting(view)).toEqual(['DE-ID-61'])
  const entries = staff.entries(view)
  // No army is printed here: that of his neighbours is his.
  expect(entries).toMatchObject([
    { units: ['DE-ID-61'], from: 'okhNorth', follows: staff.armies(view)[0]!.name },
  ])
  const { legs } = staff.entering(view, entries)
  expect(legs).toHaveLength(1)
  const order = staff.order(legs[0]!) as unknown as Order
  const after = given(state).when('german', order).allows().state
  expect(rules.board.has(where(after, 'DE-ID-61')!)).toBe(true)
  expect(staff.waiting(game.view(after, 'german') as never)).toEqual([])
})
