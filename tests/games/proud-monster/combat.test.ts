import { describe, expect, test } from 'vitest'
import type { Order } from '@/lib/games/proud-monster/orders'
import { allows, refuses } from '../../support/ledger'
import {
  ASSAULT,
  attack,
  DONE,
  dueNow,
  facts,
  given,
  play,
  position,
  type Setting,
  tried,
  where,
} from './given'

const advance = (...units: string[]): Order => ({ type: 'advanceUnits', units })
const lose = (unit: string): Order => ({ type: 'takeLoss', unit })
const here = (units: Setting['units'], more: Setting = {}) => position({ ...ASSAULT, ...more, units })
const weak = tried('SU-RD-001', '4007S', '1-1')

describe('assaults', () => {
  allows('PM 14.1', 'units next to each other fight, and only if the attacker wants to', () => {
    const state = here({ 'DE-PZ-1': '4006S', ...weak })
    given(state).when('german', attack('4007S', 'DE-PZ-1'), []).allows()
    expect(where(given(state).when('german', DONE).allows().state, 'SU-RD-001')).toBe('4007S')
  })
  refuses('PM 14.1', 'nobody attacks from afar, or where nobody is', () => {
    const state = given(here({ 'DE-PZ-1': '4005S', 'DE-ID-1': '4006S', ...weak }))
    state.when('german', attack('4007S', 'DE-PZ-1')).refuses('PM 14.1')
    state.when('german', attack('4106S', 'DE-ID-1')).refuses('PM 14.1')
  })
  allows('PM 14.2', 'all who stand in a hex defend it as one', () => {
    const state = here({ 'DE-PZ-1': '4006S', ...weak, ...tried('SU-RD-002', '4007S', '3-4') })
    const { events } = given(state).when('german', attack('4007S', 'DE-PZ-1'), [1]).allows()
    expect(facts({ events }, 'BattleResolved')[0]).toMatchObject({ defence: 5 })
  })
  allows('PM 14.3', 'a hex is attacked from as many sides as there are', () => {
    const units = { 'DE-PZ-1': '4006S', 'DE-ID-1': '4008S', 'DE-ID-11': '4106S' }
    const state = here({ ...units, ...tried('SU-RD-001', '4007S', '6-7') })
    const { events } = given(state)
      .when('german', attack('4007S', ...Object.keys(units)), [6])
      .allows()
    expect(facts({ events }, 'BattleResolved')[0]).toMatchObject({ attack: 24 })
  })
  refuses(
    'PM 14.4',
    'no unit attacks twice in a phase, none is named twice, and no hex is attacked twice',
    () => {
      const state = here({
        'DE-PZ-1': '4006S',
        'DE-ID-1': '4006S',
        ...tried('SU-RD-001', '4007S', '6-7'),
        ...tried('SU-RD-002', '4106S', '1-1'),
      })
      given(state)
        .when('german', attack('4007S', 'DE-ID-1', 'DE-ID-1'))
        .refuses('PM 14.4')
      // 12 against 7 is 1:1: the attacker loses two steps, and nobody goes on.
      const after = given(state).when('german', attack('4007S', 'DE-PZ-1'), [2]).allows().state
      given(after).when('german', attack('4106S', 'DE-PZ-1')).refuses('PM 14.4')
      given(after).when('german', attack('4007S', 'DE-ID-1')).refuses('PM 14.4')
    },
  )
  allows('PM 14.4', 'in the next phase they may fight again', () => {
    const state = here({ 'DE-PZ-1': '4006S', ...tried('SU-RD-001', '4007S', '6-7') })
    // Nobody is left to attack: the phase is over.
    const { state: later } = given(state).when('german', attack('4007S', 'DE-PZ-1'), [2]).allows()
    expect(later.table.acting).toBe('soviet')
    expect(Object.values(later.table.counters).some(({ fought }) => fought)).toBe(false)
  })
  allows('PM 14.5', 'attacks are made one after the other, in any order', () => {
    const state = here({
      'DE-PZ-1': '4006S',
      'DE-PZ-14': '4006S',
      ...weak,
      ...tried('SU-RD-002', '4106S', '1-1'),
    })
    const { state: after } = play(
      state,
      ['german', attack('4106S', 'DE-PZ-14'), []],
      ['german', DONE],
      ['german', attack('4007S', 'DE-PZ-1'), []],
    )
    expect([where(after, 'SU-RD-001'), where(after, 'SU-RD-002')]).toEqual(['dead', 'dead'])
  })
  refuses('PM 14.5', 'the next begins when one is done', () => {
    const state = here({
      'DE-PZ-1': '4006S',
      'DE-PZ-14': '4006S',
      ...weak,
      ...tried('SU-RD-002', '4106S', '1-1'),
    })
    const now = given(state).when('german', attack('4106S', 'DE-PZ-14'), []).allows().state
    given(now).when('german', attack('4007S', 'DE-PZ-1')).refuses('PM 14.1')
  })
  allows('PM 14.6', 'of a stack some attack here and some there, or not at all', () => {
    const state = here({ 'DE-PZ-1': '4006S', 'DE-ID-1': '4006S', ...weak })
    const { state: after } = given(state).when('german', attack('4007S', 'DE-PZ-1'), []).allows()
    expect(after.table.counters['DE-ID-1']!.fought).toBe(false)
  })
  refuses('PM 14.6', 'nobody who is attacked is asked whether he will fight', () => {
    const state = here(
      { 'DE-PZ-1': '4006S', 'SU-RD-001': '4007S' },
      { options: { offTurn: { german: 'ask', soviet: 'ask' } } },
    )
    const { events } = given(state).when('german', attack('4007S', 'DE-PZ-1'), [1]).allows()
    expect(events.some(({ type }) => type === 'BattleResolved')).toBe(true)
  })
  refuses('PM 17.9', 'nobody attacks across a hexside of sea or lake', () => {
    given(here({ 'DE-ID-1': '4100N', ...tried('SU-RD-001', '4201N', '1-1') }))
      .when('german', attack('4201N', 'DE-ID-1'))
      .refuses('PM 17.9')
  })
})

