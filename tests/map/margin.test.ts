import { beforeAll, expect, test } from 'vitest'
import { sheet } from '@/components/games/a-victory-denied/sheet'
import { BARE } from '@/components/map/bare-scene'
import { DAY } from '@/components/map/palette'
import { buildTerrain } from '@/components/map/terrain'
import type { Tiles } from '@/components/map/tiles'
import { drawMap, drawPieces, type Look, roomFor, uncovered } from '@/components/map/viewport'
import { recordedContext, withoutBrowser } from '../support/canvas'

beforeAll(withoutBrowser)

test('the sheet has a margin of paper where the whole of it lies on the table', () => {
  const { g, marks } = recordedContext()
  Object.assign(g, { canvas: { width: 600, height: 600 } })
  const size = { width: 600, height: 600 }
  const look: Look = {
    ...{ terrain: buildTerrain(sheet), palette: DAY, ratio: 1, size },
    ...{ open: { x: 0, y: 0, ...size }, margin: { x: 0, y: 0 }, beyond: { x: 0, y: 0 } },
  }
  const tiles = { draw: () => g.drawImage({} as CanvasImageSource, 0, 0) } as unknown as Tiles
  drawMap(g, look, { x: 50, y: 50, k: 8 }, { tiles, rough: false, scene: BARE })
  // Tiles reach beyond the sheet: the margin lies over them.
  const after = marks.slice(marks.findIndex(({ what }) => what === 'image'))
  expect(after.slice(1, 4)).toEqual([
    { what: 'stroke', colour: DAY.paper, width: 0.3 },
    expect.objectContaining({ what: 'stroke', colour: DAY.cityInk }),
    expect.objectContaining({ what: 'stroke', colour: DAY.cityInk }),
  ])
})

test('pieces are drawn where no bar or sheet covers them, with what is seen beside round corners', () => {
  const size = { width: 390, height: 600 }
  const look: Look = {
    ...{ terrain: buildTerrain(sheet), palette: DAY, ratio: 3, size },
    ...{ open: { x: 0, y: 40.5, width: 390, height: 300 }, margin: { x: 48, y: 75 }, beyond: { x: 0, y: 0 } },
  }
  expect(uncovered(look)).toEqual({ x: 0, y: 12, width: 390, height: 357 })
  // Their canvas covers that, on whole device pixels, and what was once needed.
  expect(roomFor({ x: 0, y: 12, width: 390, height: 357 }, null, 2.5)).toEqual({
    x: 0,
    y: 12,
    width: 390,
    height: 357.2,
  })
  expect(
    roomFor({ x: 0, y: 13, width: 390, height: 300 }, { x: 0, y: 28, width: 390, height: 400 }, 2),
  ).toEqual({ x: 0, y: 13, width: 390, height: 415 })
  // Nothing lies beyond the window.
  const whole = { x: 0, y: 0, ...size }
  expect(uncovered({ ...look, open: whole })).toEqual(whole)

  const at = { x: -900, y: -900, k: 64 }
  const { world } = look.terrain
  const isIn = (hex: string, top: number, bottom: number) => {
    const { x, y } = world.centre(hex)
    const [left, down] = [x * at.k + at.x, y * at.k + at.y]
    return left > 100 && left < 290 && down > top && down < bottom
  }
  const [open, covered] = [
    [100, 250],
    [500, 560],
  ].map(([top, bottom]) => sheet.lattice.hexes.find((hex) => isIn(hex, top!, bottom!))!)
  const face = {
    ...{ side: 'west', symbol: 'armour', mark: 'xx', name: '3Pz' },
    strength: '9-2-10',
    reduced: false,
  }
  const counters = [open, covered].map((hex) => ({
    ...{ id: hex!, hex: hex!, spent: false, badge: null, ring: null },
    face: { ...face, key: 'a', steps: 2, box: '#abc' } as never,
  }))
  const cardsIn = (part: typeof whole | null) => {
    const { g, calls } = recordedContext()
    drawPieces(g, look, at, {
      scene: { ...BARE, counters, numbers: false },
      cards: 64,
      part,
      corner: part ?? whole,
    })
    return calls.filter(([name, , ...size]) => name === 'drawImage' && size.length === 2).length
  }
  expect(cardsIn(whole) - cardsIn(uncovered(look))).toBeGreaterThan(0)
  expect(cardsIn(null)).toBeGreaterThanOrEqual(cardsIn(whole))
})
