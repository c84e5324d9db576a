import { describe, expect } from 'vitest'
import { sovietSteps } from '@/lib/games/death-and-destruction/rules/08-steps'
import { DIFFERENCES, rules } from '@/lib/games/death-and-destruction/ruleset'
import type { WrittenStep } from '@/lib/games/death-and-destruction/state'
import { rules as parent } from '@/lib/games/proud-monster/full/ruleset'
import { battleOf } from '@/lib/games/proud-monster/rules/14-attack'
import { lossesOf, odds } from '@/lib/games/proud-monster/rules/14-odds'
import { differences } from '@/lib/wargame/extend'
import { allows, refuses } from '../../support/ledger'
import { at, begun, given, position, RESTORE, turnOf, where } from './given'

const turnsOf = (rows: readonly { turn: number }[]) => rows.map(({ turn }) => rules.codeOf(turn))

describe('errata', () => {
  allows('DD 1.3', 'what no rule of this book changes is as in the parent', () => {
    expect(differences(parent, rules).gone).toEqual([])
    expect(DIFFERENCES.length).toBeGreaterThan(60)
    expect(rules.crtResult).toBe(parent.crtResult)
  })
  allows('DD 1.5a', 'Fegelein is a brigade', () => {
    expect(rules.counters['DE-SSCAV-FG']).toMatchObject({ size: 'brigade', type: 'cavalry' })
  })
  allows('DD 1.5b', 'the 183rd is infantry', () => {
    expect(rules.counters['DE-ID-183']).toMatchObject({ size: 'division', type: 'infantry' })
  })
  allows('DD 1.5d', 'Sevastopol is worth four points', () => {
    expect(rules.placeOf('2919S')?.points).toBe(4)
  })
  allows('DD 1.5e', 'below 1:3 a defender in a city loses nothing by nothing', () => {
    expect(lossesOf(at(position()) as never, '5017N', '2/0', -3)).toEqual({ attacker: 4, defender: 0 })
  })
  refuses('DD 1.5e', 'to others of those odds and better ones', () => {
    expect(lossesOf(at(position()) as never, '5017N', '2/0', -2).defender).toBe(1)
    expect(lossesOf(at(position()) as never, '3610S', '2/0', -2).defender).toBe(0)
  })
  const steps = (taken: string[]) => sovietSteps(at(position({ code: 211, taken })))
  allows('DD 1.5g', 'Moscow brings steps as long as one of its hexes is Soviet', () => {
    expect(steps([rules.moscow[0]!])).toBe(steps([]))
  })
  refuses('DD 1.5g', 'and none once both are German, nor twice as many with both', () => {
    expect(steps([]) - steps([...rules.moscow])).toBe(6)
  })
})

describe('counters', () => {
  allows('DD 2.3', 'are of types that the parent has not', () => {
    const types = new Set(Object.values(rules.counters).map(({ type }) => type))
    for (const type of ['panzergrenadier', 'heavy-tank', 'assault-engineer', 'artillery', 'rocket', 'field'])
      expect([type, types.has(type)]).toEqual([type, true])
  })
  allows('DD 2.6', 'engineer armies are armies', () => {
    expect(rules.counters['SU-EA-1']!.size).toBe('army')
  })
  allows('DD 2.7', 'air armies have two factors', () => {
    expect(rules.airArmies['SU-AIR-16A']).toMatchObject({ attack: 6, defence: 4 })
  })
  allows('DD 2.8', 'those with a code come in its turn', () => {
    expect(rules.counters['SU-TC-1']!.turn).toBe(turnOf(207))
    expect(where(begun({ code: 207, units: { 'SU-TC-1': 'track' } }), 'SU-TC-1')).toBe('arriving')
  })
  refuses('DD 2.8', 'and are in no pool', () => {
    expect(rules.counters['SU-TC-1']!.face).toBeNull()
  })
  allows('DD 7.2', 'Italians stand with each other and one German', () => {
    position({ units: { 'IT-9': '3610S', 'IT-52': '3610S', 'DE-ID-1': '3610S' } })
  })
  refuses('DD 7.2', 'not with two, and not in the north', () => {
    const units = { 'IT-9': '3610S', 'DE-ID-1': '3610S', 'DE-ID-11': '3610S' } as const
    expect(() => position({ units })).toThrow('PM 7.2')
    given(position({ units: { 'IT-9': '3601S' } }))
      .when('german', { type: 'moveStack', from: '3601S', units: ['IT-9'], path: ['3600S', '3527N'] })
      .refuses('PM 7.2')
  })
})

