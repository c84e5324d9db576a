import { beforeAll, describe, expect, test } from 'vitest'
import { sheet } from '@/components/games/a-victory-denied/sheet'
import { BARE } from '@/components/map/bare-scene'
import { drawCard } from '@/components/map/layers/card'
import { drawCounters } from '@/components/map/layers/counters'
import { drawFeatures } from '@/components/map/layers/features'
import { drawFront } from '@/components/map/layers/front'
import { drawGround } from '@/components/map/layers/ground'
import { drawPrint, placeNames, printOf } from '@/components/map/layers/names'
import { drawScene } from '@/components/map/layers/scene'
import { drawHighStack, frontOf } from '@/components/map/layers/stack'
import { DAY } from '@/components/map/palette'
import { detailAt, type PrintPen } from '@/components/map/pen'
import { PRINT_DAY, printPalette } from '@/components/map/print-palette'
import type { CounterFace, Scene, SceneCounter, StackHeight } from '@/components/map/scene'
import { buildTerrain } from '@/components/map/terrain'
import { type Mark, recordedContext, withoutBrowser } from '../support/canvas'

beforeAll(withoutBrowser)

const terrain = buildTerrain(sheet)
const rect = { x: 14, y: 12, width: 9, height: 9 }

function penAt(scale: number) {
  const { g, marks } = recordedContext()
  const pen: PrintPen = { g, terrain, palette: PRINT_DAY, scale, detail: detailAt(scale), rect }
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
      first(marks, inColour('fill', PRINT_DAY.paper)),
      first(marks, inColour('fill', PRINT_DAY.hill)),
      first(marks, inColour('fill', PRINT_DAY.swamp)),
      first(marks, inColour('fill', PRINT_DAY.woods)),
      first(marks, (mark) => mark.what === 'image'),
      first(marks, inColour('fill', PRINT_DAY.crown)),
      first(marks, inColour('stroke', PRINT_DAY.grid)),
      first(marks, inColour('stroke', PRINT_DAY.waterEdge)),
      first(marks, inColour('stroke', PRINT_DAY.water)),
      first(marks, inColour('stroke', PRINT_DAY.road)),
      first(marks, inColour('stroke', PRINT_DAY.bridge)),
      first(marks, inColour('stroke', PRINT_DAY.front.west)),
    ])
  })

  test.each([
    ['overview', 8.9, { crown: false, road: false, bridge: false, crownLight: false }],
    ['overview', 14.9, { crown: true, road: false, bridge: false, crownLight: false }],
    ['operation', 15, { crown: true, road: true, bridge: false, crownLight: false }],
    ['operation', 29.9, { crown: true, road: true, bridge: false, crownLight: false }],
    ['manoeuvre', 30, { crown: true, road: true, bridge: true, crownLight: false }],
    ['manoeuvre', 49.9, { crown: true, road: true, bridge: true, crownLight: false }],
    ['play', 50, { crown: true, road: true, bridge: true, crownLight: true }],
  ] as const)('shows what belongs to the level %s at %s pixels to a hex', (_level, scale, shown) => {
    const marks = printed(scale)
    for (const [what, is] of Object.entries(shown)) {
      const colour = PRINT_DAY[what as keyof typeof shown]
      expect([what, marks.some((mark) => mark.what !== 'image' && mark.colour === colour)]).toEqual([
        what,
        is,
      ])
    }
  })
})

