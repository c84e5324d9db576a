import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeWorld } from '@/components/map/world'
import { root } from '@/lib/cli/ready.mjs'
import { TABLES } from '../support/tables'

/** Width and height of a WebP with an extended header, in pixels. */
function sizeOf(file: string): [number, number] {
  const bytes = readFileSync(file)
  expect(bytes.toString('latin1', 12, 16)).toBe('VP8X')
  return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]
}

const sheets = Object.entries(TABLES).flatMap(([game, { sheet, others = {} }]) => [
  [game, '', sheet] as const,
  ...Object.entries(others).map(([name, other]) => [game, `${name}-`, other] as const),
])

describe.each(sheets)('what stands in for the map of %s %s', (game, name, sheet) => {
  it.each(['day', 'night'])('shows all of its sheet by %s', (look) => {
    const [width, height] = sizeOf(
      join(root, 'components/games', game, 'fronts', `small-${name}${look}.webp`),
    )
    // Or counters would lie beside their places until the map is painted.
    const world = makeWorld(sheet.lattice, sheet.edge)
    const scale = width / world.width
    expect(Math.abs(height - world.height * scale)).toBeLessThanOrEqual(1)
    expect(scale).toBeCloseTo(16, 1)
  })
})
