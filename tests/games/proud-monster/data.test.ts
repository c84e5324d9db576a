import { describe, expect, it } from 'vitest'
import { EDITION, MENDED, pieces, SCHEDULE_ROWS } from '@/lib/games/proud-monster/data/edition'
import { texts } from '@/lib/games/proud-monster/data/edition.de'
import { LEARNING } from '@/lib/games/proud-monster/data/learning'
import { LEGS } from '@/lib/games/proud-monster/data/legs'
import {
  BORDER,
  CRIMEAN_HEXES,
  FORTS,
  GARRISON_HEXES,
  GAS_LINE,
  HIGHWAY,
  isLand,
  LAND,
  PLACES,
  placeOf,
  RIVERS,
  STALIN_LINE,
  terrainOf,
  WATERS,
  ZOMO,
} from '@/lib/games/proud-monster/data/map'
import { arrivalsIn, SET_UP_FACES, TURNS } from '@/lib/games/proud-monster/data/schedule'
import { GERMAN_PLANS, isAtLevel, SOVIET_PLANS } from '@/lib/games/proud-monster/data/set-ups'
import { AXIS, FACE_FACTS, FACES, GUARDS, POOL_VALUES, poolOf } from '@/lib/games/proud-monster/data/units'
import { board } from '@/lib/games/proud-monster/geometry'
import { testData } from '../../support/game-suite/test-data'

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)
const axis = Object.values(AXIS)
const ground = axis.filter(({ type }) => type !== 'air')
const ofType = (...types: readonly string[]) => axis.filter(({ type }) => types.includes(type))

describe('terrain', () => {
  it('covers 2,078 hexes of land', () => {
    const of = (terrain: string) => LAND.filter((hex) => terrainOf(hex) === terrain).length
    expect([LAND.length, sum(['clear', 'forest', 'hills', 'marsh'].map(of))]).toEqual([2078, 2078])
    expect(['2320N', '4508N', '1301S', '3120S', '2817N'].map(terrainOf)).toEqual([
      ...['marsh', 'hills', 'hills', 'hills', 'clear'],
    ])
  })
})

describe('units of the German side', () => {
  it('are 223 on the ground, on 256 counters, and five in the air (2.14)', () => {
    expect([ground.length, axis.length]).toEqual([223, 228])
    expect(sum(ground.map(({ strengths }) => (strengths.length > 2 ? 2 : 1)))).toBe(256)
  })

  it('have four steps where they are panzer or motorized divisions, two where they are other German ones (2.14)', () => {
    for (const { id, nation, type, size, strengths } of ground) {
      const small = size !== 'division' || ['romanian', 'italian', 'hungarian'].includes(nation)
      const mobile = type === 'panzer' || type === 'motorized'
      expect(strengths.length, id).toBe(small || type === 'security' ? 1 : mobile ? 4 : 2)
    }
  })

  it('never get stronger by losing a step, and move as before', () => {
    for (const { id, strengths } of ground)
      for (const [i, now] of strengths.entries()) {
        const before = strengths[i - 1] ?? now
        expect(
          now.attack <= before.attack && now.defence <= before.defence && now.move === before.move,
          id,
        ).toBe(true)
      }
  })

  it('are of the numbers that the rules tell', () => {
    expect(ofType('security')).toHaveLength(9)
    expect(ofType('flak').map(({ strengths }) => strengths[0]!.attack)).toEqual([0, 0, 0])
    expect(ofType('air').map(({ short }) => short)).toEqual(['I', 'II', 'VIII', 'IV', 'V'])
    expect(AXIS['DE-ARKO']).toMatchObject({
      type: 'siege-artillery',
      turn: null,
      strengths: [{ attack: 0, defence: 1, move: 4 }],
    })
    expect([
      AXIS['DE-PZ-2']!.turn,
      AXIS['DE-PZ-5']!.turn,
      AXIS['DE-PARA-7']!.turn,
      AXIS['DE-ID-183']!.turn,
    ]).toEqual([...[7, 7, 6, 5]])
    expect(
      axis.filter(({ nation }) => nation === 'hungarian').map(({ id, area, size }) => [id, area, size]),
    ).toEqual([['HU-HF', 'hungary', 'corps']])
  })

  it('come on through the northern area, but Romanians and Italians through the southern (8.3, 8.5)', () => {
    for (const { id, nation, type, area } of axis) {
      const called = ['air', 'security', 'siege-artillery'].includes(type)
      const south = nation === 'romanian' || nation === 'italian'
      expect(area, id).toBe(called ? null : south ? 'south' : nation === 'hungarian' ? 'hungary' : 'north')
    }
  })

  it('are mechanized by their type (2.11)', () => {
    expect(new Set(axis.filter(({ mechanized }) => mechanized).map(({ type }) => type))).toEqual(
      new Set(['panzer', 'motorized', 'assault-gun', 'flak']),
    )
  })
})

