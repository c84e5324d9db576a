import { describe, expect, test } from 'vitest'
import { COLUMNS } from '@/lib/games/a-victory-denied/data/charts'
import { rules } from '@/lib/games/a-victory-denied/in-force'
import {
  attackStrength,
  chances,
  defenceStrength,
  dieModifier,
  dieOf,
  type Odds,
  type OddsOf,
  odds,
  strength,
} from '@/lib/games/a-victory-denied/rules/09-odds'
import { on } from '@/lib/games/a-victory-denied/situation'
import { opponent, type Table } from '@/lib/games/a-victory-denied/state'
import { combatUnitsAt, hexOf } from '@/lib/wargame/occupancy'
import { ratioColumn } from '@/lib/wargame/odds'
import { allows, refuses } from '../../support/ledger'
import { type Setting, table } from './given'

/** An attack on a hex by all these units from where they stand. */
function attack(open: Table, target: string, units: string[], change: Partial<OddsOf> = {}): Odds {
  const side = units[0]!.startsWith('S') ? 'soviet' : 'german'
  return odds(on(open), {
    kind: 'attack',
    side,
    target,
    attackers: units.map((unit) => ({ unit, from: hexOf(on(open), unit)! })),
    defenders: combatUnitsAt(on(open), target, opponent(side)),
    stuka: false,
    chit: side === 'soviet' ? 'S-20A' : 'G-2PG',
    ...change,
  })
}
const named = (found: Odds) => COLUMNS[found.column]

// 3321 is clear; the Dnieper runs along its two southern sides.
const EAST_OF_ORSHA = '3321'
// 3043 is woods without a river.
const WOODS = '3043'

describe('1.3 rounding', () => {
  allows('AVD 1.3', 'two units stacked together are totalled before they are halved', () => {
    const open = table({ units: { 'S-45RC': '3220', 'S-100ID': '3220', 'S-KV1-1': '3221' } })
    const parts = attackStrength(
      on(open),
      ['S-45RC', 'S-100ID', 'S-KV1-1'].map((unit) => ({ unit, from: hexOf(on(open), unit)! })),
      EAST_OF_ORSHA,
    )
    expect(parts.parts.map((part) => part.strength)).toEqual([3, 1])
    expect(parts.total).toBe(4)
  })
  allows('AVD 1.3', 'a quarter of 3 is nothing', () => {
    const open = table({ units: { 'G-8ID': { at: '3320', oos: true, isolated: true } } })
    expect(attackStrength(on(open), [{ unit: 'G-8ID', from: '3320' }], EAST_OF_ORSHA).total).toBe(0)
  })
  refuses('AVD 1.3', 'units in different hexes are not totalled before they are halved', () => {
    const open = table({ units: { 'S-45RC': '3220', 'S-100ID': '3221' } })
    const attackers = [
      { unit: 'S-45RC', from: '3220' },
      { unit: 'S-100ID', from: '3221' },
    ]
    expect(attackStrength(on(open), attackers, EAST_OF_ORSHA).total).toBe(2)
  })
})

// The figure of 9.3.2: three Soviet units, two of them across the river, against one panzer division.
const figure: Setting = {
  units: { 'S-KV1-1': '3220', 'S-45RC': '3221', 'S-KV1-2': '3420', 'G-17PZ': EAST_OF_ORSHA },
}
const three = ['S-KV1-1', 'S-45RC', 'S-KV1-2']

