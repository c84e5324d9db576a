import { describe, expect, it } from 'vitest'
import { sheet } from '@/components/games/proud-monster/sheet'
import { sheetOf } from '@/components/games/proud-monster/sheets'
import { drawRegions } from '@/components/map/layers/regions'
import { DAY } from '@/components/map/palette'
import { detailAt } from '@/components/map/pen'
import { buildTerrain } from '@/components/map/terrain'
import {
  BORDER,
  FORTS,
  fortOf,
  GARRISONS,
  GAS_LINE,
  HIGHWAY,
  highwayBetween,
  INVASION_COAST,
  isEastOfGasLine,
  isLakeSide,
  isLand,
  isSeaSide,
  isStalinLine,
  LAND,
  MOSCOW,
  okhOf,
  PLACES,
  placeOf,
  RIVERS,
  riverBetween,
  SALIENT,
  STALIN_LINE,
  straitBetween,
  terrainOf,
  WATERS,
  weatherZoneOf,
  ZOMO,
  zomoOf,
} from '@/lib/games/proud-monster/data/map'
import { REGIONS } from '@/lib/games/proud-monster/data/regions'
import { AXIS } from '@/lib/games/proud-monster/data/units'
import {
  board,
  columnOf,
  hexNamed,
  hexPattern,
  isOnNorthSheet,
  rowOf,
} from '@/lib/games/proud-monster/geometry'
import { mapWords as german } from '@/lib/games/proud-monster/words/map.de'
import { mapWords as english } from '@/lib/games/proud-monster/words/map.en'
import { places } from '@/lib/games/proud-monster/words/places.de'
import { recordedContext } from '../../support/canvas'
import { testRivers } from '../../support/game-suite/test-rivers'

/** Every hex that the rules call by its number (pages of 2.3 to 15.2). */
const NAMED = `
1025N 1026N 1403S 1703S 1804S 1906N 1908N 1913N 2006N 2013N 2014N 2114S 2115S 2210N 2310N 2406N 2407N 2506N 2512S
2608N 2705N 2707N 2817N 2817S 2919S 3215S 3216S 3315S 3620S 3715S 3719S 3801N 3815S 3819S 3820S 4000N 4003N 4022S
4100N 4105N 4201N 4300N 4301N 4303N 4401N 4500N 4921N 5017N 5116N
`
const named = NAMED.trim().split(/\s+/)
const place = (hex: string) => {
  const { name, kind, points, headquarters, port } = placeOf(hex)!
  return { name, kind, points, headquarters, port }
}
const names = (hexes: readonly { readonly hex: string }[]) => hexes.map(({ hex }) => hex)
const sides = (lines: readonly { readonly sides: readonly { a: string; b: string }[] }[]) =>
  lines.flatMap((line) => [...line.sides])
/** true: each of these hexes is next to the one before. */
const isChain = (hexes: readonly string[]) =>
  hexes.every((hex, i) => i === 0 || board.areAdjacent(hexes[i - 1]!, hex))
/** The hexes that meet at the ends of a hexside. */
const ends = ({ a, b }: { a: string; b: string }) =>
  board.side(a, b).map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)

/** Land on which one comes from a hex without crossing water or any of these hexsides. */
function landFrom(start: string, mayCross: (a: string, b: string) => boolean): Set<string> {
  const reached = new Set([start])
  for (const hex of reached)
    for (const next of board.neighbours(hex)) if (isLand(next) && mayCross(hex, next)) reached.add(next)
  return reached
}
const overland = (a: string, b: string) => !isSeaSide(a, b) && !isLakeSide(a, b) && !straitBetween(a, b)

