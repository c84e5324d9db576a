import { describe, expect, test } from 'vitest'
import { full } from '@/lib/games/proud-monster/full'
import { siegeResult } from '@/lib/games/proud-monster/full/call-up'
import { brigadesLost, riflesBack } from '@/lib/games/proud-monster/full/restore'
import { on, rules } from '@/lib/games/proud-monster/full/ruleset'
import type { State } from '@/lib/games/proud-monster/full/state'
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

const at = (state: State) => on(state.table)
/** The phase of replacements, withdrawals and refits. */
const phase = (more: Setting): State =>
  position({
    agenda: [
      { step: 'assault', side: 'german' },
      { step: 'move', side: 'german' },
      { step: 'restore', side: 'german', begun: true },
    ],
    ...more,
  })
const reduced = (at: string, lost = 1) => ({ at, lost })
const replace = (unit: string) => ({ type: 'replaceStep', unit }) as const
const refit = (unit: string) => ({ type: 'refitDivision', unit }) as const
const withdraw = (unit: string) => ({ type: 'withdrawUnit', unit }) as const
const cut = {
  'SU-RD-011': '3106S',
  'SU-RD-012': '3105S',
  'SU-RD-013': '3005S',
  'SU-RD-014': '2905S',
  'SU-RD-015': '2906S',
  'SU-RD-016': '3007S',
} as const

/** Some units in every hex of land around one. */
function besieged(hex: string, ids: readonly string[]): Record<string, string> {
  const around = rules.board.neighbours(hex).filter(rules.isLand)
  return Object.fromEntries(around.map((near, n) => [ids[n]!, near]))
}

describe('replacements', () => {
  const state = phase({
    units: { 'DE-ID-1': reduced('3005S'), 'DE-PZ-1': reduced('3005S'), 'DE-ID-11': '3005S' },
  })
  allows('PM 8.12', 'give a reduced division a step back', () => {
    const after = given(state).when('german', replace('DE-ID-1')).allows().state
    expect(after.table.counters['DE-ID-1']!.lost).toBe(0)
    expect(after.table.replaced).toBe(1)
  })
  refuses('PM 8.12', 'and none to one that has all of them', () => {
    given(state).when('german', replace('DE-ID-11')).refuses('PM 8.12')
  })
  allows('PM 8.13', 'go to infantry, the Spanish among it', () => {
    given(phase({ units: { 'SP-ID-250': reduced('3005S') } }))
      .when('german', replace('SP-ID-250'))
      .allows()
  })
  refuses('PM 8.13', 'not to tanks, and not to the dead', () => {
    given(state).when('german', replace('DE-PZ-1')).refuses('PM 8.13')
    const dead = phase({ units: { 'DE-ID-1': 'dead', 'DE-ID-11': reduced('3005S') } })
    given(dead).when('german', replace('DE-ID-1')).refuses('PM 8.13')
  })
  allows('PM 8.14', 'reach who is in supply, attenuated or not', () => {
    given(phase({ units: { 'DE-ID-1': reduced('4217N') } }))
      .when('german', replace('DE-ID-1'))
      .allows()
  })
  refuses('PM 8.14', 'and nobody who is cut off', () => {
    const lost = phase({ units: { ...cut, 'DE-ID-1': reduced('3006S'), 'DE-ID-11': reduced('2005S') } })
    given(lost).when('german', replace('DE-ID-1')).refuses('PM 8.14')
  })
  allows('PM 8.15', 'are twenty-eight in all', () => {
    given(phase({ replaced: 27, units: { 'DE-ID-1': reduced('3005S') } }))
      .when('german', replace('DE-ID-1'))
      .allows()
  })
  refuses('PM 8.15', 'and then there are no more', () => {
    const units = { 'DE-ID-1': reduced('3005S'), 'DE-PZ-3': reduced('3004S') }
    given(phase({ replaced: 28, units }))
      .when('german', replace('DE-ID-1'))
      .refuses('PM 8.15')
  })
})

