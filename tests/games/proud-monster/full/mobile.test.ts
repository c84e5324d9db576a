import { describe, expect, test } from 'vitest'
import { full } from '@/lib/games/proud-monster/full'
import { assaultCost } from '@/lib/games/proud-monster/full/mobile'
import type { Order } from '@/lib/games/proud-monster/full/orders'
import { on } from '@/lib/games/proud-monster/full/ruleset'
import { shiftsOf } from '@/lib/games/proud-monster/rules/14-odds'
import { allows, refuses } from '../../../support/ledger'
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

const ram = (from: string, target: string, ...units: string[]): Order => ({
  ...{ type: 'mobileAssault', from, target, units },
})
/** A German division in 3005S before a weak Soviet one in 3006S: all clear, without a river. */
const weak = tried('SU-RD-001', '3006S', '1-1')
const strong = tried('SU-RD-001', '3006S', '6-7')
const here = (units: Setting['units'], more: Setting = {}) =>
  position({ ...more, units: { ...weak, ...units } })
const PANZER = { 'DE-PZ-1': '3005S' } as const

allows('PM 15.2', 'tanks force their way into a hex for seven points', () => {
  const { state } = given(here(PANZER))
    .when('german', ram('3005S', '3006S', 'DE-PZ-1'))
    .allows()
  expect(where(state, 'DE-PZ-1')).toBe('3006S')
  expect(state.table.counters['DE-PZ-1']!.left).toBe(5)
  expect(where(state, 'SU-RD-001')).toBe('dead')
})
refuses('PM 15.2', 'and no hex in which nobody is', () => {
  given(here(PANZER))
    .when('german', ram('3005S', '3105S', 'DE-PZ-1'))
    .refuses('PM 15.2')
})
test('a Soviet force pays four points, and the river comes on top: 9 for a panzer division', () => {
  const river = position({ units: { 'DE-PZ-1': '2608N', ...tried('SU-RD-001', '2707N', '1-1') } })
  expect(assaultCost(on(river.table), 'DE-PZ-1', '2608N', '2707N')).toBe(9)
  const tank = position({ ...SOVIET, units: { ...tried('SU-TD-001', '3005S', '4-3'), 'DE-ID-1': '3006S' } })
  expect(assaultCost(on(tank.table), 'SU-TD-001', '3005S', '3006S')).toBe(4)
})
allows('PM 5.6', 'in the first turn it costs Germans six points', () => {
  expect(assaultCost(on(here(PANZER, { turn: 1 }).table), 'DE-PZ-1', '3005S', '3006S')).toBe(6)
})
refuses('PM 5.6', 'in the second turn it does not', () => {
  const { state } = given(here({ 'DE-PZ-1': { at: '3005S', from: '3004S', left: 7 } }, { moving: '3004S' }))
    .when('german', ram('3005S', '3006S', 'DE-PZ-1'))
    .allows()
  expect(state.table.counters['DE-PZ-1']!.left).toBe(0)
  const short = here({ 'DE-PZ-1': { at: '3005S', from: '3004S', left: 6 } }, { moving: '3004S' })
  given(short)
    .when('german', ram('3005S', '3006S', 'DE-PZ-1'))
    .refuses('PM 15.3')
  const first = here({ 'DE-PZ-1': { at: '3005S', from: '3004S', left: 6 } }, { moving: '3004S', turn: 1 })
  given(first)
    .when('german', ram('3005S', '3006S', 'DE-PZ-1'))
    .allows()
})

