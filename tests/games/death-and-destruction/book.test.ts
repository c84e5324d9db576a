import { describe, expect } from 'vitest'
import { sovietSteps } from '@/lib/games/death-and-destruction/rules/08-steps'
import { DIFFERENCES, rules } from '@/lib/games/death-and-destruction/ruleset'
import { rules as parent } from '@/lib/games/proud-monster/full/ruleset'
import { lossesOf } from '@/lib/games/proud-monster/rules/14-odds'
import { differences } from '@/lib/wargame/extend'
import { allows, refuses } from '../../support/ledger'
import { at, begun, given, position, turnOf, where } from './given'

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
