import { describe, expect, test } from 'vitest'
import { inHedgehog } from '@/lib/games/proud-monster/full/hedgehogs'
import { retreatHexes } from '@/lib/games/proud-monster/full/losses'
import { on } from '@/lib/games/proud-monster/full/ruleset'
import type { State } from '@/lib/games/proud-monster/full/state'
import { battleOf, judgeAttack } from '@/lib/games/proud-monster/rules/14-attack'
import { shiftsOf } from '@/lib/games/proud-monster/rules/14-odds'
import { allows, refuses } from '../../../support/ledger'
import {
  ASSAULT,
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

const at = (state: State) => on(state.table) as never
const RED = { ...ASSAULT, ...SOVIET }

describe('when more is asked of Germans than they have', () => {
  const before = (units: Setting['units']) =>
    position({
      ...{ ...RED, couplet: 1, options: { offTurn: { german: 'ask' as const, soviet: 'auto' as const } } },
      units: { ...units, ...tried('SU-RD-001', '3006S', '6-7'), ...tried('SU-RD-002', '3006S', '6-7') },
    })
  const strike = (units: Setting['units'], ...dice: number[]) =>
    given(before(units))
      .when('soviet', attack('3005S', 'SU-RD-001', 'SU-RD-002'), dice)
      .allows()
  allows('PM 14.32b', 'they go back in place of the last step, if it is the last that is asked', () => {
    const outcome = strike({ 'DE-ID-1': { at: '3005S', lost: 1 } }, 1)
    expect(facts(outcome, 'BattleResolved')[0]).toMatchObject({ printed: expect.stringMatching(/.\/1/) })
    expect(dueNow(outcome.state)).toBe('losses')
    const back = given(outcome.state).when('german', { type: 'retreatUnits', hex: '2905S' }).allows().state
    expect(where(back, 'DE-ID-1')).toBe('2905S')
  })
  refuses('PM 14.32b', 'and not if more is asked, or all of it', () => {
    const outcome = strike({ 'DE-ID-1': { at: '3005S', lost: 1 } }, 5)
    expect(facts(outcome, 'BattleResolved')[0]).toMatchObject({ printed: '0/3' })
    expect(where(outcome.state, 'DE-ID-1')).toBe('dead')
  })
})

describe('concentric assaults', () => {
  const from = (...hexes: string[]) => {
    const units = ['DE-ID-1', 'DE-ID-11', 'DE-ID-21', 'DE-ID-61']
    const state = position({
      ...ASSAULT,
      units: {
        ...Object.fromEntries(hexes.map((hex, i) => [units[i], hex])),
        ...tried('SU-RD-001', '3006S', '3-4'),
      },
    })
    const battle = battleOf(at(state), 'german', '3006S', units.slice(0, hexes.length))
    return shiftsOf(at(state), battle).map(({ cite, by }) => `${cite} ${by}`)
  }
  allows('PM 14.14', 'from opposite hexes, from each second one, and from four', () => {
    for (const hexes of [
      ['3005S', '3007S'],
      ['3105S', '2906S'],
      ['3005S', '3106S', '2906S'],
      ['3005S', '3105S', '3106S', '3007S'],
    ])
      expect(from(...hexes), hexes.join()).toEqual(['PM 14.14 1'])
  })
  refuses('PM 14.14', 'not from two or three next to each other', () => {
    expect(from('3005S', '3105S')).toEqual([])
    expect(from('3005S', '3105S', '3106S')).toEqual([])
    expect(from('3005S', '3106S')).toEqual([])
  })
})

describe('losses', () => {
  test('the first step of the attackers is a tank’s, and then none is wholly lost before others (14.35)', () => {
    const state = position({
      ...ASSAULT,
      units: {
        'DE-PZ-1': '3005S',
        'DE-ID-1': '3005S',
        ...tried('SU-RD-001', '3006S', '6-7'),
        ...tried('SU-RD-002', '3006S', '5-6'),
      },
    })
    // 18 against 13 is 1:1; a three is 2/0.
    const { state: first } = given(state)
      .when('german', attack('3006S', 'DE-PZ-1', 'DE-ID-1'), [3])
      .allows()
    expect(first.table.counters['DE-PZ-1']!.lost).toBe(1)
    expect(dueNow(first)).toBe('losses')
    given(first).when('german', { type: 'takeLoss', unit: 'DE-ID-1' }).allows()
  })

  // A die of 4 at 3:1 is 1/2, of 1 2/1.
  const brigades = ['SU-RB-001', 'SU-RB-002', 'SU-RB-003'] as const
  const attacked = (defenders: Setting['units'], face: number) =>
    given(position({ ...ASSAULT, units: { 'DE-ID-1': '3005S', 'DE-ID-11': '3005S', ...defenders } }))
      .when('german', attack('3006S', 'DE-ID-1', 'DE-ID-11'), [face])
      .allows().state
  const weak = (unit: string) => tried(unit, '3006S', '1-1')
  allows('PM 14.36', 'two brigades pay for one step', () => {
    // 12 against 3 is 4:1; a two is 1/1.
    const state = attacked({ ...weak(brigades[0]), ...weak(brigades[1]), ...weak(brigades[2]) }, 2)
    const dead = brigades.filter((unit) => where(state, unit) === 'dead')
    expect(dead).toHaveLength(2)
  })
  refuses('PM 14.36', 'one by itself does not where another could pay in full', () => {
    const state = attacked({ ...weak(brigades[0]), ...tried('SU-RD-001', '3006S', '2-2') }, 2)
    expect(where(state, 'SU-RD-001')).toBe('dead')
    expect(where(state, brigades[0])).toBe('3006S')
  })
  refuses('PM 14.36', 'a tank brigade that has to go first does not pay for a whole step', () => {
    // 8 against 7 is 1:1; a five is 1/1.
    const state = position({
      ...RED,
      units: {
        ...tried('SU-TB-001', '3005S', '2-1'),
        ...tried('SU-RD-001', '3005S', '6-7'),
        'DE-ID-1': '3006S',
      },
    })
    const outcome = given(state)
      .when('soviet', attack('3006S', 'SU-TB-001', 'SU-RD-001'), [5])
      .allows()
    expect(facts(outcome, 'BattleResolved')[0]).toMatchObject({ odds: '1:1', printed: '1/1' })
    const after = given(outcome.state).when('german', { type: 'takeLoss', unit: 'DE-ID-1' }).allows().state
    expect(['SU-TB-001', 'SU-RD-001'].map((unit) => where(after, unit))).toEqual(['dead', 'dead'])
  })
  refuses(
    'PM 14.36',
    'nor a Guards brigade whose other half nobody may pay beside a whole Guards division',
    () => {
      // 12 against 10 is 1:1; a five is 1/1. No brigade is wholly lost before the division is reduced (14.35).
      const guards = { 'SU-G09': '3006S', 'SU-G10': '3006S', ...weak(brigades[0]) }
      const state = attacked(guards, 5)
      expect(dueNow(state)).not.toBe('losses')
      expect(['SU-G09', 'SU-G10'].map((unit) => state.table.counters[unit]!.lost)).toEqual([0, 1])
      expect(where(state, brigades[0])).toBe('3006S')
    },
  )
  test('one that is left alone pays, and the half that is missing is void', () => {
    const state = attacked({ ...weak(brigades[0]) }, 1)
    expect(where(state, brigades[0])).toBe('dead')
  })
})

describe('German retreats', () => {
  /** 10 against 7 is 1:1 and a four 2/1; two divisions of 14 against 20 are 1:1, and a six is 1/2. */
  const attackers = { ...tried('SU-RD-001', '3005S', '6-7'), ...tried('SU-RD-002', '3005S', '4-4') }
  const struck = (units: Setting['units'], more: Setting = {}, face = 4) =>
    given(position({ ...RED, units: { ...attackers, ...units }, ...more }))
      .when('soviet', attack('3006S', 'SU-RD-001', 'SU-RD-002'), [face])
      .allows().state
  const back = (hex: string) => ({ type: 'retreatUnits', hex }) as const

  allows('PM 14.32b', 'all defenders go back in place of a step, towards their supply', () => {
    const state = struck({ 'DE-ID-1': '3006S' })
    expect(dueNow(state)).toBe('losses')
    const outcome = given(state).when('german', back('2906S')).allows()
    expect(outcome.state.table.counters['DE-ID-1']).toMatchObject({ at: '2906S', lost: 0 })
  })
  allows('PM 14.33', 'across a lake they go back in snow alone, when it bears', () => {
    const open = (weather: 'D' | 'S') => {
      const attackers = [{ unit: 'SU-RD-001', from: '3705N' }]
      const battle = {
        side: 'soviet' as const,
        target: '3605N',
        attackers,
        defenders: ['DE-ID-1'],
        result: '1/1',
      }
      const state = position({
        ...{ ...RED, turn: 12, battle, weather: { north: weather, south: 'D' as const } },
        units: { 'DE-ID-1': '3605N', ...tried('SU-RD-001', '3705N', '6-7') },
      })
      return retreatHexes(on(state.table), 'german')
    }
    expect(open('S')).toEqual(expect.arrayContaining(['3504N']))
    expect(open('D')).not.toEqual(expect.arrayContaining(['3504N']))
  })
  refuses('PM 14.32b', 'not in mobile assaults, and Soviet defenders never', () => {
    const ram = position({ ...SOVIET, units: { ...tried('SU-TD-001', '3005S', '8-6'), 'DE-ID-1': '3006S' } })
    const state = given(ram)
      .when('soviet', { type: 'mobileAssault', from: '3005S', target: '3006S', units: ['SU-TD-001'] }, [4])
      .allows().state
    expect(state.table.counters['DE-ID-1']!.lost).toBe(1)
  })
  refuses('PM 14.33', 'nobody goes where he would stand in the way, or is farther from his supply', () => {
    const state = struck({ 'DE-ID-1': '3006S' })
    given(state).when('german', back('3106S')).refuses('PM 14.33')
    given(state).when('german', back('3005S')).refuses('PM 14.33')
  })
  allows('PM 14.33', 'into a hex with room for all', () => {
    const state = struck({ 'DE-ID-1': '3006S', 'DE-ID-11': '2906S' })
    given(state).when('german', back('2906S')).allows()
  })
  /** German units that hold a hex of Moscow and are struck beside the other, which is empty. */
  const beforeMoscow = (taken: string[], dice: number[]) => {
    const units = {
      'DE-ID-1': '5016N',
      ...tried('SU-RD-001', '5015N', '6-7'),
      ...tried('SU-RD-002', '5015N', '4-4'),
      ...tried('SU-RD-003', '4916N', '1-1'),
      ...tried('SU-RD-004', '4915N', '1-1'),
      ...tried('SU-RD-005', '5115N', '1-1'),
      ...tried('SU-RD-006', '4917N', '1-1'),
    }
    const state = position({ ...RED, turn: 8, taken, units })
    const struck = given(state)
      .when('soviet', attack('5016N', 'SU-RD-001', 'SU-RD-002'), [4])
      .allows().state
    const [hex] = retreatHexes(on(struck.table), 'german')
    return { hex, outcome: () => given(struck).when('german', back(hex!), dice).allows() }
  }
  allows('PM 4.6', 'who goes back into the second hex of Moscow throws the die for it', () => {
    const { hex, outcome } = beforeMoscow(['5116N'], [2])
    expect(hex).toBe('5017N')
    expect(facts(outcome(), 'MoscowFell')).toHaveLength(1)
  })
  refuses('PM 4.6', 'and not with one of its hexes', () => {
    expect(facts(beforeMoscow([], [2]).outcome(), 'MoscowFell')).toHaveLength(0)
  })
  test('where two are due one step is lost first (14.35)', () => {
    // 18 against 14 is 1:1, and a six 1/2.
    const units = {
      ...attackers,
      ...tried('SU-TD-001', '3005S', '8-6'),
      'DE-ID-1': '3006S',
      'DE-GEB-1': '3006S',
    }
    const state = given(position({ ...RED, units }))
      .when('soviet', attack('3006S', 'SU-RD-001', 'SU-RD-002', 'SU-TD-001'), [6])
      .allows().state
    given(state).when('german', back('2906S')).refuses('PM 14.35')
    const { state: after } = play(
      state,
      ['german', { type: 'takeLoss', unit: 'DE-ID-1' }],
      ['german', back('2906S')],
    )
    expect(after.table.counters['DE-ID-1']).toMatchObject({ at: '2906S', lost: 1 })
    expect(after.table.counters['DE-GEB-1']).toMatchObject({ at: '2906S', lost: 0 })
  })

  const guest = { 'DE-ID-1': { at: '2906S', fought: true }, 'DE-ID-11': '2906S' } as const
  const second = tried('SU-RD-003', '2907S', '6-7')
  const stormed = (face: number) =>
    given(position({ ...RED, guests: ['DE-ID-1'], units: { ...guest, ...second } }))
      .when('soviet', attack('2906S', 'SU-RD-003'), [face])
      .allows()
  allows('PM 14.34', 'who has gone back does not help where he came to, and is lost with it', () => {
    // 6 against 7 is 1:2, and a six 1/1.
    const outcome = stormed(6)
    expect(facts(outcome, 'BattleResolved')[0]).toMatchObject({ defence: 7 })
    expect(where(outcome.state, 'DE-ID-1')).toBe('dead')
  })
  refuses('PM 14.34', 'unless nothing befalls its defenders', () => {
    expect(where(stormed(4).state, 'DE-ID-1')).toBe('2906S')
  })
  // A fight elsewhere keeps the phase going.
  const elsewhere = { 'DE-ID-12': '3605N', ...tried('SU-RD-009', '3705N', '6-7') } as const
  refuses('PM 14.4', 'a hex that was attacked is not attacked again, whoever lies on top there', () => {
    const units = { ...guest, ...second, ...tried('SU-RD-004', '2907S', '6-7'), ...elsewhere }
    const { state } = given(position({ ...RED, guests: ['DE-ID-1'], units }))
      .when('soviet', attack('2906S', 'SU-RD-003'), [4])
      .allows()
    expect(state.table.attacked).toEqual(['2906S'])
    const above = { ...state.table.counters['DE-ID-1']!, above: 9 }
    const covered = { ...state.table, counters: { ...state.table.counters, 'DE-ID-1': above } }
    given({ ...state, table: covered })
      .when('soviet', attack('2906S', 'SU-RD-004'))
      .refuses('PM 14.4')
  })
  allows('PM 14.4', 'those who have gone back into an empty hex are among the attacked', () => {
    const state = struck({ 'DE-ID-1': '3006S', ...elsewhere })
    const gone = given(state).when('german', back('2906S')).allows().state
    expect(gone.table.attacked).toEqual(['2906S', '3006S'])
  })
  test('what is filed decides it: by default not for a single step', () => {
    const filed = { german: 'auto', soviet: 'auto' } as const
    const state = struck({ 'DE-ID-1': '3006S' }, { options: { offTurn: filed } })
    expect(state.table.counters['DE-ID-1']).toMatchObject({ at: '3006S', lost: 1 })
    const heavy = struck({ 'DE-ID-1': '3006S' }, { options: { offTurn: filed } }, 6)
    expect(heavy.table.counters['DE-ID-1']!.at).not.toBe('3006S')
  })
})

describe('hedgehogs', () => {
  const town = '2512N'
  const form = { type: 'changeHedgehog', hex: town } as const
  const december = (more: Setting = {}) => position({ turn: 12, units: { 'DE-ID-1': town }, ...more })
  allows('PM 14.40', 'are formed in a place in December, shift the odds by two, and lifted again', () => {
    const formed = given(december()).when('german', form).allows().state
    expect(formed.table.hedgehogs).toEqual([town])
    expect(given(formed).when('german', form).allows().state.table.hedgehogs).toEqual([])
    const state = position({
      ...RED,
      ...{ turn: 12, hedgehogs: [town] },
      units: {
        'DE-ID-1': town,
        ...tried('SU-RD-001', '2511N', '6-7'),
        ...tried('SU-RD-002', '2513N', '6-7'),
      },
    })
    const battle = battleOf(at(state), 'soviet', town, ['SU-RD-001', 'SU-RD-002'])
    const cites = shiftsOf(at(state), battle).map(({ cite, by }) => `${cite} ${by}`)
    expect(cites).toContain('PM 14.40 -2')
    expect(cites.some((cite) => cite.startsWith('PM 14.14'))).toBe(false)
  })
  allows('PM 14.40', 'Flemings form them as well, who are not among those that cannot', () => {
    given(december({ units: { 'BE-LEG-FL': town } }))
      .when('german', form)
      .allows()
  })
  refuses(
    'PM 14.40',
    'not before, not in the open, not by allies alone, not later in a turn; and do not attack',
    () => {
      given(december({ turn: 11 }))
        .when('german', form)
        .refuses('PM 14.40')
      given(december({ units: { 'DE-ID-1': '3006S' } }))
        .when('german', { ...form, hex: '3006S' })
        .refuses('PM 14.40')
      given(december({ units: { 'SP-ID-250': town } }))
        .when('german', form)
        .refuses('PM 14.40')
      given(december({ moving: '3006S' }))
        .when('german', form)
        .refuses('PM 14.40')
      const ready = position({
        ...{ ...ASSAULT, turn: 12, hedgehogs: [town] },
        units: { 'DE-ID-1': town, ...tried('SU-RD-001', '2511N', '1-1') },
      })
      given(ready).when('german', attack('2511N', 'DE-ID-1')).refuses('PM 14.40')
      // Nor does who has left it, which has ended it.
      const left = given(
        position({
          ...{ turn: 12, hedgehogs: [town] },
          units: {
            ...{ 'DE-ID-1': town, 'DE-ID-11': town, 'DE-ID-61': '2510N' },
            ...tried('SU-RD-001', '2511N', '1-1'),
          },
        }),
      )
        .when('german', move('DE-ID-1', town, '2412N'))
        .allows().state
      expect(left.table.hedgehogs).toEqual([town])
      expect(inHedgehog(at(left) as never, 'DE-ID-1')?.no).toBe('PM 14.40')
      const later = given(left).when('german', DONE).allows().state
      expect(judgeAttack(at(later), 'german', '2511N', ['DE-ID-61'])).toBeNull()
      expect(judgeAttack(at(later), 'german', '2511N', ['DE-ID-1'])).not.toBeNull()
      const empty = given(left)
        .when('german', move('DE-ID-11', town, '2412N'))
        .allows().state
      expect(empty.table.hedgehogs).toEqual([])
      expect(inHedgehog(at(empty) as never, 'DE-ID-11')?.no).toBe('PM 14.40')
    },
  )
})
