import { describe, expect, test } from 'vitest'
import { staff } from '@/components/games/death-and-destruction/staff'
import { game } from '@/lib/games/death-and-destruction'
import { conversions, toDowngrade } from '@/lib/games/death-and-destruction/rules/08-order-of-battle'
import { sovietSteps } from '@/lib/games/death-and-destruction/rules/08-steps'
import { rules } from '@/lib/games/death-and-destruction/ruleset'
import { unitName } from '@/lib/games/death-and-destruction/sentence'
import type { WrittenStep } from '@/lib/games/death-and-destruction/state'
import { de } from '@/lib/games/death-and-destruction/words.de'
import { en } from '@/lib/games/death-and-destruction/words.en'
import { allows, refuses } from '../../support/ledger'
import {
  at,
  beginning,
  begun,
  DONE,
  dueNow,
  ENOUGH,
  facts,
  given,
  position,
  REPLENISH,
  RESTORE,
  tried,
  turnOf,
  where,
} from './given'

const steps = (mech: number, foot: number) => ({ stock: { german: { mech, foot } } })
const restore = (unit: string) => ({ type: 'restoreStep', unit }) as const
const rebuild = (unit: string, steps: number) => ({ type: 'rebuildUnit', unit, steps }) as const
const reduced = (hex: string, lost = 1) => ({ at: hex, lost })
const CALL_UP = {
  phase: 'reinforcement' as const,
  agenda: [{ step: 'checkVictory' }, { step: 'callUp', side: 'german' }] as WrittenStep[],
}
const REINFORCE = {
  ...{ phase: 'reinforcement' as const, acting: 'soviet' as const },
  agenda: [{ step: 'checkVictory' }, { step: 'reinforce', side: 'soviet' }] as WrittenStep[],
}
/** Six units around 3005S. */
const CUT = {
  ...{ 'SU-GRD-11': '3004S', 'SU-GRD-12': '3006S', 'SU-GRD-13': '2904S' },
  ...{ 'SU-GRD-14': '2905S', 'SU-GRD-15': '3104S', 'SU-GRD-16': '3105S' },
  ...{ 'SU-GRD-17': '2906S', 'SU-GRD-18': '3106S' },
}

describe('German steps of a turn', () => {
  allows('DD 8.14', 'come by the table from turn 201 on, and mechanized ones serve others too', () => {
    const table = begun({ code: 209 }).table
    expect(table.stock.german).toEqual({ mech: 8, foot: 12 })
    const state = position({ ...RESTORE, ...steps(1, 0), units: { 'DE-ID-1': reduced('2817N') } })
    const after = given(state).when('german', restore('DE-ID-1')).allows().state.table
    expect([after.counters['DE-ID-1']!.lost, after.stock.german]).toEqual([0, { mech: 0, foot: 0 }])
  })
  refuses('DD 8.14', 'before; to others than Germans; and others than mechanized ones to tanks', () => {
    expect(begun({ code: 124 }).table.stock.german).toEqual({ mech: 0, foot: 0 })
    const state = position({ ...RESTORE, ...steps(0, 9), units: { 'DE-PZ-3': reduced('2817N') } })
    given(state).when('german', restore('DE-PZ-3')).refuses('DD 8.14')
    given(position({ ...RESTORE, code: 124, ...steps(9, 9), units: { 'DE-ID-1': reduced('2817N') } }))
      .when('german', restore('DE-ID-1'))
      .refuses('DD 8.14')
    // The stock of 1941 is used no more.
    given(position({ ...RESTORE, units: { 'DE-ID-1': reduced('2817N') } }))
      .when('german', { type: 'replaceStep', unit: 'DE-ID-1' })
      .refuses('DD 8.14')
  })
  allows('DD 8.15', 'go to units in a reserve area, which is a part of the map', () => {
    const state = position({ ...RESTORE, ...steps(0, 2), units: { 'DE-ID-1': reduced('okhNorth') } })
    given(state).when('german', restore('DE-ID-1')).allows()
  })
  allows('DD 8.15', 'go to units in supply, which move and fight as always', () => {
    const state = position({ ...RESTORE, ...steps(0, 2), units: { 'DE-ID-1': reduced('2817N') } })
    const after = given(state).when('german', restore('DE-ID-1')).allows().state
    expect(after.table.refitting).toEqual([])
  })
  refuses('DD 8.15', 'to nobody who is cut off, or has all his steps', () => {
    const state = position({
      ...RESTORE,
      ...steps(0, 2),
      units: { 'DE-ID-1': reduced('3005S'), 'DE-ID-11': '2817N', ...CUT },
    })
    given(state).when('german', restore('DE-ID-1')).refuses('DD 8.15')
    given(state).when('german', restore('DE-ID-11')).refuses('DD 8.15')
  })
  allows('DD 8.16', 'make mechanized units rest, and may be several for one', () => {
    const state = position({ ...RESTORE, ...steps(2, 0), units: { 'DE-PZ-3': reduced('2817N', 2) } })
    const once = given(state).when('german', restore('DE-PZ-3')).allows().state
    const after = given(once).when('german', restore('DE-PZ-3')).allows().state
    expect([after.table.counters['DE-PZ-3']!.lost, after.table.refitting]).toEqual([0, ['DE-PZ-3']])
  })
  refuses('DD 8.16', 'and to none that is cut off; nobody is refitted any more', () => {
    const state = position({ ...RESTORE, ...steps(2, 0), units: { 'DE-PZ-3': reduced('3005S'), ...CUT } })
    given(state).when('german', restore('DE-PZ-3')).refuses('DD 8.16')
    given(position({ ...RESTORE, units: { 'DE-PZ-3': reduced('2817N') } }))
      .when('german', { type: 'refitDivision', unit: 'DE-PZ-3' })
      .refuses('DD 8.16')
  })
})

