import { beforeAll, expect, test } from 'vitest'
import { sheet } from '@/components/games/moscow-1941/sheet'
import { BARE } from '@/components/map/bare-scene'
import { type Box, meets } from '@/components/map/layers/box'
import { drawOver } from '@/components/map/layers/highlights'
import { placeNames } from '@/components/map/layers/names'
import { detailAt } from '@/components/map/pen'
import { PRINT_DAY } from '@/components/map/print-palette'
import type { Scene } from '@/components/map/scene'
import { buildTerrain } from '@/components/map/terrain'
import { COUNTERS } from '@/lib/games/moscow-1941/data/units'
import { recordedContext, withoutBrowser } from '../support/canvas'

beforeAll(withoutBrowser)

const terrain = buildTerrain(sheet)
const { width, height } = terrain.world
const face = {
  side: 'east',
  symbol: 'infantry',
  mark: 'xxxx',
  name: '1',
  strength: '2-3',
  reduced: false,
} as const

/** All that begins on the map; whoever is Soviet may be attacked. */
const units = Object.values(COUNTERS).flatMap(({ id, hex, side }) => (hex ? [{ id, hex, side }] : []))
const targets = [...new Set(units.flatMap(({ hex, side }) => (side === 'soviet' ? [hex] : [])))]

test.each([46, 56, 64, 80])(
  'odds lie on no name between the rows of hexes, at %s pixels to a hex',
  (scale) => {
    const scene: Scene = {
      ...BARE,
      counters: units.map(({ id, hex }) => ({
        ...{ id, hex, spent: false, badge: null, ring: null },
        face: { ...face, key: id, steps: 0, box: '#abc' },
      })),
      choices: targets.map((hex) => ({ hex, tone: 'fight', text: '10:1' })),
    }
    const { g, calls } = recordedContext()
    const rect = { x: 0, y: 0, width, height }
    const pen = { g, terrain, palette: PRINT_DAY, scale, detail: detailAt(scale), rect }
    const names = placeNames(pen, scene)
    drawOver(pen, scene)
    const tags = calls.flatMap(([name, left, top, wide, high]): Box[] =>
      name === 'roundRect'
        ? [
            {
              left: Number(left),
              top: Number(top),
              right: Number(left) + Number(wide),
              bottom: Number(top) + Number(high),
            },
          ]
        : [],
    )
    expect(tags.length).toBeGreaterThan(10)
    const covered = names.filter(({ box }) => tags.some((tag) => meets(tag, box))).map(({ text }) => text)
    expect(covered).toEqual([])
    // And on no strength.
    for (const tag of tags) {
      const x = (tag.left + tag.right) / 2
      const centre = targets
        .map(terrain.world.centre)
        .find((at) => Math.abs(at.x - x) < 0.01 && at.y > tag.top && at.y < tag.top + 1)!
      expect(tag.bottom - centre.y).toBeLessThan(0.08)
    }
  },
)
