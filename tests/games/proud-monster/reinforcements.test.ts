import { describe, expect, test } from 'vitest'
import type { Order } from '@/lib/games/proud-monster/orders'
import { entryHexes } from '@/lib/games/proud-monster/rules/08-reinforcements'
import { reach } from '@/lib/games/proud-monster/rules/12-movement'
import { allows, refuses } from '../../support/ledger'
import {
  asked,
  attack,
  DONE,
  dueNow,
  given,
  move,
  play,
  position,
  type Setting,
  SOVIET,
  tried,
  where,
} from './given'

const place = (hex: string, ...units: string[]): Order => ({ type: 'placeUnits', hex, units })
const ids = (face: string, count: number) =>
  Array.from({ length: count }, (_, i) => `SU-${face}-${String(i + 1).padStart(3, '0')}`)
const all = (units: string[], at: string) => Object.fromEntries(units.map((unit) => [unit, at]))

/** The Mutual Reinforcement Phase of a turn. */
const reinforcing = (turn: number, more: Setting = {}) =>
  position({
    ...{ turn, acting: 'soviet', phase: 'reinforcement' },
    agenda: [{ step: 'checkVictory' }, { step: 'reinforce', side: 'soviet' }],
    ...more,
  })
/** The beginning of a turn, when everything still waits for it. */
const beginning = (turn: number, units: Setting['units'], more: Setting = {}) =>
  position({
    ...more,
    turn,
    acting: 'soviet',
    phase: 'reinforcement',
    agenda: [{ step: 'beginTurn' }],
    units,
  })

