import { describe, expect, test } from 'vitest'
import { bound } from '@/lib/games/proud-monster/rules/02-units'
import { unseenOf } from '@/lib/games/proud-monster/rules/02-unseen'
import { battleOf } from '@/lib/games/proud-monster/rules/14-attack'
import { lossesOf, odds, oddsRange, ratioOf, ratioText } from '@/lib/games/proud-monster/rules/14-odds'
import { lossesIn, lossesText } from '@/lib/games/proud-monster/rules/14-results'
import { spreadOf } from '@/lib/games/proud-monster/rules/14-spread'
import { allows, refuses } from '../../support/ledger'
import { ASSAULT, asked, attack, facts, given, position, type Setting, tried } from './given'

/** Odds of an attack after all shifts. */
function oddsOf(
  target: string,
  attackers: Record<string, string>,
  defenders: Setting['units'],
  more: Setting = {},
) {
  const at = asked(position({ ...ASSAULT, ...more, units: { ...attackers, ...defenders } }))
  const side = more.acting ?? 'german'
  const found = odds(at, battleOf(at, side, target, Object.keys(attackers)))
  return { ...found, text: ratioText(found.ratio) }
}

const PANZER = { 'DE-PZ-1': '4006S', 'DE-PZ-14': '4006S', 'DE-AG-184': '4006S' }

describe('odds', () => {
  allows('PM 14.8', '26 against 7 is 3:1', () => {
    const {
      attack: a,
      defence,
      text,
    } = oddsOf('4007S', PANZER, {
      ...tried('SU-RD-001', '4007S', '3-4'),
      ...tried('SU-RD-002', '4007S', '2-3'),
    })
    expect([a, defence, text]).toEqual([26, 7, '3:1'])
  })
  refuses('PM 14.8', 'what is left over never counts for the attacker', () => {
    expect([ratioText(ratioOf(27, 7)), ratioText(ratioOf(28, 7))]).toEqual(['3:1', '4:1'])
  })
  allows('PM 14.9', '5 against 11 is 1:3, and as many against as many 1:1', () => {
    const { text } = oddsOf(
      '4007S',
      { 'DE-ID-131': '4006S' },
      {
        ...tried('SU-RD-001', '4007S', '6-7'),
        ...tried('SU-RD-002', '4007S', '3-4'),
      },
    )
    expect(text).toBe('1:3')
    expect(ratioText(ratioOf(7, 7))).toBe('1:1')
  })
  refuses('PM 14.9', 'what is left over counts for the defender', () => {
    expect([ratioText(ratioOf(5, 10)), ratioText(ratioOf(5, 11))]).toEqual(['1:2', '1:3'])
  })

  test('the scale has no gap: one column to the left of 1:1 is 1:2', () => {
    expect([3, 2, 1, 0, -1, -2].map(ratioText)).toEqual(['4:1', '3:1', '2:1', '1:1', '1:2', '1:3'])
  })

  allows(
    'PM 14.10',
    'beyond 7:1 all are eliminated and below 1:3 the attacker loses four, without a die',
    () => {
      const weak = tried('SU-RD-001', '4007S', '1-1')
      const sure = given(position({ ...ASSAULT, units: { ...PANZER, ...weak } })).when(
        'german',
        attack('4007S', 'DE-PZ-1'),
        [],
      )
      expect(facts(sure.allows(), 'BattleResolved')[0]).toMatchObject({
        face: null,
        odds: '12:1',
        printed: '0/E',
      })
      const strong = { ...tried('SU-RD-001', '4007S', '6-7'), ...tried('SU-RD-002', '4007S', '5-6') }
      const poor = given(position({ ...ASSAULT, units: { ...PANZER, ...strong } })).when(
        'german',
        attack('4007S', 'DE-AG-184'),
        [],
      )
      expect(facts(poor.allows(), 'BattleResolved')[0]).toMatchObject({
        face: null,
        odds: '1:7',
        printed: '4/0',
      })
    },
  )
  refuses('PM 14.10', 'at 7:1 the die is thrown', () => {
    const here = position({
      ...ASSAULT,
      units: { 'DE-PZ-1': '4006S', 'DE-AG-184': '4006S', ...tried('SU-RD-001', '4007S', '2-2') },
    })
    expect(() =>
      given(here)
        .when('german', attack('4007S', 'DE-PZ-1', 'DE-AG-184'), [])
        .allows(),
    ).toThrow('dice')
  })
})

