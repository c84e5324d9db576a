import { beforeAll, describe, expect, it, test } from 'vitest'
import { sheet } from '@/components/games/death-and-destruction/caucasus-sheet'
import { later } from '@/components/games/death-and-destruction/later-port'
import { on } from '@/components/games/death-and-destruction/level'
import { port } from '@/components/games/death-and-destruction/port'
import { sheet as small } from '@/components/games/death-and-destruction/sheet'
import { sheetOf } from '@/components/games/death-and-destruction/sheets'
import { tableWords } from '@/components/games/death-and-destruction/table-words'
import { drawWeatherLine } from '@/components/games/death-and-destruction/weather-line'
import type { ProudWords } from '@/components/games/proud-monster/table-words'
import { DAY } from '@/components/map/palette'
import type { Pen } from '@/components/map/pen'
import { printTerrain } from '@/components/map/print-terrain'
import type { Ground } from '@/components/map/sheet'
import { buildTerrain } from '@/components/map/terrain'
import { printedOn } from '@/components/wargame/legend/printed'
import { firstLookOf } from '@/components/wargame/pages/first-look'
import { foundBy } from '@/components/wargame/text/find'
import { game } from '@/lib/games/death-and-destruction'
import {
  MILITARY_ROADS,
  OIL_CENTRES,
  PLACES,
  RIVERS,
  type Terrain,
  terrainOf,
} from '@/lib/games/death-and-destruction/data/caucasus'
import { board, isOnMapC } from '@/lib/games/death-and-destruction/geometry'
import type { View } from '@/lib/games/proud-monster/view'
import { edgeKey } from '@/lib/hex/edge'
import type { Point } from '@/lib/hex/layout'
import { de } from '@/lib/words/de'
import { en } from '@/lib/words/en'
import { LANGUAGES, type Language } from '@/lib/words/language'
import { wordsOf } from '@/lib/words/words'
import { isWithin, linesOf, recordedContext, withoutBrowser } from '../../support/canvas'
import { catalogueOf } from '../../support/catalogues'
import { position } from './given'

beforeAll(withoutBrowser)

const GROUNDS: Readonly<Record<Terrain, Ground>> = {
  ...{ clear: 'clear', steppe: 'steppe', forest: 'woods', hills: 'hill', mountain: 'mountain' },
  ...{ marsh: 'swamp', lake: 'lake', sea: 'sea', off: 'off' },
}
const terrain = buildTerrain(sheet)
const { world } = terrain
const viewOf = (setting: Parameters<typeof position>[0]) =>
  game.view(position(setting), 'german' as never) as unknown as View
const sidesOf = (lines: readonly { sides: readonly { a: string; b: string }[] }[]) =>
  new Set(lines.flatMap(({ sides }) => sides.map(({ a, b }) => edgeKey(a, b))))

test('the line of the weather is drawn where it lies in its turn', () => {
  const bare = buildTerrain(small)
  const isDrawn = (code: number, a: string, b: string): boolean => {
    const { g, marks, calls } = recordedContext()
    const pen: Pen = {
      g,
      palette: DAY,
      terrain: bare,
      scale: 64,
      detail: 3,
      rect: { x: 0, y: 0, ...bare.world },
    }
    drawWeatherLine(pen, on(viewOf({ code }).table))
    expect(marks.map(({ what, colour }) => [what, colour])).toEqual([['stroke', DAY.river]])
    const [, path] = calls.find(([name]) => name === 'stroke')!
    const [p, q] = [a, b].map((hex) => bare.world.centre(hex)) as [Point, Point]
    const middle = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }
    return linesOf(path as Path2D)
      .flat()
      .some(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) < 1e-6)
  }
  // 13.2: 1807S ends the diagonal of 218, and 5018S lies on that of 318.
  expect([124, 218, 318].map((code) => isDrawn(code, '1806S', '1807S'))).toEqual([false, true, false])
  expect([124, 218, 318].map((code) => isDrawn(code, '5017S', '5018S'))).toEqual([false, false, true])
})