describe('names', () => {
  it('are told in German, of all places, rivers and regions', async () => {
    const { rivers, places: towns } = sheet
    const wanted = [
      ...towns.flatMap(({ name }) => (name === '' ? [] : [`town-${name}`])),
      ...rivers.map(({ name }) => `river-${name}`),
    ]
    expect(wanted.filter((key) => places[key] === undefined)).toEqual([])
    expect(Object.keys(places).filter((key) => !wanted.includes(key))).toEqual([])
    const inGerman = await sheetOf('de')
    expect(inGerman.places.find(({ hex }) => hex === '5017N')?.name).toBe('Moskau')
  })

  it('of seas, lands and armies are told in both languages', () => {
    const wanted = [
      ...REGIONS.map(({ id }) => `region-${id}`),
      ...new Set(
        Object.values(AXIS).flatMap(({ formation }) => (formation.army ? [`army-${formation.army}`] : [])),
      ),
    ].sort()
    expect(Object.keys(english).sort()).toEqual(wanted)
    expect(Object.keys(german).sort()).toEqual(wanted)
    for (const { from, to } of REGIONS) expect(board.has(from) && board.has(to)).toBe(true)
  })

  it('of seas and lands are written from afar, and not where one plays', () => {
    const terrain = buildTerrain({ ...sheet, words: english })
    const written = (scale: number) => {
      const { g, marks } = recordedContext()
      const { width, height } = terrain.world
      const rect = { x: 0, y: 0, width, height }
      drawRegions({ g, terrain, palette: DAY, scale, detail: detailAt(scale), rect })
      return marks.flatMap(({ text }) => text ?? []).join('')
    }
    expect(written(34)).toContain('BalticSea')
    expect(written(34)).toContain('PRIPYATMARSHES')
    expect(written(12)).not.toContain('PRIPYATMARSHES')
    expect(written(64)).toBe('')
  })
})

describe('the grid', () => {
  it('joins two sheets, of which one row shows the same hexes (2.4)', () => {
    expect(board.hexes).toHaveLength(51 * 52)
    expect(['2528N', '2500S', '2817N'].map(hexNamed)).toEqual(['2500S', '2500S', '2817N'])
    expect(board.has('2528N')).toBe(false)
    // Above the join lie hexes of the northern sheet, below it those of the southern, and beside it the joint row itself.
    expect([...board.neighbours('2500S')].sort()).toEqual([
      ...['2400S', '2401S', '2501S', '2527N', '2600S', '2601S'],
    ])
    expect(board.hexes.filter((hex) => hex.endsWith('S')).every((hex) => rowOf(hex) <= 28 + 23)).toBe(true)
    expect(board.hexes).toContain('2523S')
    expect(['2500S', '2501S', '2527N'].map(isOnNorthSheet)).toEqual([true, false, true])
    expect(board.hexes.every((hex) => hexPattern.test(hex))).toBe(true)
    expect([rowOf('2817N'), rowOf('2500S'), columnOf('4223S')]).toEqual([17, 28, 42])
  })

  it('has odd columns half a hex further south', () => {
    expect([...board.neighbours('2407N')].sort()).toEqual([
      ...['2306N', '2307N', '2406N', '2408N', '2506N', '2507N'],
    ])
    expect([...board.neighbours('5017N')]).toContain('5116N')
    expect(board.areAdjacent('2406N', '2506N')).toBe(true)
  })

  it.each(named)('has %s in play', (hex) => {
    expect(isLand(hex)).toBe(true)
  })
})