describe('comb-outs', () => {
  const combOut = { type: 'combOut' } as const
  allows('DD 8.17', 'bring so many steps for units on foot by a die', () => {
    const after = given(position({ ...RESTORE, code: 207 }))
      .when('german', combOut, [5])
      .allows().state
    expect(after.table.stock.german.foot).toBe(5)
    given(position({ ...RESTORE, code: 305, piles: { combed: [turnOf(224)] } }))
      .when('german', combOut, [1])
      .allows()
  })
  refuses(
    'DD 8.17',
    'not before April 1942, not twice in a year, and not with fewer than four turns between',
    () => {
      given(position({ ...RESTORE, code: 206 }))
        .when('german', combOut)
        .refuses('DD 8.17')
      given(position({ ...RESTORE, code: 220, piles: { combed: [turnOf(207)] } }))
        .when('german', combOut)
        .refuses('DD 8.17')
      given(position({ ...RESTORE, code: 304, piles: { combed: [turnOf(224)] } }))
        .when('german', combOut)
        .refuses('DD 8.17')
    },
  )
})

describe('the Replacement Army', () => {
  allows('DD 8.18', 'gives divisions back with some steps or all', () => {
    const state = position({
      ...CALL_UP,
      ...steps(3, 2),
      units: { 'DE-PZ-3': 'replacementArmy', 'DE-ID-1': 'replacementArmy' },
    })
    const after = given(state).when('german', rebuild('DE-PZ-3', 3)).allows().state.table
    expect(after.counters['DE-PZ-3']).toMatchObject({ at: 'okhNorth', lost: 1 })
    expect(after.stock.german).toEqual({ mech: 0, foot: 2 })
  })
  refuses('DD 8.18', 'nobody who is not in it, or more steps than are printed', () => {
    const units = { 'DE-PZ-3': 'dead', 'DE-ID-1': 'replacementArmy' } as const
    const state = position({ ...CALL_UP, ...steps(3, 4), units })
    given(state).when('german', rebuild('DE-PZ-3', 1)).refuses('DD 8.18')
    given(state).when('german', rebuild('DE-ID-1', 3)).refuses('DD 8.18')
  })
})

/** What becomes of units that are lost to an attack that clears their hex. */
function lost(units: Record<string, string | { at: string; lost?: number }>, more: object = {}) {
  const attackers = Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`SU-GTC-${i + 1}`, '3006S']))
  const state = position({
    code: 206,
    ...more,
    acting: 'soviet',
    phase: 'assault',
    units: { ...units, ...attackers } as never,
  })
  const order = { type: 'declareAttack', target: '3005S', attackers: Object.keys(attackers) }
  let now = given(state).when('soviet', order, ENOUGH).allows().state
  while (dueNow(now) === 'losses') {
    const { side } = now.table.agenda.at(-1) as unknown as { side: 'german' | 'soviet' }
    const loss = game.legal(now, side).find(({ order: { type } }) => type === 'takeLoss')!
    now = given(now).when(side, loss.order, ENOUGH).allows().state
  }
  return now
}
const markers = { markers: [{ hex: '3006S', range: 5 }] }

