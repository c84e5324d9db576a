import { beforeAll, expect, test } from 'vitest'
import { sheet as minsk } from '@/components/games/a-victory-denied/sheet'
import { sheet } from '@/components/games/moscow-1941/sheet'
import { BARE } from '@/components/map/bare-scene'
import { type Box, meets } from '@/components/map/layers/box'
import { drawOver } from '@/components/map/layers/highlights'
import { placeNames } from '@/components/map/layers/names'
import { detailAt } from '@/components/map/pen'
import { PRINT_DAY } from '@/components/map/print-palette'
import type { Scene } from '@/components/map/scene'
import { buildTerrain } from '@/components/map/terrain'
import { COUNTERS as MARKS } from '@/lib/games/a-victory-denied/data/counters'
import { board } from '@/lib/games/a-victory-denied/geometry'
import { COUNTERS } from '@/lib/games/moscow-1941/data/units'
import { moments } from '../games/a-victory-denied/moments'
import { recordedContext, withoutBrowser } from '../support/canvas'

beforeAll(withoutBrowser)

const terrain = buildTerrain(sheet)
const face = {
  side: 'east',
  symbol: 'infantry',
  mark: 'xxxx',
  name: '1',
  strength: '2-3',
  reduced: false,
} as const

interface Unit {
  readonly id: string
  readonly hex: string
  readonly side: string
}
/** Where somebody may be attacked who is Soviet. */
const targetsOf = (units: readonly Unit[]) => [
  ...new Set(units.flatMap(({ hex, side }) => (side === 'soviet' ? [hex] : []))),
]

/** The tags of some odds against all who may be attacked, and the names on which they lie. */
function tagged(on: typeof terrain, units: readonly Unit[], text: string, scale: number) {
  const scene: Scene = {
    ...BARE,
    counters: units.map(({ id, hex }) => ({
      ...{ id, hex, spent: false, badge: null, ring: null },
      face: { ...face, key: id, steps: 0, box: '#abc' },
    })),
    choices: targetsOf(units).map((hex) => ({ hex, tone: 'fight', text })),
  }
  const { g, calls } = recordedContext()
  const rect = { x: 0, y: 0, width: on.world.width, height: on.world.height }
  const pen = { g, terrain: on, palette: PRINT_DAY, scale, detail: detailAt(scale), rect }
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
  const covered = names.filter(({ box }) => tags.some((tag) => meets(tag, box))).map(({ text }) => text)
  return { tags, covered }
}

/** All that begins on the map. */
const units = Object.values(COUNTERS).flatMap(({ id, hex, side }) => (hex ? [{ id, hex, side }] : []))

test.each([46, 56, 64, 80])(
  'odds lie on no name between the rows of hexes, at %s pixels to a hex',
  (scale) => {
    const { tags, covered } = tagged(terrain, units, '10:1', scale)
    expect(tags.length).toBeGreaterThan(10)
    expect(covered).toEqual([])
    // And on no strength.
    for (const tag of tags) {
      const x = (tag.left + tag.right) / 2
      const centre = targetsOf(units)
        .map(terrain.world.centre)
        .find((at) => Math.abs(at.x - x) < 0.01 && at.y > tag.top && at.y < tag.top + 1)!
      expect(tag.bottom - centre.y).toBeLessThan(0.08)
    }
  },
)

test.each([42, 46, 56])('nor on a name beside them, at %s pixels to a hex', (scale) => {
  // About Smolensk, whose name lies among those who are attacked.
  const { fight } = moments('game-1', {
    fight: ({ table }, due) => table.turn === 4 && due?.step === 'fight',
  })
  const standing = Object.entries(fight.table.counters).flatMap(([id, { at }]) =>
    board.has(at) ? [{ id, hex: at, side: MARKS[id]!.side }] : [],
  )
  const { tags, covered } = tagged(buildTerrain(minsk), standing, '3-1', scale)
  expect(tags.length).toBeGreaterThan(20)
  expect(covered).toEqual([])
})

test.each([30, 34, 38, 52])(
  'nor, rather than on a name, on the strength of its card, at %s pixels to a hex',
  (scale) => {
    // Names of towns lie above cards of a front that is attacked all along.
    const { fight } = moments('game-1', {
      fight: ({ table }, due) => table.turn === 1 && due?.step === 'fight',
    })
    const standing = Object.entries(fight.table.counters).flatMap(([id, { at }]) =>
      board.has(at) ? [{ id, hex: at, side: MARKS[id]!.side }] : [],
    )
    const on = buildTerrain(minsk)
    const { tags } = tagged(on, standing, '5-1', scale)
    expect(tags.length).toBeGreaterThan(10)
    for (const tag of tags) {
      const x = (tag.left + tag.right) / 2
      const near = targetsOf(standing)
        .map(on.world.centre)
        .filter((at) => Math.abs(at.x - x) < 0.51 && at.y > tag.top - 0.1 && at.y < tag.top + 1)
      const low = Math.min(...near.map((at) => tag.bottom - at.y))
      expect(low).toBeLessThan(0.105)
    }
  },
)

test('letters of a recap that would cover each other stand in one tag', () => {
  const { hexes } = sheet.lattice
  const [hex] = hexes
  const beside = sheet.lattice.neighbours(hex!)[0]!
  const choices = [hex!, beside].map((one, n) => ({ hex: one, tone: 'pick' as const, text: 'AD'[n]! }))
  const { g, calls } = recordedContext()
  const rect = { x: 0, y: 0, width: terrain.world.width, height: terrain.world.height }
  drawOver({ g, terrain, palette: PRINT_DAY, scale: 12, detail: detailAt(12), rect }, { ...BARE, choices })
  const written = calls.flatMap(([name, text]) => (name === 'fillText' ? [text] : []))
  expect(written).toEqual(['A D'])
})
