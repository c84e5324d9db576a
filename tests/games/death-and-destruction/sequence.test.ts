import { describe, expect } from 'vitest'
import { rules } from '@/lib/games/death-and-destruction/ruleset'
import type { WrittenStep } from '@/lib/games/death-and-destruction/state'
import { allows, refuses } from '../../support/ledger'
import { at, DONE, ENOUGH, facts, given, position, REPLENISH, SOVIET, tried, turnOf, where } from './given'

const turn = (code: number) =>
  rules.sequence.turn(at(position({ code })) as never).map(({ step }) => step as string)
const player = (code: number, side: 'german' | 'soviet') =>
  rules.sequence
    .playerTurn(at(position({ code, ...(side === 'soviet' ? SOVIET : {}) })) as never, side)
    .map(({ step }) => step as string)

describe('the sequence of play', () => {
  allows(
    'DD 5.1',
    'begins with what falls due and with the markers, and has a phase of replacements for both',
    () => {
      expect(turn(222).slice(0, 3)).toEqual(['renew', 'lay', 'arrive'])
      expect(player(222, 'german')).toEqual(['weather', 'commit', 'restore', 'move', 'assault'])
      expect(player(222, 'soviet').slice(0, 3)).toEqual(['replenish', 'move', 'assault'])
    },
  )
  allows('DD 5.1', 'with the weather of the second couplet before any aircraft are committed for it', () => {
    expect(player(222, 'soviet').slice(-3)).toEqual(['assault', 'foretell', 'commit'])
    const last = position({
      ...{ code: 222, ...SOVIET, weather: { north: 'D', south: 'D' } },
      agenda: [
        { step: 'checkVictory' },
        { step: 'playerTurn', side: 'soviet', couplet: 2 },
        { step: 'playerTurn', side: 'german', couplet: 2 },
        { step: 'commit', side: 'soviet' },
        { step: 'foretell' },
        { step: 'assault', side: 'soviet' },
        { step: 'move', side: 'soviet' },
      ] as WrittenStep[],
      units: { 'SU-GRD-1': '4007S', 'DE-ID-1': '2817N' },
    })
    const outcome = given(last)
      .when('soviet', DONE, [6, ...ENOUGH])
      .allows()
    const { state } = outcome
    // It is thrown once: not again as the German begins.
    expect(facts(outcome, 'WeatherChanged').map(({ face }) => face)).toEqual([6])
    expect([state.table.acting, state.table.couplet, state.table.foretold]).toEqual(['german', 2, true])
    let late = state
    for (let n = 0; n < 4 && late.table.acting === 'german'; n += 1)
      late = given(late).when('german', DONE, ENOUGH).allows().state
    expect([late.table.acting, late.table.foretold]).toEqual(['soviet', false])
  })
  refuses('DD 5.1', 'the Soviet has none in the turns of the parent', () => {
    expect(player(122, 'soviet')).not.toContain('replenish')
    expect(turnOf(122)).toBe(11)
  })
  allows('DD 5.2', 'in his phase the Soviet replenishes units in the field', () => {
    const state = position({
      ...REPLENISH,
      stock: { soviet: { left: 2 } },
      units: { 'SU-GRD-1': { at: '5017N', lost: 1 } },
    })
    given(state).when('soviet', { type: 'restoreStep', unit: 'SU-GRD-1' }).allows()
  })
  refuses('DD 5.2', 'nobody comes back out of the Dead Pile in it', () => {
    const units = { 'SU-GRD-1': { at: '5017N', lost: 1 }, 'SU-GRD-2': 'dead' } as const
    const state = position({ ...REPLENISH, stock: { soviet: { left: 2 } }, units })
    given(state).when('soviet', { type: 'recallUnit', unit: 'SU-GRD-2', steps: 1 }).refuses('DD 8.27')
  })
  allows('DD 1.5c', 'divisions that come back are untried', () => {
    const agenda = [{ step: 'checkVictory' }, { step: 'reinforce', side: 'soviet' }] as never
    const units = { ...tried('SU-RD-001', 'dead', '2-2'), ...tried('SU-RD-002', 'dead', '4-4') }
    const state = position({
      phase: 'reinforcement',
      ...SOVIET,
      agenda,
      stock: { soviet: { left: 2 } },
      units,
    })
    const order = { type: 'recallUntried', face: 'RD', count: 1 }
    const outcome = given(state)
      .when('soviet', order, [1, ...ENOUGH])
      .allows()
    expect(facts(outcome, 'RiflesRecalled')[0]!.units).toHaveLength(1)
    const [back] = Object.keys(units).filter((unit) => where(outcome.state, unit) === 'arriving')
    expect(outcome.state.table.counters[back!]!.tried).toBeNull()
  })
  refuses('DD 1.5c', 'those who stay among the dead are known as before', () => {
    const units = tried('SU-RD-001', 'dead', '2-2')
    const after = given(position({ ...REPLENISH, units }))
      .when('soviet', DONE, ENOUGH)
      .allows().state
    expect(after.table.counters['SU-RD-001']!.tried).not.toBeNull()
  })
})
