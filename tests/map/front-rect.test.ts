import { describe, expect, it } from 'vitest'
import { frontRect } from '@/components/map/front-rect'
import type { Scene } from '@/components/map/scene'
import { makeWorld } from '@/components/map/world'
import { TABLES } from '../support/tables'

describe('the part of the map that a picture shows', () => {
  const { sheet } = TABLES['death-and-destruction']!
  const world = makeWorld(sheet.lattice, sheet.edge)
  const scene = { counters: [], west: null } as unknown as Scene
  const size = { width: 24, height: 12 }
  const at = (x: number) => frontRect(world, scene, size, 1, { x, y: world.height / 2 })

  it('lies on the sheet, with what it is about near its middle', () => {
    const { x, width } = at(world.width / 2)
    expect(Math.abs(world.width / 2 - x - width / 2)).toBeLessThan(width / 4)
    expect(at(8).x).toBe(0)
  })

  it('reaches beyond the sheet rather than to show a battle at its own edge', () => {
    const east = at(world.width - 2)
    expect(world.width - 2 - east.x).toBeLessThanOrEqual(0.75 * east.width)
    expect(2 - at(2).x).toBeGreaterThanOrEqual(0.25 * east.width)
  })
})
