import { beforeAll, expect, test } from 'vitest'
import { sheet as withoutRails } from '@/components/games/a-victory-denied/sheet'
import { sheet } from '@/components/games/moscow-1941/sheet'
import { routeNet } from '@/components/map/roads'
import { makeWorld } from '@/components/map/world'
import { type RecordedPath, withoutBrowser } from '../support/canvas'

beforeAll(withoutBrowser)

const world = makeWorld(sheet.lattice)
const calls = (path: Path2D) => (path as unknown as RecordedPath).calls
/** The points that a path goes through. */
const stops = (path: Path2D) =>
  calls(path).map(([, ...args]) => args.map(Number).slice(-2) as [number, number])
const near = (path: Path2D, x: number, y: number) =>
  stops(path).some(([px, py]) => Math.hypot(px - x, py - y) < 0.05)

test('a railway passes through its towns, and off the map where it leads to supply', () => {
  const { path } = routeNet(world, sheet, 'rail')
  for (const hex of ['H1', 'H3', 'I7', 'A5']) {
    const { x, y } = world.centre(hex)
    expect(near(path, x, y), hex).toBe(true)
  }
  const xs = stops(path).map(([x]) => x)
  expect(Math.min(...xs)).toBeLessThan(0)
  expect(Math.max(...xs)).toBeGreaterThan(world.width)
})

test('a road and a railway in one valley keep apart, and cross a hexside alone in its middle', () => {
  const roads = routeNet(world, sheet, 'road')
  const alone = routeNet(world, { ...sheet, rails: [] }, 'road')
  const moved = stops(roads.path).filter(([x, y]) => !near(alone.path, x, y))
  expect(moved.length).toBeGreaterThan(10)
  const { path } = routeNet(world, withoutRails, 'rail')
  expect(calls(path)).toEqual([])
})

test('the highway from Smolensk to Moscow is drawn by itself', () => {
  const { path, highways } = routeNet(world, sheet, 'road')
  const { x, y } = world.centre('H4')
  expect([near(highways, x, y), near(path, x, y)]).toEqual([false, false])
  for (const hex of ['H1', 'H3', 'H5', 'I7']) {
    const at = world.centre(hex)
    expect(near(highways, at.x, at.y), hex).toBe(true)
  }
  expect(calls(routeNet(makeWorld(withoutRails.lattice), withoutRails, 'road').highways)).toEqual([])
})

test('each place of the sheet stands in a hex, the great ones with a ring', () => {
  expect(sheet.places.flatMap(({ name, ring }) => (ring ? [name] : [])).sort()).toEqual([
    ...['Ivanovo', 'Moscow', 'Tula', 'Voronezh', 'Yaroslavl'],
  ])
  expect(sheet.lines?.map(({ sides }) => sides.length)).toEqual([11, 9, 3])
  expect(sheet.waterSides).toHaveLength(3)
})