describe('9.3.1 strengths', () => {
  allows('AVD 9.3.1', 'only those across a river are halved: 1 + 1 + 3 against 2 is 2-1', () => {
    const found = attack(table(figure), EAST_OF_ORSHA, three)
    expect([found.attack, found.defence, named(found)]).toEqual([5, 2, '2-1'])
  })
  refuses('AVD 9.3.1', 'a bridge does not spare the halving, and a city shifts two columns: 1-1', () => {
    const open = table({
      units: { 'S-KV1-1': '3227', 'S-45RC': '3226', 'S-KV1-2': '3328', 'G-17PZ': '3327' },
    })
    const found = attack(open, '3327', three)
    expect([found.attack, found.defence, named(found)]).toEqual([5, 2, '1-1'])
  })
  allows('AVD 9.3.1', 'a minor river halves as well', () => {
    const open = table({ units: { 'G-17PZ': '3214' } })
    expect(attackStrength(on(open), [{ unit: 'G-17PZ', from: '3214' }], '3215').total).toBe(4)
  })
  allows(
    'AVD 9.3.1',
    'out of supply halves the attack, isolation attack and defence, both together quarter',
    () => {
      const value = (marks: object) => {
        const open = table({ units: { 'G-SSREICH': { at: '3320', ...marks } } })
        const attackers = [{ unit: 'G-SSREICH', from: '3320' }]
        return [
          attackStrength(on(open), attackers, EAST_OF_ORSHA).total,
          defenceStrength(on(open), ['G-SSREICH']),
        ]
      }
      expect(value({})).toEqual([8, 8])
      expect(value({ oos: true })).toEqual([4, 8])
      expect(value({ isolated: true })).toEqual([4, 4])
      expect(value({ oos: true, isolated: true })).toEqual([2, 4])
    },
  )
  refuses('AVD 10.3.2', 'the defence of a unit out of supply is not halved', () => {
    const open = table({ units: { 'G-29MOT': { at: '3320', oos: true } } })
    expect(defenceStrength(on(open), ['G-29MOT'])).toBe(6)
  })
  allows('AVD 9.3.1', 'in a stack only those out of supply are halved, then the river halves the hex', () => {
    const open = table({ units: { 'G-17PZ': '3220', 'G-SSREICH': { at: '3220', reduced: true, oos: true } } })
    const attackers = ['G-17PZ', 'G-SSREICH'].map((unit) => ({ unit, from: '3220' }))
    const [part] = attackStrength(on(open), attackers, EAST_OF_ORSHA).parts
    expect(part).toMatchObject({ printed: 16, supplied: 12, acrossRiver: true, strength: 6 })
  })
  test('a reduced unit fights with its other side', () => {
    const open = table({ units: { 'G-17PZ': { at: '3320', reduced: true } } })
    expect([strength(on(open), 'G-17PZ', 'attack'), strength(on(open), 'G-17PZ', 'defence')]).toEqual([6, 1])
  })
})

describe('9.3.2 ratio', () => {
  const examples: [string, string[], string[], Record<string, string>, [number, number, string]][] = [
    ['15:5', ['G-17PZ', 'G-29MOT'], ['S-ROKSSKY'], {}, [15, 5, '3-1']],
    ['26:9', ['G-17PZ', 'G-18PZ', 'G-SSREICH'], ['S-ROKSSKY', 'S-KV1-1'], {}, [26, 9, '2-1']],
    ['12:7', ['G-29MOT', 'G-10MOT'], ['S-45RC', 'S-KV1-1'], {}, [12, 7, '1.5-1']],
    [
      '18:13',
      ['S-ROKSSKY', 'S-MASLNN', 'S-KALIN', 'S-KV1-1'],
      ['G-SSREICH', 'G-29MOT'],
      { 'G-SSREICH': 'reduced' },
      [18, 13, '1-1'],
    ],
    ['25:2', ['G-17PZ', 'G-18PZ', 'G-SSREICH'], ['S-5M'], { 'G-SSREICH': 'reduced' }, [25, 2, '10+-1']],
  ]
  const places = ['3320', '3420', '3421', '3322']
  for (const [name, attackers, defenders, marks, expected] of examples) {
    allows('AVD 9.3.2', `${name} is ${expected[2]}`, () => {
      const at = (id: string, hex: string) => [id, { at: hex, reduced: marks[id] === 'reduced' }] as const
      const open = table({
        units: Object.fromEntries([
          ...attackers.map((id, i) => at(id, places[i]!)),
          ...defenders.map((id) => at(id, EAST_OF_ORSHA)),
        ]),
      })
      const found = attack(open, EAST_OF_ORSHA, attackers)
      expect([found.attack, found.defence, named(found)]).toEqual(expected)
    })
  }
  refuses('AVD 9.3.2', 'a fraction never rounds up to the next column', () => {
    expect(COLUMNS[ratioColumn(29, 10, rules.ratios)!]).toBe('2-1')
    expect(COLUMNS[ratioColumn(99, 10, rules.ratios)!]).toBe('9-1')
    expect(ratioColumn(99, 100, rules.ratios)).toBeNull()
  })
})

