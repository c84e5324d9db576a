import { describe, expect } from 'vitest'
import { VP_CHITS } from '@/lib/games/a-victory-denied/data/chits'
import { availableChits } from '@/lib/games/a-victory-denied/rules/07-command'
import { legal } from '@/lib/games/a-victory-denied/ruleset'
import { on } from '@/lib/games/a-victory-denied/situation'
import { allows, refuses } from '../../support/ledger'
import { given, type Setting, state, VP_AT_START } from './given'
import { DONE, due, dueNow, facts, play, REST, reached, type Turn, where } from './play'

type Units = NonNullable<Setting['units']>
const reinforcing = (turn: number, units: Units, rest: Setting = {}) =>
  state({ turn, ...due(REST, { step: 'play', chit: 'N-REINF' }), units, ...rest })
const place = (unit: string, to: string, chit?: boolean) =>
  ({ type: 'reinforce', unit, to, ...(chit === undefined ? {} : { chit }) }) as const
const march = (unit: string, ...path: string[]) => ({ type: 'moveUnit', unit, path }) as const
const start: Turn = ['soviet', DONE]
const without = (...taken: string[]) =>
  Object.fromEntries(Object.entries(VP_AT_START).filter(([hex]) => !taken.includes(hex)))

// Vyazma (3438) is a Victory Hex; 3437 and 3439 lie beside it.
const units: Units = {
  'S-HQ-20A': '3337',
  'S-29RC': 'reserve',
  'S-30RC': 'reserve',
  'S-33RC': 'reserve',
  'S-HQ-24A': 'reserve',
  'S-HQ-28A': 'reserve',
  'S-PVO-07': 'track',
  'S-PVO-08': 'track',
  'S-100ID': 'elite',
}

