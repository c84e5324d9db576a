import { describe, expect } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import { escapeResult } from '@/lib/games/a-victory-denied/data/charts'
import { VP_CHITS } from '@/lib/games/a-victory-denied/data/chits'
import { POCKET } from '@/lib/games/a-victory-denied/data/map'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { allows, refuses } from '../../support/ledger'
import { attack, germans, soviets } from './battle'
import { given, type Setting, state } from './given'
import { DONE, due, dueNow, facts, march, play, REST, reached, type Turn, where } from './play'

type Units = NonNullable<Setting['units']>
const start: Turn = ['soviet', DONE]
const pocket: Units = {
  'G-HQ-9A-2': 'pocket',
  'G-HQ-9A-3': 'pocket',
  'G-8ID': 'pocket',
  'G-28ID': 'pocket',
  'G-31ID': 'pocket',
  'S-1RC': 'pocket',
  'S-13M': 'pocket',
  'S-HQ-20A': '1350',
  'S-51RC': '1351',
}
/** The Reinforcements chit; nobody else is due. */
const reinforcing = (turn: number, rest: Setting = {}, more: Units = {}) =>
  state({ turn, ...due(REST, { step: 'play', chit: 'N-REINF' }), units: { ...pocket, ...more }, ...rest })
const release = (unit: string, chit?: boolean): Order => ({
  type: 'releaseUnit',
  unit,
  ...(chit === undefined ? {} : { chit }),
})
const enter = (unit: string, hex = '3106'): Order => ({ type: 'moveUnit', unit, path: [hex] })
const all: Turn[] = [
  ['german', release('G-HQ-9A-2', true)],
  ['german', release('G-HQ-9A-3', true)],
  ['german', release('G-8ID')],
  ['german', release('G-28ID')],
  ['german', release('G-31ID')],
]

describe('14.0 release', () => {
  const now = (turn = 1, rest: Setting = {}) => reached(reinforcing(turn, rest), start)

  allows('AVD 14.0a', 'HQs count two, units one, chits one; a die on the table', async () => {
    const first = await now()
    expect(dueNow(first)).toEqual({ step: 'release', side: 'german', units: [], chits: 0 })
    const rolled = await play(first, ...all, ['german', DONE, [1]])
    expect(facts(rolled, 'EscapeRolled')).toMatchObject([{ face: 1, modifier: 0, points: 2 + 1 + 2 + 1 + 3 }])
    expect(facts(rolled, 'UnitsStaged')[0]!.units).toHaveLength(5)
    // Two 9th Army chits lie in the cup at once.
    expect(rolled.state.table.cupKnown).toEqual(['G-9A', 'G-9A'])
    expect(dueNow(rolled.state)).toEqual({ step: 'move', side: 'german' })
  })
  allows('AVD 14.0a', 'under the option a chit adds nothing to the sum', async () => {
    const first = await now(1, { options: { boughtChitsCount: false } })
    const rolled = await play(first, ['german', release('G-HQ-9A-2', true)], ['german', DONE, [1]])
    expect(facts(rolled, 'EscapeRolled')[0]!.points).toBe(2)
  })
  allows('AVD 14.0a', 'on turns 2 and 3 the die counts less', async () => {
    for (const [turn, modifier] of [
      [2, -1],
      [3, -2],
    ] as const) {
      const rolled = await play(await now(turn), ['german', release('G-8ID')], ['german', DONE, [6]])
      expect(facts(rolled, 'EscapeRolled')[0]).toMatchObject({ face: 6, modifier })
    }
  })
  allows('AVD 14.0a', 'the German may release nobody, and then nothing is rolled', async () => {
    const after = await play(await now(), ['german', DONE])
    expect(facts(after, 'EscapeRolled')).toEqual([])
    expect(where(after.state, 'G-8ID')).toBe('pocket')
    expect(dueNow(after.state)).toEqual(REST)
  })
  refuses('AVD 14.0a', 'no unit twice or from elsewhere, no chit without an HQ or beyond three', async () => {
    const one = await reached(await now(), ['german', release('G-8ID')])
    for (const unit of ['G-8ID', 'S-1RC', 'G-17PZ', 'G-137ID'])
      await given(one).when('german', release(unit)).refuses('AVD 14.0a')
    await given(one).when('german', release('G-28ID', true)).refuses('AVD 14.0a')
    await given(one).when('soviet', release('G-28ID')).refuses('AVD 14.0a')
    const poor = await now(2, { played: ['G-9A', 'G-9A', 'G-9A'] })
    await given(poor).when('german', release('G-HQ-9A-2', true)).refuses('AVD 14.0a')
    await given(poor).when('german', release('G-HQ-9A-2')).allows()
  })
  refuses('AVD 14.0a', 'not after turn 4', async () => {
    const late = await reached(reinforcing(5), start)
    await given(late).when('german', release('G-8ID')).refuses('AVD 14.0a')
  })
  allows('AVD 14.0b', 'on turn 4 all come out without a die, with chits as far as there are', async () => {
    const out = await play(reinforcing(4, { played: ['G-9A', 'G-9A'] }, { 'G-HQ-2PG': 'pocket' }), start)
    expect(facts(out, 'EscapeRolled')).toEqual([])
    expect(out.state.table.cupKnown).toEqual(['G-9A'])
    expect(out.state.table.activation).toMatchObject({
      chit: 'entry',
      hqs: ['G-HQ-2PG', 'G-HQ-9A-2', 'G-HQ-9A-3'],
      units: ['G-28ID', 'G-31ID', 'G-8ID'],
    })
    expect([where(out.state, 'S-1RC'), where(out.state, 'S-13M')]).toEqual(['gone', 'gone'])
    const three = await reached(reinforcing(4), start)
    expect(three.table.cupKnown).toEqual(['G-9A', 'G-9A'])
  })
  refuses('AVD 14.0b', 'nobody may be kept in the pocket then', async () => {
    const out = await reached(reinforcing(4), start)
    await given(out).when('german', release('G-8ID')).refuses('AVD 14.0a')
    expect(Object.values(out.table.counters).some(({ at }) => at === 'pocket')).toBe(false)
  })
})