const shock: Setting = { units: { 'G-17PZ': '3042', 'G-18PZ': '3042', 'G-29MOT': '3044', 'S-5M': WOODS } }
const all = ['G-17PZ', 'G-18PZ', 'G-29MOT']

describe('9.3.3 to 9.3.7 shifts', () => {
  allows('AVD 9.3.3', '24 against 2 in woods starts from 10-1 and falls to 9-1', () => {
    const found = attack(table(shock), WOODS, all)
    expect([found.attack, found.defence, named(found)]).toEqual([24, 2, '9-1'])
  })
  allows('AVD 9.3.3', 'a town on a hill shifts for both', () => {
    const open = table({ units: { 'G-17PZ': '2920', 'S-45RC': '2921', 'G-18PZ': '3021' } })
    const found = attack(open, '2921', ['G-18PZ'])
    expect(found.ladder.map((rung) => rung.column)).toEqual([3, 1])
    expect(found.ladder[1]!.params).toMatchObject({ shift: 2, terrain: 'hill', town: 'Gorki' })
  })
  refuses('AVD 9.3.3', 'clear ground shifts nothing', () => {
    expect(attack(table(figure), EAST_OF_ORSHA, three).ladder).toHaveLength(1)
  })
  allows('AVD 9.3.4', 'a Stuka takes the same attack two columns up, to 10+-1', () => {
    expect(named(attack(table(shock), WOODS, all, { stuka: true }))).toBe('10+-1')
  })
  allows('AVD 9.3.4', 'a Stuka in defence takes two columns off a Soviet attack', () => {
    const open = table({ units: { ...figure.units, 'S-100ID': '3420' } })
    const four = [...three, 'S-100ID']
    expect(named(attack(open, EAST_OF_ORSHA, four))).toBe('4-1')
    expect(named(attack(open, EAST_OF_ORSHA, four, { stuka: true }))).toBe('2-1')
  })
  refuses('AVD 9.3.4', 'a Stuka in defence never takes an attack off the table', () => {
    const open = table({ units: { 'S-45RC': '3320', 'G-17PZ': EAST_OF_ORSHA } })
    const found = attack(open, EAST_OF_ORSHA, ['S-45RC'], { stuka: true })
    expect(found.possible).toBeNull()
    expect(named(found)).toBe('1-1')
    expect(found.ladder.at(-1)!.key).toBe('odds-floor')
  })
  allows('AVD 9.3.5', 'German attacks of turn 1 go two columns up, with a Stuka four', () => {
    const open = table({ turn: 1, units: { 'G-17PZ': '3320', 'S-45RC': EAST_OF_ORSHA } })
    expect(named(attack(open, EAST_OF_ORSHA, ['G-17PZ']))).toBe('5-1')
    expect(named(attack(open, EAST_OF_ORSHA, ['G-17PZ'], { stuka: true }))).toBe('7-1')
  })
  refuses('AVD 9.3.5', 'neither Soviet attacks of turn 1 nor German ones later go up', () => {
    expect(named(attack(table({ ...figure, turn: 1 }), EAST_OF_ORSHA, three))).toBe('2-1')
    const later = table({ turn: 2, units: { 'G-17PZ': '3320', 'S-45RC': EAST_OF_ORSHA } })
    expect(named(attack(later, EAST_OF_ORSHA, ['G-17PZ']))).toBe('3-1')
  })
  allows('AVD 7.5.1', 'attacks under the Timoshenko chit go one column up', () => {
    expect(named(attack(table(figure), EAST_OF_ORSHA, three, { chit: 'S-TIMOSHENKO' }))).toBe('3-1')
  })
  refuses('AVD 7.5.1', 'attacks under another chit do not', () => {
    expect(named(attack(table(figure), EAST_OF_ORSHA, three, { chit: 'S-13A' }))).toBe('2-1')
  })
  refuses(
    'AVD 9.3.6',
    'less than 1-1 after the terrain is no attack, whatever Stuka and turn 1 would add',
    () => {
      const open = table({ turn: 1, units: { 'G-17PZ': '3044', 'S-ROKSSKY': WOODS, 'S-KV1-1': WOODS } })
      const found = attack(open, WOODS, ['G-17PZ'], { stuka: true })
      expect(found.raw).toBe(0)
      expect(found.possible).toMatchObject({ no: 'AVD 9.3.6', because: { key: 'below-one-to-one' } })
      expect(found.possible!.at).toEqual([WOODS, '3044'])
    },
  )
  refuses('AVD 9.3.6', 'a bare ratio below 1-1 is no attack', () => {
    const open = table({ units: { 'S-45RC': '3320', 'G-SSREICH': EAST_OF_ORSHA } })
    const found = attack(open, EAST_OF_ORSHA, ['S-45RC'])
    expect(found.raw).toBeNull()
    expect(found.possible!.no).toBe('AVD 9.3.6')
  })
  allows('AVD 9.3.6', 'exactly 1-1 after the terrain may be attacked, and above 10-1 is 10+-1', () => {
    const even = table({ units: { 'G-17PZ': '3044', 'S-ROKSSKY': WOODS } })
    expect(named(attack(even, WOODS, ['G-17PZ']))).toBe('1-1')
    expect(attack(even, WOODS, ['G-17PZ']).possible).toBeNull()
    const found = attack(table({ ...shock, turn: 1 }), WOODS, all, { stuka: true })
    expect(named(found)).toBe('10+-1')
    expect(found.ladder.map((rung) => rung.key)).toEqual([
      'odds-ratio',
      'odds-terrain-alone',
      'odds-stuka-attack',
      'odds-first-turn',
      'odds-cap',
    ])
  })
  allows('AVD 9.3.7', 'a defence rounded down to nothing is 10+-1 even in a city', () => {
    const open = table({
      units: { 'S-KV1-1': '3328', 'G-17PZ': { at: '3327', reduced: true, isolated: true } },
    })
    const found = attack(open, '3327', ['S-KV1-1'], { stuka: true })
    expect([found.defence, named(found), found.possible]).toEqual([0, '10+-1', null])
  })
  refuses('AVD 9.3.7', 'a defence of 1 keeps its terrain', () => {
    const open = table({ units: { 'S-KV1-1': '3328', 'G-17PZ': { at: '3327', reduced: true } } })
    const found = attack(open, '3327', ['S-KV1-1'])
    expect([found.defence, named(found)]).toEqual([1, '1.5-1'])
  })
})