describe('places', () => {
  it.each([
    ['4201N', { name: 'Leningrad', kind: 'city', points: 7, headquarters: true, port: 'baltic' }],
    ['2512S', { name: 'Odessa', kind: 'city', points: 2, headquarters: true, port: 'black' }],
    ['2817N', { name: 'Minsk', kind: 'city', points: 1, headquarters: true, port: null }],
    ['2919S', { name: 'Sevastopol', kind: 'city', points: 4, headquarters: false, port: 'black' }],
    ['5017N', { name: 'Moscow', kind: 'city', points: 9, headquarters: true, port: null }],
    ['5116N', { name: 'Moscow', kind: 'city', points: null, headquarters: true, port: null }],
    ['2705N', { name: 'Riga', kind: 'city', points: 1, headquarters: false, port: 'baltic' }],
    ['3200N', { name: 'Tallin', kind: 'large', points: 1, headquarters: false, port: 'baltic' }],
    ['4022S', { name: 'Novorossisk', kind: 'large', points: 1, headquarters: false, port: 'black' }],
    ['4921N', { name: 'Tula', kind: 'large', points: 1, headquarters: false, port: null }],
    ['4100N', { name: 'Oranienbaum', kind: 'town', points: null, headquarters: false, port: null }],
  ])('%s is %o (2.3, 4.2, 4.3, 8.7, 9.4, 9.13, 9.17, 14.25)', (hex, facts) => {
    expect(place(hex)).toEqual(facts)
  })

  it('are two hexes of Moscow side by side (4.3)', () => {
    expect(MOSCOW).toEqual(['5017N', '5116N'])
    expect(board.areAdjacent('5017N', '5116N')).toBe(true)
  })

  it('all lie on land, cities on clear ground (12.10)', () => {
    expect(PLACES.filter(({ hex }) => !isLand(hex))).toEqual([])
    expect(PLACES.filter(({ kind, hex }) => kind === 'city' && terrainOf(hex) !== 'clear')).toEqual([])
    expect(['city', 'large', 'town'].map((kind) => PLACES.filter((one) => one.kind === kind).length)).toEqual(
      [...[14, 30, 132]],
    )
  })

  it('in the frontier zone are three large towns and no city (3.3)', () => {
    const west = PLACES.filter(({ hex }) => columnOf(hex) <= 22)
    expect(west.filter(({ kind }) => kind === 'city')).toEqual([])
    expect(
      west
        .filter(({ kind }) => kind === 'large')
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...['Bialystok', 'Kishinev', 'Lvov']])
  })

  it('in column 42 are Leningrad, the northernmost of it, and Kharkov (3.4)', () => {
    expect(
      PLACES.filter(({ hex, kind }) => columnOf(hex) === 42 && kind === 'city').map(({ name }) => name),
    ).toEqual([...['Leningrad', 'Kharkov']])
    expect(LAND.find((hex) => columnOf(hex) === 42)).toBe('4201N')
  })

  it('head eight Military Districts, for Moscow is one (8.7)', () => {
    const districts = new Set(PLACES.filter(({ headquarters }) => headquarters).map(({ name }) => name))
    expect([...districts].sort()).toEqual([
      ...['Kharkov', 'Kiev', 'Leningrad', 'Minsk', 'Moscow', 'Odessa', 'Orel', 'Rostov'],
    ])
  })

  it('through Minsk up to forty units come in, through Moscow sixty (8.7)', () => {
    const entry = (hexes: readonly string[]) => {
      const all = new Set([...hexes, ...hexes.flatMap((hex) => board.neighbours(hex))].filter(isLand))
      return [...all].reduce((sum, hex) => sum + (placeOf(hex)?.kind === 'city' ? 10 : 5), 0)
    }
    expect([entry(['2817N']), entry(MOSCOW)]).toEqual([40, 60])
  })
})

describe('the zone of operations and the areas of the OKH', () => {
  it('is German from 1906N to 1025N, Hungarian from 1026N, Romanian from 1503S to 2115S (3.7, 8.2)', () => {
    expect(ZOMO[0]!.hex).toBe('1906N')
    expect(ZOMO.at(-1)!.hex).toBe('2115S')
    expect(['1906N', '1025N', '1026N', '1403S', '1503S', '2115S'].map(zomoOf)).toEqual([
      ...['germany', 'germany', 'hungary', 'hungary', 'romania', 'romania'],
    ])
    expect(zomoOf('2006N')).toBeUndefined()
    const zone = landFrom('1906N', (_, hex) => zomoOf(hex) !== undefined)
    expect(zone.size).toBe(ZOMO.length)
  })

  it('touches the northern area from 1908N to 1025N without the salient, the southern from 1026N on (8.2)', () => {
    const none = ['1906N', '1907N', ...SALIENT]
    for (const { hex, country } of ZOMO)
      expect(okhOf(hex), hex).toBe(none.includes(hex) ? undefined : country === 'germany' ? 'north' : 'south')
    expect(SALIENT).toEqual(['1913N', '2013N', '2014N'])
    expect(okhOf('2006N')).toBeUndefined()
  })

  it('is on the southern sheet where it is Romanian (7.3)', () => {
    expect(ZOMO.filter(({ country, hex }) => country === 'romania' && !hex.endsWith('S'))).toEqual([])
  })

  it('is all the land west of the border, but for an island', () => {
    const border = new Set(sides(BORDER).flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]))
    const soviet = landFrom('5017N', (a, b) => !border.has(`${a} ${b}`))
    const foreign = LAND.filter((hex) => !soviet.has(hex))
    expect(foreign.filter((hex) => !zomoOf(hex))).toEqual(['2600N', '2601N'])
    expect(sides(BORDER).every(({ a, b }) => zomoOf(a) && !zomoOf(b))).toBe(true)
  })

  it('has the hexes that must be garrisoned on the other side of the border (3.3)', () => {
    const { every, other } = GARRISONS
    expect([every[0], every.at(-1), other[0], other.at(-1)]).toEqual(['2006N', '1703S', '1804S', '2114S'])
    expect(isChain([...every, ...other])).toBe(true)
    const atBorder = new Set(sides(BORDER).map(({ b }) => b))
    for (const hex of [...every, ...other]) expect(atBorder.has(hex), hex).toBe(true)
    expect([...atBorder].filter((hex) => ![...every, ...other].includes(hex))).toEqual([])
  })
})

