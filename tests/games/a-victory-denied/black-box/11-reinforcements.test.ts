import { describe, expect } from 'vitest'
import { allows, refuses } from '../../../support/ledger'
import { all, at, done, due, fighting, find, move, no, position, same, winner, yes } from './play'

type Setting = Parameters<typeof position>[0]
/** The Reinforcement chit is drawn, and nothing else is in the cup. */
const drawn = (setting: Setting, ...dice: number[]) =>
  yes(position({ ...fighting('german'), ...setting }, { cup: ['N-REINF'] }), 'german', done, 1, ...dice)
const place = (unit: string, to: string, chit?: boolean) =>
  ({ type: 'reinforce', unit, to, ...(chit ? { chit } : {}) }) as const

const home = {
  'S-HQ-20A': '1350',
  'S-5M': '1355',
  'S-HQ-24A': 'reserve',
  'S-HQ-28A': 'reserve',
  'S-29RC': 'reserve',
  'S-30RC': 'reserve',
  'S-33RC': 'reserve',
  'S-47RC': 'reserve',
  'S-52RC': 'reserve',
  'S-53RC': 'reserve',
  'S-31RC': 'reserve',
}

describe('11.1.1 from the reserve', () => {
  const begin = (more = {}, rest = {}) => drawn({ units: { ...home, ...more }, ...rest })
  allows('AVD 11.1.1a', 'an HQ costs two, its chit one more, a unit one', () => {
    const first = begin()
    expect(first.state.table.agenda.at(-1)).toMatchObject({ step: 'reserve', points: 6 })
    const after = all(
      first.state,
      ['soviet', place('S-HQ-24A', '3438', true)],
      ['soviet', place('S-HQ-28A', '2446')],
      ['soviet', place('S-29RC', '3437'), 1, 1, 1, 1],
    )
    expect(['S-HQ-24A', 'S-HQ-28A', 'S-29RC'].map((id) => at(after, id))).toEqual(['3438', '2446', '3437'])
    expect(find(after, 'Reinforced').map(({ cost }) => cost)).toEqual([3, 2, 1])
    expect(find(after, 'ChitAdded')).toEqual([{ type: 'ChitAdded', chit: 'S-24A' }])
    expect(due(after)).not.toBe('reserve')
  })
  refuses('AVD 11.1.1a', 'more than the points, an HQ after units, a chit for a unit', () => {
    const five = all(
      begin().state,
      ['soviet', place('S-HQ-24A', '3438', true)],
      ['soviet', place('S-29RC', '3438')],
      ['soviet', place('S-30RC', '3437')],
    )
    expect(no(five.state, 'soviet', place('S-HQ-28A', '2446'))).toBe('AVD 11.1.1')
    const one = yes(begin().state, 'soviet', place('S-29RC', '1350'))
    expect(no(one.state, 'soviet', place('S-HQ-24A', '3438'))).toBe('AVD 11.1.1')
    expect(no(begin().state, 'soviet', place('S-29RC', '1350', true))).toBe('AVD 11.1.1')
  })
  refuses('AVD 11.1.1a', 'an HQ goes where no VP chit lies, or where no line leads', () => {
    expect(no(begin().state, 'soviet', place('S-HQ-24A', '3437'))).toBe('AVD 11.1.1')
    expect(no(begin().state, 'soviet', place('S-HQ-24A', '2110'))).toBe('AVD 11.1.1')
    const besieged = { 'G-8ID': '3436', 'G-28ID': '3440', 'G-161ID': '3538', 'G-162ID': '3338' }
    expect(
      no(
        begin({ ...besieged, 'G-256ID': '3339', 'G-87ID': '3539' }).state,
        'soviet',
        place('S-HQ-24A', '3438'),
      ),
    ).toMatch(/AVD 1[01]\./)
  })
  refuses('AVD 11.1.1a', 'a unit two hexes from any HQ', () => {
    expect(no(begin().state, 'soviet', place('S-29RC', '1352'))).toBe('AVD 11.1.1')
  })
  const near = { 'G-8ID': '1352', 'G-28ID': '1251' }
  refuses('AVD 11.1.1a', 'a unit in a German zone', () => {
    expect(no(begin(near).state, 'soviet', place('S-29RC', '1351'))).toBe('AVD 11.1.1')
    expect(no(begin(near).state, 'soviet', place('S-29RC', '1251'))).toMatch(/AVD (5\.2|11\.1\.1)/)
  })
  allows('AVD 11.1.1a', 'but where a unit, an HQ or a VP chit is', () => {
    expect(
      at(yes(begin({ ...near, 'S-KV1-1': '1351' }).state, 'soviet', place('S-29RC', '1351')), 'S-29RC'),
    ).toBe('1351')
    expect(at(yes(begin({ 'G-8ID': '1349' }).state, 'soviet', place('S-29RC', '1350')), 'S-29RC')).toBe(
      '1350',
    )
    const vyazma = { 'S-HQ-13A': '3437', 'G-8ID': '3440', 'G-28ID': '3339' }
    expect(at(yes(begin(vyazma).state, 'soviet', place('S-29RC', '3438')), 'S-29RC')).toBe('3438')
    expect(no(begin(vyazma, { vpOnMap: {} }).state, 'soviet', place('S-29RC', '3438'))).toBe('AVD 11.1.1')
  })
  refuses('AVD 5.3', 'a tan unit joins a tan one, a third joins two', () => {
    const s = yes(begin().state, 'soviet', place('S-29RC', '1350'))
    expect(no(s.state, 'soviet', place('S-30RC', '1350'))).toBe('AVD 5.3')
    const two = begin({ 'S-KV1-1': '1350', 'S-KV1-2': '1350' })
    expect(no(two.state, 'soviet', place('S-30RC', '1350'))).toMatch(/AVD 5\.[14]/)
  })
  refuses('AVD 11.1.1a', 'a second * unit at the same HQ', () => {
    const stars = { 'S-ROKSSKY': 'reserve', 'S-KALIN': 'reserve' }
    const one = yes(begin(stars).state, 'soviet', place('S-ROKSSKY', '1350'))
    expect(no(one.state, 'soviet', place('S-KALIN', '1349'))).toBe('AVD 11.1.1')
    const far = yes(begin({ ...stars, 'S-HQ-13A': '2050' }).state, 'soviet', place('S-ROKSSKY', '1350'))
    expect(at(yes(far.state, 'soviet', place('S-KALIN', '2050')), 'S-KALIN')).toBe('2050')
  })
  refuses('AVD 11.1.1a', 'a * unit between two HQs leaves room for another at either', () => {
    const stars = { 'S-HQ-13A': '1352', 'S-ROKSSKY': 'reserve', 'S-KALIN': 'reserve' }
    const one = yes(begin(stars).state, 'soviet', place('S-ROKSSKY', '1351'))
    expect(no(one.state, 'soviet', place('S-KALIN', '1353'))).toBe('AVD 11.1.1')
    expect(no(one.state, 'soviet', place('S-KALIN', '1349'))).toBe('AVD 11.1.1')
  })
  allows('AVD 16.2', 'a unit placed in a Victory Hex without a chit brings one back face up', () => {
    const s = begin({ 'S-HQ-13A': '3437' }, { vpOnMap: { 3327: 'down' }, vpGerman: { minor: 1, major: 0 } })
    const after = yes(s.state, 'soviet', place('S-29RC', '3438'), 1)
    expect(find(after, 'VpReturned')).toMatchObject([{ hex: '3438', by: 'S-29RC' }])
    expect(after.state.table.vpGerman).toEqual({ minor: 0, major: 0 })
    expect(after.state.table.vpOnMap['3438']).toBeTypeOf('number')
  })
  allows('AVD 16.1', 'if the German has none, the Soviet wins', () => {
    const s = begin({ 'S-HQ-13A': '3437' }, { vpOnMap: { 3327: 'down' }, vpGerman: { minor: 0, major: 0 } })
    expect(winner(yes(s.state, 'soviet', place('S-29RC', '3438')))).toBe('soviet')
  })
})