describe('reinforcements', () => {
  allows('PM 8.1', 'what a turn brings comes, and may be held back: up to ten in the reserve', () => {
    const { state } = given(beginning(2, all(ids('RD', 40), 'track')))
      .when('soviet', DONE)
      .allows()
    expect(ids('RD', 40).filter((id) => where(state, id) === 'arriving')).toHaveLength(11)
    const one = given(state).when('soviet', place('2817N', 'SU-RD-001')).allows().state
    const held = given(one).when('soviet', DONE).allows().state
    expect(ids('RD', 40).filter((id) => where(held, id) === 'rvgk')).toHaveLength(10)
  })
  refuses('PM 8.1', 'not more than ten', () => {
    given(reinforcing(2, { units: all(ids('RD', 11), 'arriving') }))
      .when('soviet', DONE)
      .refuses('PM 8.1')
  })
  allows('PM 8.1', 'from the reserve they come at the start of a Soviet player turn', () => {
    const here = position({ units: { 'SU-RD-001': 'rvgk', 'SU-RD-002': '4808S', 'DE-ID-1': '4006S' } })
    const { state } = play(here, ['german', DONE])
    expect(dueNow(state)).toBe('release')
    expect(where(given(state).when('soviet', place('2817N', 'SU-RD-001')).allows().state, 'SU-RD-001')).toBe(
      '2817N',
    )
  })

  allows(
    'PM 8.2',
    'the northern reserve lies beside the zone from 1908N to 1025N, the southern from 1026N on',
    () => {
      const { rules } = asked(position())
      const beside = (okh: string) => rules.board.hexes.filter((hex) => rules.okhBeside(hex) === okh)
      const [north, south] = [beside('okhNorth'), beside('okhSouth')]
      expect(['1908N', '1025N'].every((hex) => north.includes(hex))).toBe(true)
      expect(['1026N', '2115S'].every((hex) => south.includes(hex))).toBe(true)
    },
  )
  refuses('PM 8.2', 'the coast and the Suwalki salient do not touch it', () => {
    const { rules } = asked(position())
    expect(['1906N', '1907N', '1913N', '2013N', '2014N'].map(rules.okhBeside)).toEqual(
      Array(5).fill(undefined),
    )
    given(position({ units: { 'DE-ID-1': 'okhNorth' } }))
      .when('german', move('DE-ID-1', 'okhNorth', '1906N'))
      .refuses('PM 8.2')
  })
  allows('PM 8.3', 'Germans appear in the northern reserve and pay from the first hex on', () => {
    const { state } = play(beginning(2, { 'DE-ID-125': 'track', 'SU-RD-001': '4808S' }), ['soviet', DONE])
    expect(where(state, 'DE-ID-125')).toBe('okhNorth')
    const moved = given(state)
      .when('german', move('DE-ID-125', 'okhNorth', '1908N'))
      .allows().state
    expect(moved.table.counters['DE-ID-125']).toMatchObject({ at: '1908N', left: 5 })
  })
  allows('PM 8.3', 'they may go to the southern reserve, which takes the couplet', () => {
    const order: Order = { type: 'shiftReserve', to: 'okhSouth', units: ['DE-ID-1'] }
    const here = position({ units: { 'DE-ID-1': 'okhNorth', 'SU-RD-001': '4808S' } })
    const { state } = given(here).when('german', order).allows()
    expect(reach(asked(state), 'DE-ID-1').size).toBe(0)
    const later = play(state, ['german', DONE], ['soviet', DONE]).state
    expect(later.table.couplet).toBe(2)
    given(later)
      .when('german', move('DE-ID-1', 'okhSouth', '1026N'))
      .allows()
  })
  refuses('PM 8.3', 'nobody goes there and comes out in one couplet, or back off the map', () => {
    const here = position({ units: { 'DE-ID-1': 'okhNorth', 'DE-ID-11': '1908N' } })
    const { state } = given(here)
      .when('german', { type: 'shiftReserve', to: 'okhSouth', units: ['DE-ID-1'] })
      .allows()
    given(state)
      .when('german', { type: 'shiftReserve', to: 'okhNorth', units: ['DE-ID-1'] })
      .refuses('PM 8.3')
    given(here)
      .when('german', { type: 'shiftReserve', to: 'okhSouth', units: ['DE-ID-11'] })
      .refuses('PM 8.3')
  })
  allows('PM 8.4', 'who was held back at the start comes in any later turn', () => {
    given(position({ turn: 5, units: { 'DE-ID-1': 'okhNorth' } }))
      .when('german', move('DE-ID-1', 'okhNorth', '1908N'))
      .allows()
  })
  allows('PM 8.5', 'Romanians come by the south', () => {
    const { state } = play(beginning(2, { 'RO-ID-11': 'track', 'SU-RD-001': '4808S' }), ['soviet', DONE])
    expect(where(state, 'RO-ID-11')).toBe('okhSouth')
  })
  refuses('PM 8.5', 'never by the north, and never into Hungary', () => {
    const here = position({ units: { 'RO-ID-11': 'okhSouth' } })
    given(here)
      .when('german', { type: 'shiftReserve', to: 'okhNorth', units: ['RO-ID-11'] })
      .refuses('PM 8.5')
    const { rules } = asked(here)
    const hungary = rules.board.hexes.find(
      (hex) => rules.zomo(hex) === 'hungary' && rules.okhBeside(hex) === 'okhSouth',
    )!
    given(here)
      .when('german', move('RO-ID-11', 'okhSouth', hungary))
      .refuses('PM 8.5')
  })
  allows('PM 8.6', 'Soviet units go into the German zone', () => {
    given(position({ ...SOVIET, units: { 'SU-RD-001': '2006N' } }))
      .when('soviet', move('SU-RD-001', '2006N', '1906N'))
      .allows()
  })
  refuses('PM 8.6', 'but into no reserve area', () => {
    const here = position({ ...SOVIET, units: { 'SU-RD-001': '1908N' } })
    const order = { type: 'moveStack', from: '1908N', units: ['SU-RD-001'], path: ['okhNorth'] }
    expect(() =>
      given(here)
        .when('soviet', order as Order)
        .allows(),
    ).toThrow()
  })

  allows(
    'PM 8.7',
    'Riga takes five, Minsk five and five in each hex around: thirty-five, as many as may stand there',
    () => {
      const around = (hex: string) =>
        entryHexes(asked(reinforcing(2))).filter(
          (one) => asked(position()).rules.board.distance(one, hex) <= 1,
        )
      expect(around('2705N')).toEqual(['2705N'])
      expect(around('2817N')).toHaveLength(7)
      expect(new Set([...around('5017N'), ...around('5116N')]).size).toBe(10)
      const { state } = given(reinforcing(2, { units: all(ids('RD', 5), 'arriving') }))
        .when('soviet', place('2716N', ...ids('RD', 5)))
        .allows()
      expect(where(state, 'SU-RD-005')).toBe('2716N')
    },
  )
  refuses(
    'PM 8.7',
    'nobody comes in a place that is lost or full, beside one that is no headquarters, or among the enemy',
    () => {
      const here = (more: Setting = {}) =>
        given(reinforcing(2, { ...more, units: { ...all(ids('RD', 6), 'arriving'), ...more.units } }))
      here({ taken: ['2705N'] })
        .when('soviet', place('2705N', 'SU-RD-001'))
        .refuses('PM 8.7')
      here().when('soviet', place('2606N', 'SU-RD-001')).refuses('PM 8.7')
      here({ units: { 'DE-ID-1': '2716N' } })
        .when('soviet', place('2716N', 'SU-RD-001'))
        .refuses('PM 8.7')
      here({ units: tried('SU-RD-009', '2705N', '1-1') })
        .when('soviet', place('2705N', 'SU-RD-009'))
        .refuses('PM 8.7')
      const full = reinforcing(2, { units: { ...all(ids('RD', 5), '2705N'), 'SU-RD-006': 'arriving' } })
      given(full).when('soviet', place('2705N', 'SU-RD-006')).refuses('PM 6.1')
    },
  )
  allows('PM 8.8', 'who has come moves and fights at once', () => {
    const units = { 'SU-TD-001': 'arriving', 'DE-AG-184': '4006S' }
    const here = play(
      reinforcing(2, {
        units,
        agenda: [
          { step: 'checkVictory' },
          { step: 'assault', side: 'soviet' },
          { step: 'move', side: 'soviet' },
          { step: 'reinforce', side: 'soviet' },
        ],
      }),
      ['soviet', place('4205S', 'SU-TD-001')],
    )
    const { state } = play(
      here.state,
      ['soviet', move('SU-TD-001', '4205S', '4105S', '4106S')],
      ['soviet', DONE],
    )
    given(state).when('soviet', attack('4006S', 'SU-TD-001'), [6, 6]).allows()
  })

  test('the 48 tank brigades come at once or not at all, as the table has it', () => {
    const units = all(ids('TB', 60), 'track')
    const come = (tankBrigades: 'all' | 'none') => {
      const { state } = given(beginning(3, units, { options: { tankBrigades } }))
        .when('soviet', DONE)
        .allows()
      return Object.keys(units).filter((id) => where(state, id) !== 'track').length
    }
    expect([come('all'), come('none')]).toEqual([48, 0])
  })
  test('on Road to Riga they also come in at the eastern edge', () => {
    const at = asked(position({ scenario: 'riga', turn: 2 }))
    expect(entryHexes(at)).toEqual(expect.arrayContaining(['2705N', '2311N', '3205N']))
    expect(entryHexes(at).every((hex) => Number(hex.slice(0, 2)) <= 32)).toBe(true)
  })
})