describe('piles of the dead', () => {
  allows('DD 8.1', 'keep those that may be rebuilt apart from the dead', () => {
    const after = lost({ 'DE-ID-1': '3005S', 'DE-AG-184': '3005S' }, markers)
    expect(where(after, 'DE-ID-1')).toBe('replacementArmy')
    expect(where(after, 'DE-AG-184')).toBe('dead')
  })
  refuses('DD 8.1', 'a second life to who was lost while cut off, and was lost again', () => {
    expect(
      where(lost({ 'DE-ID-1': '3005S' }, { ...markers, piles: { doomed: ['DE-ID-1'] } }), 'DE-ID-1'),
    ).toBe('dead')
  })
  allows('DD 8.6', 'and six divisions of either sort after turn 210 in the Stalingrad pile', () => {
    const after = lost({ 'DE-ID-1': '3005S' }, { ...markers, code: 211 })
    expect([where(after, 'DE-ID-1'), after.table.piles.stalingrad]).toEqual([
      'stalingrad',
      { mech: 0, foot: 1 },
    ])
    const tanks = lost({ 'DE-PZ-3': reduced('3005S', 3) }, { ...markers, code: 211 })
    expect([where(tanks, 'DE-PZ-3'), tanks.table.piles.stalingrad]).toEqual([
      'stalingrad',
      { mech: 1, foot: 0 },
    ])
    const back = begun({
      code: 320,
      units: { 'DE-PZ-14': 'stalingrad', 'DE-PZ-24': 'stalingrad', 'DE-PZ-16': 'stalingrad' },
    })
    expect(
      ['DE-PZ-14', 'DE-PZ-24', 'DE-PZ-16'].filter((unit) => where(back, unit) === 'okhNorth'),
    ).toHaveLength(2)
  })
  refuses('DD 8.6', 'a seventh, or any before', () => {
    const full = { piles: { stalingrad: { mech: 6, foot: 6 } } }
    expect(where(lost({ 'DE-ID-1': '3005S' }, { ...markers, code: 211, ...full }), 'DE-ID-1')).toBe(
      'replacementArmy',
    )
    expect(where(lost({ 'DE-ID-1': '3005S' }, { ...markers, code: 209 }), 'DE-ID-1')).toBe('replacementArmy')
  })
})