describe('11.1.1 the Soviet reserve', () => {
  const open = (more: Units = {}, rest: Setting = {}) =>
    reached(reinforcing(2, { ...units, ...more }, rest), start)

  allows('AVD 11.1.1a', 'HQs for two points, their chit for one, units for one', async () => {
    const first = await open()
    expect(dueNow(first)).toMatchObject({ step: 'reserve', points: 6 })
    const after = await reached(
      first,
      ['soviet', place('S-HQ-24A', '3438', true)],
      ['soviet', place('S-HQ-28A', '2446')],
      ['soviet', place('S-29RC', '3439')],
    )
    expect([where(after, 'S-HQ-24A'), where(after, 'S-HQ-28A'), where(after, 'S-29RC')]).toEqual([
      '3438',
      '2446',
      '3439',
    ])
    expect(after.table.cupKnown).toEqual(['S-24A'])
    // Three points, two and one: none is left.
    expect(dueNow(after)).toMatchObject({ step: 'pvo', unit: 'S-PVO-07' })
  })
  refuses('AVD 11.1.1a', 'nothing that points are missing for, and no chit without its HQ', async () => {
    const one = await reached(
      await open(),
      ['soviet', place('S-HQ-24A', '3438', true)],
      ['soviet', place('S-HQ-28A', '2446')],
    )
    expect(dueNow(one)).toMatchObject({ points: 1 })
    await given(one)
      .when('soviet', place('S-29RC', '3439', true))
      .refuses('AVD 11.1.1a')
    const left = (points: number) =>
      state({ units, ...due({ step: 'reserve', side: 'soviet', points, unitsPlaced: false }) })
    await given(left(2))
      .when('soviet', place('S-HQ-24A', '3438', true))
      .refuses('AVD 11.1.1a')
    await given(left(1)).when('soviet', place('S-HQ-24A', '3438')).refuses('AVD 11.1.1a')
  })
  refuses('AVD 11.1.1a', 'HQs are not placed after combat units', async () => {
    const late = await reached(await open(), ['soviet', place('S-29RC', '3437')])
    await given(late).when('soviet', place('S-HQ-24A', '3438')).refuses('AVD 11.1.1a')
    expect(legal(late, 'soviet').some(({ order }) => order.unit === 'S-HQ-24A')).toBe(false)
    await given(late).when('soviet', place('S-30RC', '3338')).allows()
  })
  refuses('AVD 11.1.1a', 'only units of the reserve, by their owner, where they may stand', async () => {
    const now = await open({ 'S-31RC': 'gone', 'G-17PZ': '3435' })
    await given(now).when('soviet', place('S-31RC', '3438')).refuses('AVD 11.1.1a')
    await given(now).when('soviet', place('S-100ID', '3438')).refuses('AVD 11.1.1a')
    await given(now).when('german', place('S-29RC', '3438')).refuses('AVD 11.1.1a')
    await given(now).when('soviet', place('S-29RC', '1350')).refuses('AVD 11.1.1a')
    await given(now).when('soviet', place('S-29RC', '3436')).refuses('AVD 11.1.1a')
    await given(now).when('soviet', place('S-HQ-24A', '3437')).refuses('AVD 11.1.1a')
  })
  refuses('AVD 5.4', 'stacking is judged when a reinforcement is placed', async () => {
    const now = await open({ 'S-51RC': '3437' })
    await given(now).when('soviet', place('S-29RC', '3437')).refuses('AVD 5.3')
    await given(now).when('soviet', place('S-29RC', '3338')).allows()
  })
  allows('AVD 11.1.1a', 'points that are not used are lost', async () => {
    const after = await reached(await open(), ['soviet', DONE])
    expect(dueNow(after)).toMatchObject({ step: 'pvo' })
    const none = await reached(reinforcing(2, { 'S-HQ-20A': '3337', 'S-PVO-07': 'track' }), start)
    expect(dueNow(none)).toMatchObject({ step: 'pvo' })
  })
  allows('AVD 11.1.1a', 'a unit beside its HQ in an empty Victory Hex brings a chit back', async () => {
    const lost = await open(
      { 'S-HQ-20A': '3437' },
      { vpOnMap: without('3438'), vpGerman: { minor: 1, major: 1 } },
    )
    const { events, state: after } = await play(lost, ['soviet', place('S-29RC', '3438'), [2]])
    const chit = facts({ events }, 'VpReturned')[0]!.chit
    expect(after.table.vpOnMap['3438']).toBe(VP_CHITS[chit]!.value)
    expect(VP_CHITS[chit]!.kind).toBe('minor')
    expect(after.table.vpGerman).toEqual({ minor: 0, major: 1 })
  })
  refuses('AVD 11.1.1a', 'with no chit left there is no placing on: the Soviet has won', async () => {
    const lost = await open(
      { 'S-HQ-20A': '3437' },
      { vpOnMap: without('3438'), vpGerman: { minor: 0, major: 0 } },
    )
    const after = await reached(lost, ['soviet', place('S-29RC', '3438')])
    expect(after.table.result).toMatchObject({ winner: 'soviet', cite: 'AVD 16.2' })
    await given(after).when('soviet', place('S-30RC', '3437')).refuses('AVD 16.1')
  })
  refuses('AVD 11.1.1a', 'of two * units beside one HQ only one', async () => {
    const now = await open({ 'S-KALIN': 'reserve', 'S-MASLNN': 'reserve' })
    const one = await reached(now, ['soviet', place('S-KALIN', '3437')])
    await given(one).when('soviet', place('S-MASLNN', '3338')).refuses('AVD 11.1.1a')
  })
  allows('AVD 11.1.4', 'the chit of a new HQ can be chosen next turn', async () => {
    const after = await reached(await open(), ['soviet', place('S-HQ-24A', '3438')])
    expect(after.table.cupKnown).toEqual([])
    expect(availableChits(on({ ...after.table, turn: 3 }), 'soviet')).toContain('S-24A')
  })
})

