import { describe, expect } from 'vitest'
import { COUNTERS } from '@/lib/games/moscow-1941/data/units'
import { battleOf } from '@/lib/games/moscow-1941/rules/attack'
import { odds } from '@/lib/games/moscow-1941/rules/odds'
import { activeOf } from '@/lib/games/moscow-1941/rules/stacking'
import { allows, refuses } from '../../support/ledger'
import {
  asked,
  attack,
  column,
  DONE,
  given,
  play,
  position,
  type Setting,
  SNOW,
  SOVIET,
  where,
} from './given'

/** What an attack comes to. */
function found(setting: Setting, side: 'german' | 'soviet', target: string, ...attackers: string[]) {
  const at = asked(position(setting))
  const {
    attack: strength,
    defence,
    column: reached,
    possible,
    ladder,
  } = odds(at, battleOf(at, side, target, attackers))
  return { strength, defence: defence.total, column: reached, possible, rungs: ladder.map(({ key }) => key) }
}

describe('MOS 13 and 47 to 53: what the ground makes of a defence', () => {
  const units = { 'G-9A': 'E8', 'S-50A': 'E9' }
  allows('MOS 13', 'dispersed units are attacked a column higher, without help of the ground', () => {
    const fresh = found({ units }, 'german', 'E9', 'G-9A')
    const scattered = { ...units, 'S-50A': { at: 'E9', state: 'dispersed' as const } }
    const now = found({ units: scattered }, 'german', 'E9', 'G-9A')
    expect(now.column).toBe(fresh.column + 1)
    const tula = { 'G-9A': 'E6', 'S-50A': { at: 'F6', state: 'dispersed' as const } }
    expect(found({ units: tula }, 'german', 'F6', 'G-9A').defence).toBe(3)
  })
  allows('MOS 13', 'of a stack half the factors must be dispersed, by a table option any unit', () => {
    const stack = { ...units, 'S-Katukov': { at: 'E9', state: 'dispersed' as const } }
    expect(found({ units: stack }, 'german', 'E9', 'G-9A').rungs).toEqual(['odds-ratio'])
    const any = { units: stack, options: { dispersedStack: 'any' as const } }
    expect(found(any, 'german', 'E9', 'G-9A').rungs).toContain('odds-dispersed')
  })
  refuses('MOS 13', 'no river, and no town in snow, helps who is dispersed', () => {
    const river = { 'G-9A': 'E7', 'S-50A': { at: 'E8', state: 'dispersed' as const } }
    expect(found({ units: river }, 'german', 'E8', 'G-9A').rungs).toEqual(['odds-ratio', 'odds-dispersed'])
    const mates = { ...river, 'S-Katukov': 'E8' }
    expect(found({ units: mates }, 'german', 'E8', 'G-9A').rungs).toContain('odds-river')
    const town = { 'S-50A': 'G7', 'G-7K': { at: 'H7', state: 'dispersed' as const } }
    expect(found({ ...SOVIET, turn: SNOW, units: town }, 'soviet', 'H7', 'S-50A').rungs).toContain(
      'odds-snow',
    )
    const held = { ...town, 'G-7PzDiv': 'H7' }
    expect(found({ ...SOVIET, turn: SNOW, units: held }, 'soviet', 'H7', 'S-50A').rungs).not.toContain(
      'odds-snow',
    )
  })
  refuses('MOS 13', 'a dispersed unit neither attacks nor moves', async () => {
    const scattered = { ...units, 'G-9A': { at: 'E8', state: 'dispersed' as const } }
    await given(position({ units: scattered }))
      .when('german', attack('E9', 'G-9A'))
      .refuses('MOS 13')
  })
  allows('MOS 47', 'a river helps: Germans by half of their factors, Soviets by a column', () => {
    const soviets = { 'G-9A': 'E7', 'S-50A': 'E8' }
    expect(found({ units: soviets }, 'german', 'E8', 'G-9A').rungs).toContain('odds-river')
    const germans = { ...SOVIET, units: { 'G-9A': 'E7', 'S-50A': 'E8' } }
    expect(found(germans, 'soviet', 'E7', 'S-50A').defence).toBe(7.5)
    // Not where an attacker stands on the same side, nor over ice.
    const beside = { ...soviets, 'G-7K': 'E9' }
    expect(found({ units: beside }, 'german', 'E8', 'G-9A', 'G-7K').rungs).not.toContain('odds-river')
    expect(found({ ...germans, turn: SNOW }, 'soviet', 'E7', 'S-50A').defence).toBe(5)
  })
  allows('MOS 48', 'infantry attacks across a lake at half its strength, over ice at all of it', () => {
    const lake = { 'G-9A': 'L2', 'S-50A': 'M3' }
    expect(found({ units: lake }, 'german', 'M3', 'G-9A').strength).toBe(2.5)
    expect(found({ units: lake, turn: SNOW }, 'german', 'M3', 'G-9A').strength).toBe(5)
  })
  allows('MOS 47', 'an attacker across a lake is not on the same side of a river', () => {
    const units = { 'G-9A': 'M7', 'G-7K': 'L8', 'S-50A': 'M8' }
    expect(found({ units }, 'german', 'M8', 'G-9A', 'G-7K').rungs).toContain('odds-river')
    expect(found({ units }, 'german', 'M8', 'G-7K').rungs).not.toContain('odds-river')
  })
  refuses('MOS 48', 'armour does not attack across it', async () => {
    const lake = position({ units: { 'G-3PzGp': 'L2', 'S-50A': 'M3' } })
    await given(lake).when('german', attack('M3', 'G-3PzGp')).refuses('MOS 48')
  })
  allows('MOS 50', 'a line of defence adds one for an army, unless it is flanked', () => {
    const line = { 'G-9A': 'G4', 'S-50A': 'G5', 'G-7K': 'F5', 'G-35K': 'F4' }
    expect(found({ units: line }, 'german', 'G5', 'G-9A').defence).toBe(4)
    expect(found({ units: line }, 'german', 'G5', 'G-9A', 'G-35K').defence).toBe(4)
    expect(found({ units: line }, 'german', 'G5', 'G-9A', 'G-7K').defence).toBe(3)
    expect(found({ units: { 'G-9A': 'G4', 'S-Katukov': 'G5' } }, 'german', 'G5', 'G-9A').defence).toBe(1)
  })
  allows(
    'MOS 51',
    'Moscow doubles infantry and adds one, Tula doubles it; to Germans both are major cities',
    () => {
      const moscow = { 'G-9A': 'I8', 'S-50A': 'I7', 'S-Lelyushenko': 'I7' }
      expect(found({ units: moscow }, 'german', 'I7', 'G-9A').defence).toBe(3 * 2 + 2 + 1)
      expect(found({ units: { 'G-9A': 'E6', 'S-50A': 'F6' } }, 'german', 'F6', 'G-9A').defence).toBe(6)
      const taken = { ...SOVIET, units: { 'G-9A': 'F6', 'S-50A': 'E6' } }
      expect(found(taken, 'soviet', 'F6', 'S-50A').defence).toBe(7)
    },
  )
  allows('MOS 52', 'a major city adds two, if as many factors of infantry are there', () => {
    const of = (unit: string) =>
      found({ units: { 'G-9A': 'L9', [unit]: 'M9' } }, 'german', 'M9', 'G-9A').defence
    expect([of('S-50A'), of('S-5ParaK'), of('S-Lelyushenko')]).toEqual([5, 2, 2])
  })
  allows('MOS 53', 'a city adds one for infantry', () => {
    const city = (unit: string) =>
      found({ units: { 'G-9A': 'A4', [unit]: 'A5' } }, 'german', 'A5', 'G-9A').defence
    expect([city('S-50A'), city('S-Lelyushenko')]).toEqual([4, 2])
  })
  allows('MOS 84', 'odds are rounded down to the next column, and end with the last', () => {
    expect(found({ units: { 'G-7K': 'E8', 'S-50A': 'E9' } }, 'german', 'E9', 'G-7K').column).toBe(
      column('1:1'),
    )
    const ten = { 'G-9A': 'E8', 'G-7K': 'E8', 'G-7PzDiv': 'E8', 'G-4A': 'D8', 'S-5ParaK': 'E9' }
    expect(found({ units: ten }, 'german', 'E9', 'G-9A', 'G-7K', 'G-7PzDiv', 'G-4A').column).toBe(
      column('10:1'),
    )
  })
  allows('MOS 70', 'in snow Soviet attacks are a column better, but for cities and towns', () => {
    const snow = { ...SOVIET, turn: SNOW }
    expect(
      found({ ...snow, units: { 'S-50A': 'E9', 'G-7K': 'E8' } }, 'soviet', 'E8', 'S-50A').rungs,
    ).toContain('odds-snow')
    expect(
      found({ ...snow, units: { 'S-50A': 'G7', 'G-7K': 'H7' } }, 'soviet', 'H7', 'S-50A').rungs,
    ).not.toContain('odds-snow')
  })
  allows('MOS 29', 'panic in Moscow is a column for every German attack', () => {
    expect(found({ units, panic: true }, 'german', 'E9', 'G-9A').rungs).toContain('odds-panic')
    expect(found({ ...SOVIET, units, panic: true }, 'soviet', 'E8', 'S-50A').rungs).not.toContain(
      'odds-panic',
    )
  })
})