describe('the order of battle', () => {
  allows('DD 8.3', 'withdraws units by their kind into a pile', () => {
    const state = position({ ...RESTORE, owed: ['infantry'], units: { 'DE-ID-1': reduced('2817N') } })
    const after = given(state).when('german', { type: 'withdrawUnit', unit: 'DE-ID-1' }).allows().state
    expect(after.table.counters['DE-ID-1']).toMatchObject({ at: 'withdrawn', lost: 0 })
    const due = position({
      code: 205,
      units: { 'DE-ID-1': '2817N' },
      agenda: [{ step: 'checkVictory' }, { step: 'playerTurn', side: 'german', couplet: 1 }] as WrittenStep[],
    })
    expect(facts(given(due).when('german', DONE, ENOUGH).allows(), 'WithdrawalsDue')).toMatchObject([
      { kinds: ['infantry'] },
    ])
  })
  refuses('DD 8.3', 'others than are asked for', () => {
    const state = position({
      ...RESTORE,
      owed: ['infantry'],
      units: { 'DE-PZ-3': '2817N', 'DE-ID-1': '2817N' },
    })
    given(state).when('german', { type: 'withdrawUnit', unit: 'DE-PZ-3' }).refuses('PM 8.16')
  })
  allows('DD 8.4', 'takes all security divisions in turn 207, a point for each that cannot go', () => {
    const units = {
      'DE-SEC-207': '2817N',
      'DE-SEC-281': 'dead',
      'DE-SEC-285': '3005S',
      'DE-SEC-221': 'track',
      ...CUT,
    } as const
    const after = begun({ code: 207, units })
    expect(['DE-SEC-207', 'DE-SEC-285', 'DE-SEC-221'].map((unit) => where(after, unit))).toEqual([
      'dead',
      '3005S',
      'dead',
    ])
    expect(after.table.debit).toBe(2)
  })
  allows('DD 8.4', 'takes all Flak in turn 123 in the same way', () => {
    const flak = { 'DE-FLAK-I': '2817N', 'DE-FLAK-II': 'dead', 'DE-FLAK-X': '3005S' } as const
    const units = { ...flak, 'DE-ID-1': '2817N', ...CUT }
    const after = begun({ code: 123, units })
    expect(['DE-FLAK-I', 'DE-FLAK-X'].map((unit) => where(after, unit))).toEqual(['dead', '3005S'])
    expect(after.table.debit).toBe(2)
    const later = begun({ code: 124, units: { 'DE-FLAK-X': '2817N' } })
    expect([where(later, 'DE-FLAK-X'), later.table.debit]).toEqual(['dead', 0])
  })
  refuses('DD 8.4', 'none before', () => {
    expect(where(begun({ code: 206, units: { 'DE-SEC-207': '2817N' } }), 'DE-SEC-207')).toBe('2817N')
  })
  test.each([
    [207, ['DE-SEC-207', 'DE-SEC-221', 'DE-SEC-281']],
    [305, ['IT-3C', 'IT-52', 'IT-9']],
  ] as const)(
    'who leaves in turn %i is named by his name, in whatever order a position has them',
    (code, all) => {
      const left = (units: readonly string[]) =>
        facts(
          given(beginning({ code, units: Object.fromEntries(units.map((unit) => [unit, '3005S'])) }))
            .when('german', DONE, ENOUGH)
            .allows(),
          'UnitsLeft',
        ).flatMap(({ units: named }) => named)
      expect(left(all)).toEqual([...all])
      expect(left([...all].reverse())).toEqual([...all])
    },
  )
  allows('DD 8.5', 'withdraws units by name, and calls them back', () => {
    expect(
      begun({ code: 211, units: { 'DE-SS-R': reduced('2817N') } }).table.counters['DE-SS-R'],
    ).toMatchObject({
      ...{ at: 'specified', lost: 0 },
    })
    expect(where(begun({ code: 223, units: { 'DE-PZ-6': 'specified' } }), 'DE-PZ-6')).toBe('okhNorth')
    const held = begun({ code: 208, units: { 'DE-PZ-10': 'replacementArmy', 'DE-PZ-6': 'dead' } }).table
    expect([held.piles.held, held.debit]).toEqual([['DE-PZ-10'], 1])
    // Whoever fights partisans goes as well, and who is not converted yet as what he is.
    expect(where(begun({ code: 407, units: { 'DE-PZ-9': 'partisanWar' } }), 'DE-PZ-9')).toBe('specified')
    const late = begun({ code: 406, piles: { due: ['DE-MOT-16'] }, units: { 'DE-MOT-16': '2817N' } })
    expect([where(late, 'DE-PGD-16'), late.table.debit]).toEqual(['specified', 0])
  })
  refuses('DD 8.5', 'nobody pays twice for a unit, by whatever name', () => {
    const missed = begun({ code: 211, units: { 'DE-SS-R': 'dead' } }).table
    expect([missed.debit, missed.piles.missed]).toEqual([1, ['DE-SS-R']])
    const again = begun({ code: 403, piles: missed.piles, units: { 'DE-SS-R': 'dead' } })
    expect(again.table.debit).toBe(0)
    expect(begun({ code: 403, units: { 'DE-SS-R': 'dead' } }).table.debit).toBe(1)
  })
  refuses('DD 8.5', 'who was to leave is not rebuilt meanwhile', () => {
    const state = position({
      ...CALL_UP,
      ...steps(9, 9),
      piles: { held: ['DE-PZ-10'] },
      units: { 'DE-PZ-10': 'replacementArmy', 'DE-PZ-3': 'replacementArmy' },
    })
    given(state).when('german', rebuild('DE-PZ-10', 1)).refuses('DD 8.5')
  })
  allows('DD 7.4', 'takes all Italians in turn 305', () => {
    expect(where(begun({ code: 305, units: { 'IT-9': '3009S' } }), 'IT-9')).toBe('gone')
  })
  refuses('DD 7.4', 'none before', () => {
    expect(where(begun({ code: 304, units: { 'IT-9': '3009S' } }), 'IT-9')).toBe('3009S')
  })
})