describe('11.1.1 PVO and elite of the turn', () => {
  const pvo = (more: Units = {}, rest: Setting = {}) =>
    reached(reinforcing(2, { ...units, ...more }, rest), start, ['soviet', DONE])

  allows('AVD 11.1.1b', 'the PVO of the turn comes to a Victory Hex with a chit', async () => {
    const after = await reached(await pvo(), ['soviet', place('S-PVO-07', '3438'), [1]])
    expect(where(after, 'S-PVO-07')).toBe('3438')
    expect(where(after, 'S-PVO-08')).toBe('track')
  })
  refuses('AVD 11.1.1b', 'no other PVO, no other hex, and it cannot be kept back', async () => {
    const now = await pvo()
    await given(now).when('soviet', place('S-PVO-08', '3438')).refuses('AVD 11.1.1b')
    await given(now).when('soviet', place('S-PVO-07', '3437')).refuses('AVD 11.1.1b')
    await given(now).when('soviet', DONE).refuses('AVD 11.1.1b')
  })
  refuses('AVD 11.1.1b', 'without a hex it is lost; on turn 10 there is none', async () => {
    const { events, state: after } = await play(
      reinforcing(2, { ...units, 'S-100ID': 'gone' }, { vpOnMap: {}, vpGerman: { minor: 14, major: 6 } }),
      start,
      ['soviet', DONE],
    )
    expect(facts({ events }, 'NotPlaced')).toEqual([{ type: 'NotPlaced', unit: 'S-PVO-07', to: 'gone' }])
    expect(where(after, 'S-PVO-07')).toBe('gone')
    const last = await play(reinforcing(10, { ...units, 'S-100ID': 'gone' }), start, ['soviet', DONE])
    expect(facts(last, 'Reinforced')).toEqual([])
  })
  allows('AVD 11.1.1b', 'to the only hex there is it goes by itself', async () => {
    const one = { vpOnMap: { '3438': 'down' as const }, vpGerman: { minor: 14, major: 5 } }
    const after = await play(reinforcing(2, { ...units, 'S-100ID': 'gone' }, one), start, ['soviet', DONE])
    expect(facts(after, 'Reinforced')).toMatchObject([{ unit: 'S-PVO-07', at: '3438', cost: 0 }])
  })
  allows('AVD 11.1.1c', 'a red unit is drawn and placed by an HQ', async () => {
    const drawn = await play(await pvo({ 'S-T34-1': 'elite' }), ['soviet', place('S-PVO-07', '3438'), [2]])
    expect(facts(drawn, 'EliteArrived')).toEqual([{ type: 'EliteArrived', unit: 'S-T34-1' }])
    expect(dueNow(drawn.state)).toEqual({ step: 'drawn', side: 'soviet', unit: 'S-T34-1' })
    const after = await reached(drawn.state, ['soviet', place('S-T34-1', '3437')])
    expect(where(after, 'S-T34-1')).toBe('3437')
  })
  refuses('AVD 11.1.1c', 'not another one, not anywhere, and not kept back', async () => {
    const drawn = await reached(await pvo({ 'S-T34-1': 'elite' }), ['soviet', place('S-PVO-07', '3438'), [2]])
    await given(drawn).when('soviet', place('S-100ID', '3437')).refuses('AVD 11.1.1c')
    await given(drawn).when('soviet', place('S-T34-1', '1350')).refuses('AVD 11.1.1a')
    await given(drawn).when('soviet', DONE).refuses('AVD 11.1.1c')
  })
  refuses('AVD 11.1.1c', 'nobody comes from an empty cup, and who finds no place goes back', async () => {
    const empty = await play(await pvo({ 'S-100ID': 'gone' }), ['soviet', place('S-PVO-07', '3438')])
    expect(facts(empty, 'EliteArrived')).toEqual([])
    const before = reinforcing(2, { 'S-PVO-07': 'track', 'S-100ID': 'elite', 'S-29RC': 'reserve' })
    const lonely = await play(before, start, ['soviet', place('S-PVO-07', '3438'), [1]])
    expect(facts(lonely, 'NotPlaced')).toEqual([{ type: 'NotPlaced', unit: 'S-100ID', to: 'elite' }])
    expect(where(lonely.state, 'S-100ID')).toBe('elite')
  })
})

