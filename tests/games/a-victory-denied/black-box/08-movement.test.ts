import { describe, expect } from 'vitest'
import { allows, refuses } from '../../../support/ledger'
import { active, all, at, due, move, mp, no, position, winner, yes } from './play'

const to = (n: number, a = '1349', b = '1350') => Array.from({ length: n }, (_, i) => (i % 2 ? b : a))
const cost = (unit: string, from: string, ...path: string[]) =>
  mp(position({ units: { [unit]: from } }), unit, ...path)

describe('8.1 movement points', () => {
  const one = (unit: string, from: string, rest = {}) =>
    position({
      ...active(unit.startsWith('G') ? 'german' : 'soviet', unit),
      units: { [unit]: { at: from, ...rest } },
    })
  allows('AVD 8.1.2', 'a panzer has ten points', () => {
    expect(at(yes(one('G-3PZ', '1350'), 'german', move('G-3PZ', ...to(10))), 'G-3PZ')).toBe('1350')
  })
  refuses('AVD 8.1.2', 'an eleventh hex', () => {
    expect(no(one('G-3PZ', '1350'), 'german', move('G-3PZ', ...to(11)))).toBe('AVD 8.1.2')
  })
  refuses('AVD 8.1.2', 'points of a first part are saved', () => {
    const after = yes(one('G-3PZ', '1350'), 'german', move('G-3PZ', ...to(6)))
    expect(no(after.state, 'german', move('G-3PZ', ...to(5)))).toBe('AVD 8.1.2')
    expect(at(yes(after.state, 'german', move('G-3PZ', ...to(4))), 'G-3PZ')).toBe('1350')
  })
  allows('AVD 10.3.2', 'halved and quartered allowances', () => {
    const far = (unit: string, marks: object, hexes: number) => {
      const side = unit.startsWith('G') ? 'german' : 'soviet'
      expect(at(yes(one(unit, '1350', marks), side, move(unit, ...to(hexes))), unit)).toMatch(/13(49|50)/)
      expect(no(one(unit, '1350', marks), side, move(unit, ...to(hexes + 1)))).toMatch(/AVD (8.1.2|10.3)/)
    }
    far('G-3PZ', { oos: true }, 5)
    far('G-8ID', { oos: true }, 2)
    far('G-1CAV', { isolated: true }, 2)
    far('S-45RC', { isolated: true }, 2)
    far('S-20M', { isolated: true }, 3)
    far('G-3PZ', { oos: true, isolated: true }, 2)
    far('G-8ID', { oos: true, isolated: true }, 1)
    far('S-KV1-1', { reduced: true }, 6)
  })
  allows('AVD 8.1.2', 'woods, swamp and hill', () => {
    expect(cost('G-3PZ', '2521', '2522')).toBe(2)
    expect(cost('S-20M', '2521', '2522')).toBe(2)
    expect(cost('S-45RC', '2521', '2522')).toBe(1)
    expect(cost('G-3PZ', '2721', '2722')).toBe(1)
    expect(cost('G-3PZ', '5048', '5049')).toBe(2)
    expect(cost('G-8ID', '5048', '5049')).toBe(1)
  })
  allows('AVD 8.1.3a', 'minor rivers', () => {
    expect(cost('G-3PZ', '2521', '2520')).toBe(3)
    expect(cost('G-8ID', '2521', '2520')).toBe(2)
    expect(cost('S-HQ-20A', '2521', '2520')).toBe(2)
    expect(cost('G-3PZ', '2721', '2720')).toBe(4)
    expect(cost('S-45RC', '2721', '2720')).toBe(2)
  })
  allows('AVD 2.1.3', 'a bridge saves the points', () => {
    expect(cost('G-3PZ', '2420', '2520')).toBe(1)
    expect(cost('S-20M', '2420', '2520')).toBe(1)
  })
  allows('AVD 8.1.3b', 'a unit next to a major river crosses it at the cost of the hex', () => {
    expect(cost('G-3PZ', '2616', '2617')).toBe(1)
    expect(cost('G-8ID', '2616', '2617')).toBe(1)
    expect(cost('S-45RC', '2617', '2616')).toBe(1)
  })
  refuses('AVD 8.1.3b', 'it goes on after crossing', () => {
    expect(cost('G-3PZ', '2616', '2617', '2618')).toBe('AVD 8.1.3')
    const s = yes(one('G-3PZ', '2616'), 'german', move('G-3PZ', '2617'))
    expect(no(s.state, 'german', move('G-3PZ', '2618'))).toBe('AVD 8.1.3')
  })
  refuses('AVD 8.1.3b', 'a unit from farther away crosses', () => {
    expect(cost('G-3PZ', '2615', '2616', '2617')).toBe('AVD 8.1.3')
  })
  refuses('AVD 8.1.3b', 'a start on the Dvina serves to cross the Dnieper', () => {
    const south = ['3719', '3618', '3519', '3418', '3319', '3219']
    expect(cost('G-3PZ', '3818', ...south.slice(0, 5))).toBe(9)
    expect(cost('G-3PZ', '3818', ...south)).toBe('AVD 8.1.3')
    expect(cost('G-3PZ', '3319', '3219')).toBe(1)
  })
  allows('AVD 8.1.3b', 'a unit goes along the river first, and then across', () => {
    expect(cost('G-3PZ', '2516', '2616', '2617')).toBe(2)
  })
  allows('AVD 8.1.3b', 'a bridge is crossed like land', () => {
    expect(cost('G-3PZ', '2715', '2716', '2717', '2617', '2618')).toBe(4)
    expect(cost('G-8ID', '2716', '2717', '2617', '2618', '2619')).toBe(4)
  })
  refuses('AVD 8.1.3b', 'weak units cross into a zone they cannot afford', () => {
    const s = position({ units: { 'G-8ID': { at: '2616', oos: true }, 'S-45RC': '2618' } })
    expect(mp(s, 'G-8ID', '2617')).toMatch(/AVD 8\.(1\.2|2\.1)/)
    const strong = position({ units: { 'G-8ID': '2616', 'S-45RC': '2618' } })
    expect(mp(strong, 'G-8ID', '2617')).toBe(3)
  })
  refuses('AVD 8.1.5', 'a unit leaves the map', () => {
    const s = position({ ...active('german', 'G-3PZ'), units: { 'G-3PZ': '1357' } })
    expect(no(s, 'german', move('G-3PZ', '1358'))).toBe('AVD 8.1.5')
  })
  refuses('AVD 8.1.6', 'a PVO moves', () => {
    const s = position({ ...active('soviet', 'S-PVO-01'), units: { 'S-PVO-01': '1350' } })
    expect(no(s, 'soviet', move('S-PVO-01', '1349'))).toBe('AVD 8.1.6')
  })
  refuses('AVD 8.1.1', 'a unit moves on after another has begun', () => {
    const s = position({ ...active('german', 'G-3PZ', 'G-4PZ'), units: { 'G-3PZ': '1350', 'G-4PZ': '1352' } })
    const after = all(s, ['german', move('G-3PZ', '1349')], ['german', move('G-4PZ', '1353')])
    expect(no(after.state, 'german', move('G-3PZ', '1348'))).toBe('AVD 8.1.1')
  })
  refuses('AVD 7.0', 'a unit moves that was not activated', () => {
    const s = position({
      ...active('german', 'G-3PZ'),
      units: { 'G-3PZ': '1350', 'G-4PZ': '1352', 'S-20M': '1355' },
    })
    expect(no(s, 'german', move('G-4PZ', '1353'))).toMatch(/AVD 7/)
    expect(no(s, 'german', move('S-20M', '1356'))).toMatch(/AVD/)
    expect(no(s, 'soviet', move('S-20M', '1356'))).toMatch(/AVD/)
  })
  refuses('AVD 8.1.2', 'a unit jumps', () => {
    expect(cost('G-3PZ', '1350', '1348')).toMatch(/AVD 8/)
  })
})

