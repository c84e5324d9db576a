import { describe, expect, test } from 'vitest'
import { seenBy } from '@/lib/games/proud-monster/full/fog'
import type { Order } from '@/lib/games/proud-monster/full/orders'
import { on, rules } from '@/lib/games/proud-monster/full/ruleset'
import type { Side, State } from '@/lib/games/proud-monster/full/state'
import {
  isOnLakeSupply,
  isSupplied,
  outOfSupply,
  supplyAtStart,
  supplyOf,
} from '@/lib/games/proud-monster/full/supply'
import { entryHexes } from '@/lib/games/proud-monster/rules/08-reinforcements'
import { pointsLeft } from '@/lib/games/proud-monster/rules/12-movement'
import { battleOf } from '@/lib/games/proud-monster/rules/14-attack'
import { attackStrength, defenceStrength } from '@/lib/games/proud-monster/rules/14-odds'
import { allows, refuses } from '../../../support/ledger'
import { ASSAULT, attack, facts, given, move, position, type Setting, tried } from './given'

const at = (state: State) => on(state.table)
const supplied = (side: Side, hex: string, more: Setting = {}) => isSupplied(at(position(more)), side, hex)
/** Enemies in every hex around one. */
function ring(hex: string, ids: readonly string[]) {
  const { board, isLand } = at(position()).rules
  return Object.fromEntries(
    board
      .neighbours(hex)
      .filter(isLand)
      .map((near, n) => [ids[n]!, near]),
  )
}
const GERMANS = ['DE-ID-5', 'DE-ID-6', 'DE-ID-7', 'DE-ID-8', 'DE-ID-9', 'DE-ID-12']
const RIFLES = ['SU-RD-011', 'SU-RD-012', 'SU-RD-013', 'SU-RD-014', 'SU-RD-015', 'SU-RD-016']
const cut = { 'DE-ID-1': '3006S', ...ring('3006S', RIFLES) }

allows('PM 9.1', 'both sides trace supply', () => {
  expect(supplied('german', '3006S')).toBe(true)
  expect(supplied('soviet', '3006S')).toBe(true)
})
refuses('PM 9.1', 'who is cut off has none', () => {
  expect(supplied('german', '3006S', { units: cut })).toBe(false)
})
allows('PM 9.2', 'a Soviet unit is supplied by a path of any length, or in its source', () => {
  expect(supplied('soviet', '2211N')).toBe(true)
  expect(supplied('soviet', '6010N')).toBe(true)
})
refuses('PM 9.2', 'and out of supply without one', () => {
  const units = { ...tried('SU-RD-001', '3006S', '3-4'), ...ring('3006S', GERMANS) }
  expect(supplyOf(at(position({ units })), 'SU-RD-001')).toBe('out')
})
allows('PM 9.3', 'a German unit is in supply west of the line, and in attenuated supply east of it', () => {
  const units = { 'DE-ID-1': '3817N', 'DE-ID-11': '4217N', 'DE-ID-21': '3719S' }
  expect(Object.keys(units).map((unit) => supplyOf(at(position({ units })), unit))).toEqual([
    ...['full', 'attenuated', 'full'],
  ])
})
refuses('PM 9.3', 'and out of supply on either side of it without a path', () => {
  expect(supplyOf(at(position({ units: cut })), 'DE-ID-1')).toBe('out')
})
allows('PM 9.4', 'a line goes over ground of any kind', () => {
  expect(supplied('german', '2822N')).toBe(true)
})
refuses('PM 9.4', 'not through units of the enemy, nor across the sea', () => {
  expect(supplied('german', '3006S', { units: cut })).toBe(false)
  const isle = { ...ring('4100N', GERMANS.slice(0, 5)), 'DE-ID-1': '4201N' }
  expect(supplied('soviet', '4100N', { units: isle })).toBe(false)
})
const facing = (units: Setting['units']) =>
  position({ ...ASSAULT, units: { ...units, ...tried('SU-RD-001', '3007S', '3-4') } })