describe('conversions', () => {
  const convert = (unit: string) => ({ type: 'convertUnit', unit }) as const
  allows('DD 8.9', 'are made in piles at once', () => {
    const after = begun({ code: 302, units: { 'DE-SS-R': 'specified' } })
    expect([where(after, 'DE-SS-R'), after.table.counters['DE-SSPZ-2SS']]).toMatchObject([
      'gone',
      { at: 'okhNorth', lost: 0 },
    ])
    expect(where(begun({ code: 313, units: { 'DE-MOT-3': 'replacementArmy' } }), 'DE-PGD-3')).toBe(
      'replacementArmy',
    )
  })
  refuses('DD 8.9', 'never of the dead', () => {
    const after = begun({ code: 302, units: { 'DE-SS-R': 'dead' } })
    expect([where(after, 'DE-SS-R'), where(after, 'DE-SSPZ-2SS')]).toEqual(['dead', undefined])
  })
  allows('DD 8.10', 'are made in the field when their owner likes, at the steps that are left', () => {
    expect(begun({ code: 313, units: { 'DE-MOT-3': '2817N' } }).table.piles.due).toEqual(['DE-MOT-3'])
    const state = position({
      ...RESTORE,
      code: 314,
      piles: { due: ['DE-MOT-3'] },
      units: { 'DE-MOT-3': reduced('2817N', 2) },
    })
    const after = given(state).when('german', convert('DE-MOT-3')).allows().state
    expect(after.table.counters['DE-PGD-3']).toMatchObject({ at: '2817N', lost: 2 })
    expect([after.table.refitting, after.table.piles.due]).toEqual([['DE-PGD-3'], []])
    expect(conversions(at(after)).inField).toEqual([])
  })
  refuses('DD 8.10', 'not of who is cut off, and not before they are due', () => {
    const state = position({
      ...RESTORE,
      code: 314,
      piles: { due: ['DE-MOT-3'] },
      units: { 'DE-MOT-3': '3005S', 'DE-MOT-10': '2817N', ...CUT },
    })
    given(state).when('german', convert('DE-MOT-3')).refuses('DD 8.10')
    given(state).when('german', convert('DE-MOT-10')).refuses('DD 8.10')
  })
  allows('DD 8.11', 'make a brigade of two steps of any battalion of assault guns', () => {
    expect(begun({ code: 213 }).table.piles.guns).toBe(4)
    const state = position({ ...RESTORE, code: 213, piles: { guns: 1 }, units: { 'DE-AG-184': '2817N' } })
    const after = given(state).when('german', convert('DE-AG-184')).allows().state.table
    expect([after.counters['DE-AGB-184'], after.piles.guns]).toMatchObject([{ at: '2817N', lost: 0 }, 0])
  })
  refuses('DD 8.11', 'no more of them than are called for', () => {
    given(position({ ...RESTORE, code: 213, units: { 'DE-AG-184': '2817N' } }))
      .when('german', convert('DE-AG-184'))
      .refuses('DD 8.11')
  })
  allows('DD 8.22', 'downgrade infantry in turn 313, which brings steps in that turn', () => {
    const units = {
      'DE-ID-1': '2817N',
      'DE-ID-11': reduced('2817N'),
      'DE-ID-21': '2817N',
      'DE-ID-61': 'withdrawn',
      'DE-SS-P': '2817N',
    } as const
    const after = begun({ code: 313, units }).table
    expect([after.counters['DE-ID-1-43'], after.counters['DE-ID-11-43']]).toMatchObject([
      { at: '2817N', lost: 0 },
      { lost: 1 },
    ])
    expect([after.counters['DE-ID-61-43']!.at, after.counters['DE-SS-P']!.at]).toEqual(['withdrawn', '2817N'])
    expect(after.stock.german.foot).toBe(8 + 1)
    expect(rules.counters['DE-ID-1-43']!.values[0]).toEqual({ attack: 3, defence: 5, move: 5 })
  })
  refuses('DD 8.22', 'nobody who is cut off, until he is relieved', () => {
    expect(toDowngrade(at(position({ code: 313, units: { 'DE-ID-1': '3005S', ...CUT } })))).toEqual([])
    expect(where(begun({ code: 314, units: { 'DE-ID-1': '2817N' } }), 'DE-ID-1-43')).toBe('2817N')
    expect(
      begun({ code: 314, units: { 'DE-ID-1': '2817N', 'DE-ID-11': '2817N' } }).table.stock.german.foot,
    ).toBe(8)
  })
})