describe('waters', () => {
  testRivers(
    board,
    RIVERS,
    (corner) =>
      corner.some((hex) => !isLand(hex)) ||
      corner.some((a) => corner.some((b) => a !== b && (isSeaSide(a, b) || isLakeSide(a, b)))),
  )

  it('part 2608N from 2707N, and Riga from nobody (15.2)', () => {
    expect(riverBetween('2608N', '2707N')).toBe(true)
    expect(riverBetween('2707N', '2608N')).toBe(true)
    expect(riverBetween('2406N', '2407N')).toBe(false)
  })

  it('ring no single hex, and join no two rivers at their sources', () => {
    for (const hex of LAND) {
      const around = board.neighbours(hex)
      expect(around.length === 6 && around.every((next) => riverBetween(hex, next)), hex).toBe(false)
    }
    const mouths = new Set(RIVERS.flatMap((river) => ends(river.sides.at(-1)!)))
    for (const { name, sides: course } of RIVERS) {
      const [first, second] = course
      const source = ends(first!).find((end) => !ends(second!).includes(end))!
      const meets = RIVERS.filter(
        (other) => other.name !== name && other.sides.some((side) => ends(side).includes(source)),
      )
      expect(
        meets.map((other) => other.name),
        name,
      ).toEqual([])
    }
    expect(mouths.size).toBeGreaterThan(50)
  })

  it('leave Pinsk north of the Pripyat', () => {
    expect(
      board
        .neighbours('2320N')
        .filter((hex) => riverBetween('2320N', hex))
        .sort(),
    ).toEqual([...['2221N', '2321N', '2421N']])
  })

  it('are straits at the Sivash and at Kerch, two hexsides each (9.15)', () => {
    const straits = sides(WATERS).filter(({ a, b }) => straitBetween(a, b))
    expect(straits.map(({ a, b }) => `${a}/${b} ${straitBetween(b, a)}`)).toEqual([
      ...['3215S/3216S sivash', '3216S/3315S sivash', '3719S/3820S kerch', '3819S/3820S kerch'],
    ])
    // Perekop is the only way into the Crimea by land.
    const crimea = landFrom('2919S', (a, b) => overland(a, b) && a !== '3115S' && b !== '3115S')
    expect(crimea.has('3114S')).toBe(false)
    expect(crimea.has('3216S') && crimea.has('3719S') && crimea.has('3819S')).toBe(true)
    expect(landFrom('2919S', overland).has('3114S')).toBe(true)
  })

  it('part Oranienbaum from Leningrad, which is on the sea (9.13)', () => {
    expect(isSeaSide('4100N', '4201N')).toBe(true)
    expect(board.neighbours('4100N').filter((hex) => isLand(hex) && overland('4100N', hex))).not.toContain(
      '4201N',
    )
  })

  it('leave 4300N as the one way from Leningrad to the lake where the Germans hold three hexes (9.16)', () => {
    expect(terrainOf('4400N')).toBe('lake')
    const shore = board.neighbours('4400N').filter(isLand)
    expect([...shore].sort()).toEqual(['4300N', '4401N', '4500N'])
    const held = ['4301N', '4401N', '4500N']
    expect([...shore].filter((hex) => !held.includes(hex))).toEqual(['4300N'])
  })
})