describe('11.1.2 German arrivals', () => {
  const force: Units = {
    'G-137ID': 'track',
    'G-5ID': 'track',
    'G-HQ-9A-1': 'track',
    'G-BLUE': 'track',
    'S-51RC': '1350',
  }
  // All Victory Hexes German, so that the roads are free.
  const free: Setting = { vpOnMap: {}, vpGerman: { minor: 14, major: 6 } }
  const first = () => reached(reinforcing(1, force, free), start)

  allows(
    'AVD 11.1.2a',
    'those of the turn come on by road, then a 9th Army chit goes into the cup',
    async () => {
      const now = await first()
      expect(now.table.activation).toMatchObject({
        chit: 'entry',
        hqs: ['G-HQ-9A-1'],
        units: ['G-137ID', 'G-5ID'],
      })
      expect(dueNow(now)).toEqual({ step: 'move', side: 'german' })
      const after = await reached(
        now,
        ['german', march('G-137ID', '3106', '3107', '3207')],
        ['german', march('G-137ID', '3208')],
        ['german', march('G-HQ-9A-1', '3106')],
        ['german', DONE],
      )
      expect([where(after, 'G-137ID'), where(after, 'G-HQ-9A-1')]).toEqual(['3208', '3106'])
      expect(after.table.cupKnown).toEqual(['G-9A'])
      // Held back, and for a later turn.
      expect([where(after, 'G-5ID'), where(after, 'G-BLUE')]).toEqual(['staging', 'track'])
      expect(dueNow(after)).toEqual(REST)
    },
  )
  refuses(
    'AVD 11.1.2a',
    'not by another hex, not off the road, not before the Soviet has finished',
    async () => {
      const now = await first()
      await given(now).when('german', march('G-137ID', '3902')).refuses('AVD 11.1.2a')
      await given(now)
        .when('german', march('G-137ID', '3106', '3206'))
        .refuses('AVD 8.3.1')
      const busy = await reached(reinforcing(1, { ...force, ...units }, free), start)
      await given(busy).when('german', march('G-137ID', '3106')).refuses('AVD 4.1.2')
    },
  )
  refuses('AVD 11.1.2a', 'no chit when nobody of them enters, and no fighting', async () => {
    const { state: after, events } = await play(await first(), ['german', DONE])
    expect(after.table.cupKnown).toEqual([])
    expect(facts({ events }, 'ActivationEnded')).toHaveLength(1)
    expect(dueNow(after)).toEqual(REST)
  })
  allows('AVD 11.1.2a', 'who was held back comes with a later chit, and brings none', async () => {
    const later = await reached(reinforcing(3, { 'G-5ID': 'staging', 'S-51RC': '1350' }, free), start)
    expect(later.table.activation).toMatchObject({ chit: 'entry', units: ['G-5ID'] })
    const after = await reached(later, ['german', march('G-5ID', '3902')], ['german', DONE])
    expect(after.table.cupKnown).toEqual([])
  })
  allows('AVD 11.1.2a', 'the Blue Division comes on turn 6', async () => {
    const six = await reached(reinforcing(6, { 'G-BLUE': 'track', 'S-51RC': '1350' }, free), start)
    expect(six.table.activation?.units).toEqual(['G-BLUE'])
  })
  allows(
    'AVD 11.1.2b',
    'released units come on by their own entry hexes, without a chit for it',
    async () => {
      const out: Units = { 'G-31ID': 'staging', 'G-8ID': 'staging', 'S-51RC': '1350' }
      const after = await reached(
        reinforcing(3, out, free),
        start,
        ['german', march('G-31ID', '2704', '2604')],
        ['german', march('G-8ID', '3106')],
        ['german', DONE],
      )
      expect([where(after, 'G-31ID'), where(after, 'G-8ID')]).toEqual(['2604', '3106'])
      expect(after.table.cupKnown).toEqual([])
    },
  )
  refuses('AVD 11.1.2b', 'not by those of 9th Army', async () => {
    const out: Units = { 'G-31ID': 'staging', 'S-51RC': '1350' }
    const now = await reached(reinforcing(3, out, free), start)
    await given(now).when('german', march('G-31ID', '3106')).refuses('AVD 11.1.2b')
  })
})