describe('refits', () => {
  const units = {
    'DE-PZ-1': reduced('3005S', 3),
    'DE-ID-1': reduced('3005S'),
    'DE-PZ-2': reduced('3004S', 2),
  }
  const state = phase({ units })
  allows('PM 8.18', 'are for panzer and motorized divisions', () => {
    given(phase({ units: { 'DE-MOT-36': reduced('3005S') } }))
      .when('german', refit('DE-MOT-36'), [1])
      .allows()
  })
  refuses('PM 8.18', 'not for infantry, nor the 2nd and 5th Panzer', () => {
    given(state).when('german', refit('DE-ID-1')).refuses('PM 8.18')
    given(state).when('german', refit('DE-PZ-2')).refuses('PM 8.18')
  })
  const done = (face: number) => given(state).when('german', refit('DE-PZ-1'), [face]).allows().state
  allows('PM 8.20', 'give back one step or two, and rest the division', () => {
    expect([1, 4, 5, 6].map((face) => done(face).table.counters['DE-PZ-1']!.lost)).toEqual([2, 2, 1, 1])
    const full = given(phase({ units: { 'DE-PZ-1': reduced('3005S', 1) } }))
      .when('german', refit('DE-PZ-1'), [6])
      .allows()
    expect(full.state.table.counters['DE-PZ-1']!.lost).toBe(0)
  })
  refuses(
    'PM 8.20',
    'only once, in full supply, away from the enemy; and it neither moves nor attacks',
    () => {
      given(done(1)).when('german', refit('DE-PZ-1')).refuses('PM 8.20')
      const resting = given(done(1)).when('german', DONE).allows().state
      given(resting)
        .when('german', move('DE-PZ-1', '3005S', '3004S'))
        .refuses('PM 8.20')
      const near = phase({ units: { ...units, ...tried('SU-RD-001', '3006S', '3-4') } })
      given(near).when('german', refit('DE-PZ-1')).refuses('PM 8.20')
      given(phase({ units: { ...units, 'DE-PZ-3': reduced('4217N') } }))
        .when('german', refit('DE-PZ-3'))
        .refuses('PM 8.20')
    },
  )
  allows('PM 17.5', 'a die of one to four is one step, five and six are two', () => {
    expect([1, 2, 3, 4, 5, 6].map(rules.refitSteps)).toEqual([1, 1, 1, 1, 2, 2])
  })
})