describe('8.2 zones of control', () => {
  const zoc = (unit: string, from: string, enemies: string[], ...path: string[]) => {
    const ids = unit.startsWith('G') ? ['S-20RC', 'S-61RC', 'S-45RC'] : ['G-8ID', 'G-28ID', 'G-161ID']
    const units = Object.fromEntries(enemies.map((hex, i) => [ids[i]!, hex]))
    return mp(position({ units: { ...units, [unit]: from } }), unit, ...path)
  }
  allows('AVD 8.2.1', 'to enter, to leave, and both', () => {
    expect(zoc('G-3PZ', '1349', ['1351'], '1350')).toBe(3)
    expect(zoc('G-3PZ', '1350', ['1351'], '1349')).toBe(3)
    expect(zoc('G-3PZ', '1350', ['1351'], '1450')).toBe(5)
    expect(zoc('G-3PZ', '1349', ['1351'], '1350', '1450')).toBe(8)
  })
  refuses('AVD 8.2.1', 'foot enters and leaves a zone in one move', () => {
    expect(zoc('S-45RC', '1349', ['1351'], '1350', '1349')).toMatch(/AVD 8\.2\.1/)
    expect(zoc('G-8ID', '1349', ['1351'], '1350', '1349')).toMatch(/AVD 8\.2\.1/)
  })
  allows('AVD 8.2.1', 'HQs pay as well', () => {
    expect(zoc('S-HQ-20A', '1349', ['1351'], '1350')).toBe(3)
  })
  allows('AVD 8.2.1', "the book's march: 3, 3, then 3 and 1, woods 3, woods from zone to zone 6", () => {
    expect(zoc('S-20M', '2620', [], '2521')).toBe(3)
    expect(zoc('S-20M', '2620', ['2422'], '2521', '2522')).toBe('AVD 8.2.1')
    expect(zoc('S-20M', '1349', ['1351'], '1350')).toBe(3)
    expect(zoc('S-20M', '1350', ['1351'], '1349', '1348')).toBe(4)
    expect(zoc('S-45RC', '2521', ['2523'], '2522')).toBe(3)
    expect(zoc('S-23M', '2523', ['2422', '2624'], '2522')).toBe(6)
  })
  refuses('AVD 8.2.2', 'a bridge is crossed from zone to zone', () => {
    const units = { 'S-20M': '2617', 'S-172ID': '2717', 'G-8ID': '2616' }
    expect(mp(position({ units }), 'S-20M', '2717')).toBe('AVD 8.2.2')
    expect(mp(position({ units: { 'S-20M': '2617', 'G-8ID': '2716' } }), 'S-20M', '2717')).toBe(3)
  })
  refuses('AVD 8.2.2', 'a major river without a bridge is crossed from zone to zone', () => {
    const units = { 'G-3PZ': '2616', 'S-20RC': '2517', 'S-61RC': '2618' }
    expect(mp(position({ units }), 'G-3PZ', '2617')).toBe('AVD 8.2.2')
  })
  allows('AVD 8.2.2', 'a minor river may be crossed from zone to zone', () => {
    expect(zoc('G-3PZ', '2521', ['2420'], '2520')).toBe(7)
  })
})