allows('PM 9.5', 'in supply all factors count', () => {
  const now = at(facing({ 'DE-ID-1': '3006S' })) as never
  expect(attackStrength(now, battleOf(now, 'german', '3007S', ['DE-ID-1']))).toBe(6)
  expect(pointsLeft(now, 'DE-ID-1')).toBe(6)
})
refuses('PM 9.5', 'out of supply they do not', () => {
  expect(pointsLeft(at(position({ units: cut })) as never, 'DE-ID-1')).toBe(3)
})
describe('out of supply', () => {
  const alone = ring('3006S', RIFLES)
  allows('PM 9.7', 'factors and points are halved, those of several units together, rounded up', () => {
    const units = { 'DE-ID-1': '3006S', 'DE-AG-184': '3006S', 'DE-SSB-1': '3006S', ...alone }
    const now = at(position({ ...ASSAULT, units })) as never
    const target = alone['SU-RD-011'] as string
    // 6, 2 and 2 attack with five, and 7, 1 and 3 defend with six.
    expect(attackStrength(now, battleOf(now, 'german', target, ['DE-ID-1', 'DE-AG-184', 'DE-SSB-1']))).toBe(5)
    expect(
      defenceStrength(now, {
        ...battleOf(now, 'soviet', '3006S', []),
        defenders: ['DE-ID-1', 'DE-AG-184', 'DE-SSB-1'],
      }),
    ).toBe(6)
  })
  refuses('PM 9.7', 'nobody is lost by it, and whoever is beyond the line does not throw', () => {
    const far = ring('4217N', RIFLES)
    const state = position({ ...ASSAULT, units: { 'DE-ID-1': '4217N', ...far } })
    const outcome = given(state)
      .when('german', attack(far['SU-RD-011'] as string, 'DE-ID-1'), [1])
      .allows()
    expect(facts(outcome, 'SupplyThrown')).toEqual([])
  })
})
describe('attenuated supply', () => {
  const east = (turn: number, units: Setting['units'] = {}) =>
    position({
      ...{ ...ASSAULT, turn },
      units: { 'DE-PZ-1': '4217N', 'DE-PZ-3': '4217N', ...tried('SU-RD-001', '4317N', '3-4'), ...units },
    })
  const thrown = (turn: number, faces: number[]) =>
    given(east(turn))
      .when('german', attack('4317N', 'DE-PZ-1', 'DE-PZ-3'), faces)
      .allows()
  allows('PM 9.6', 'an attack from beyond the line throws last of all, and may be shifted', () => {
    // 24 against 4 is 6:1; a four shifts two columns.
    const outcome = thrown(4, [4, 1])
    expect(facts(outcome, 'SupplyThrown')[0]).toMatchObject({ face: 4, added: 0, columns: 2 })
    expect(facts(outcome, 'BattleResolved')[0]).toMatchObject({ odds: '4:1' })
  })
  refuses('PM 9.6', 'one from before it does not', () => {
    const west = position({
      ...ASSAULT,
      units: { 'DE-PZ-1': '3005S', ...tried('SU-RD-001', '3006S', '3-4') },
    })
    const outcome = given(west).when('german', attack('3006S', 'DE-PZ-1'), [1]).allows()
    expect(facts(outcome, 'SupplyThrown')).toEqual([])
  })
  allows(
    'PM 17.10',
    'one, two to three, four to five, and six or more shift by nothing, one, two and three',
    () => {
      const { gastShift, gastSeason } = at(position()).rules
      expect([1, 2, 3, 4, 5, 6, 9].map(gastShift)).toEqual([0, 1, 1, 2, 2, 3, 3])
      expect([5, 6, 11, 12].map(gastSeason)).toEqual([0, 1, 1, 2])
    },
  )
})
allows('PM 9.9', 'units may go where their supply is worse', () => {
  const { state } = given(position({ units: { 'DE-ID-1': '3917N' } }))
    .when('german', move('DE-ID-1', '3917N', '4017N'))
    .allows()
  expect(supplyOf(at(state), 'DE-ID-1')).toBe('attenuated')
})
allows('PM 9.10', 'every hex of the eastern edge is a source of the Soviets', () => {
  expect(at(position()).rules.supplySources.soviet.every((hex) => hex.startsWith('60'))).toBe(true)
})
refuses('PM 9.10', 'but for those on which an enemy stands', () => {
  expect(supplied('soviet', '6010N', { units: { 'DE-ID-1': '6010N' } })).toBe(false)
})
allows('PM 9.11', 'Germans trace to any hex of the zone of operations', () => {
  expect(supplied('german', '1604S')).toBe(true)
})
refuses('PM 9.11', 'Romanians to their own country alone; and the salient of Suwalki is no source', () => {
  const { rules } = at(position())
  expect(rules.supplySources.german).not.toContain('1913N')
  const romania = rules.supplySources.german.filter((hex) => rules.zomo(hex) === 'romania')
  const units = {
    ...{ 'RO-ID-5': '3006S', 'DE-ID-1': '3005S' },
    ...Object.fromEntries(romania.map((hex, i) => [`SU-RD-${String(100 + i)}`, hex])),
  }
  const now = at(position({ units }))
  expect([supplyOf(now, 'RO-ID-5'), supplyOf(now, 'DE-ID-1')]).toEqual(['out', 'full'])
})
allows('PM 9.12', 'each side has sources of its own', () => {
  expect(supplied('german', '6010N', { units: { 'DE-ID-1': '6010N' } })).toBe(true)
})
refuses('PM 9.12', 'and none that it has taken', () => {
  const units = { 'DE-ID-1': '6010N', ...ring('6010N', RIFLES) }
  expect(supplied('german', '6010N', { units })).toBe(false)
})
allows('PM 9.13', 'Oranienbaum lives as Leningrad does', () => {
  const units = ring('4100N', GERMANS)
  const around = Object.fromEntries(Object.entries(units).filter(([, hex]) => hex !== '4201N'))
  expect(supplied('soviet', '4100N', { units: around })).toBe(true)
})
refuses('PM 9.13', 'and not where Leningrad is German', () => {
  const units = { ...ring('4100N', GERMANS), 'DE-ID-1': '4201N' }
  expect(supplied('soviet', '4100N', { units })).toBe(false)
})
const noRoad = (leave: readonly string[] = []) => {
  const { rules } = at(position())
  const near = rules.board.neighbours('4201N').filter((hex) => rules.isLand(hex) && !leave.includes(hex))
  return Object.fromEntries(near.map((hex, i) => [GERMANS[i]!, hex]))
}
allows('PM 9.14', 'Soviet lines cross lakes, and so Leningrad lives by the lake', () => {
  const now = at(position({ units: { ...noRoad(['4300N']), 'DE-ID-21': '4301N', 'DE-ID-61': '4401N' } }))
  expect(isSupplied(now, 'soviet', '4201N')).toBe(true)
  expect(typeof isOnLakeSupply(now)).toBe('boolean')
})
refuses('PM 9.14', 'German lines do not', () => {
  const { rules } = at(position())
  const lakes = rules.board.hexes.filter((hex) => rules.isLake(hex))
  for (const hex of lakes) expect(isSupplied(at(position()), 'german', hex)).toBe(false)
})
allows('PM 9.15', 'lines of both sides cross the Sivash and the straits of Kerch', () => {
  expect(supplied('soviet', '3719S', { units: { 'DE-ID-1': '3115S' } })).toBe(true)
})
refuses('PM 9.15', 'and no other sea', () => {
  expect(at(position()).rules.isSeaBetween('4100N', '4201N')).toBe(true)
})
allows('PM 9.17', 'Soviet units in Odessa, Sevastopol and Novorossisk are always supplied', () => {
  const units = { ...tried('SU-RD-001', '2512S', '3-4'), ...ring('2512S', GERMANS) }
  expect(supplyOf(at(position({ units })), 'SU-RD-001')).toBe('full')
})
refuses('PM 9.17', 'those beside them are not by that', () => {
  const units = { ...tried('SU-RD-001', '3006S', '3-4'), ...ring('3006S', GERMANS) }
  expect(supplyOf(at(position({ units })), 'SU-RD-001')).toBe('out')
})
test('reinforcements come in at places in supply (8.7)', () => {
  const units = ring('2817N', GERMANS)
  expect(entryHexes(at(position({ units })) as never)).not.toContain('2817N')
  expect(entryHexes(at(position()) as never)).toContain('2817N')
})