describe('aircraft', () => {
  const bank = (thawed: boolean, isThere: boolean) => {
    const here = at(
      position({
        ...{ code: 211, phase: 'assault', thawed, air: isThere ? { 'DE-AIR-I': 'DE-PZ-23' } : {} },
        units: { 'DE-PZ-23': '3001S', 'SU-GRD-1': '2901S' },
      }),
    ) as never
    return odds(here, battleOf(here, 'german', '2901S', ['DE-PZ-23']) as never).attack
  }
  allows('DD 10.4', 'have all their factors across a river', () => {
    expect(bank(true, true) - bank(true, false)).toBe(6)
  })
  refuses('DD 10.4', 'those on the ground have not', () => {
    expect([bank(false, false), bank(true, false)]).toEqual([12, 6])
  })
})

describe('piles', () => {
  const restore = position({ ...RESTORE, owed: ['infantry'], units: { 'DE-ID-1': { at: '2817N', lost: 1 } } })
  allows('DD 8.7', 'of the withdrawn make whole', () => {
    const { state } = given(restore).when('german', { type: 'withdrawUnit', unit: 'DE-ID-1' }).allows()
    expect(state.table.counters['DE-ID-1']).toMatchObject({ at: 'withdrawn', lost: 0 })
  })
  refuses('DD 8.7', 'the Replacement Army does not: each step of it is paid for', () => {
    const state = position({
      phase: 'reinforcement',
      agenda: [{ step: 'checkVictory' }, { step: 'callUp', side: 'german' }] as WrittenStep[],
      ...{ stock: { german: { foot: 1 } }, units: { 'DE-ID-1': 'replacementArmy' } },
    })
    given(state).when('german', { type: 'rebuildUnit', unit: 'DE-ID-1', steps: 2 }).refuses('DD 8.14')
  })
  const reich = (code: number) => begun({ code, units: { 'DE-SS-R': 'specified' } })
  allows('DD 8.8', 'a motorized division comes back as a panzer division', () => {
    expect([where(reich(302), 'DE-SSPZ-2SS'), where(reich(302), 'DE-SS-R')]).toEqual(['okhNorth', 'gone'])
  })
  refuses('DD 8.8', 'not before its turn', () => {
    expect([where(reich(301), 'DE-SSPZ-2SS'), where(reich(301), 'DE-SS-R')]).toEqual([undefined, 'specified'])
  })
})

describe('charts', () => {
  allows('DD 16.1', 'who leaves, comes back and becomes another', () => {
    expect(rules.choresIn(turnOf(211), 'leave')).toEqual([['DE-SS-R']])
    expect(rules.choresIn(turnOf(302), 'convert')).toEqual([['DE-SS-R', 'DE-SSPZ-2SS']])
  })
  allows('DD 16.2', 'German steps', () => {
    expect(rules.replacementsIn(turnOf(124))).toMatchObject({ mech: 0, foot: 0 })
    expect(rules.replacementsIn(turnOf(407))).toMatchObject({ mech: 4, foot: 6 })
  })
  allows('DD 16.3', 'divisions for a Korpsabteilung', () => {
    expect([1, 2, 3, 4, 5, 6].map(rules.divisionsForKa)).toEqual([2, 3, 3, 3, 3, 4])
  })
  allows('DD 16.4', 'divisions against partisans', () => {
    expect([1, 6].map(rules.againstPartisans)).toEqual([
      [0, 0],
      [2, 1],
    ])
  })
  allows('DD 16.5', 'what is won and lost', () => {
    expect(rules.VICTORY[0]).toMatchObject({ turn: turnOf(124), loses: 27, wins: 36, source: 'seed' })
    expect(turnsOf(rules.VICTORY).at(-1)).toBe(407)
  })
  allows('DD 16.6', 'a turn for each Guards unit', () => {
    expect(turnsOf(rules.CONVERSIONS)[0]).toBe(124)
    expect(rules.CONVERSIONS.reduce((sum, { rifles }) => sum + rifles, 0)).toBe(60)
  })
  allows('DD 16.7', 'the weather of spring', () => {
    expect(rules.springBy(turnOf(205), 0, 1, 1)).toBe('S')
    expect(rules.springBy(turnOf(210), 1, 2, 8)).toBe('D')
  })
  allows('DD 16.8', 'what the Soviet withdraws', () => {
    expect(turnsOf(rules.SOVIET_WITHDRAWALS)[0]).toBe(205)
  })
})