describe('Soviet steps', () => {
  const recall = (face: string, count: number) => ({ type: 'recallUntried', face, count }) as const
  const recallUnit = (unit: string, steps: number) => ({ type: 'recallUnit', unit, steps }) as const
  const left = (left: number, more = {}) => ({ stock: { soviet: { left, ...more } } })
  const dead = {
    ...tried('SU-RD-001', 'dead', '2-2'),
    ...tried('SU-RD-002', 'dead', '2-2'),
    ...tried('SU-CD-001', 'dead', '2-2'),
  }
  allows('DD 8.36', 'are six for each headquarters, and four from turn 323 on', () => {
    const count = new Set(rules.places.filter(({ headquarters }) => headquarters).map(({ name }) => name))
      .size
    expect(sovietSteps(at(position({ code: 322 })))).toBe(6 * count)
    expect(sovietSteps(at(position({ code: 323 })))).toBe(4 * count)
  })
  refuses('DD 8.36', 'none for those that the German holds', () => {
    const all = sovietSteps(at(position({ code: 322 })))
    const kiev = rules.places.find(({ name }) => name === 'Kiev')!.hex
    expect(sovietSteps(at(position({ code: 322, taken: [kiev] })))).toBe(all - 6)
  })
  allows('DD 8.32', 'are half for those that he held once', () => {
    const kiev = rules.places.find(({ name }) => name === 'Kiev')!.hex
    const all = sovietSteps(at(position({ code: 322 })))
    expect(sovietSteps(at(position({ code: 322, piles: { fallen: [kiev] } })))).toBe(all - 3)
  })
  refuses('DD 8.32', 'not halved again', () => {
    const kiev = rules.places.find(({ name }) => name === 'Kiev')!.hex
    const state = position({ code: 211, piles: { fallen: [kiev] }, units: { 'DE-ID-1': kiev } })
    const after = given(state).when('german', DONE, ENOUGH).allows().state
    expect(after.table.piles.fallen.filter((hex) => hex === kiev)).toHaveLength(1)
  })
  allows('DD 8.24', 'bring back rifle, cavalry and artillery divisions, corps and Guards', () => {
    const state = position({
      ...REINFORCE,
      ...left(9),
      units: { ...dead, 'SU-GRD-1': 'dead', 'SU-TC-1': 'dead' },
    })
    given(state).when('soviet', recall('RD', 2), [1, 1, 1, 1]).allows()
    given(state).when('soviet', recallUnit('SU-GRD-1', 1)).allows()
  })
  refuses('DD 8.24', 'no brigades of the pools, and nobody before turn 124', () => {
    const brigade = { ...tried('SU-TB-001', 'dead', '3-2'), ...dead }
    given(position({ ...REINFORCE, ...left(9), units: brigade }))
      .when('soviet', recallUnit('SU-TB-001', 1))
      .refuses('DD 8.24')
    given(position({ ...REINFORCE, code: 123, ...left(9), units: { ...dead, 'SU-RD-009': 'arriving' } }))
      .when('soviet', recall('RD', 1))
      .refuses('DD 8.24')
  })
  allows('DD 8.26', 'an artillery division costs two', () => {
    const state = position({
      ...REINFORCE,
      code: 301,
      ...left(6, { foot: 2 }),
      units: { 'SU-AD-1': 'dead', ...dead },
    })
    const after = given(state).when('soviet', recallUnit('SU-AD-1', 1)).allows().state.table.stock.soviet
    expect(after).toEqual({ left: 4, mech: 2, foot: 2 })
  })
  refuses('DD 8.26', 'and does not come for one', () => {
    const state = position({ ...REINFORCE, code: 402, ...left(1), units: { 'SU-AD-1': 'dead', ...dead } })
    given(state).when('soviet', recallUnit('SU-AD-1', 1)).refuses('DD 8.27')
  })
  allows('DD 8.27', 'who comes back is drawn and untried again', () => {
    const state = position({ ...REINFORCE, ...left(9), units: dead })
    const after = given(state).when('soviet', recall('RD', 2), [1, 1, 1, 1]).allows().state
    expect(after.table.counters['SU-RD-001']).toMatchObject({ at: 'arriving', tried: null })
    expect(Object.keys(after.hidden.values)).toEqual(expect.arrayContaining(['SU-RD-001', 'SU-RD-002']))
  })
  /** Sevastopol, cut off by land. */
  const besieged = (unit: string) => {
    const ring = rules.board.neighbours('2919S').filter(rules.isLand)
    const cut = Object.fromEntries(ring.map((hex, i) => [`DE-PZ-${[3, 4, 6, 7, 8, 9][i]}`, hex]))
    const units = { [unit]: reduced('2919S'), ...cut }
    return given(position({ ...REPLENISH, code: 221, ...left(4, { foot: 2 }), units })).when(
      'soviet',
      restore(unit),
    )
  }
  allows('DD 8.27', 'in a port too, who is not mechanized', () => {
    besieged('SU-GRD-1').allows()
  })
  refuses('DD 8.27', 'in a port alone, as is mechanized', () => {
    besieged('SU-TC-1').refuses('DD 8.16')
  })
  refuses('DD 8.27', 'no more than there are, or than there are steps for', () => {
    const state = position({ ...REINFORCE, ...left(1), units: dead })
    given(state).when('soviet', recall('RD', 3)).refuses('DD 8.27')
    given(state).when('soviet', recall('RD', 2)).refuses('DD 8.27')
  })
  allows('DD 8.33', 'are half mechanized at most, and all of them from turn 401 on', () => {
    given(position({ ...REINFORCE, ...left(5, { foot: 1 }), units: dead }))
      .when('soviet', recall('CD', 1))
      .allows()
    given(position({ ...REINFORCE, code: 401, ...left(5), units: dead }))
      .when('soviet', recall('CD', 1))
      .allows()
  })
  refuses('DD 8.33', 'more than half of what is used', () => {
    given(position({ ...REINFORCE, ...left(5), units: dead }))
      .when('soviet', recall('CD', 1))
      .refuses('DD 8.33')
    // Four of nine, rounded down.
    const used = position({ ...REINFORCE, ...left(5, { foot: 5, mech: 4 }), units: dead })
    given(used).when('soviet', recall('CD', 1)).allows()
    given(position({ ...REINFORCE, ...left(5, { foot: 4, mech: 4 }), units: dead }))
      .when('soviet', recall('CD', 1))
      .refuses('DD 8.33')
  })
  allows('DD 8.31', 'a corps has two steps in April 1942, three in July and four in November', () => {
    expect(begun({ code: 207, units: { 'SU-TC-1': 'track' } }).table.counters['SU-TC-1']).toMatchObject({
      at: 'arriving',
      lost: 2,
    })
    const state = position({
      ...REPLENISH,
      code: 213,
      ...left(4, { foot: 2 }),
      units: { 'SU-TC-1': reduced('5017N', 2) },
    })
    expect(
      given(state).when('soviet', restore('SU-TC-1')).allows().state.table.counters['SU-TC-1']!.lost,
    ).toBe(1)
  })
  refuses('DD 8.31', 'no more than that', () => {
    const state = position({
      ...REPLENISH,
      code: 212,
      ...left(4, { foot: 2 }),
      units: { 'SU-TC-1': reduced('5017N', 2), 'SU-GRD-1': reduced('5017N') },
    })
    given(state).when('soviet', restore('SU-TC-1')).refuses('DD 8.31')
  })
})

