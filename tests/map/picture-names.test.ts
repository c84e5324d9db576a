import { beforeAll, expect, test } from 'vitest'
import { sheet } from '@/components/games/a-victory-denied/sheet'
import { BARE } from '@/components/map/bare-scene'
import { type Box, meets } from '@/components/map/layers/box'
import { COUNTER_SIDE } from '@/components/map/layers/counters'
import { placeNames } from '@/components/map/layers/names'
import { detailAt } from '@/components/map/pen'
import { PRINT_DAY } from '@/components/map/print-palette'
import type { Scene } from '@/components/map/scene'
import { buildTerrain } from '@/components/map/terrain'
import { recordedContext, withoutBrowser } from '../support/canvas'

beforeAll(withoutBrowser)

const terrain = buildTerrain(sheet)
const { world } = terrain
const face = {
  ...({ side: 'east', symbol: 'infantry', mark: 'xxxx', name: '1' } as const),
  ...{ strength: '2-3', reduced: false, key: '', steps: 0, box: '#abc' },
}

test('a city in a picture keeps off the counters that stand there, and within what is seen', () => {
  const { hex } = sheet.places.find(({ name }) => name === 'Mogilev')!
  const at = world.centre(hex)
  const below = world.lattice.neighbours(hex).filter((next) => world.centre(next).y > at.y)
  const scene: Scene = {
    ...BARE,
    counters: [hex, ...below].map((hex) => ({ id: hex, hex, spent: false, badge: null, ring: null, face })),
  }
  // It lies just beside the right edge.
  const rect = { x: at.x - 5, y: at.y - 4, width: 5.4, height: 8 }
  const named = (isPicture: boolean): Box => {
    const { g } = recordedContext()
    const pen = { g, terrain, palette: PRINT_DAY, scale: 24, detail: detailAt(24), rect }
    return placeNames(isPicture ? { ...pen, written: 'picture' } : pen, scene).find(
      ({ text }) => text === 'Mogilev',
    )!.box
  }
  const half = COUNTER_SIDE / 2
  const cards = below.map(world.centre).map(({ x, y }): Box => {
    return { left: x - half, right: x + half, top: y - half, bottom: y + half }
  })
  expect(cards.some((card) => meets(card, named(true)))).toBe(false)
  expect(named(true).right).toBeLessThanOrEqual(rect.x + rect.width)
  // On a map, which is moved, it keeps its place whoever comes.
  expect(cards.some((card) => meets(card, named(false)))).toBe(true)
})