describe('who takes part', () => {
  const stack = { 'DE-PZ-1': '3005S', 'DE-MOT-36': '3005S', 'DE-ID-1': '3005S', 'RO-ARM-1': '3005S' } as const
  allows('PM 15.1', 'motorized infantry beside tanks', () => {
    given(here({ 'DE-PZ-1': '3005S', 'DE-MOT-36': '3005S' }))
      .when('german', ram('3005S', '3006S', 'DE-PZ-1', 'DE-MOT-36'))
      .allows()
  })
  refuses('PM 15.1', 'no motorized infantry by itself, no infantry, and no ally', () => {
    for (const unit of ['DE-MOT-36', 'DE-ID-1'])
      given(here({ [unit]: '3005S' }))
        .when('german', ram('3005S', '3006S', unit))
        .refuses('PM 15.1')
    given(here({ 'RO-ARM-1': stack['RO-ARM-1'] }))
      .when('german', ram('3005S', '3006S', 'RO-ARM-1'))
      .refuses('PM 15.1')
  })
  allows('PM 15.8', 'units that began the phase together', () => {
    given(here({ 'DE-PZ-1': '3005S', 'DE-PZ-3': '3005S' }))
      .when('german', ram('3005S', '3006S', 'DE-PZ-1', 'DE-PZ-3'))
      .allows()
  })
  refuses('PM 15.8', 'none that have met on the way', () => {
    const met = here(
      { 'DE-PZ-1': { at: '3005S', from: '3004S', left: 11 }, 'DE-PZ-3': '3005S' },
      { moving: '3004S' },
    )
    given(met)
      .when('german', ram('3005S', '3006S', 'DE-PZ-1', 'DE-PZ-3'))
      .refuses('PM 15.8')
  })
})

describe('where', () => {
  allows('PM 15.3', 'its price is paid in full', () => {
    given(here({ 'DE-PZ-1': { at: '3005S', from: '3004S', left: 7 } }, { moving: '3004S' }))
      .when('german', ram('3005S', '3006S', 'DE-PZ-1'))
      .allows()
  })
  refuses(
    'PM 15.3',
    'not into marsh, from city to city or across a strait, and not without the points',
    () => {
      const from = (at: string, target: string) =>
        given(position({ units: { 'DE-PZ-1': at, ...tried('SU-RD-001', target, '1-1') } })).when(
          'german',
          ram(at, target, 'DE-PZ-1'),
        )
      from('3100S', '3200S').refuses('PM 15.3')
      from('5017N', '5116N').refuses('PM 15.3')
      from('3819S', '3820S').refuses('PM 15.3')
      given(here({ 'DE-PZ-1': { at: '3005S', from: '3004S', left: 6 } }, { moving: '3004S' }))
        .when('german', ram('3005S', '3006S', 'DE-PZ-1'))
        .refuses('PM 15.3')
    },
  )
  refuses('PM 15.7', 'not out of a hex that is too full', () => {
    const full = ['DE-ID-1', 'DE-ID-11', 'DE-ID-21', 'DE-ID-61', 'DE-ID-217']
    const moved = Object.fromEntries(full.map((unit) => [unit, { at: '3005S', from: '3004S', left: 1 }]))
    given(here({ ...moved, ...PANZER }, { moving: '3004S' }))
      .when('german', ram('3005S', '3006S', 'DE-PZ-1'))
      .refuses('PM 15.7')
  })
  allows('PM 15.7', 'but out of one that is full to its limit', () => {
    const four = ['DE-ID-1', 'DE-ID-11', 'DE-ID-21', 'DE-ID-61']
    given(here({ ...Object.fromEntries(four.map((unit) => [unit, '3005S'])), ...PANZER }))
      .when('german', ram('3005S', '3006S', 'DE-PZ-1'))
      .allows()
  })
})