describe('MOS 60 to 63: who fights', () => {
  const stack = {
    'G-9A': 'E8',
    'G-4A': 'E8',
    'G-7K': 'E8',
    'G-35K': 'E8',
    'G-7PzDiv': 'E8',
    'G-5PzDiv': 'E8',
    'S-50A': 'E9',
  }
  const at = (...attackers: string[]) =>
    given(position({ units: stack })).when('german', attack('E9', ...attackers), [6])
  allows('MOS 60', 'an army, a corps and a division, or two corps and a division', async () => {
    await at('G-9A', 'G-7K', 'G-7PzDiv').allows()
    await at('G-35K', 'G-7K', 'G-7PzDiv').allows()
  })
  refuses('MOS 60', 'two armies, three corps, four units', async () => {
    await at('G-9A', 'G-4A').refuses('MOS 60')
    await at('G-9A', 'G-7K', 'G-35K').refuses('MOS 60')
    await at('G-7K', 'G-35K', 'G-7PzDiv', 'G-5PzDiv').refuses('MOS 60')
  })
  allows('MOS 61', 'of a stack the strongest defend, and all share their fate', async () => {
    const units = { 'G-9A': 'E8', 'G-7K': 'E8', 'S-43A': 'E9', 'S-33A': 'E9' }
    const before = position({ units })
    expect(activeOf(asked(before), ['S-33A', 'S-43A'])).toHaveLength(1)
    const { state } = await given(before)
      .when('german', attack('E9', 'G-9A', 'G-7K'), [6])
      .allows()
    expect([where(state, 'S-43A'), where(state, 'S-33A')]).toEqual(['eliminated', 'eliminated'])
  })
  allows('MOS 62', 'sizes by the names of the counters', () => {
    expect([COUNTERS['G-9A']!.size, COUNTERS['G-7K']!.size, COUNTERS['G-7PzDiv']!.size]).toEqual([
      'army',
      'corps',
      'division',
    ])
  })
  allows('MOS 63', 'types by their symbols', () => {
    expect([COUNTERS['G-3PzGp']!.type, COUNTERS['S-1ShA']!.type, COUNTERS['S-5ParaK']!.type]).toEqual([
      'armor',
      'shock',
      'parachute',
    ])
  })
})