describe('the map of all three sheets', () => {
  it('has the hexes of the rules, and paper around them up to its corners', () => {
    expect(sheet.lattice.hexes).toEqual(board.hexes)
    expect(sheet.lattice.beyond).toHaveLength(61 * 71 - board.hexes.length)
    // What fills the corners is no hex to anybody.
    for (const hex of sheet.lattice.beyond!) expect(world.hexAt(world.centre(hex)), hex).toBeNull()
    for (const hex of board.hexes) expect(world.hexAt(world.centre(hex))).toBe(hex)
  })

  it('shows on Map C what the data say', () => {
    for (const hex of board.hexes.filter(isOnMapC))
      expect(sheet.ground(hex), hex).toBe(GROUNDS[terrainOf(hex)])
    // 3.8, 3.9, 3.5, and the two seas.
    expect(['2501C', '1805C', '1013C', '1003C', '3603C'].map(sheet.ground)).toEqual([
      ...['steppe', 'mountain', 'off', 'sea', 'sea'],
    ])
    const named = new Map(sheet.places.map(({ hex, name }) => [hex, name]))
    for (const { hex, name } of PLACES) expect(named.get(hex)).toBe(name)
    for (const [hex, name] of [
      ['3617C', 'Baku'],
      ['3107C', 'Makhachkala'],
      ['1507C', 'Poti'],
      ['1509C', 'Batum'],
      ['2310C', 'Tiflis'],
      ['5913S', 'Stalingrad'],
    ])
      expect(named.get(hex!)).toBe(name)
    expect(sheet.wells).toEqual(OIL_CENTRES.map(({ hex }) => hex))
    expect(sheet.wells!.every((hex) => named.has(hex))).toBe(true)
    expect(sheet.passes).toEqual(MILITARY_ROADS.map(({ hexes }) => hexes))
    const drawn = sidesOf(sheet.rivers)
    for (const side of sidesOf(RIVERS)) expect(drawn, side).toContain(side)
  })

  it('shows no river between two hexes of land that the rules know of none', () => {
    const known = new Set([...sidesOf(RIVERS), ...sidesOf(small.rivers)])
    const isLand = (hex: string) => board.has(hex) && !['sea', 'off'].includes(sheet.ground(hex))
    const wrong = sheet.rivers.flatMap(({ sides }) =>
      sides.filter(({ a, b }) => isLand(a) && isLand(b) && !known.has(edgeKey(a, b))),
    )
    expect(wrong).toEqual([])
  })

  it('leads the Kuban over the join, and the Volga into the Caspian', () => {
    const streams = terrain.streams()
    expect(streams.filter(({ name }) => name === 'Kuban')).toHaveLength(1)
    const mouth = streams.filter(({ name }) => name === 'Volga').flatMap(({ corners }) => corners)
    const sea = ['6722S', '6723S'].map((hex) => world.centre(hex))
    expect(mouth.some((at) => sea.some(({ x, y }) => Math.hypot(at.x - x, at.y - y) < 1))).toBe(true)
  })

  it.each(['sea', 'lake'] as const)(
    'draws the shore of each %s so that every hex keeps its middle',
    (kind) => {
      const whole = { x: 0, y: 0, width: world.width, height: world.height }
      const { path } = printTerrain(terrain).shore(kind, whole, 0)!
      const rings = linesOf(path)
      const wrong = board.hexes.filter(
        (hex) => isWithin(rings, world.centre(hex)) !== (sheet.ground(hex) === kind),
      )
      expect(wrong).toEqual([])
    },
  )

  it('lies where the small one lies, so that whoever looks at a hex goes on doing so', () => {
    const before = buildTerrain(small).world
    for (const hex of small.lattice.hexes) expect(world.centre(hex)).toEqual(before.centre(hex))
  })

  it('is called in both languages what it shows', async () => {
    const german = await sheetOf('de', 'caucasus')
    const names = (one: typeof sheet) => new Map(one.places.map(({ hex, name }) => [hex, name]))
    expect(['3107C', '5017N', '2307C', '3209C'].map((hex) => names(german).get(hex))).toEqual([
      ...['Machatschkala', 'Moskau', 'Kasbek', 'Isberbasch'],
    ])
    const { places, printed } = await import('@/lib/games/death-and-destruction/words/places.de')
    const parents = await import('@/lib/games/proud-monster/words/places.de')
    const told = { ...parents.places, ...places, ...printed }
    for (const { name } of sheet.places) if (name) expect(told, name).toHaveProperty([`town-${name}`])
    for (const { name } of sheet.rivers) expect(told, name).toHaveProperty([`river-${name}`])
    for (const language of LANGUAGES) {
      const { words = {} } = await sheetOf(language, 'caucasus')
      for (const { id, from, to } of sheet.regions!) {
        expect(words[`region-${id}`], id).toBeTruthy()
        const known = new Set([...board.hexes, ...sheet.lattice.beyond!])
        expect([from, to].every((hex) => known.has(hex))).toBe(true)
      }
    }
  })

  test.each(LANGUAGES)('has a legend in %s of all that it shows', async (language) => {
    const { screen } = await catalogueOf('death-and-destruction', language)
    const keys = printedOn(sheet, world).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of ['clear', 'steppe', 'mountain', 'hill', 'well', 'pass', 'highway', 'line-border'])
      expect(keys).toContain(key)
    for (const key of keys) expect(Object.hasOwn(screen, `legend.${key}`), key).toBe(true)
  })
})