describe('Soviet withdrawals', () => {
  const due = (code: number, units: object) => {
    const state = position({
      code,
      acting: 'soviet',
      units: units as never,
      agenda: [{ step: 'checkVictory' }, { step: 'playerTurn', side: 'soviet', couplet: 1 }] as WrittenStep[],
    })
    return given(state).when('soviet', DONE, ENOUGH).allows().state
  }
  const brigades = {
    ...tried('SU-TB-001', '5017N', '3-2'),
    ...tried('SU-TB-002', '5017N', '2-1'),
    ...tried('SU-TB-003', '5017N', '4-3'),
  }
  allows('DD 8.35', 'take units of the kinds that are asked for, the weakest if their owner likes', () => {
    const state = position({ ...REPLENISH, piles: { owed: ['TB', 'TB'] }, units: brigades })
    const after = given(state).when('soviet', { type: 'giveUpWeakest' }).allows().state
    expect(['SU-TB-001', 'SU-TB-002', 'SU-TB-003'].map((unit) => where(after, unit))).toEqual([
      'gone',
      'gone',
      '5017N',
    ])
    given(state).when('soviet', { type: 'giveUp', unit: 'SU-TB-003' }).allows()
    expect(due(207, brigades).table.piles.owed).toEqual(['TB', 'TB', 'TB'])
  })
  refuses('DD 8.35', 'nobody else, and the phase does not end before', () => {
    const units = { ...brigades, ...tried('SU-RD-001', '5017N', '2-2') }
    const state = position({ ...REPLENISH, piles: { owed: ['TB'] }, units })
    given(state).when('soviet', { type: 'giveUp', unit: 'SU-RD-001' }).refuses('DD 8.35')
    given(state).when('soviet', DONE).refuses('DD 8.35')
  })
})

describe('lettered rifle divisions', () => {
  /** A Soviet stack is lost to an attack. */
  const struck = (code: number, value: string) => {
    const attackers = Object.fromEntries(
      ['DE-PZ-3', 'DE-PZ-4', 'DE-PZ-10', 'DE-PZ-17'].map((unit) => [unit, '3006S']),
    )
    const state = position({
      code,
      phase: 'assault',
      units: { ...attackers, ...tried('SU-RD-001', '3005S', value) },
    })
    const order = { type: 'declareAttack', target: '3005S', attackers: Object.keys(attackers) }
    return where(given(state).when('german', order, ENOUGH).allows().state, 'SU-RD-001')
  }
  allows('DD 8.23', 'are out of play for good once they are lost', () => {
    expect(struck(211, '2-2 lettered')).toBe('gone')
  })
  refuses('DD 8.23', 'not others, and none before turn 124', () => {
    expect(struck(211, '2-2')).toBe('dead')
    expect(struck(123, '2-2 lettered')).toBe('dead')
  })
})

