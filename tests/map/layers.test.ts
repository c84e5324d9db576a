import { beforeAll, describe, expect, test } from 'vitest'
import { sheet } from '@/components/games/a-victory-denied/sheet'
import { BARE } from '@/components/map/bare-scene'
import { drawFeatures } from '@/components/map/layers/features'
import { drawFront } from '@/components/map/layers/front'
import { drawGround } from '@/components/map/layers/ground'
import { drawPrint, placeNames, printOf } from '@/components/map/layers/names'
import { drawScene } from '@/components/map/layers/scene'
import { DAY } from '@/components/map/palette'
import { detailAt, type Pen } from '@/components/map/pen'
import type { Scene } from '@/components/map/scene'
import { buildTerrain } from '@/components/map/terrain'
import { type Mark, recordedContext, withoutBrowser } from '../support/canvas'

beforeAll(withoutBrowser)

const terrain = buildTerrain(sheet)
const rect = { x: 14, y: 12, width: 9, height: 9 }

function penAt(scale: number) {
  const { g, marks } = recordedContext()
  const pen: Pen = { g, terrain, palette: DAY, scale, detail: detailAt(scale), rect }
  return { pen, marks }
}

const printed = (scale: number): Mark[] => {
  const { pen, marks } = penAt(scale)
  drawGround(pen)
  drawFeatures(pen)
  drawFront(pen, new Set(sheet.lattice.hexes.filter((hex) => Number(hex.slice(2)) < 18)))
  return marks
}

const face = {
  side: 'west',
  symbol: 'armour',
  mark: 'xx',
  name: '3Pz',
  strength: '9-2-10',
  reduced: false,
} as const
const busy: Scene = {
  ...BARE,
  counters: [
    {
      id: 'a',
      hex: '3218',
      face: { ...face, key: 'a', steps: 2, box: '#abc' },
      spent: false,
      badge: null,
      ring: null,
    },
  ],
  choices: ['3219', '3220', '3119', '3120'].map((hex) => ({ hex, tone: 'go' as const, text: '3' })),
  veil: true,
  path: { hexes: ['3218', '3219'], text: '7' },
  zones: [{ side: 'east', hexes: ['3220', '3120'], inReach: true }],
  cursor: '3318',
}

const first = (marks: readonly Mark[], is: (mark: Mark) => boolean): number => {
  const at = marks.findIndex(is)
  expect(at).toBeGreaterThanOrEqual(0)
  return at
}
const inColour = (what: Mark['what'], colour: string) => (mark: Mark) =>
  mark.what === what && mark.colour === colour
const rising = (numbers: readonly number[]) => expect([...numbers].sort((a, b) => a - b)).toEqual(numbers)

describe('the printed map', () => {
  test('is laid on from paper to front line', () => {
    const marks = printed(64)
    rising([
      first(marks, inColour('fill', DAY.paper)),
      first(marks, inColour('fill', DAY.hill)),
      first(marks, inColour('fill', DAY.swamp)),
      first(marks, inColour('fill', DAY.woods)),
      first(marks, (mark) => mark.what === 'image'),
      first(marks, inColour('fill', DAY.crown)),
      first(marks, inColour('stroke', DAY.grid)),
      first(marks, inColour('stroke', DAY.waterEdge)),
      first(marks, inColour('stroke', DAY.water)),
      first(marks, inColour('stroke', DAY.road)),
      first(marks, inColour('stroke', DAY.bridge)),
      first(marks, inColour('stroke', DAY.front.west)),
    ])
  })

  test.each([
    ['overview', 14.9, { crown: false, road: false, bridge: false, crownLight: false }],
    ['operation', 15, { crown: true, road: true, bridge: false, crownLight: false }],
    ['operation', 29.9, { crown: true, road: true, bridge: false, crownLight: false }],
    ['manoeuvre', 30, { crown: true, road: true, bridge: true, crownLight: false }],
    ['manoeuvre', 49.9, { crown: true, road: true, bridge: true, crownLight: false }],
    ['play', 50, { crown: true, road: true, bridge: true, crownLight: true }],
  ] as const)('shows what belongs to the level %s at %s pixels to a hex', (_level, scale, shown) => {
    const marks = printed(scale)
    for (const [what, is] of Object.entries(shown)) {
      const colour = DAY[what as keyof typeof shown]
      expect([what, marks.some((mark) => mark.what !== 'image' && mark.colour === colour)]).toEqual([
        what,
        is,
      ])
    }
  })
})