describe('MOS 11: whom the Soviet must attack', () => {
  const units = { 'S-50A': 'E9', 'S-43A': 'D9', 'G-6K': 'E8', 'G-12K': 'D8' }
  const before = position({ ...SOVIET, units })
  allows('MOS 11', 'a division alone may be left alone', async () => {
    const beside = position({ ...SOVIET, units: { 'S-50A': 'E9', 'G-6K': 'E8', 'G-7PzDiv': 'F8' } })
    const { state } = await play(beside, ['soviet', attack('E8', 'S-50A'), [3]])
    expect(state.table.compelled).toEqual([])
  })
  allows('MOS 11', 'units that attack together may be all that could attack there', async () => {
    const two = { 'S-50A': 'E9', 'S-43A': 'E9', 'S-Katukov': 'E9', 'G-6K': 'E8', 'G-12K': 'D8' }
    const before = position({ ...SOVIET, units: two })
    await given(before)
      .when('soviet', attack('E8', 'S-50A', 'S-Katukov'), [3])
      .allows()
  })
  allows('MOS 11', 'one neighbour after the other', async () => {
    const { state } = await play(before, ['soviet', attack('E8', 'S-50A'), [3]], ['german', DONE])
    expect(state.table.compelled).toContain('D8')
  })
  refuses(
    'MOS 11',
    'not to end while one is left, nor to leave one that nobody else can attack',
    async () => {
      const first = await play(before, ['soviet', attack('E8', 'S-50A'), [3]], ['german', DONE])
      await given(first.state).when('soviet', DONE).refuses('MOS 11')
      const alone = position({
        ...SOVIET,
        units: { 'S-50A': 'E9', 'G-6K': 'E8', 'G-7PzDiv': 'F8', 'G-12K': 'D8' },
      })
      await given(alone).when('soviet', attack('E8', 'S-50A')).refuses('MOS 11')
    },
  )
})