describe('14.0 escape', () => {
  /** All released on turn 1: nine points, the die a five. */
  const rolled = (die: number, rest: Setting = {}, more: Units = {}) =>
    play(reinforcing(1, rest, more), start, ...all, ['german', DONE, [die, 1]])

  allows('AVD 14.0c', 'as many Soviets as the table says, placed after the Germans', async () => {
    expect(escapeResult(9, 4)).toEqual({ escapees: 2, takesVp: false })
    const now = await rolled(4)
    expect(facts(now, 'EscapeRolled')[0]).toMatchObject({ escapees: 2, takesVp: false })
    expect(dueNow(now.state)).toEqual({ step: 'move', side: 'german' })
    const entered = await reached(now.state, ['german', enter('G-8ID')], ['german', DONE])
    expect(dueNow(entered)).toEqual({ step: 'escape', side: 'soviet', left: 2 })
    const after = await reached(
      entered,
      ['soviet', { type: 'reinforce', unit: 'S-1RC', to: '1350' }],
      ['soviet', { type: 'reinforce', unit: 'S-13M', to: '1449' }],
    )
    expect([where(after, 'S-1RC'), where(after, 'S-13M')]).toEqual(['1350', '1449'])
    expect(dueNow(after)).toEqual(REST)
  })
  refuses(
    'AVD 11.1.3',
    'an escaped unit is placed like one of the reserve, and only such a unit',
    async () => {
      const entered = await reached((await rolled(4)).state, ['german', DONE])
      const to = (unit: string, hex: string): Order => ({ type: 'reinforce', unit, to: hex })
      await given(entered).when('soviet', to('S-1RC', '1555')).refuses('AVD 11.1.1a')
      await given(entered).when('soviet', to('S-1RC', '1351')).refuses('AVD 5.3')
      await given(entered).when('soviet', to('S-29RC', '1350')).refuses('AVD 11.1.3')
      await given(entered).when('german', to('S-1RC', '1350')).refuses('AVD 11.1.1a')
    },
  )
  allows('AVD 14.0c', 'no more than there are, and who is not placed stays', async () => {
    const now = await rolled(4, {}, { 'S-13M': 'gone' })
    expect(facts(now, 'EscapeRolled')[0]!.escapees).toBe(1)
    const stays = await reached(now.state, ['german', DONE], ['soviet', DONE])
    expect(where(stays, 'S-1RC')).toBe('pocket')
    const lonely = await reached((await rolled(4, {}, { 'S-HQ-20A': 'gone' })).state, ['german', DONE])
    expect(where(lonely, 'S-1RC')).toBe('pocket')
    expect(dueNow(lonely)).toEqual(REST)
  })
  allows('AVD 14.0c', 'a bad die costs the German a VP chit, which nobody sees', async () => {
    const now = await rolled(5)
    expect(facts(now, 'EscapeRolled')[0]).toMatchObject({ takesVp: true })
    expect(now.state.table.vpGerman).toEqual({ minor: 1, major: 0 })
    expect(now.state.table.vpSoviet).toEqual({ minor: 1, major: 0 })
    expect(VP_CHITS[now.state.hidden.vpSoviet[0]!]!.kind).toBe('minor')
  })
  refuses('AVD 14.0c', 'with no chit left the German has lost', async () => {
    const now = await rolled(5, { vpOnMap: {}, vpGerman: { minor: 0, major: 0 } })
    expect(now.state.table.result).toMatchObject({ winner: 'soviet', cite: 'AVD 14.0c' })
  })
  allows('AVD 14.0d', 'an escape gives Soviet dice one more', async () => {
    const bonus = (await rolled(4)).state
    expect(bonus.table.escapeBonus).toBe(true)
    const battle = await play(soviets({ 'S-51RC': '1351', 'G-17PZ': '1350' }, { escapeBonus: true }), [
      'soviet',
      attack('1350', 'S-51RC'),
      [6],
    ])
    expect(facts(battle, 'DieThrown')[0]).toMatchObject({ face: 6, modifier: 1, result: 'DR' })
  })
  refuses('AVD 14.0d', 'not without escapees, not to Germans, and not after the next chit', async () => {
    expect((await rolled(1)).state.table.escapeBonus).toBe(escapeResult(9, 1).escapees > 0)
    const nobody = await rolled(6, {}, { 'S-1RC': 'gone', 'S-13M': 'gone' })
    expect(nobody.state.table.escapeBonus).toBe(false)
    const german = await play(germans({ 'S-51RC': '1350', 'G-17PZ': '1349' }, { escapeBonus: true }), [
      'german',
      attack('1350', 'G-17PZ'),
      [2],
    ])
    expect(facts(german, 'DieThrown')[0]).toMatchObject({ modifier: 0, result: '-' })
    const next = await reached(reinforcing(2, { escapeBonus: true }), start)
    expect(next.table.escapeBonus).toBe(false)
  })
})