describe('results', () => {
  const strong = {
    'DE-PZ-1': '4006S',
    'DE-ID-1': '4006S',
    ...tried('SU-RD-001', '4007S', '3-4'),
    ...tried('SU-RD-002', '4007S', '2-2'),
  }

  allows(
    'PM 14.32a',
    'the first number falls on the attacker, the second on the defender, who pays first',
    () => {
      // 18 against 6 is 3:1; a three is 1/2.
      const { events } = given(here(strong))
        .when('german', attack('4007S', 'DE-PZ-1', 'DE-ID-1'), [3])
        .allows()
      expect(facts({ events }, 'BattleResolved')[0]).toMatchObject({
        printed: '1/2',
        attacker: 1,
        defender: 2,
      })
      expect(facts({ events }, 'Eliminated')[0]!.units).toEqual(['SU-RD-001', 'SU-RD-002'])
    },
  )
  allows('PM 14.35', 'each side chooses who of it loses a step', () => {
    const now = given(here(strong))
      .when('german', attack('4007S', 'DE-PZ-1', 'DE-ID-1'), [3])
      .allows().state
    expect(dueNow(now)).toBe('losses')
    const { state } = given(now).when('german', lose('DE-ID-1')).allows()
    expect([state.table.counters['DE-ID-1']!.lost, state.table.counters['DE-PZ-1']!.lost]).toEqual([1, 0])
  })
  refuses('PM 14.35', 'only of those who took part, and the steps have to be paid', () => {
    const units = { ...strong, 'DE-ID-11': '4006S' }
    const now = given(here(units))
      .when('german', attack('4007S', 'DE-PZ-1', 'DE-ID-1'), [3])
      .allows().state
    given(now).when('german', lose('DE-ID-11')).refuses('PM 14.35')
    given(now).when('german', DONE).refuses('PM 14.35')
  })
  allows('PM 14.35', 'the defender too, by what he has filed, while the other acts', () => {
    // 18 against 10: 1:1; a four takes a step of the defender.
    const state = here({
      'DE-PZ-1': '4006S',
      'DE-ID-1': '4006S',
      ...tried('SU-RD-001', '4007S', '5-6'),
      ...tried('SU-RD-002', '4007S', '4-4'),
    })
    const asking = {
      ...state,
      table: {
        ...state.table,
        options: { ...state.table.options, offTurn: { german: 'ask', soviet: 'ask' } as const },
      },
    }
    const now = given(asking)
      .when('german', attack('4007S', 'DE-PZ-1', 'DE-ID-1'), [4])
      .allows().state
    expect([dueNow(now), now.table.agenda.at(-1)]).toEqual([
      'losses',
      { step: 'losses', side: 'soviet', due: 1 },
    ])
    expect(where(given(now).when('soviet', lose('SU-RD-001')).allows().state, 'SU-RD-001')).toBe('dead')
    const safe = {
      ...state,
      table: {
        ...state.table,
        options: { ...state.table.options, offTurn: { german: 'safe', soviet: 'safe' } as const },
      },
    }
    const after = given(safe)
      .when('german', attack('4007S', 'DE-PZ-1', 'DE-ID-1'), [4])
      .allows().state
    expect([where(after, 'SU-RD-001'), where(after, 'SU-RD-002')]).toEqual(['4007S', 'dead'])
  })
  allows('PM 14.37', 'none is none', () => {
    // 12 against 4 is 3:1; a five is 0/3.
    const { state } = given(here({ 'DE-PZ-1': '4006S', ...tried('SU-RD-001', '4007S', '3-4') }))
      .when('german', attack('4007S', 'DE-PZ-1'), [5])
      .allows()
    expect(state.table.counters['DE-PZ-1']!.lost).toBe(0)
  })
  allows('PM 14.38', 'E is everybody who defends', () => {
    const all = Object.assign({}, ...[1, 2, 3, 4, 5].map((n) => tried(`SU-RD-00${n}`, '4007S', '1-1')))
    const tanks = {
      'DE-PZ-1': '4006S',
      'DE-PZ-14': '4006S',
      'DE-PZ-6': '4006S',
      'DE-MOT-36': '4006S',
      'DE-MOT-14': '4006S',
    }
    const { state } = given(here({ ...tanks, ...all }))
      .when('german', attack('4007S', ...Object.keys(tanks)), [])
      .allows()
    expect(Object.keys(all).map((unit) => where(state, unit))).toEqual(Array(5).fill('dead'))
  })

  const cleared = () =>
    given(here({ 'DE-PZ-1': '4006S', 'DE-ID-1': '4106S', 'DE-ID-11': '4006S', ...weak }))
      .when('german', attack('4007S', 'DE-PZ-1', 'DE-ID-1'), [])
      .allows().state
  allows('PM 14.39', 'into a hex that is cleared go as many as may stand there, or none', () => {
    const { state } = given(cleared()).when('german', advance('DE-PZ-1', 'DE-ID-1')).allows()
    expect([where(state, 'DE-PZ-1'), where(state, 'DE-ID-1')]).toEqual(['4007S', '4007S'])
    expect(dueNow(given(cleared()).when('german', DONE).allows().state)).not.toBe('advance')
  })
  refuses('PM 14.39', 'nobody who did not attack, and nobody into a hex that is held', () => {
    given(cleared()).when('german', advance('DE-ID-11')).refuses('PM 14.39')
    const held = given(here(strong))
      .when('german', attack('4007S', 'DE-PZ-1', 'DE-ID-1'), [1])
      .allows().state
    expect(dueNow(held)).not.toBe('advance')
  })
  allows('PM 14.39', 'whoever goes into a place takes it', () => {
    const state = here({ 'DE-PZ-1': '2313N', 'DE-PZ-14': '2312N', ...tried('SU-RD-001', '2311N', '1-1') })
    const now = given(state).when('german', attack('2311N', 'DE-PZ-14'), [6]).allows().state
    expect(given(now).when('german', advance('DE-PZ-14')).allows().state.table.taken).toEqual(['2311N'])
  })
  test('the defender never advances', () => {
    const state = here({ 'DE-AG-184': '4006S', ...tried('SU-RD-001', '4007S', '6-7') })
    const { state: after } = given(state).when('german', attack('4007S', 'DE-AG-184'), []).allows()
    expect([where(after, 'DE-AG-184'), where(after, 'SU-RD-001')]).toEqual(['dead', '4007S'])
  })
  test('a whole player turn waits for nobody else where nothing was filed but what is safe', () => {
    let state = here(
      {
        'DE-PZ-1': '4006S',
        'DE-ID-1': '4006S',
        'SU-RD-001': '4007S',
        'SU-TD-002': '4007S',
        'SU-CD-001': '4106S',
      },
      { options: { offTurn: { german: 'safe', soviet: 'safe' } } },
    )
    for (const target of ['4007S', '4106S']) {
      const [unit] = target === '4007S' ? ['DE-PZ-1'] : ['DE-ID-1']
      state = given(state).when('german', attack(target, unit!), [4]).allows().state
      while (dueNow(state) !== 'assault' && state.table.acting === 'german') {
        const side = state.table.agenda.at(-1) as { side?: 'german' | 'soviet' }
        expect(side.side).toBe('german')
        const orders: Order[] = [DONE, lose('DE-PZ-1'), lose('DE-ID-1')]
        state = orders
          .map((order) => {
            try {
              return given(state).when('german', order).allows().state
            } catch {
              return null
            }
          })
          .find((one) => one !== null)!
      }
    }
  })
})