describe('withdrawals', () => {
  const due = (turn: number, units: Setting['units']) =>
    given(
      position({
        ...{ ...ASSAULT, ...SOVIET, turn: turn - 1, couplet: 2 },
        units: { ...units, ...tried('SU-RD-001', '3106S', '6-7'), 'DE-ID-61': '3007S' },
      }),
    )
      .when('soviet', DONE, [1])
      .allows()
  allows('PM 8.16', 'in the first couplet of turns 9 to 12 the German gives what the table asks', () => {
    const { state } = due(9, { 'DE-LT-101': '2005S', 'DE-LT-97': '2005S' })
    expect(dueNow(state)).toBe('restore')
    expect(state.table.owed).toEqual(['light'])
    const after = given(state).when('german', withdraw('DE-LT-97')).allows().state
    expect(where(after, 'DE-LT-97')).toBe('gone')
    expect(after.table.owed).toEqual([])
  })
  test('it is told of what kind they are that are still to be given', () => {
    const { state } = due(11, { 'DE-CAV-1': '2005S', 'DE-ID-5': '2005S', 'HU-HF': '2005S' })
    const said = (language: string) => full.say(full.view(state, 'german').prompt, language)
    expect(said('en')).toContain('to be withdrawn: cavalry, infantry, Hungarian.')
    expect(said('de')).toContain('abzuziehen: Kavallerie, Infanterie, ungarisch.')
  })
  refuses('PM 8.16', 'nobody of another kind, and nobody who is cut off', () => {
    const { state } = due(9, { 'DE-LT-101': '2005S' })
    given(state).when('german', withdraw('DE-ID-61')).refuses('PM 8.16')
  })
  allows('PM 8.17', 'what is not given costs a point each', () => {
    const { state } = due(9, { 'DE-LT-101': '2005S' })
    const after = given(state).when('german', DONE).allows().state
    expect(after.table.debit).toBe(1)
    // Nobody of the kind is left: the point is lost at once.
    expect(due(9, {}).state.table.debit).toBe(1)
  })
  refuses('PM 8.17', 'Flak is not kept in turn 12', () => {
    const { state } = due(12, { 'DE-FLAK-I': '2005S', 'DE-FLAK-II': '2005S', 'DE-ID-5': '2005S' })
    expect(['DE-FLAK-I', 'DE-FLAK-II'].map((unit) => where(state, unit))).toEqual(['gone', 'gone'])
  })
  allows('PM 8.16', 'out of the reserve areas as well, which are on the map', () => {
    const { state } = due(9, { 'DE-LT-101': 'okhNorth' })
    expect(where(given(state).when('german', withdraw('DE-LT-101')).allows().state, 'DE-LT-101')).toBe('gone')
  })
  refuses('PM 8.17', 'all Flak that is left goes, wherever it is, and what was lost costs a point', () => {
    const { state } = due(12, {
      ...{ 'DE-FLAK-I': '3806S', 'DE-FLAK-II': 'okhSouth', 'DE-FLAK-X': 'dead', 'DE-ID-5': '2005S' },
      ...besieged('3806S', Object.keys(cut)),
    })
    expect(['DE-FLAK-I', 'DE-FLAK-II'].map((unit) => where(state, unit))).toEqual(['gone', 'gone'])
    expect(state.table.owed).toEqual(['flak', 'infantry'])
    const after = given(state).when('german', withdraw('DE-ID-5')).allows().state
    expect(given(after).when('german', DONE).allows().state.table.debit).toBe(1)
  })
  allows('PM 17.4', 'the table', () => {
    expect(Object.entries(rules.withdrawals).map(([turn, kinds]) => `${turn} ${kinds.length}`)).toEqual([
      ...['9 1', '10 2', '11 3', '12 4'],
    ])
  })
})

/** The next turn begins after a Soviet player turn. */
const nextTurn = (turn: number, more: Setting, dice: number[]) =>
  given(
    position({
      ...{ ...ASSAULT, ...SOVIET, turn: turn - 1, couplet: 2 },
      ...more,
      units: { 'DE-ID-61': '2005S', ...tried('SU-RD-001', '2106S', '6-7'), ...more.units },
    }),
  )
    .when('soviet', { type: 'done' }, dice)
    .allows()