describe('lines', () => {
  it('of attenuated supply runs unbroken from 4000N/4100N to 3715S/3815S (9.3)', () => {
    const line = sides(GAS_LINE)
    expect([line[0], line.at(-1)].map((side) => `${side!.a}/${side!.b}`)).toEqual([
      '4000N/4100N',
      '3715S/3815S',
    ])
    for (const [i, side] of line.entries())
      if (i > 0)
        expect(
          ends(side).some((end) => ends(line[i - 1]!).includes(end)),
          side.a,
        ).toBe(true)
    for (const { a, b } of line)
      expect(
        [a, b].map((hex) => isLand(hex) && isEastOfGasLine(hex)),
        a,
      ).toEqual([false, isLand(b)])
  })

  it('of attenuated supply has all the Crimea to 3819S in its west (9.3 note)', () => {
    expect(['3819S', '3719S', '2919S', '3115S', '3715S'].map(isEastOfGasLine)).toEqual(Array(5).fill(false))
    expect(['3820S', '3815S', '4100N', '4201N'].map(isEastOfGasLine)).toEqual(Array(4).fill(true))
  })

  it('of forts are those of 14.24 to 14.29 and 17.3', () => {
    expect(FORTS.map(({ name, active, heavy, hexes }) => [name, active, heavy, hexes.length])).toEqual([
      ['Luga north', 3, false, 6],
      ['Luga south', 3, false, 4],
      ['Leningrad', 3, false, 1],
      ['Vyazma', 6, false, 8],
      ['Mozhaisk', 6, false, 10],
      ['Moscow', 9, false, 5],
      ['Sevastopol', null, true, 1],
      ['Oranienbaum', null, false, 1],
      ['Kiev', null, false, 1],
      ['Odessa', null, false, 1],
      ['Perekop', null, false, 1],
    ])
    for (const { name, hexes } of FORTS) expect(isChain(names(hexes)), name).toBe(true)
    const [north, south] = FORTS
    expect([north!.hexes[0]!.hex, north!.hexes.at(-1)!.hex]).toEqual(['3801N', '4303N'])
    expect([south!.hexes[0]!.hex, south!.hexes.at(-1)!.hex]).toEqual(['4003N', '4105N'])
    expect([fortOf('4300N')?.name, fortOf('4921N')?.name, fortOf('2919S')?.name]).toEqual([
      ...['Leningrad', 'Mozhaisk', 'Sevastopol'],
    ])
    expect(fortOf('4202N')).toBeUndefined()
  })

  it('of forts on the Luga leave no way between the gulf and Lake Ilmen (14.25)', () => {
    const luga = new Set(
      FORTS.filter(({ name }) => name.startsWith('Luga')).flatMap(({ hexes }) => names(hexes)),
    )
    expect(board.neighbours('3801N').some((hex) => terrainOf(hex) === 'sea')).toBe(true)
    expect(board.neighbours('4105N').some((hex) => terrainOf(hex) === 'lake')).toBe(true)
    const west = landFrom(
      '3606N',
      (a, b) => overland(a, b) && !luga.has(b) && columnOf(b) < 43 && rowOf(b) < 7,
    )
    expect(west.has('4102N') || west.has('4201N') || west.has('4101N')).toBe(false)
  })

  it('of Stalin are fifteen regions that stand behind rivers, but bar the valleys of two', () => {
    expect(STALIN_LINE).toHaveLength(15)
    const crossed: string[] = []
    for (const { name, hexes } of STALIN_LINE) {
      const region = names(hexes)
      expect(
        region.every((hex) => isStalinLine(hex) && isLand(hex)),
        name,
      ).toBe(true)
      expect(isChain(region), name).toBe(true)
      for (const [i, hex] of region.entries())
        if (i > 0 && riverBetween(region[i - 1]!, hex)) crossed.push(`${name} ${hex}`)
    }
    expect(crossed).toEqual(['Mozyr 2722N', 'Starokonstantinov-Letichev 2202S'])
    expect(isStalinLine('2817N')).toBe(false)
  })

  it('of asphalt runs from Minsk to Moscow without a gap (12.20)', () => {
    const [{ hexes }] = HIGHWAY as [(typeof HIGHWAY)[number]]
    expect([hexes[0], hexes.at(-1), hexes.length]).toEqual(['2817N', '5017N', 23])
    expect(highwayBetween(hexes[1]!, hexes[2]!)).toBe(true)
    expect(highwayBetween('2817N', '2818N')).toBe(false)
  })

  it('of coast on which the Soviets land runs from 2817S to 3620S along the sea (11.4)', () => {
    expect([INVASION_COAST[0], INVASION_COAST.at(-1)]).toEqual(['2817S', '3620S'])
    for (const hex of INVASION_COAST)
      expect(isLand(hex) && board.neighbours(hex).some((next) => terrainOf(next) === 'sea'), hex).toBe(true)
  })

  it('of weather parts the Crimea from all else (13.2)', () => {
    const south = LAND.filter((hex) => weatherZoneOf(hex) === 'south')
    expect(south).toHaveLength(27)
    const beyond = landFrom('2919S', (a, b) => overland(a, b) && b !== '3115S')
    expect([...beyond].sort()).toEqual([...south].sort())
  })

  it('of supply for the Soviets is the eastern edge (9.10)', () => {
    expect(LAND.filter((hex) => columnOf(hex) === 60)).toHaveLength(52)
  })
})