describe('9.4.3 an elite unit joins', () => {
  allows('AVD 9.4.3', 'the odds are found again with the new unit: 2-1 becomes 4-1', () => {
    const open = table({ units: { ...figure.units, 'S-100ID': '3420' } })
    expect(named(attack(open, EAST_OF_ORSHA, three))).toBe('2-1')
    const found = attack(open, EAST_OF_ORSHA, [...three, 'S-100ID'])
    expect([found.attack, found.defence, named(found)]).toEqual([8, 2, '4-1'])
  })
  allows('AVD 9.4.3', 'one face of the d10 draws it, two while the escape bonus holds', () => {
    const elite = (bonus: boolean) =>
      chances(on(table({ escapeBonus: bonus })), 4, { kind: 'attack', side: 'soviet' }).find(
        ({ text }) => text === 'E',
      )!.ways
    expect([elite(false), elite(true)]).toEqual([1, 2])
  })
  refuses('AVD 9.4.3', 'no German attack and no artillery draws it', () => {
    for (const battle of [
      { kind: 'attack', side: 'german' },
      { kind: 'artillery', side: 'soviet' },
    ] as const)
      expect(chances(on(table({ escapeBonus: true })), 4, battle).map(({ text }) => text)).not.toContain('E')
  })
})

describe('the die', () => {
  allows('AVD 9.2', 'a German attack throws a d6, a Soviet one a d10', () => {
    expect([dieOf('attack', 'german'), dieOf('attack', 'soviet')]).toEqual(['d6', 'd10'])
  })
  refuses('AVD 9.2', 'the Germans never throw the d10, nor do guns and aircraft', () => {
    for (const kind of ['attack', 'bomber'] as const) expect(dieOf(kind, 'german')).toBe('d6')
  })
  allows('AVD 13.2a', 'artillery throws a d6', () => {
    expect([dieOf('artillery', 'soviet'), dieOf('rocket', 'soviet')]).toEqual(['d6', 'd6'])
  })
  allows('AVD 14.0d', 'after an escape Soviet attacks throw one higher', () => {
    expect(dieModifier(on(table({ escapeBonus: true })), 'attack', 'soviet')).toBe(1)
  })
  refuses('AVD 14.0d', 'artillery, Germans and a turn without escape do not', () => {
    const open = table({ escapeBonus: true })
    expect(dieModifier(on(open), 'artillery', 'soviet')).toBe(0)
    expect(dieModifier(on(open), 'attack', 'german')).toBe(0)
    expect(dieModifier(on(table()), 'attack', 'soviet')).toBe(0)
  })
  test('every face of the die is counted once', () => {
    expect(chances(on(table()), 4, { kind: 'attack', side: 'soviet' })).toEqual([
      { text: '-', ways: 2, of: 10 },
      { text: 'DR', ways: 3, of: 10 },
      { text: '1DR', ways: 3, of: 10 },
      { text: '1DR2', ways: 1, of: 10 },
      { text: 'E', ways: 1, of: 10 },
    ])
    for (let column = 0; column < COLUMNS.length; column++) {
      const sum = chances(on(table()), column, { kind: 'attack', side: 'german' }).reduce(
        (all, { ways }) => all + ways,
        0,
      )
      expect(sum).toBe(6)
    }
  })
})

