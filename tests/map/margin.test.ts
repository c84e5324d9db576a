import { beforeAll, expect, test } from 'vitest'
import { sheet } from '@/components/games/a-victory-denied/sheet'
import { BARE } from '@/components/map/bare-scene'
import { DAY } from '@/components/map/palette'
import { buildTerrain } from '@/components/map/terrain'
import type { Tiles } from '@/components/map/tiles'
import { drawMap, type Look } from '@/components/map/viewport'
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