describe('Guards', () => {
  const convert = (guard: string, unit: string): Order => ({ type: 'formGuards', guard, unit })
  const forming = (units: Setting['units']) =>
    position({
      turn: 7,
      acting: 'soviet',
      phase: 'reinforcement',
      agenda: [{ step: 'checkVictory' }, { step: 'convert', side: 'soviet' }],
      units: { 'SU-G01': 'guards', ...units },
    })

  allows('PM 8.11', 'a Guards division takes the place of a tried one of its kind', () => {
    const { state } = given(forming({ ...tried('SU-RD-001', '4808S', '3-3'), 'SU-RD-002': '4808S' }))
      .when('soviet', convert('SU-G01', 'SU-RD-001'))
      .allows()
    expect([where(state, 'SU-G01'), where(state, 'SU-RD-001')]).toEqual(['4808S', 'gone'])
  })
  allows(
    'PM 8.11',
    'of an untried one only where no tried one qualifies; nobody ever learns what it was',
    () => {
      const near = { ...tried('SU-RD-001', '4007S', '3-3'), 'DE-ID-1': '4006S', 'SU-RD-002': '4808S' }
      const { state, events } = given(forming(near)).when('soviet', convert('SU-G01', 'SU-RD-002')).allows()
      expect(state.table.counters['SU-RD-002']).toMatchObject({ at: 'gone', tried: null })
      expect(events.some(({ type }) => type === 'UnitsTried')).toBe(false)
    },
  )
  refuses('PM 8.11', 'not next to the enemy, not of another kind, and not while a tried one is there', () => {
    const here = given(
      forming({
        ...tried('SU-RD-001', '4007S', '3-3'),
        ...tried('SU-RD-003', '4808S', '1-1'),
        'DE-ID-1': '4006S',
        'SU-RD-002': '4808S',
        ...tried('SU-TD-001', '4808S', '1-1'),
      }),
    )
    for (const unit of ['SU-RD-001', 'SU-RD-002', 'SU-TD-001'])
      here.when('soviet', convert('SU-G01', unit)).refuses('PM 8.11')
  })
  refuses('PM 8.11', 'what is not made when it is due is forfeit', () => {
    const { state } = given(forming({ ...tried('SU-RD-001', '4808S', '3-3'), 'DE-ID-1': '4006S' }))
      .when('soviet', DONE)
      .allows()
    expect(where(state, 'SU-G01')).toBe('gone')
  })
})