describe('Soviet units', () => {
  it('are 609 untried and fifteen Guards (3.2, 17.6)', () => {
    const counts = FACES.map((face) => sum(poolOf(face).map(({ count }) => count)))
    expect(counts).toEqual([343, 49, 57, 26, 69, 1, 64])
    expect(sum(counts) + Object.keys(GUARDS).length).toBe(624)
  })

  it('are all called up once, at the set-up or in a turn (17.6)', () => {
    const rows = [SET_UP_FACES.frontier, SET_UP_FACES.interior, ...TURNS.map(({ turn }) => arrivalsIn(turn))]
    for (const face of FACES)
      expect(sum(rows.map((row) => row[face])), face).toBe(sum(poolOf(face).map(({ count }) => count)))
    expect(sum(Object.values(SET_UP_FACES.frontier))).toBe(96)
    expect(sum(Object.values(SET_UP_FACES.interior))).toBe(170)
    expect(arrivalsIn(3).TB).toBe(48)
    expect(sum(Object.values(arrivalsIn(1)))).toBe(0)
  })

  it('move tried as they do untried', () => {
    for (const { face, value } of POOL_VALUES) expect(value.move, face).toBe(FACE_FACTS[face].move)
    const of = (face: string) => POOL_VALUES.filter((row) => row.face === face).map(({ value }) => value)
    expect(of('TB')).toContainEqual({ attack: 3, defence: 1, move: 7 })
    expect(of('RD')).toContainEqual({ attack: 3, defence: 3, move: 5 })
  })

  it('have a letter in their name only as rifle divisions, thirty of them (2.9)', () => {
    expect(sum(poolOf('RD').map(({ lettered }) => lettered))).toBe(30)
    for (const { face, lettered, count } of POOL_VALUES)
      expect(lettered <= (face === 'RD' ? count : 0), face).toBe(true)
  })

  it('become Guards of two steps in turns 7, 10 and 11 (8.11, 17.6)', () => {
    const of = (turn: number) => {
      const faces = Object.values(GUARDS).flatMap((guard) => (guard.turn === turn ? [guard.face] : []))
      return FACES.flatMap((face) => {
        const count = faces.filter((one) => one === face).length
        return count > 0 ? [`${count} ${face}`] : []
      })
    }
    expect([7, 10, 11].map(of)).toEqual([['7 RD', '1 MRD'], ['1 TB'], ['2 RD', '4 CD']])
    for (const { id, strengths, face } of Object.values(GUARDS)) {
      expect(
        strengths.map(({ move }) => move),
        id,
      ).toEqual([FACE_FACTS[face].move, FACE_FACTS[face].move])
      expect(strengths[0]!.attack, id).toBeGreaterThan(strengths[1]!.attack)
    }
  })
})

describe('the counters in the box', () => {
  it('are 959 with the markers that the rules name and fourteen hedgehogs (2.1)', () => {
    const [soviet, axisCounters] = [624, 256]
    const [sovietAir, germanAir, supply, concentration, refit, pause, tracks, hedgehogs] = [
      1, 5, 2, 18, 31, 3, 5, 14,
    ]
    const refitting = axis.filter(({ strengths, turn }) => strengths.length === 4 && turn !== 7)
    expect(refitting).toHaveLength(refit)
    expect(
      sum([
        soviet,
        axisCounters,
        sovietAir,
        germanAir,
        supply,
        concentration,
        refit,
        pause,
        tracks,
        hedgehogs,
      ]),
    ).toBe(959)
  })
})

/** What the German side took and lost in 1941, by the turn at whose end it was so. */
const COURSE: readonly (readonly [turn: number, taken: string, lost?: string])[] = [
  [1, 'Kaunas Vilnyus Minsk'],
  [2, 'Riga Zhitomir Vitebsk'],
  [3, 'Smolensk Kishinev Vinnitsa'],
  [4, 'Kirovograd Krivoi-Rog'],
  [5, 'Nikolaev Gomel Dnepropetrovsk Tallin'],
  [7, 'Kiev'],
  [8, 'Orel Zaporozhye Kalinin'],
  [9, 'Odessa Stalino Kharkov'],
  [10, 'Simferopol Kursk'],
  [11, 'Rostov', 'Rostov'],
]
/** What it held on 15 April 1944. */
const SPRING_1944 = 'Sevastopol Kishinev Minsk Vitebsk Vilnyus Kaunas Riga Tallin'

describe('victory points', () => {
  const worth = (names = '') =>
    sum(
      names.split(' ').flatMap((name) => {
        const place = PLACES.find((one) => one.name === name.replace('-', ' '))
        return name === '' ? [] : [place?.points ?? Number.NaN]
      }),
    )

  it('stay below those that win, turn by turn, as history went (17.2)', () => {
    const held = TURNS.map(({ turn }) =>
      sum(COURSE.map(([when, taken, lost]) => (when <= turn ? worth(taken) - worth(lost) : 0))),
    )
    expect(held).toEqual([3, 6, 10, 12, 17, 17, 22, 25, 32, 34, 34, 34])
    expect(TURNS.map(({ historic }) => historic)).toEqual(held)
    expect(TURNS.map(({ victory }) => victory)).toEqual([4, 8, 13, 17, 22, 26, 28, 30, 36, 36, 36, 36])
    for (const [i, { victory }] of TURNS.entries()) expect(held[i]).toBeLessThan(victory)
  })

  it('are eleven for what was still held in April 1944', () => {
    expect(worth(SPRING_1944)).toBe(11)
  })

  it('are 74 on the whole map', () => {
    expect(sum(PLACES.map(({ points }) => points ?? 0))).toBe(74)
    expect(PLACES.filter(({ kind, points }) => kind === 'town' && points !== null)).toEqual([])
  })
})