describe('11.2 Timoshenko', () => {
  const force: Units = {
    'S-HQ-TIMOSHENKO': 'timoshenko',
    'S-25M': 'timoshenko',
    'S-26M': 'timoshenko',
    'S-28RC': 'timoshenko',
    'S-29RC': 'reserve',
    'G-17PZ': '1619',
  }
  const entering = (rest: Setting = {}) => reached(reinforcing(1, force, rest), start)
  const entered: Turn[] = [
    ['soviet', march('S-25M', '1518', '1519')],
    ['soviet', march('S-26M', '1518', '1618')],
    ['soviet', march('S-28RC', '1517')],
    ['soviet', march('S-HQ-TIMOSHENKO', '1517')],
  ]
  allows('AVD 11.2.1', 'the force comes first, and its HQ may receive others', async () => {
    const now = await entering()
    expect(now.table.activation).toMatchObject({ chit: 'timoshenko-entry', hqs: ['S-HQ-TIMOSHENKO'] })
    const after = await reached(now, ...entered, ['soviet', DONE], ['soviet', DONE])
    expect(dueNow(after)).toMatchObject({ step: 'reserve', points: 4 })
    await given(after).when('soviet', place('S-29RC', '1516')).allows()
  })
  refuses('AVD 11.2.1', 'nobody is bought before it is in, nor on another turn', async () => {
    await given(await entering())
      .when('soviet', place('S-29RC', '1516'))
      .refuses('AVD 11.1.1a')
    const late = await reached(reinforcing(2, { ...force, 'S-29RC': 'gone' }), start)
    expect(where(late, 'S-28RC')).toBe('timoshenko')
  })
  allows('AVD 11.2.2', 'it moves and fights', async () => {
    const fighting = await reached(await entering(), ...entered, ['soviet', DONE])
    expect(dueNow(fighting)).toEqual({ step: 'fight', side: 'soviet' })
    const battle = await play(
      fighting,
      ['soviet', { type: 'declareAttack', target: '1619', attackers: ['S-25M', 'S-26M'] }],
      ['german', DONE, [5]],
    )
    // No chit of his has been drawn: 6 against 2 stays on 3-1 but for the ground.
    expect(facts(battle, 'DieThrown')[0]!.column).toBe(3)
  })
  refuses('AVD 11.2.2', 'nobody stays behind who can enter, and only by its own hexes', async () => {
    const now = await entering()
    await given(now).when('soviet', DONE).refuses('AVD 11.2.2')
    await given(now).when('soviet', march('S-28RC', '1514')).refuses('AVD 11.2.2')
    const half = await reached(now, entered[0]!)
    await given(half).when('soviet', DONE).refuses('AVD 11.2.2')
  })
  allows('AVD 11.2.3', 'then its chit goes into the cup', async () => {
    const done = await reached(await entering(), ...entered, ['soviet', DONE], ['soviet', DONE])
    expect(done.table.cupKnown).toEqual(['S-TIMOSHENKO'])
  })
  refuses('AVD 11.2.3', 'not before the force has finished', async () => {
    const fighting = await reached(await entering(), ...entered, ['soviet', DONE])
    expect(fighting.table.cupKnown).toEqual([])
  })
})

describe('11.3 * units', () => {
  const stars = Object.fromEntries(
    ['S-CAVGR', 'S-KALIN', 'S-KHMNKO', 'S-KOCHOLOV', 'S-MASLNN', 'S-ROKSSKY'].map((id) => [
      id,
      'stavka' as const,
    ]),
  )
  allows('AVD 11.3', 'from turn 4 a die brings as many to the reserve, after the placing', async () => {
    const { events, state: after } = await play(reinforcing(4, stars), ['soviet', DONE, [4]])
    expect(facts({ events }, 'StarsJoined')).toEqual([
      { type: 'StarsJoined', face: 4, units: ['S-CAVGR', 'S-KALIN', 'S-KHMNKO', 'S-KOCHOLOV'] },
    ])
    expect(where(after, 'S-MASLNN')).toBe('stavka')
    const rest = await play(reinforcing(5, { 'S-ROKSSKY': 'stavka' }), ['soviet', DONE, [6]])
    expect(where(rest.state, 'S-ROKSSKY')).toBe('reserve')
  })
  refuses('AVD 11.3', 'not before turn 4, and not when all have come', async () => {
    const early = await play(reinforcing(3, stars), start)
    expect(facts(early, 'StarsJoined')).toEqual([])
    expect(facts(await play(reinforcing(6, {}), start), 'StarsJoined')).toEqual([])
  })
})