test.each([
  ['en', 'Mountains, military road', 'Hills, oil centre', 'Steppe'],
  ['de', 'Gebirge, Heerstraße', 'Hügel, Ölzentrum', 'Steppe'],
] as const)('what is told of its hexes in %s', async (language, pass, oil, open) => {
  const told = tableWords(
    wordsOf(language, { en, de }[language]),
    await catalogueOf('death-and-destruction', language),
  ) as ProudWords
  expect(['2307C', '2405C', '2501C'].map((hex) => port.ground(told, hex))).toEqual([pass, oil, open])
})

describe('which map is shown', () => {
  it('changes with the view: with Map C as long as it is joined', async () => {
    const shown = async (setting: Parameters<typeof position>[0]) =>
      (await sheetOf('en', port.sheet?.(viewOf(setting)))).lattice.has('3617C')
    expect(await shown({ code: 214 })).toBe(false)
    expect(await shown({ code: 214, caucasus: true })).toBe(true)
    expect(await shown({ code: 214, shelved: true })).toBe(false)
  })

  it('is that of the view in the picture of a link as well', async () => {
    const asked: (string | null | undefined)[] = []
    const { picture } = firstLookOf(
      {
        ...{ port, later, tableWords, catalogue: await catalogueOf('death-and-destruction', 'en') },
        sheetOf: (language: Language, name?: string | null) => {
          asked.push(name)
          return sheetOf(language, name)
        },
      } as unknown as Parameters<typeof firstLookOf>[0],
      wordsOf('en', en),
    )
    const stands = { result: null, stage: 'play', scenario: 'war' } as const
    for (const caucasus of [false, true])
      await picture({ ...stands, view: viewOf({ code: 214, caucasus }) } as Parameters<typeof picture>[0])
    expect(asked).toEqual([null, 'caucasus'])
  })

  it('has a place for each unit on Map C, and finds its towns', async () => {
    const view = viewOf({ code: 214, caucasus: true, units: { 'DE-PZ-3': '2102C', 'DE-GEB-1': '1805C' } })
    const shown = await sheetOf('en', port.sheet?.(view))
    const places = port.pieces(view).map(({ hex }) => hex)
    expect(places.sort()).toEqual(['1805C', '2102C'])
    for (const hex of places) expect(shown.lattice.has(hex)).toBe(true)
    const words = tableWords(wordsOf('en', en), await catalogueOf('death-and-destruction', 'en'))
    expect(foundBy(words, shown, [], 'Baku')).toMatchObject([{ hex: '3617C' }])
    expect(foundBy(words, shown, [], '2307c')).toMatchObject([{ hex: '2307C' }])
    // What is no town is found as well.
    expect(foundBy(words, shown, [], 'elbrus')).toMatchObject([{ hex: '1805C', name: 'Elbrus 1805C' }])
    expect(foundBy(words, await sheetOf('en'), [], 'Baku')).toEqual([])
  })
})

test('a moment before it was joined is shown without it, and one before it was put away with it (3.2, 3.13)', () => {
  const seen = (caucasus: boolean) => viewOf({ code: 214, caucasus, units: { 'SU-GRD-1': '6012S' } })
  const shown = (now: boolean, then: boolean) => {
    const past = port.past(seen(now), game.board(seen(then) as never))
    return [port.sheet!(past), port.tokens(past).some(({ hex }) => isOnMapC(hex))]
  }
  expect(shown(true, false)).toEqual([null, false])
  expect(shown(false, true)).toEqual(['caucasus', true])
})