describe('what comes of it', () => {
  const failed = () =>
    given(position({ units: { ...strong, ...PANZER } }))
      .when('german', ram('3005S', '3006S', 'DE-PZ-1'), [1])
      .allows()
  allows('PM 15.9', 'who has won stands in the hex and goes on with what is left', () => {
    const { state } = play(
      here(PANZER),
      ['german', ram('3005S', '3006S', 'DE-PZ-1')],
      ['german', move('DE-PZ-1', '3006S', '3007S')],
    )
    expect(where(state, 'DE-PZ-1')).toBe('3007S')
  })
  refuses('PM 15.9', 'but no further than that', () => {
    const { state } = given(here(PANZER))
      .when('german', ram('3005S', '3006S', 'DE-PZ-1'))
      .allows()
    given(state)
      .when('german', move('DE-PZ-1', '3006S', '3007S', '3008S', '3009S', '3010S', '3011S', '3012S'))
      .refuses('PM 12.1')
  })
  refuses('PM 15.6', 'who has not is back where he came from, and stops', () => {
    const { state } = failed()
    expect(where(state, 'DE-PZ-1')).toBe('3005S')
    expect(state.table.counters['DE-PZ-1']).toMatchObject({ left: 0, lost: 3 })
    expect(dueNow(state)).toBe('move')
    given(state).when('german', { type: 'assaultAgain' }).refuses('PM 15.6')
  })
  allows('PM 15.6', 'in the first turn Germans may try again at once', () => {
    const first = position({ turn: 1, units: { ...strong, ...PANZER } })
    const { state } = given(first)
      .when('german', ram('3005S', '3006S', 'DE-PZ-1'), [3])
      .allows()
    expect(dueNow(state)).toBe('conclude')
    const again = given(state).when('german', { type: 'assaultAgain' }, [3]).allows()
    expect(facts(again, 'MobileAssault')).toHaveLength(1)
    // Nothing is left for a third round.
    expect(dueNow(again.state)).toBe('move')
    const back = given(state).when('german', DONE).allows().state
    expect(back.table.counters['DE-PZ-1']).toMatchObject({ at: '3005S', left: 0 })
  })
  const mixed = (lost: [string, string]) => {
    const stack = { 'DE-AG-184': '3005S', 'DE-MOT-L900': '3005S', 'DE-MOT-GD': '3005S' } as const
    const units = { ...strong, ...stack }
    return play(
      position({ turn: 1, units }),
      // 9 against 7 is 1:1, and a two 2/0.
      ['german', ram('3005S', '3006S', ...Object.keys(stack)), [2]],
      ...lost.map((unit): ['german', Order] => ['german', { type: 'takeLoss', unit }]),
    ).state
  }
  allows('PM 15.1', 'another round of the first turn with an assault gun that is left', () => {
    const state = mixed(['DE-MOT-L900', 'DE-MOT-GD'])
    // It has four points left, of ten.
    expect(dueNow(state)).toBe('move')
    const panzer = { ...strong, 'DE-PZ-1': '3005S', 'DE-MOT-GD': '3005S' }
    const ready = play(
      position({ turn: 1, units: panzer }),
      // 16 against 7 is 2:1, and a one 2/0: the first step is a tank's.
      ['german', ram('3005S', '3006S', 'DE-PZ-1', 'DE-MOT-GD'), [1]],
    ).state
    given(ready).when('german', { type: 'assaultAgain' }, [6]).allows()
  })
  refuses('PM 15.1', 'but not when motorized infantry alone is left', () => {
    const state = mixed(['DE-AG-184', 'DE-MOT-L900'])
    expect(state.table.counters['DE-MOT-GD']).toMatchObject({ at: '3005S', left: 0 })
    expect(dueNow(state)).toBe('move')
    given(state).when('german', { type: 'assaultAgain' }).refuses('PM 15.6')
    const battle = {
      ...{ side: 'german' as const, target: '3006S', defenders: ['SU-RD-001'], result: '2/0' },
      ...{ attackers: [{ unit: 'DE-MOT-GD', from: '3005S' }], mobile: true, paid: 2 },
    }
    const due = position({
      ...{
        turn: 1,
        moving: '3005S',
        battle,
        agenda: [
          { step: 'move', side: 'german' },
          { step: 'conclude', side: 'german' },
        ],
      },
      units: { ...strong, 'DE-MOT-GD': { at: '3005S', from: '3005S', left: 6 } },
    })
    given(due).when('german', { type: 'assaultAgain' }).refuses('PM 15.1')
  })
  const later = () =>
    play(
      position({
        units: {
          ...strong,
          ...PANZER,
          'DE-ID-1': '3007S',
          'DE-ID-11': '3007S',
          ...tried('SU-RD-002', '3008S', '3-4'),
        },
      }),
      ['german', ram('3005S', '3006S', 'DE-PZ-1'), [1]],
      ['german', DONE],
    ).state
  allows('PM 15.13', 'who has made one may attack later in the turn', () => {
    given(later()).when('german', attack('3006S', 'DE-PZ-1'), [1]).allows()
  })
  refuses('PM 15.13', 'once, as anybody', () => {
    const { state } = given(later()).when('german', attack('3006S', 'DE-ID-1'), [3]).allows()
    given(state).when('german', attack('3006S', 'DE-PZ-1')).refuses('PM 14.4')
  })
  allows('PM 15.14', 'it is resolved as any battle: the die, losses, and steps', () => {
    const [resolved] = facts(failed(), 'BattleResolved')
    expect(resolved).toMatchObject({ odds: '1:1', face: 1, printed: '3/0', attacker: 3, defender: 0 })
  })
})