const brigades = Object.fromEntries(
  Array.from({ length: 48 }, (_, i) => [`SU-TB-${String(i + 1).padStart(3, '0')}`, 'track']),
)
allows('PM 8.9', 'from the third turn on two dice say how many of the 48 tank brigades come', () => {
  const outcome = nextTurn(3, { units: brigades }, [3, 4])
  expect(facts(outcome, 'BrigadesRolled')[0]).toMatchObject({ faces: [3, 4], less: 0, count: 7 })
  expect(outcome.state.table.brigades).toBe(7)
})
allows('PM 8.9', 'brigades of the schedule come besides those of the dice', () => {
  // 42 have come by dice; of the others one is due in turn 9.
  const track = Object.fromEntries(Object.entries(brigades).slice(0, 9))
  const outcome = nextTurn(9, { brigades: 42, units: track }, [3, 4])
  expect(facts(outcome, 'BrigadesRolled')[0]).toMatchObject({ faces: [3, 4], count: 6 })
  const came = Object.keys(track).filter((unit) => where(outcome.state, unit) !== 'track')
  expect([came.length, outcome.state.table.brigades]).toEqual([7, 48])
})
refuses('PM 8.9', 'three fewer for Leningrad and three fewer for Moscow, where they are lost', () => {
  expect(brigadesLost(at(position({ units: { 'DE-ID-1': '4201N' } })))).toBe(3)
  expect(brigadesLost(at(position({ units: { 'DE-ID-1': '4201N', 'DE-ID-11': '5116N' } })))).toBe(6)
  const outcome = nextTurn(3, { units: { ...brigades, 'DE-ID-1': '4201N', 'DE-ID-11': '5116N' } }, [1, 2])
  expect(facts(outcome, 'BrigadesRolled')[0]).toMatchObject({ less: 6, count: 0 })
})
allows(
  'PM 8.13',
  'dead rifle divisions come back untried by lot, so many for each headquarters in supply',
  () => {
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, i) => [`SU-RD-1${String(i + 10)}`, { at: 'dead' as const }]),
    )
    const dead = Object.fromEntries(
      ['SU-RD-101', 'SU-RD-102', 'SU-RD-103'].map((unit) => [unit, { at: 'dead' as const, tried: 0 }]),
    )
    expect(riflesBack(at(position({ turn: 3, units: dead })))).toBe(3)
    expect(riflesBack(at(position({ turn: 2, units: dead })))).toBe(0)
    // Moscow is one of them, not two; either of its hexes will do.
    const withMoscow = (taken: string[]) => riflesBack(at(position({ turn: 3, units: many, taken })))
    expect(withMoscow(['5017N'])).toBe(withMoscow([]))
    expect(withMoscow(['5017N', '5116N'])).toBe(withMoscow([]) - 1)
    const outcome = nextTurn(3, { units: dead }, [1, 1])
    expect(facts(outcome, 'RiflesReturned')[0]!.units).toHaveLength(3)
    expect(outcome.state.table.counters['SU-RD-101']).toMatchObject({ at: 'arriving', tried: null })
    const port = besieged('2512S', ['DE-ID-5', 'DE-ID-6', 'DE-ID-7', 'DE-ID-8', 'DE-ID-9', 'DE-ID-12'])
    const count = (units: Setting['units']) =>
      riflesBack(at(position({ turn: 8, units: { ...many, ...units } })))
    expect(count(port)).toBe(count({}) - 4)
    expect([3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(rules.rifleRate)).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 6])
  },
)

refuses(
  'PM 8.13',
  'those that stay dead lie open as before, and what comes back is among what was lost',
  () => {
    const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    const lost = rows.map((tried, i) => [`SU-RD-1${i + 10}`, { at: 'dead' as const, tried }] as const)
    const faces = Array.from({ length: 40 }, (_, i) => 1 + (i % 2))
    const { state } = nextTurn(3, { units: Object.fromEntries(lost) }, faces)
    const back = lost.filter(([unit]) => where(state, unit) === 'arriving').map(([unit]) => unit)
    expect(back.length).toBeGreaterThan(4)
    expect(back.length).toBeLessThan(20)
    for (const [unit, { tried }] of lost) {
      const { at, tried: now } = state.table.counters[unit]!
      expect(now, unit).toBe(at === 'dead' ? tried : null)
    }
    const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0)
    const of = (units: readonly string[]) =>
      lost.filter(([unit]) => units.includes(unit)).map(([, { tried }]) => tried)
    expect(sum(back.map((unit) => state.hidden.values[unit]!))).toBe(sum(of(back)))
  },
)