const TULA = [
  '1952',
  '1951',
  '1850',
  '1849',
  '1749',
  '1748',
  '1647',
  '1547',
  '1446',
  '1445',
  '1345',
  '1244',
  '1144',
  '1143',
  '1042',
]
const KALUGA = ['2051', '2151', '2150', '2249', '2248', '2348', '2347', '2446']

describe('8.3 strategic movement', () => {
  const road = (
    unit: string,
    from: string,
    path: string[],
    more: { units?: Record<string, string>; [part: string]: unknown } = {},
  ) => mp(position({ ...more, units: { [unit]: from, ...more.units } }), unit, ...path)
  const firsts = (n: number) => TULA.slice(0, n)
  allows('AVD 8.3.1', 'twelve road hexes for a corps, fifteen for a division', () => {
    expect(road('S-45RC', '2052', firsts(12))).toBe(4)
    expect(road('S-HQ-20A', '2052', firsts(12))).toBe(4)
    expect(road('G-8ID', '2052', firsts(15))).toBe(5)
    expect(road('S-CAVGR', '2052', firsts(15))).toBe(5)
  })
  refuses('AVD 8.3.1', 'a thirteenth', () => {
    expect(road('S-45RC', '2052', firsts(13))).toMatch(/AVD 8/)
  })
  allows('AVD 8.3.1', 'eight at half a point', () => {
    expect(road('S-45RC', '2052', firsts(8), { options: { roadCost: 'half' } })).toBe(4)
    expect(road('S-45RC', '2052', firsts(9), { options: { roadCost: 'half' } })).toMatch(/AVD 8/)
  })
  refuses('AVD 8.3.1', 'motorized units move so', () => {
    expect(road('S-20M', '2052', firsts(5))).toBe(6)
    expect(road('S-20M', '2052', firsts(6))).toMatch(/AVD 8/)
  })
  refuses('AVD 8.3.1', 'the march ends off the road', () => {
    expect(road('S-45RC', '2052', [...firsts(5), '1750'])).toMatch(/AVD 8/)
  })
  refuses('AVD 8.3.1', 'the march begins off the road', () => {
    expect(road('S-45RC', '2053', ['2052', ...firsts(4)])).toMatch(/AVD 8/)
  })
  refuses('AVD 8.3.1', 'two road hexes without a road between them are a road', () => {
    expect(road('G-8ID', '2151', ['2051', '1952', '1951', '1850', '1849', '1749'])).toMatch(/AVD 8/)
  })
  refuses('AVD 8.3.1', 'the march passes an enemy HQ', () => {
    const hq = { units: { 'G-HQ-9A-1': '1747' } }
    expect(road('S-45RC', '2052', firsts(5), hq)).toBeCloseTo(5 / 3, 2)
    expect(road('S-45RC', '2052', firsts(6), hq)).toMatch(/AVD 8\.3\.1/)
  })
  refuses('AVD 8.3.1', 'the march begins in an enemy zone', () => {
    expect(road('S-45RC', '2052', firsts(3), { units: { 'G-8ID': '2053' } })).toMatch(/AVD 8/)
  })
  allows('AVD 8.3.1', 'the march begins beside an enemy HQ and leaves it', () => {
    expect(road('S-45RC', '2052', firsts(6), { units: { 'G-HQ-9A-1': '2053' } })).toBe(2)
  })
  refuses('AVD 8.3.1', 'a Soviet comes next to a Victory Hex without a chit', () => {
    const german = { vpOnMap: {} }
    expect(road('S-45RC', '2052', KALUGA.slice(0, 6), german)).toBe(2)
    expect(road('S-45RC', '2052', KALUGA.slice(0, 7), german)).toMatch(/AVD 8/)
    expect(road('S-45RC', '2052', KALUGA, {})).toBeCloseTo(8 / 3, 2)
  })
  refuses('AVD 8.3.1', 'a German comes next to a Victory Hex with a chit', () => {
    expect(road('G-8ID', '2052', KALUGA.slice(0, 7))).toMatch(/AVD 8/)
    expect(road('G-8ID', '2052', KALUGA, { vpOnMap: {} })).toBeCloseTo(8 / 3, 2)
  })
  allows('AVD 8.3.1', 'an isolated corps marches six road hexes', () => {
    const s = position({ units: { 'S-45RC': { at: '2052', isolated: true } } })
    expect(mp(s, 'S-45RC', ...firsts(6))).toBe(2)
    expect(mp(s, 'S-45RC', ...firsts(7))).toMatch(/AVD/)
  })
})

