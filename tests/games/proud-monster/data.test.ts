import { describe, expect, it } from 'vitest'
import { LEARNING } from '@/lib/games/proud-monster/data/learning'
import { isLand } from '@/lib/games/proud-monster/data/map'
import { AXIS, FACES, GUARDS, poolOf } from '@/lib/games/proud-monster/data/units'

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)

describe('units', () => {
  it('are 228 of the German side, five of them in the air', () => {
    const units = Object.values(AXIS)
    expect(units).toHaveLength(228)
    expect(units.filter(({ type }) => type === 'air')).toHaveLength(5)
    expect(units.filter(({ strengths }) => strengths.length === 4).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['panzer', 'motorized']),
    )
  })

  it('are behind untried faces as many as are called for, and fifteen Guards besides', () => {
    const counts = FACES.map((face) => sum(poolOf(face).map(({ count }) => count)))
    expect(counts).toEqual([343, 49, 57, 26, 69, 1, 64])
    expect(Object.keys(GUARDS)).toHaveLength(15)
  })
})

describe('learning scenarios', () => {
  it.each(LEARNING)('$id stands on its own part of the map, in stacks of five at most', (scenario) => {
    const stacks = new Map<string, number>()
    const add = (hex: string, count: number) => stacks.set(hex, (stacks.get(hex) ?? 0) + count)
    for (const hex of Object.values(scenario.axis)) add(hex, 1)
    for (const { hex, count } of scenario.soviet) add(hex, count)
    for (const [hex, count] of stacks) {
      expect(scenario.hexes.has(hex) && isLand(hex), hex).toBe(true)
      expect(count, hex).toBeLessThanOrEqual(5)
    }
  })
})