describe('mobile assaults', () => {
  /** It began in supply, and stands now where it has none. */
  const state = position({
    moving: '3004S',
    units: { 'DE-PZ-1': { at: '3006S', from: '3004S', left: 8 }, ...ring('3006S', RIFLES) },
  })
  const half = (mobile: boolean) =>
    outOfSupply(
      at(state) as never,
      { side: 'german', target: '3007S', attackers: [], defenders: [], ...{ mobile } },
      { unit: 'DE-PZ-1', from: '3006S' },
    )
  allows('PM 15.4', 'attackers count as they were when they began to move', () =>
    expect(half(true)).toBe(false),
  )
  refuses('PM 15.4', 'in other battles as they are', () => expect(half(false)).toBe(true))
  allows(
    'PM 15.4',
    'who began cut off is so in the whole phase, though others have opened the way since',
    () => {
      const around = ring('3006S', RIFLES)
      const gate = around['SU-RD-011']!
      const shut = position({
        turn: 1,
        units: { ...around, ...tried('SU-RD-011', gate, '1-1'), 'DE-PZ-1': '3006S', 'DE-PZ-2': '3006S' },
      })
      const into: Order = { type: 'mobileAssault', from: '3006S', target: gate, units: ['DE-PZ-1'] }
      const began = given(shut).when('german', into, [6]).allows().state
      expect(began.table.counters['DE-PZ-1']).toMatchObject({ at: gate, began: 'out' })
      // The other one has not begun, and is as it is now.
      expect(supplyAtStart(at(began), 'DE-PZ-2')).toBe('full')
      expect(supplyAtStart(at(began), 'DE-PZ-1')).toBe('out')
    },
  )
})