test('a result is told as it counts: doubled in a city, where none is one (14.23)', () => {
  const at = asked(position({ ...ASSAULT, units: PANZER }))
  const inHex = (hex: string, printed: string, isBelow = false) =>
    lossesText(lossesIn(at.rules, hex, printed, isBelow))
  const told = (hex: string) => ['0/E', '1/2', '0/0'].map((printed) => inHex(hex, printed))
  expect([told('4007S'), told('2705N')]).toEqual([
    ['0/E', '1/2', '0/0'],
    ['1/E', '2/4', '1/1'],
  ])
  expect(inHex('2705N', '4/0', true)).toBe('8/0')
})

describe('shifts', () => {
  const weak = (hex: string) => tried('SU-RD-001', hex, '3-4')

  allows('PM 14.11', 'all shifts add up: a city across a river is three columns', () => {
    const { ladder, text } = oddsOf('2705N', { 'DE-PZ-1': '2605N' }, weak('2705N'))
    expect(ladder.map(({ key }) => key)).toEqual(['odds-ratio', 'odds-river', 'odds-city'])
    expect(text).toBe('1:2')
  })
  refuses('PM 14.11', 'what does not apply shifts nothing', () => {
    expect(oddsOf('4007S', { 'DE-PZ-1': '4006S' }, weak('4007S')).ladder).toHaveLength(1)
  })
  allows('PM 14.15', 'clear ground and forest help nobody', () => {
    expect(oddsOf('2716N', { 'DE-PZ-1': '2717N' }, weak('2716N')).text).toBe('3:1')
  })
  allows('PM 14.16', 'hills are one column for the defender', () => {
    expect(oddsOf('2816N', { 'DE-PZ-1': '2916N' }, weak('2816N')).text).toBe('2:1')
  })
  allows('PM 14.19', 'so is a river if all come across it', () => {
    expect(oddsOf('2707N', { 'DE-PZ-1': '2608N' }, weak('2707N')).text).toBe('2:1')
  })
  refuses('PM 14.19', 'not if one does not, nor for Germans in the first turn', () => {
    const two = { 'DE-PZ-1': '2608N', 'DE-AG-184': '2708N' }
    expect(oddsOf('2707N', two, weak('2707N')).text).toBe('3:1')
    expect(oddsOf('2707N', { 'DE-PZ-1': '2608N' }, weak('2707N'), { turn: 1 }).text).toBe('3:1')
    const at = asked(
      position({
        turn: 1,
        acting: 'soviet',
        units: { ...tried('SU-TD-001', '2608N', '8-6'), 'DE-AG-184': '2707N' },
      }),
    )
    const soviet = odds(at, battleOf(at, 'soviet', '2707N', ['SU-TD-001']))
    expect(soviet.ladder.map(({ key }) => key)).toContain('odds-river')
  })
  allows('PM 14.20', 'a strait is two columns, and tanks have a factor of one across it', () => {
    const { attack: factor, ladder } = oddsOf('3820S', { 'DE-PZ-1': '3719S' }, weak('3820S'))
    expect(factor).toBe(1)
    expect(ladder.at(-1)).toMatchObject({ cite: 'PM 14.20', params: { shift: 2 } })
    expect(oddsOf('3820S', { 'DE-ID-1': '3719S', 'DE-PZ-1': '3719S' }, weak('3820S')).attack).toBe(7)
  })
  allows('PM 14.20', 'or all mechanized units, where a table has chosen the chart', () => {
    const units = { 'DE-MOT-36': '3719S', ...weak('3820S') } as const
    const strength = (straits: 'armour' | 'mechanized') => {
      const at = asked(position({ ...ASSAULT, options: { straits }, units }))
      return odds(at, battleOf(at, 'german', '3820S', ['DE-MOT-36'])).attack
    }
    expect([strength('armour') > 1, strength('mechanized')]).toEqual([true, 1])
  })
  refuses(
    'PM 14.20',
    'motorized infantry keeps its factor, and one who comes by land spares all the shift',
    () => {
      const mixed = oddsOf('3216S', { 'DE-MOT-36': '3215S', 'DE-ID-1': '3115S' }, weak('3216S'))
      expect([mixed.attack, mixed.ladder.length]).toEqual([14, 1])
    },
  )
  allows('PM 14.18', 'tanks and assault guns attack into a marsh with half, rounded up once for all', () => {
    const found = oddsOf(
      '2914N',
      { 'DE-PZ-6': '2814N', 'DE-AG-184': '2814N', 'DE-AG-185': '2814N' },
      weak('2914N'),
    )
    expect(found.attack).toBe(7)
  })
  refuses('PM 14.18', 'infantry does not, motorized or on foot', () => {
    expect(oddsOf('2914N', { 'DE-MOT-36': '2814N', 'DE-ID-1': '2814N' }, weak('2914N')).attack).toBe(14)
  })
  allows('PM 14.21', 'towns shift nothing', () => {
    expect(oddsOf('2910N', { 'DE-PZ-1': '2811N' }, weak('2910N')).text).toBe('3:1')
  })
  allows('PM 14.22', 'large towns are one column', () => {
    expect(oddsOf('2512N', { 'DE-PZ-1': '2513N' }, weak('2512N')).text).toBe('2:1')
  })
  allows('PM 14.23', 'cities are two columns; losses are doubled there, and none is one', () => {
    expect(oddsOf('2817N', { 'DE-PZ-1': '2717N' }, weak('2817N')).text).toBe('1:1')
    const at = asked(position())
    expect(lossesOf(at, '2817N', '1/2', 2)).toEqual({ attacker: 2, defender: 4 })
    expect(lossesOf(at, '2817N', '0/3', 3)).toEqual({ attacker: 1, defender: 6 })
    expect(lossesOf(at, '2817N', '3/0', 0)).toEqual({ attacker: 6, defender: 1 })
  })
  refuses(
    'PM 14.23',
    'below the table the defender of a city loses nothing; elsewhere nothing is doubled',
    () => {
      const at = asked(position())
      expect(lossesOf(at, '2817N', '4/0', -3)).toEqual({ attacker: 8, defender: 0 })
      expect(lossesOf(at, '4007S', '1/2', 2)).toEqual({ attacker: 1, defender: 2 })
    },
  )
  allows('PM 14.31', 'the odds are shifted first: 20:1 two to the left is 18:1, and sure', () => {
    const units = { 'DE-PZ-1': '2717N', 'DE-PZ-14': '2717N', 'DE-MOT-36': '2717N', 'DE-MOT-14': '2717N' }
    const two = { ...tried('SU-RD-001', '2817N', '1-1'), ...tried('SU-RD-002', '2817N', '1-1') }
    const here = position({ ...ASSAULT, units: { ...units, ...two } })
    const { events } = given(here)
      .when('german', attack('2817N', ...Object.keys(units)), [])
      .allows()
    expect(facts({ events }, 'BattleResolved')[0]).toMatchObject({
      attack: 40,
      defence: 2,
      odds: '18:1',
      printed: '0/E',
      attacker: 1,
    })
  })
  refuses('PM 14.31', 'nothing is cut off at 7:1 before the shift: at 7:1 a five is 0/5', () => {
    const units = { 'DE-PZ-1': '4006S', 'DE-AG-184': '4006S' }
    const here = position({ ...ASSAULT, units: { ...units, ...tried('SU-RD-001', '4007S', '2-2') } })
    const { events } = given(here)
      .when('german', attack('4007S', ...Object.keys(units)), [5])
      .allows()
    expect(facts({ events }, 'BattleResolved')[0]).toMatchObject({ odds: '7:1', printed: '0/5' })
  })
})

