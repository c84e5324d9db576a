import { describe, expect, test } from 'vitest'
import { on, rules } from '@/lib/games/proud-monster/full/ruleset'
import type { State } from '@/lib/games/proud-monster/full/state'
import { bound } from '@/lib/games/proud-monster/rules/02-units'
import { battleOf } from '@/lib/games/proud-monster/rules/14-attack'
import { attackStrength, odds, oddsRange } from '@/lib/games/proud-monster/rules/14-odds'
import { allows, refuses } from '../../../support/ledger'
import { ASSAULT, attack, given, position, type Setting, tried } from './given'

const at = (state: State) => on(state.table) as never

describe('factors', () => {
  const attackOf = (unit: string, value: Setting['units'], target: string, side: 'german' | 'soviet') => {
    const state = position({ units: { ...value } })
    return attackStrength(at(state), battleOf(at(state), side, target, [unit]))
  }
  allows('PM 14.17', 'mountain troops attack hills with their defence', () => {
    const units = { 'DE-GEB-1': '3108N', ...tried('SU-RD-001', '3109N', '3-4') }
    expect(attackOf('DE-GEB-1', units, '3109N', 'german')).toBe(7)
  })
  refuses('PM 14.17', 'others, and elsewhere, with their attack', () => {
    const clear = { 'DE-GEB-1': '3005S', ...tried('SU-RD-001', '3006S', '3-4') }
    expect(attackOf('DE-GEB-1', clear, '3006S', 'german')).toBe(6)
    const foot = { 'DE-ID-1': '3108N', ...tried('SU-RD-001', '3109N', '3-4') }
    expect(attackOf('DE-ID-1', foot, '3109N', 'german')).toBe(6)
  })
  const tank = tried('SU-TD-001', '3005S', '5-4')
  allows('PM 10.1', 'Soviet tanks attack Flak beside others with half of their factor', () => {
    const units = { ...tank, 'DE-FLAK-I': '3006S', 'DE-ID-1': '3006S' }
    expect(attackOf('SU-TD-001', units, '3006S', 'soviet')).toBe(3)
    expect(attackOf('SU-TD-001', { ...tank, 'DE-FLAK-I': '3006S' }, '3006S', 'soviet')).toBe(5)
  })
  refuses('PM 10.1', 'Flak never attacks', () => {
    const state = position({
      ...ASSAULT,
      units: { 'DE-FLAK-I': '3005S', 'DE-ID-1': '3005S', ...tried('SU-RD-001', '3006S', '3-4') },
    })
    given(state).when('german', attack('3006S', 'DE-FLAK-I')).refuses('PM 10.1')
  })
})

describe('one grand reduction', () => {
  const FLAK = { 'DE-FLAK-I': '3006S', 'DE-ID-1': '3006S' }
  /** German units around a hex, but where they are attacked from it. */
  const ring = (hex: string) =>
    Object.fromEntries(
      rules.board
        .neighbours(hex)
        .filter((near) => near !== '3006S')
        .map((near, n) => [`DE-ID-${[5, 6, 7, 8, 9][n]}`, near]),
    )
  const oddsOf = (units: Setting['units']) => {
    const state = position({ units: { ...FLAK, ...ring('3007S'), ...units } })
    const attackers = Object.keys(units!).filter((unit) => unit.startsWith('SU'))
    return { now: at(state), fight: battleOf(at(state), 'soviet', '3006S', attackers) }
  }
  const attackOf = (units: Setting['units']) => {
    const { now, fight } = oddsOf(units)
    return odds(now, fight).attack
  }
  // 3005S has a line, 3007S has none; tanks are halved by the Flak.
  const supplied = (unit: string, value: string) => tried(unit, '3005S', value)
  const cutOff = (unit: string, value: string) => tried(unit, '3007S', value)

  allows('PM 14.12', 'units that are halved alike are added up first, and half of one is one', () => {
    expect(attackOf({ ...supplied('SU-TB-001', '3-1'), ...supplied('SU-TB-002', '2-1') })).toBe(3)
    expect(attackOf({ ...cutOff('SU-RD-001', '3-4'), ...cutOff('SU-RD-002', '3-4') })).toBe(3)
    expect(attackOf(cutOff('SU-RD-001', '1-1'))).toBe(1)
  })
  allows('PM 14.12', 'who is halved twice is added up with those who are so too, for one reduction', () => {
    expect(attackOf(cutOff('SU-TB-001', '3-1'))).toBe(1)
    expect(attackOf({ ...cutOff('SU-TB-001', '3-1'), ...cutOff('SU-TB-002', '2-1') })).toBe(2)
  })
  refuses('PM 14.12', 'each by itself would be more', () => {
    expect(attackOf(supplied('SU-TB-001', '3-1'))).toBe(2)
  })
  refuses('PM 14.12', 'who is halved by another rule is not added up with them', () => {
    // 5 of tanks by the Flak are 3, 3 of a rifle division without supply 2; 8 together would be 4.
    expect(attackOf({ ...supplied('SU-TD-001', '5-4'), ...cutOff('SU-RD-001', '3-4') })).toBe(5)
    // Nor who is halved by one of the rules alone: 3 and a quarter of 3.
    expect(attackOf({ ...supplied('SU-TB-001', '3-1'), ...cutOff('SU-TB-002', '3-1') })).toBe(3)
  })

  test('what untried units come to lies within the range, whoever of a pool is halved by which rules', () => {
    const { rows } = rules.pools.TD
    const left = (attack: number) => (attack < 3 ? 0 : attack < 5 ? 1 : 2)
    // All but a few of the pool are known: one of 3 is left, one of 4, and two of each that is more.
    const known = rows.flatMap(({ attack, defence, count }) =>
      Array<string>(count - left(attack)).fill(`${attack}-${defence}`),
    )
    const dead = known.map((value, n) => tried(`SU-TD-0${n + 10}`, 'dead', value))
    const units = { 'SU-TD-001': '3005S', 'SU-TD-002': '3007S', 'SU-TD-003': '3007S' }
    const state = position({ units: { ...FLAK, ...ring('3007S'), ...Object.assign({}, ...dead), ...units } })
    const now = at(state)
    const fight = battleOf(now, 'soviet', '3006S', Object.keys(units))
    const range = oddsRange(now, fight)
    const found: number[] = []
    for (const one of rows)
      for (const two of rows)
        for (const three of rows) {
          const drawn = [one, two, three]
          const times = (row: (typeof rows)[number]) => drawn.filter((other) => other === row).length
          if (drawn.some((row) => times(row) > left(row.attack))) continue
          found.push(attackStrength(now, fight, (unit) => drawn[Object.keys(units).indexOf(unit)]!))
        }
    // The worst tank division attacks with 3 by itself: 2 and a quarter of 9; but 4 by itself, and 3 and 5 without supply, are 4.
    const byOrder = attackStrength(now, fight, bound(now, Object.keys(units), 'least', 'attack'))
    expect([byOrder, Math.min(...found)]).toEqual([5, 4])
    expect(range.least.attack).toBeLessThanOrEqual(Math.min(...found))
    expect(range.most.attack).toBeGreaterThanOrEqual(Math.max(...found))
    const tanks = battleOf(now, 'soviet', '3006S', ['SU-TD-002', 'SU-TD-003'])
    const { least, most } = oddsRange(now, tanks)
    expect([least.attack, most.attack]).toEqual([2, 4])
  })
})