describe('whom the German calls up', () => {
  const phaseOf = (more: Setting) =>
    position({
      agenda: [
        { step: 'assault', side: 'german' },
        { step: 'move', side: 'german' },
        { step: 'callUp', side: 'german' },
      ],
      ...more,
    })
  const reserve = {
    ...{
      'DE-SEC-207': 'track',
      'DE-SEC-281': 'track',
      'DE-SEC-285': 'track',
      'DE-SEC-221': 'track',
      'DE-ARKO': 'track',
    },
    'DE-ID-1': '2705N',
  } as const
  const call = (unit: string, hex = '2705N') => ({ type: 'callUp', unit, hex }) as const
  allows('PM 8.21', 'three security divisions cost a point, in a place that is German and in supply', () => {
    const { state } = play(
      phaseOf({ units: reserve }),
      ['german', call('DE-SEC-207')],
      ['german', call('DE-SEC-281')],
      ['german', call('DE-SEC-285')],
    )
    expect([state.table.debit, state.table.called]).toEqual([1, 3])
    expect(given(state).when('german', call('DE-SEC-221')).allows().state.table.debit).toBe(2)
  })
  test('and is asked for those alone who wait', () => {
    const asked = (units: Setting['units']) => full.view(phaseOf({ units: units! }), 'german').prompt.key
    expect([asked(reserve), asked({ 'DE-ARKO': 'track', 'DE-ID-1': '2705N' })]).toEqual([
      'ask-callUp',
      'ask-callUp-siege',
    ])
  })
  refuses('PM 8.21', 'and they come by threes', () => {
    const { state } = given(phaseOf({ units: reserve }))
      .when('german', call('DE-SEC-207'))
      .allows()
    given(state).when('german', DONE).refuses('PM 8.21')
    const { state: whole } = play(state, ['german', call('DE-SEC-281')], ['german', call('DE-SEC-285')])
    given(whole).when('german', DONE).allows()
  })
  refuses('PM 8.21', 'nowhere else', () => {
    given(phaseOf({ units: reserve }))
      .when('german', call('DE-SEC-207', '2817N'))
      .refuses('PM 8.21')
    given(phaseOf({ units: reserve }))
      .when('german', call('DE-SEC-207', '3006S'))
      .refuses('PM 8.21')
  })
  allows('PM 14.41', 'the siege artillery, which raises the result of those beside it', () => {
    const { state } = given(phaseOf({ units: reserve }))
      .when('german', call('DE-ARKO'))
      .allows()
    expect(state.table.arko).toBe(2)
    const ready = position({
      units: { 'DE-ARKO': '2716N', 'DE-ID-1': '2716N', ...tried('SU-RD-001', '2817N', '3-4') },
    })
    const battle = {
      ...{
        side: 'german' as const,
        target: '2817N',
        defenders: ['SU-RD-001'],
        result: null,
        mobile: false,
        paid: 0,
      },
      attackers: [{ unit: 'DE-ID-1', from: '2716N' }],
    }
    expect(siegeResult(at(ready), battle, '1/2')).toBe('1/3')
    expect(siegeResult(at(ready), { ...battle, target: '3006S' }, '1/2')).toBe('1/2')
    expect(siegeResult(at(ready), battle, '0/E')).toBe('0/E')
  })
  refuses(
    'PM 14.41',
    'not next to the enemy; it rests in its first couplet, and never attacks by itself',
    () => {
      const near = phaseOf({ units: { ...reserve, ...tried('SU-RD-001', '2706N', '3-4') } })
      given(near).when('german', call('DE-ARKO')).refuses('PM 14.41')
      const fresh = position({ arko: 2, units: { 'DE-ARKO': '2705N' } })
      given(fresh)
        .when('german', move('DE-ARKO', '2705N', '2704N'))
        .refuses('PM 14.41')
      const ready = position({
        ...ASSAULT,
        units: { 'DE-ARKO': '3005S', 'DE-ID-1': '3005S', ...tried('SU-RD-001', '3006S', '3-4') },
      })
      given(ready).when('german', attack('3006S', 'DE-ARKO')).refuses('PM 14.41')
    },
  )
})
test('a campaign has all of them in wait', () => {
  const begun = full.setUp('campaign-full', full.schemas.options.parse({}), {
    roll: () => 1,
    secret: () => 1,
  } as never)
  expect(begun.state.table.counters['DE-ARKO']!.at).toBe('track')
})