describe('11.1.1 PVO, elite and * units', () => {
  const calm = {
    'S-HQ-20A': '1350',
    'S-5M': '1355',
    'S-PVO-07': 'track',
    'S-PVO-08': 'track',
    'S-KV1-1': 'elite',
    'S-100ID': 'elite',
  }
  allows(
    'AVD 11.1.1b',
    "the turn's PVO goes to a Victory Hex with a chit, then an elite is drawn and placed",
    () => {
      const first = drawn({ units: calm })
      expect(due(first)).toBe('pvo')
      for (const hex of ['1350', '2110'])
        expect(no(first.state, 'soviet', place('S-PVO-07', hex))).toMatch(/AVD 11\.1\.1/)
      expect(no(first.state, 'soviet', place('S-PVO-08', '3438'))).toBe('AVD 11.1.1')
      const next = yes(first.state, 'soviet', place('S-PVO-07', '3438'), 2)
      expect(find(next, 'EliteArrived')).toEqual([{ type: 'EliteArrived', unit: 'S-KV1-1' }])
      expect(no(next.state, 'soviet', place('S-KV1-1', '1353'))).toBe('AVD 11.1.1')
      expect(at(yes(next.state, 'soviet', place('S-KV1-1', '1351'), 1, 1, 1, 1), 'S-KV1-1')).toBe('1351')
    },
  )
  allows('AVD 11.1.1b', 'no PVO on turn 10; lost if no hex serves', () => {
    const ten = drawn({ turn: 10, directive: 'moscow', units: calm }, 1)
    expect(find(ten, 'EliteArrived')).toHaveLength(1)
    const none = drawn({ vpOnMap: {}, units: calm }, 1)
    expect(find(none, 'NotPlaced')).toMatchObject([{ unit: 'S-PVO-07' }])
    expect(at(none, 'S-PVO-07')).toBe('gone')
  })
  const stars = Object.fromEntries(
    ['S-ROKSSKY', 'S-MASLNN', 'S-KALIN', 'S-KOCHOLOV', 'S-KHMNKO', 'S-CAVGR'].map((id) => [id, 'stavka']),
  )
  allows('AVD 11.3', 'from turn 4 a die says how many * units join the reserve', () => {
    const units = { 'S-HQ-20A': '1350', 'S-5M': '1355', ...stars }
    const joined = (turn: number, die: number) =>
      find(drawn({ turn, units }, die, 1, 1, 1, 1, 1, 1, 1, 1, 1), 'StarsJoined')
    expect(joined(3, 1)).toEqual([])
    expect(joined(4, 2)[0]!.units).toHaveLength(2)
    expect(joined(5, 6)[0]!.units).toHaveLength(6)
  })
})