describe('movement and the edges of the game', () => {
  refuses('AVD 14.0e', 'Germans enter the pocket', () => {
    const s = position({ ...active('german', 'G-3PZ'), units: { 'G-3PZ': '3106' } })
    expect(no(s, 'german', move('G-3PZ', '3105'))).toMatch(/AVD 14/)
  })
  allows('AVD 16.1', 'a Soviet combat unit in the pocket wins, an HQ does not', () => {
    const s = position({
      ...active('soviet', 'S-20M', 'S-HQ-20A'),
      units: { 'S-20M': '3106', 'S-HQ-20A': '3106' },
    })
    expect(winner(yes(s, 'soviet', move('S-20M', '3105')))).toBe('soviet')
    expect(winner(yes(s, 'soviet', move('S-HQ-20A', '3105')))).toBe(null)
  })
  allows('AVD 16.1', 'a German combat unit in Moscow wins, an HQ does not', () => {
    const s = position({
      ...active('german', 'G-3PZ', 'G-HQ-9A-1'),
      units: { 'G-3PZ': '3452', 'G-HQ-9A-1': '3453' },
    })
    expect(winner(yes(s, 'german', move('G-3PZ', '3453', '3454')))).toBe('german')
    expect(winner(yes(s, 'german', move('G-HQ-9A-1', '3454')))).toBe(null)
  })
  allows('AVD 8.1.4', 'a combat unit overruns a lone HQ and moves on', () => {
    const s = position({ ...active('german', 'G-3PZ'), units: { 'G-3PZ': '1349', 'S-HQ-20A': '1350' } })
    const first = yes(s, 'german', move('G-3PZ', '1350'))
    expect(due(first)).toBe('relocate')
    const then = yes(first.state, 'soviet', { type: 'relocateHq', unit: 'S-HQ-20A', to: '1346' })
    expect(at(yes(then.state, 'german', move('G-3PZ', ...to(9, '1351', '1350'))), 'G-3PZ')).toBe('1351')
    expect(no(then.state, 'german', move('G-3PZ', ...to(10, '1351', '1350')))).toBe('AVD 8.1.2')
  })
  refuses('AVD 8.1.4', 'an HQ overruns an HQ', () => {
    const s = position({
      ...active('german', 'G-HQ-9A-1'),
      units: { 'G-HQ-9A-1': '1349', 'S-HQ-20A': '1350' },
    })
    expect(no(s, 'german', move('G-HQ-9A-1', '1350'))).toMatch(/AVD (8.1.4|12.1|5.2)/)
  })
})