describe('13 support', () => {
  const open = table({ turn: 1, units: { 'S-5M': WOODS, 'G-17PZ': '3327' } })
  const support = (kind: 'artillery' | 'rocket' | 'bomber', target: string) =>
    odds(on(open), {
      kind,
      side: kind === 'bomber' ? 'german' : 'soviet',
      target,
      attackers: [],
      defenders: combatUnitsAt(on(open), target),
      stuka: true,
      chit: 'S-TIMOSHENKO',
    })
  allows('AVD 13.2a', 'artillery fires on 3-1, less the terrain', () => {
    expect(named(support('artillery', '3327'))).toBe('1.5-1')
  })
  refuses('AVD 13.2a', 'neither a Stuka nor Timoshenko changes it', () => {
    expect(support('artillery', '3327').ladder.map((rung) => rung.key)).toEqual([
      'odds-artillery',
      'odds-terrain',
    ])
  })
  allows('AVD 13.2b', 'rockets fire on 7-1, less the terrain', () => {
    expect(named(support('rocket', '3327'))).toBe('5-1')
  })
  allows('AVD 13.3b', 'the bomber attacks on 8-1, less the terrain', () => {
    expect(named(support('bomber', WOODS))).toBe('7-1')
  })
  refuses('AVD 13.3b', 'turn 1 does not help the bomber', () => {
    expect(support('bomber', WOODS).ladder.map((rung) => rung.cite)).toEqual(['AVD 13.3', 'AVD 9.3.3'])
  })
})