const ROAD = '3106 3107 3207 3208 3209 3210 3211 3212 3213 3214 3215 3216 3217 3318 3319 3320'.split(' ')
describe('11.1.2 German arrivals', () => {
  const blue = (rest = {}) =>
    drawn({ turn: 6, vpOnMap: {}, units: { 'G-BLUE': 'track', 'G-3PZ': '1350' }, ...rest }, 1)
  allows(
    'AVD 11.1.2a',
    'the Blue Division marches fifteen road hexes, the entry counted, and a 9th Army chit follows',
    () => {
      expect(due(blue())).toBe('move')
      const marched = yes(blue().state, 'german', move('G-BLUE', ...ROAD.slice(0, 15)))
      expect(at(marched, 'G-BLUE')).toBe('3319')
      const after = yes(marched.state, 'german', done, 1, 1, 1, 1, 1, 1)
      expect(find(after, 'ChitAdded')).toEqual([{ type: 'ChitAdded', chit: 'G-9A' }])
    },
  )
  refuses('AVD 11.1.2a', 'a sixteenth hex, another entry, a step off the road, past an enemy', () => {
    expect(no(blue().state, 'german', move('G-BLUE', ...ROAD))).toMatch(/AVD (8|11)/)
    expect(no(blue().state, 'german', move('G-BLUE', '2704'))).toBe('AVD 11.1.2')
    expect(no(blue().state, 'german', move('G-BLUE', '3106', '3206'))).toMatch(/AVD (8\.3\.1|11\.1\.2)/)
    const watched = blue({ units: { 'G-BLUE': 'track', 'S-HQ-20A': '3110', 'S-5M': '3510' } })
    expect(no(watched.state, 'german', move('G-BLUE', ...ROAD.slice(0, 6)))).toMatch(/AVD 8\.3\.1/)
  })
  allows('AVD 11.1.2a', 'on turn 1 the infantry of 3rd Panzer Group comes by 3902, with its HQ', () => {
    const first = drawn({
      turn: 1,
      vpOnMap: {},
      units: { 'G-5ID': 'staging', 'G-35ID': 'staging', 'G-HQ-3PG': 'staging', 'G-137ID': 'staging' },
    })
    expect(due(first)).toBe('move')
    const after = all(
      first.state,
      ['german', move('G-5ID', '3902', '3903')],
      ['german', move('G-HQ-3PG', '3902', '3903')],
      ['german', move('G-137ID', '3106')],
    )
    expect(at(after, 'G-HQ-3PG')).toBe('3903')
    expect(no(after.state, 'german', move('G-35ID', '3106'))).toBe('AVD 11.1.2')
    expect(no(after.state, 'soviet', done)).toMatch(/AVD/)
  })
  refuses('AVD 11.1.2a', 'who was held back brings a second chit', () => {
    const late = drawn({ turn: 2, vpOnMap: {}, units: { 'G-137ID': 'staging', 'G-3PZ': '1350' } })
    const after = all(late.state, ['german', move('G-137ID', '3106')], ['german', done, 1, 1, 1, 1, 1])
    expect(at(after, 'G-137ID')).toBe('3106')
    expect(find(after, 'ChitAdded')).toEqual([])
  })
})