describe('Guards', () => {
  allows('DD 8.25', 'pay whole steps by brigades and cavalry', () => {
    for (const unit of ['SU-GB-1', 'SU-GCD-1', 'SU-G09'])
      expect(rules.isHalf(rules.counters[unit]!)).toBe(false)
  })
  refuses('DD 8.25', 'others of these pay half', () => {
    for (const unit of ['SU-TB-001', 'SU-CD-001', 'SU-CAV-1'])
      expect(rules.isHalf(rules.counters[unit]!)).toBe(true)
  })
  const convert = {
    ...{ phase: 'reinforcement' as const, acting: 'soviet' as const },
    agenda: [{ step: 'checkVictory' }, { step: 'convert', side: 'soviet' }] as WrittenStep[],
  }
  allows('DD 8.28', 'corps take the place of corps, at the steps that those have', () => {
    const turn = rules.counters['SU-GTC-1']!.turn!
    const state = position({
      ...convert,
      turn,
      units: { 'SU-GTC-1': 'guards', 'SU-TC-1': reduced('5017N', 3) },
    } as never)
    const after = given(state)
      .when('soviet', { type: 'formGuards', guard: 'SU-GTC-1', unit: 'SU-TC-1' })
      .allows().state
    expect(after.table.counters['SU-GTC-1']).toMatchObject({ at: '5017N', lost: 3 })
  })
  const upgraded = (beneath: string[]) => {
    const guard = 'SU-GTC-5'
    const { turn } = rules.counters[guard]!
    const state = position({
      ...{ ...convert, turn, upgrades: { beneath } },
      units: { [guard]: 'guards', 'SU-TC-1': '5017N', 'SU-TC-2': '5017N' },
    } as never)
    const order = { type: 'formGuards', guard, unit: 'SU-TC-1' } as const
    return given(state).when('soviet', order).allows().state.table.upgrades.beneath
  }
  allows('DD 8.20', 'keep the upgrade counter beneath the corps whose place they take (8.28)', () => {
    expect(upgraded(['SU-TC-1', 'SU-TC-2'])).toEqual(['SU-GTC-5', 'SU-TC-2'])
  })
  refuses('DD 8.20', 'and have none where that has none (8.28)', () => {
    expect(upgraded(['SU-TC-2'])).toEqual(['SU-TC-2'])
  })
  refuses('DD 8.28', 'not of others', () => {
    const turn = rules.counters['SU-GTC-1']!.turn!
    const state = position({
      ...convert,
      turn,
      units: { 'SU-GTC-1': 'guards', 'SU-MC-1': '5017N', 'SU-TC-2': '5017N' },
    } as never)
    given(state).when('soviet', { type: 'formGuards', guard: 'SU-GTC-1', unit: 'SU-MC-1' }).refuses('PM 8.11')
  })
})

test('all that leaves by its kind is called by a name in both languages (8.2)', () => {
  const kinds = new Set(Object.values(rules.withdrawals).flat())
  expect(kinds).toContain('panzergrenadier')
  for (const catalogue of [en, de])
    for (const kind of kinds) expect([kind, unitName(kind, catalogue)]).toEqual([kind, expect.any(String)])
})

describe('the desk', () => {
  /** What a staff proposes there to the German. */
  const proposed = (more: object): string[] => {
    const state = position({
      ...RESTORE,
      units: { 'DE-PZ-3': reduced('2817N', 2), 'DE-PZ-6': reduced('2817N', 3) },
      ...more,
    })
    const desk = staff.desk(game.view(state, 'german') as never, game.legal(state, 'german'))
    return [...(desk as IterableIterator<{ type: string; unit?: string }>)].map(
      ({ type, unit }) => `${type} ${unit}`,
    )
  }
  test('proposes refits as long as there are any, and of nobody who has to leave (8.16)', () => {
    expect(proposed({ code: 113 })).toEqual(['refitDivision DE-PZ-3', 'refitDivision DE-PZ-6'])
    expect(proposed({ code: 205 })).toEqual([])
    const leaving = proposed({ code: 113, owed: ['panzerOrInfantry'] })
    expect(leaving).toHaveLength(2)
    expect(leaving[0]).toMatch(/^withdrawUnit /)
    expect(leaving[1]).toBe(`refitDivision ${leaving[0] === 'withdrawUnit DE-PZ-3' ? 'DE-PZ-6' : 'DE-PZ-3'}`)
  })
})