describe('turns', () => {
  it('are twelve of two couplets, the first of one (5.1, 5.4)', () => {
    expect(TURNS.map(({ couplets }) => couplets)).toEqual([1, ...Array(11).fill(2)])
    expect(TURNS.map(({ month, half }) => `${month}/${half}`).join(' ')).toBe(
      '6/2 7/1 7/2 8/1 8/2 9/1 9/2 10/1 10/2 11/1 11/2 12/1',
    )
    // Printed as 4 in the first turn, where 12 less the turn would be 11.
    expect(TURNS.map(({ air }) => air)).toEqual([4, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, null])
  })
})

describe('learning scenarios', () => {
  it.each(LEARNING)(
    '$id stands on its own part of the map, in stacks of five at most, sides apart',
    (scenario) => {
      const stacks = new Map<string, { side: string; count: number }>()
      const add = (hex: string, side: string, count: number) => {
        const stack = stacks.get(hex) ?? { side, count: 0 }
        expect(stack.side, hex).toBe(side)
        stacks.set(hex, { side, count: stack.count + count })
      }
      for (const hex of Object.values(scenario.axis)) add(hex, 'german', 1)
      for (const { hex, count } of scenario.soviet) add(hex, 'soviet', count)
      for (const [hex, { count }] of stacks) {
        expect(scenario.hexes.has(hex) && isLand(hex), hex).toBe(true)
        expect(count, hex).toBeLessThanOrEqual(5)
      }
      for (const hex of [
        ...Object.keys(scenario.points),
        ...scenario.supply.german,
        ...scenario.supply.soviet,
      ])
        expect(scenario.hexes.has(hex) && isLand(hex), hex).toBe(true)
      for (const hex of Object.keys(scenario.points)) expect(placeOf(hex), hex).toBeDefined()
    },
  )

  it.each(LEARNING)('$id can be won by both sides, and drawn only where games seldom are', (one) => {
    const { id, points, victory } = one
    expect(sum(Object.values(points))).toBeGreaterThanOrEqual(victory.german)
    expect(victory.german - victory.soviet).toBe(id === 'smolensk' ? 2 : 1)
  })

  it.each(LEARNING)('$id draws no more of a face than there are', ({ soviet, arrivals }) => {
    for (const face of FACES) {
      const drawn = sum(soviet.map((one) => (one.face === face ? one.count : 0)))
      const coming = sum(arrivals.map(({ faces }) => faces[face] ?? 0))
      expect(drawn + coming, face).toBeLessThanOrEqual(sum(poolOf(face).map(({ count }) => count)))
    }
  })

  it.each(LEARNING)('$id needs no unit that serves rules of the Full level alone', ({ axis }) => {
    expect(Object.keys(axis).filter((id) => !isAtLevel(id, 'beginner'))).toEqual([])
  })
})

describe('about this edition', () => {
  const sides = (lines: typeof RIVERS | typeof WATERS | typeof BORDER | typeof GAS_LINE) =>
    lines.flatMap((line) => [...line.sides])
  const hexes = (lines: typeof FORTS | typeof STALIN_LINE) => lines.flatMap((line) => [...line.hexes])
  testData(EDITION, {
    Map: board.hexes.length,
    'Rivers and waters': [...sides(RIVERS), ...sides(WATERS)],
    Highway: HIGHWAY,
    Forts: hexes(FORTS),
    'Stalin Line': hexes(STALIN_LINE),
    'Border and zone of operations': [...ZOMO, ...GARRISON_HEXES],
    'Lines of the border and of supply': [...sides(BORDER), ...sides(GAS_LINE)],
    Crimea: CRIMEAN_HEXES,
    'Cities and towns': PLACES,
    'Figures of the German side': axis,
    'Arrivals of the German side': axis.map(({ arrivalSource: source }) => ({ source })),
    'Soviet values': POOL_VALUES.flatMap(({ source, count }) =>
      Array.from({ length: count }, () => ({ source })),
    ),
    Guards: Object.values(GUARDS),
    'Soviet schedule': SCHEDULE_ROWS,
    Turns: TURNS,
    'Ready set-ups': GERMAN_PLANS.length + SOVIET_PLANS.length,
    'Learning scenarios': LEARNING.length,
    'Legs of the campaign': Object.keys(LEGS.full).length,
  })

  it('counts 852 pieces, and is told in German to the last note', () => {
    expect(sum(pieces().map((row) => row.pieces))).toBe(852)
    for (const { title, notes } of EDITION) expect(texts.parts[title]?.notes.length, title).toBe(notes.length)
    expect(pieces().map(({ item }) => texts.pieces[item] ?? item)).not.toContain('Soviet units')
    expect(texts.mended).toHaveLength(MENDED.length)
  })
})