describe('what is not known', () => {
  const blind = position({
    ...ASSAULT,
    units: { 'DE-PZ-1': '4006S', 'SU-RD-001': '4007S', 'SU-TD-001': '4007S' },
    values: { 'SU-RD-001': '6-7', 'SU-TD-001': '1-1' },
  })

  test('the odds lie between the least and the most of the pools, whatever the units are', () => {
    const at = asked(blind)
    const { least, most } = oddsRange(at, battleOf(at, 'german', '4007S', ['DE-PZ-1']))
    // A rifle division has 1 to 7 factors in defence, a tank division 1 to 6.
    expect([most.defence, least.defence]).toEqual([2, 13])
    expect([ratioText(least.ratio), ratioText(most.ratio)]).toEqual(['1:2', '6:1'])
  })
  test('several of a pool cannot all be the best one', () => {
    const units = Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`SU-TD-00${i + 1}`, '4007S']))
    const at = asked(position({ units }))
    const most = bound(at, Object.keys(units), 'most', 'defence')
    // Two have 6, four have 5.
    expect(Object.keys(units).reduce((sum, unit) => sum + most(unit).defence, 0)).toBe(2 * 6 + 3 * 5)
  })
  test('how likely each column is follows from what is left in the pool, one unit or two of it', () => {
    const defended = (units: readonly string[]) => {
      const at = asked(
        position({
          ...ASSAULT,
          units: { ...PANZER, ...Object.fromEntries(units.map((one) => [one, '4007S'])) },
        }),
      )
      const fight = battleOf(at, 'german', '4007S', Object.keys(PANZER))
      const { attack } = oddsRange(at, fight).least
      return { spread: spreadOf(at, fight), attack, rows: unseenOf(at, 'TD').rows }
    }
    const one = defended(['SU-TD-001'])
    const shares = (ways: readonly (readonly [defence: number, ways: number])[], attack: number) => {
      const all = ways.reduce((sum, [, n]) => sum + n, 0)
      const found = new Map<number, number>()
      for (const [defence, n] of ways)
        found.set(ratioOf(attack, defence), (found.get(ratioOf(attack, defence)) ?? 0) + n / all)
      return found
    }
    const near = (spread: ReadonlyMap<number, number>, wanted: ReadonlyMap<number, number>) => {
      expect([...spread.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      for (const [ratio, share] of spread) expect(wanted.has(ratio), `${ratio}: ${share}`).toBe(true)
      for (const [ratio, share] of wanted)
        expect(Math.abs((spread.get(ratio) ?? 0) - share)).toBeLessThan(0.07)
    }
    near(
      one.spread,
      shares(
        one.rows.map(({ defence, left }) => [defence, left]),
        one.attack,
      ),
    )
    // Two are never the same counter: of each row one less is left for the second.
    const two = defended(['SU-TD-001', 'SU-TD-002'])
    const pairs = two.rows.flatMap((a) =>
      two.rows.map((b) => [a.defence + b.defence, a.left * (a === b ? b.left - 1 : b.left)] as const),
    )
    near(two.spread, shares(pairs, two.attack))
  })
  test('what a battle has shown is counted out of the pool', () => {
    const seen = { ...tried('SU-TD-001', '4808S', '8-6'), ...tried('SU-TD-002', '4808S', '8-6') }
    const at = asked(position({ units: { 'SU-TD-003': '4007S', ...seen } }))
    expect(bound(at, ['SU-TD-003'], 'most', 'defence')('SU-TD-003').defence).toBe(5)
  })
})