describe('11.2 Timoshenko', () => {
  const force = {
    'S-HQ-TIMOSHENKO': 'timoshenko',
    'S-25M': 'timoshenko',
    'S-26M': 'timoshenko',
    'S-28RC': 'timoshenko',
    'S-20RC': '1519',
    'S-29RC': 'reserve',
  }
  const GOMEL = '1517 1617 1717 1817 1917 2016 2117 2216 2317 2417 2517 2617 2717'.split(' ')
  const begin = () => drawn({ turn: 1, units: force })
  allows('AVD 11.2.2', 'he enters at his box, by road to Mogilev at most', () => {
    expect(find(begin(), 'Activated')[0]).toMatchObject({ side: 'soviet', hqs: ['S-HQ-TIMOSHENKO'] })
    same(find(begin(), 'Activated')[0]!.units, ['S-25M', 'S-26M', 'S-28RC'])
    expect(at(yes(begin().state, 'soviet', move('S-28RC', ...GOMEL.slice(0, 12))), 'S-28RC')).toBe('2617')
    expect(no(begin().state, 'soviet', move('S-28RC', ...GOMEL))).toMatch(/AVD 8/)
    expect(at(yes(begin().state, 'soviet', move('S-25M', '1516', '1616')), 'S-25M')).toBe('1616')
  })
  refuses('AVD 11.2.2', 'he enters elsewhere, or leaves a unit in the box', () => {
    expect(no(begin().state, 'soviet', move('S-25M', '1519'))).toBe('AVD 11.2.2')
    expect(no(begin().state, 'soviet', done)).toBe('AVD 11.2.2')
    expect(no(begin().state, 'soviet', move('S-20RC', '1520'))).toMatch(/AVD/)
  })
  allows(
    'AVD 11.2.3',
    'his force may fight, then his chit goes into the cup, and reinforcements are bought',
    () => {
      const after = all(
        begin().state,
        ['soviet', move('S-28RC', '1517')],
        ['soviet', move('S-25M', '1516')],
        ['soviet', move('S-26M', '1518')],
        ['soviet', move('S-HQ-TIMOSHENKO', '1517')],
        ['soviet', done],
      )
      expect(find(after, 'ChitAdded')).toEqual([{ type: 'ChitAdded', chit: 'S-TIMOSHENKO' }])
      expect(after.state.table.agenda.at(-1)).toMatchObject({ step: 'reserve', points: 4 })
      expect(at(yes(after.state, 'soviet', place('S-29RC', '1617'), 1), 'S-29RC')).toBe('1617')
    },
  )
})
