import { type Pen, thick } from '../pen'
import type { Fort } from '../scene'
import { hexOutline } from '../terrain'

interface Ring {
  heavy: boolean
  pending: boolean
  path: Path2D
}
const known = new WeakMap<readonly Fort[], Ring[]>()

const KINDS = [
  { heavy: false, pending: true },
  { heavy: false, pending: false },
  { heavy: true, pending: true },
  { heavy: true, pending: false },
] as const

/** Lines around forts, those that lie side by side as one: thick where they are heavy, pale and broken until they are finished. */
export function drawForts(pen: Pen, forts: readonly Fort[]): void {
  if (pen.detail === 0) return
  const { g, palette, terrain } = pen
  const rings =
    known.get(forts) ??
    KINDS.flatMap(({ heavy, pending }) => {
      const hexes = forts.flatMap((fort) =>
        fort.heavy === heavy && fort.pending === pending ? [fort.hex] : [],
      )
      return hexes.length === 0 ? [] : [{ heavy, pending, path: hexOutline(terrain.world, hexes, 0.12) }]
    })
  known.set(forts, rings)
  g.save()
  g.lineJoin = 'round'
  for (const { heavy, pending, path } of rings) {
    const width = heavy ? thick(pen, 0.085, 2.6) : thick(pen, 0.05, 1.5)
    for (const [colour, more] of [
      [palette.halo, thick(pen, 0.05, 1.6)],
      [palette.fort, 0],
    ] as const) {
      g.strokeStyle = colour
      g.lineWidth = width + more
      g.globalAlpha = pending ? 0.7 : 0.95
      g.setLineDash(pending && more === 0 ? [0.12, 0.08] : [])
      g.stroke(path)
    }
  }
  g.restore()
}