describe('shifts', () => {
  const fight = (target: string, from: string, more: object = {}) => {
    const state = position({ units: { 'DE-PZ-1': from, ...tried('SU-RD-001', target, '1-1') } })
    return shiftsOf(on(state.table) as never, {
      ...{ side: 'german', target, attackers: [{ unit: 'DE-PZ-1', from }], defenders: ['SU-RD-001'] },
      ...more,
    }).map(({ cite }) => cite)
  }
  allows('PM 15.11', 'forest shelters from mobile assaults', () => {
    expect(fight('3104N', '3004N', { mobile: true })).toEqual(['PM 15.11'])
  })
  refuses('PM 15.11', 'and not from others', () => expect(fight('3104N', '3004N')).toEqual([]))
  allows('PM 15.10', 'a river shelters from who came across it', () => {
    expect(fight('2707N', '2608N', { mobile: true })).toContain('PM 14.19')
  })
  refuses('PM 15.10', 'and not from others', () => {
    expect(fight('3006S', '3005S', { mobile: true })).toEqual([])
  })
})

describe('Soviet cavalry', () => {
  const riders = (at: Setting['units']) => position({ ...SOVIET, units: { ...at, 'DE-AG-184': '3006S' } })
  allows('PM 15.12', 'makes mobile assaults by itself, and is spent by them', () => {
    const state = riders(tried('SU-CD-001', '3005S', '3-2'))
    const outcome = given(state)
      .when('soviet', ram('3005S', '3006S', 'SU-CD-001'), [5])
      .allows()
    expect(where(outcome.state, 'SU-CD-001')).toBe('dead')
    expect(where(outcome.state, 'DE-AG-184')).toBe('dead')
  })
  allows('PM 15.12', 'is offered by itself where only motorized infantry stands beside it', () => {
    const state = riders({ ...tried('SU-CD-001', '3005S', '3-2'), ...tried('SU-MRD-001', '3005S', '3-3') })
    const offered = full.legal(state, 'soviet').filter(({ order }) => order.type === 'mobileAssault')
    expect(offered.map(({ choose }) => choose!.from)).toEqual([['SU-CD-001']])
    given(state)
      .when('soviet', ram('3005S', '3006S', 'SU-CD-001', 'SU-MRD-001'))
      .refuses('PM 15.1')
  })
  allows('PM 15.12', 'of Guards a step is', () => {
    const state = position({ ...SOVIET, turn: 11, units: { 'SU-G12': '3005S', 'DE-AG-184': '3006S' } })
    const outcome = given(state)
      .when('soviet', ram('3005S', '3006S', 'SU-G12'), [6])
      .allows()
    expect(outcome.state.table.counters['SU-G12']).toMatchObject({ lost: 1, at: '3006S' })
  })
  refuses(
    'PM 15.12',
    'what is spent pays for nothing: the first step is still that of a tank (14.35)',
    () => {
      const state = position({
        ...SOVIET,
        units: {
          ...tried('SU-CD-001', '3005S', '3-2'),
          ...tried('SU-TD-001', '3005S', '4-3'),
          ...tried('SU-MRD-001', '3005S', '5-5'),
          'DE-ID-1': '3006S',
        },
      })
      const outcome = given(state)
        .when('soviet', ram('3005S', '3006S', 'SU-CD-001', 'SU-TD-001', 'SU-MRD-001'), [5])
        .allows()
      expect(facts(outcome, 'CavalrySpent')).toMatchObject([{ lost: ['SU-CD-001'], reduced: [] }])
      expect(facts(outcome, 'BattleResolved')[0]).toMatchObject({ odds: '1:1', attacker: 1 })
      expect(facts(outcome, 'Eliminated').map(({ units }) => units)).toEqual([['SU-TD-001']])
    },
  )
  refuses('PM 15.12', 'other riders make none', () => {
    given(here({ 'DE-CAV-1': '3005S' }))
      .when('german', ram('3005S', '3006S', 'DE-CAV-1'))
      .refuses('PM 15.1')
  })
})