describe('what lies on the map', () => {
  test('veil and hatch lie under the counters, names and the way over them', () => {
    const { pen, marks } = penAt(64)
    drawScene(pen, busy, { ratio: 3, cards: 64 })
    rising([
      first(marks, inColour('stroke', DAY.zone.east)),
      first(marks, inColour('fill', DAY.veil)),
      first(marks, inColour('stroke', DAY.reach)),
      first(marks, (mark) => mark.what === 'image'),
      first(marks, (mark) => mark.text === 'Orsha'),
      marks.findLastIndex(inColour('fill', DAY.reach)),
      first(marks, (mark) => mark.text === '7'),
    ])
  })

  test('a chip stands for the counters at the overview, a card from the operation level on', () => {
    for (const [scale, cards] of [
      [14.9, 0],
      [15, 1],
    ] as const) {
      const { pen, marks } = penAt(scale)
      drawScene(pen, { ...BARE, counters: busy.counters }, { ratio: 3, cards: scale })
      expect(marks.filter(({ what }) => what === 'image')).toHaveLength(cards)
    }
  })

  test('a unit that is done and one without supply are marked', () => {
    const marksOf = (change: object) => {
      const { pen, marks } = penAt(64)
      drawScene(
        pen,
        { ...BARE, numbers: false, stars: false, counters: [{ ...busy.counters[0]!, ...change }] },
        { ratio: 3, cards: 64 },
      )
      return marks.length
    }
    const plain = marksOf({})
    expect(marksOf({ spent: true })).toBeGreaterThan(plain)
    expect(marksOf({ badge: 'unsupplied' })).toBeGreaterThan(plain)
    expect(marksOf({ badge: 'isolated' })).toBeGreaterThan(plain)
  })

  test('hex numbers are written at the level of play only', () => {
    for (const [scale, written] of [
      [49.9, false],
      [50, true],
    ] as const) {
      const { pen, marks } = penAt(scale)
      drawPrint(pen, BARE)
      expect(marks.some(({ text }) => text === '3120')).toBe(written)
    }
  })

  test('what is written on the map changes with the hexes of counters and nothing else', () => {
    const chosen = busy.counters.map((counter) => ({ ...counter, ring: 'chosen' as const, spent: true }))
    expect(printOf({ ...busy, counters: chosen, choices: [] })).toBe(printOf(busy))
    const moved = busy.counters.map((counter) => ({ ...counter, hex: '3318' }))
    expect(printOf({ ...busy, counters: moved })).not.toBe(printOf(busy))
    expect(printOf({ ...busy, numbers: !busy.numbers })).not.toBe(printOf(busy))
  })
})

describe('names of towns', () => {
  const whole = (scale: number, places: typeof sheet.places): Pen => {
    const { width, height } = terrain.world
    const { pen } = penAt(scale)
    return {
      ...pen,
      terrain: { ...terrain, sheet: { ...sheet, places } },
      rect: { x: 0, y: 0, width, height },
    }
  }
  const overlaps = (labels: ReturnType<typeof placeNames>) =>
    labels.flatMap(({ text, box: a }, i) =>
      labels
        .slice(0, i)
        .filter(({ box: b }) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top)
        .map((other) => `${text} ${other.text}`),
    )

  test.each([6, 13, 15, 21, 24, 30, 44, 50, 90])('do not overlap at %s pixels to a hex', (scale) => {
    const labels = placeNames(whole(scale, sheet.places), { ...BARE, counters: busy.counters })
    expect(labels.length).toBeGreaterThan(5)
    expect(overlaps(labels)).toEqual([])
  })

  test('that find no room are left out rather than written over others', () => {
    const crowd = sheet.lattice.hexes
      .filter((hex) => hex >= '2500' && hex < '2900' && hex.slice(2) > '20' && hex.slice(2) < '26')
      .map((hex) => ({ hex, name: `Place of the number ${hex}`, size: 'town' as const, star: null }))
    const labels = placeNames(whole(34, crowd), BARE)
    expect(labels.length).toBeGreaterThan(3)
    expect(labels.length).toBeLessThan(crowd.length)
    expect(overlaps(labels)).toEqual([])
  })

  test('keep off a counter beside their town', () => {
    const { pen } = penAt(64)
    const { box } = placeNames(pen, busy).find(({ text }) => text === 'Orsha')!
    const { x, y } = terrain.world.centre('3218')
    const half = 0.34
    const wide = Math.min(box.right, x + half) - Math.max(box.left, x - half)
    const high = Math.min(box.bottom, y + half) - Math.max(box.top, y - half)
    expect(Math.max(0, wide) * Math.max(0, high)).toBeLessThan(0.02)
  })
})