allows('PM 9.8', 'a unit moves in the whole phase as it is supplied when it begins', () => {
  const inSupply = position({
    units: { 'DE-ID-1': { at: '3006S', from: '3004S', left: 4 }, ...ring('3006S', RIFLES) },
    moving: '3004S',
  })
  expect(pointsLeft(at(inSupply) as never, 'DE-ID-1')).toBe(4)
})
refuses('PM 9.8', 'and fights as it is supplied when the battle begins', () => {
  const cutOff = position({
    units: { 'DE-ID-1': { at: '3006S', from: '3004S', left: 4 }, ...ring('3006S', RIFLES) },
    moving: '3004S',
  })
  expect(supplyOf(at(cutOff), 'DE-ID-1')).toBe('out')
})

describe('Guards', () => {
  const here = (units: Setting['units']) =>
    position({
      ...{ turn: 7, acting: 'soviet' as const, phase: 'reinforcement' as const },
      agenda: [
        { step: 'assault', side: 'german' },
        { step: 'move', side: 'german' },
        { step: 'convert', side: 'soviet' },
      ],
      units: { 'SU-G01': 'guards', ...tried('SU-RD-001', '4201N', '3-4'), ...units },
    })
  const lake = { 'DE-ID-5': '4202N', 'DE-ID-6': '4101N', 'DE-ID-7': '4301N', 'DE-ID-8': '4401N' } as const
  const form = { type: 'formGuards', guard: 'SU-G01', unit: 'SU-RD-001' } as const
  allows('PM 8.11', 'take the place of a division in full supply', () => {
    given(here(tried('SU-RD-002', '3006S', '3-4')))
      .when('soviet', form)
      .allows()
  })
  refuses('PM 8.11', 'not of one that lives by the lake', () => {
    given(here({ ...lake, ...tried('SU-RD-002', '5017N', '3-4') }))
      .when('soviet', form)
      .refuses('PM 8.11')
  })
})

describe('one stack a turn by the lake', () => {
  const GUARDS = { 'DE-ID-5': '4202N', 'DE-ID-6': '4101N', 'DE-ID-7': '4301N', 'DE-ID-8': '4401N' } as const
  const arriving = Object.fromEntries(
    Array.from({ length: 12 }, (_, i) => [`SU-RD-1${String(i + 10)}`, 'arriving' as const]),
  )
  const units = Object.keys(arriving).sort()
  const phase = (more: Setting = {}) =>
    position({
      ...{ turn: 4, acting: 'soviet' as const, phase: 'reinforcement' as const },
      agenda: [{ step: 'checkVictory' }, { step: 'reinforce', side: 'soviet' }],
      units: { ...GUARDS, ...arriving },
      ...more,
    })
  const place = (...some: string[]) => ({ type: 'placeUnits', hex: '4201N', units: some }) as const
  allows('PM 9.16', 'Leningrad takes ten', () => {
    const { state } = given(phase())
      .when('soviet', place(...units.slice(0, 6)))
      .allows()
    expect(state.table.lakeEntries).toBe(6)
    given(state)
      .when('soviet', place(...units.slice(6, 10)))
      .allows()
    expect(seenBy(rules, state.table, 'german').lakeEntries).toBe(0)
  })
  refuses('PM 9.16', 'and no more in the same turn, though there is room again', () => {
    given(phase({ lakeEntries: 9 }))
      .when('soviet', place(...units.slice(0, 2)))
      .refuses('PM 9.16')
    const byLand = phase({ lakeEntries: 9, units: arriving })
    given(byLand)
      .when('soviet', place(...units.slice(0, 2)))
      .allows()
  })
})

describe('Leningrad on the lake', () => {
  /** Germans south of the city, and on the shore that leads away from it by land. */
  const held = (...hexes: string[]) =>
    at(position({ units: Object.fromEntries(hexes.map((hex, i) => [GERMANS[i]!, hex])) }))
  const lake = held('4202N', '4101N', '4301N', '4401N')
  const ring = ['4201N', '4300N']
  test('it lives by the lake where 4300N is all that is left, and starves with that lost as well', () => {
    expect([isSupplied(lake, 'soviet', '4201N'), isOnLakeSupply(lake)]).toEqual([true, true])
    const starved = held('4202N', '4101N', '4301N', '4300N')
    expect([isSupplied(starved, 'soviet', '4201N'), isOnLakeSupply(starved)]).toEqual([false, false])
  })
  allows('PM 9.16', 'a free city takes units around it as well', () => {
    const free = at(position())
    expect(isOnLakeSupply(free)).toBe(false)
    expect(entryHexes(free as never)).toEqual(expect.arrayContaining(ring))
  })
  refuses('PM 9.16', 'one that lives by the lake takes them in itself alone', () => {
    const entries = entryHexes(lake as never)
    expect(ring.map((hex) => entries.includes(hex))).toEqual([true, false])
  })
})