describe('14.0 the ground of the pocket', () => {
  allows('AVD 14.0e', 'German supply runs into it', async () => {
    const on = state({ units: { 'G-17PZ': '2705' } })
    const answer = game.ask(on, 'german', { ask: 'supply', unit: 'G-17PZ' })
    if (!('value' in answer)) throw new Error('no answer')
    const { line } = answer.value as { line: string[] }
    expect(line.slice(1).some((hex) => POCKET.has(hex))).toBe(true)
  })
  refuses('AVD 14.0e', 'no German enters it, by any way of moving', async () => {
    const on = state({ ...march('german', ['G-17PZ']), units: { 'G-17PZ': '2704' } })
    await given(on)
      .when('german', { type: 'moveUnit', unit: 'G-17PZ', path: ['2703'] })
      .refuses('AVD 14.0e')
    const won = await reached(germans({ 'G-17PZ': '2705', 'S-51RC': { at: '2704', reduced: true } }), [
      'german',
      attack('2704', 'G-17PZ'),
      [6],
    ])
    await given(won)
      .when('german', { type: 'advanceUnit', unit: 'G-17PZ', path: ['2704', '2703'] })
      .refuses('AVD 14.0e')
  })
  allows('AVD 14.0e', 'a Soviet unit in it wins at once, an HQ does not', async () => {
    const before = state({
      ...march('soviet', ['S-51RC', 'S-HQ-20A']),
      units: { 'S-51RC': '2704', 'S-HQ-20A': '2704' },
    })
    const hq = await reached(before, ['soviet', { type: 'moveUnit', unit: 'S-HQ-20A', path: ['2703'] }])
    expect(hq.table.result).toBeNull()
    const unit = await reached(before, ['soviet', { type: 'moveUnit', unit: 'S-51RC', path: ['2703'] }])
    expect(unit.table.result).toMatchObject({ winner: 'soviet', cite: 'AVD 16.1' })
  })
})