describe('what lies on the map', () => {
  test('veil, hatch and the way lie under the counters, names and where it ends over them', () => {
    const { pen, marks } = penAt(64)
    drawScene(pen, busy, { ratio: 3, cards: 64 })
    rising([
      first(marks, inColour('stroke', PRINT_DAY.zone.east)),
      first(marks, inColour('fill', PRINT_DAY.veil)),
      first(marks, inColour('stroke', PRINT_DAY.reach)),
      first(marks, (mark) => mark.what === 'image'),
      first(marks, (mark) => mark.text === 'Orsha'),
      marks.findLastIndex(inColour('fill', PRINT_DAY.reach)),
      first(marks, (mark) => mark.text === '7'),
    ])
  })

  test('pieces above a hex lie apart from others above it alone', () => {
    const { g, calls } = recordedContext()
    const { pen } = penAt(64)
    const above = ['3318', '3319', '3319'].map((hex) => ({
      ...{ hex, face: { ...face, key: hex, steps: 1, box: '', draw: () => undefined } },
    }))
    drawCounters({ ...pen, g }, { ...BARE, above }, { ratio: 1, cards: 64 })
    const places = calls.flatMap(([name, x]) => (name === 'translate' ? [Number(x)] : []))
    const off = places.map((x, n) => x - terrain.world.centre(above[n]!.hex).x)
    expect(off).toHaveLength(3)
    expect(off[1]).toBeCloseTo(off[0]!)
    expect(off[2]).toBeGreaterThan(off[1]!)
  })

  test('odds stand above the cursor, so that it does not strike them through', () => {
    const { pen, marks } = penAt(64)
    const attacked = { ...busy, choices: [{ hex: '3318', tone: 'fight' as const, text: '4-1' }] }
    drawScene(pen, attacked, { ratio: 3, cards: 64 })
    const cursor = marks.findLastIndex(inColour('stroke', pen.palette.label))
    expect(cursor).toBeGreaterThan(0)
    expect(first(marks, (mark) => mark.text === '4-1')).toBeGreaterThan(cursor)
  })

  test('of odds that would cover each other one stands, that under the cursor before others', () => {
    const choices = ['3318', '3319', '3320'].map((hex, n) => ({
      ...{ hex, tone: 'fight' as const, text: `${n + 1}–8:1+` },
    }))
    const tagsAt = (scale: number) => {
      const { pen, marks } = penAt(scale)
      drawScene(pen, { ...BARE, choices, cursor: '3319' }, { ratio: 3, cards: scale })
      return marks.flatMap(({ text }) => (text?.endsWith(':1+') ? [text] : []))
    }
    expect(tagsAt(28)).toEqual(['2–8:1+'])
    expect(tagsAt(90)).toHaveLength(3)
    expect(tagsAt(20)).toEqual([])
  })

  test('what is picked out has its number on the whole map as well, where odds have none', () => {
    const { pen, marks } = penAt(12)
    const choices = [
      { hex: '3319', tone: 'pick', text: '1' },
      { hex: '3719', tone: 'fight', text: '3:1' },
    ] as const
    drawScene(pen, { ...BARE, choices }, { ratio: 3, cards: 12 })
    const written = marks.flatMap(({ text }) => text ?? [])
    expect(written).toContain('1')
    expect(written).not.toContain('3:1')
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

  test('a unit that is done and one with a badge are marked', () => {
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
    for (const shape of ['triangle', 'square'])
      expect(marksOf({ badge: { shape, letter: '!', colour: '#b35c00' } })).toBeGreaterThan(plain)
  })

  test('one card stands for a high stack, with its number, or with one back where nobody may know it', () => {
    const ten = Array.from({ length: 10 }, (_, i) => ({ ...busy.counters[0]!, id: `unit-${i}` }))
    const drawn = (height: StackHeight) => {
      const { pen, marks } = penAt(34)
      const stacks = { heights: new Map([['3218', height]]), draw: drawHighStack }
      drawScene(pen, { ...BARE, numbers: false, counters: ten, stacks }, { ratio: 3, cards: 34 })
      const cards = marks.filter(({ what }) => what === 'image').length
      const backs = marks.filter(inColour('fill', PRINT_DAY.card.west.ground)).length
      return { cards, backs, told: marks.flatMap(({ text }) => (text && /^\d+$/.test(text) ? [text] : [])) }
    }
    expect(drawn(10)).toEqual({ cards: 1, backs: 3, told: ['10'] })
    expect(drawn(2)).toEqual({ cards: 1, backs: 1, told: ['2'] })
    expect(drawn('several')).toEqual({ cards: 1, backs: 1, told: [] })
    for (const height of [1, 'one'] as const) expect(drawn(height)).toEqual({ cards: 1, backs: 0, told: [] })
  })

  test('the card of a stack is in shade when all have done their part, and shows that one may be taken', () => {
    const [one] = busy.counters as [SceneCounter]
    const [done, able] = [
      { ...one, spent: true },
      { ...one, ring: 'active' as const },
    ]
    expect(frontOf([able, done])).toMatchObject({ spent: false, ring: 'active' })
    expect(frontOf([done, done])).toMatchObject({ spent: true, ring: null })
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
  const whole = (scale: number, places: typeof sheet.places): PrintPen => {
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
    // What reached beyond the sheet there, a window would cut off.
    const cut = labels.filter(({ box }) => box.left < 0 || box.right > terrain.world.width)
    expect(cut).toEqual([])
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

  test('lie over no strength where counters stand everywhere, and those of cities keep their place', () => {
    const counters = sheet.lattice.hexes.map((hex) => ({ ...busy.counters[0]!, id: hex, hex }))
    for (const scale of [34, 64]) {
      const pen = whole(scale, sheet.places)
      const [full, empty] = [counters, []].map((counters) => placeNames(pen, { ...BARE, counters }))
      const strengths = sheet.lattice.hexes.map((hex) => terrain.world.centre(hex))
      const hidden = full!.filter(({ box }) =>
        strengths.some(
          ({ x, y }) =>
            box.left < x + 0.33 && box.right > x - 0.33 && box.top < y + 0.33 && box.bottom > y + 0.09,
        ),
      )
      expect(hidden.map(({ text }) => text)).toEqual([])
      const cities = sheet.places.flatMap(({ name, size }) => (size === 'city' ? [name] : []))
      const of = (labels: typeof full) =>
        labels!.filter(({ text }) => cities.includes(text)).map(({ at }) => at)
      expect(of(full)).toEqual(of(empty))
      expect(of(full)).toHaveLength(cities.length)
    }
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

test('weather is seen: mud has its ruts, a frozen river is broken by lines, hard frost has its colours', () => {
  const count = (season?: 'mud' | 'frost' | 'snow') => {
    const { pen, marks } = penAt(60)
    const dressed = { ...pen, palette: printPalette(false, season) }
    drawGround(dressed)
    drawFeatures(dressed)
    return marks.length
  }
  const dry = count()
  expect([count('mud') > dry, count('frost'), count('snow') > dry]).toEqual([true, dry, true])
  expect(printPalette(false, 'frost').paper).not.toBe(PRINT_DAY.paper)
  expect(printPalette(true, 'snow')).toBe(printPalette(true, 'snow'))
})

test('a counter that its game draws is drawn by it, with the usual card where it wants it', () => {
  const { g, marks } = recordedContext()
  const own: string[] = []
  const draw: CounterFace['draw'] = ({ side, card }) => {
    own.push(`${side}`)
    card()
  }
  drawCard(g, { ...face, key: 'a', steps: 0, box: '#abc' }, DAY, 3, 60)
  const usual = marks.length
  expect(usual).toBeGreaterThan(0)
  drawCard(g, { ...face, key: 'b', steps: 0, box: '#abc', draw }, DAY, 3, 60)
  expect([own, marks.length]).toEqual([['60'], 2 * usual])
  drawCard(g, { ...face, key: 'c', steps: 0, box: '#abc', draw: () => undefined }, DAY, 3, 60)
  expect(marks).toHaveLength(2 * usual)
})
