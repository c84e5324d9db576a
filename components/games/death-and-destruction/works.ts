import { CALM, chainsAlong, facedIn, pathAlong } from '@/components/map/chains'
import { drawBlank } from '@/components/map/layers/card'
import { drawDashed } from '@/components/map/layers/dashes'
import type { Pen } from '@/components/map/pen'
import type { CounterFace } from '@/components/map/scene'
import { areaShift } from '@/lib/games/death-and-destruction/rules/14-works'
import type { Side, Table } from '@/lib/games/death-and-destruction/state'
import { wholeOf } from '@/lib/games/proud-monster/full/situation'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { edgeOf } from '@/lib/hex/walls'
import { cached } from '@/lib/wargame/cached'
import type { LateWords } from './table-words'

/** What is dug on the map, and the fortified area (14.10, 14.11). */
export const worksOf = ({ open }: Situation): Table['works'] => (open as unknown as Table).works

/** Ground and ink of a fieldwork, by whose it is. */
const COLOURS = {
  german: { ground: '#c3cbc3', edge: '#20302c', flat: true },
  soviet: { ground: '#b3382f', edge: '#f7e7d4', flat: true },
} as const

/** A fieldwork: teeth towards the enemy. */
export const workFace = (side: Side): CounterFace => ({
  ...{ key: `work ${side}`, side: 'east', symbol: 'headquarters', mark: '', name: '' },
  ...{ strength: '', reduced: false, steps: 0, box: '' },
  draw: ({ g, side: s }) =>
    drawBlank(g, s, COLOURS[side], () => {
      g.strokeStyle = COLOURS[side].edge
      g.lineWidth = s * 0.11
      g.lineJoin = 'miter'
      g.beginPath()
      for (const [n, y] of [0.64, 0.34, 0.64, 0.34, 0.64].entries()) g.lineTo(s * (0.14 + 0.18 * n), s * y)
      g.stroke()
    }),
})

/** The edge of the fortified area, in the world of a sheet (14.11). */
const edgeOfArea = cached(
  ({ rules }: Situation) => rules.board,
  (at, { world, sheet }: Pen['terrain']): Path2D | null => {
    const { area } = worksOf(at)
    if (area === null) return null
    const { board, areaRadius } = wholeOf(at)!.rules as unknown as Situation['rules'] & { areaRadius: number }
    const sides = edgeOf(
      sheet.lattice,
      sheet.lattice.hexes.filter((hex) => board.has(hex)),
      (hex) => board.distance(area, hex) <= areaRadius,
    )
    return pathAlong(chainsAlong(world, sides.map(facedIn(world)), CALM))
  },
  (at) => [worksOf(at).area],
)

/** Draws that edge. */
export function drawArea(pen: Pen, at: Situation): void {
  const edge = edgeOfArea(at, pen.terrain)
  if (edge === null) return
  pen.g.save()
  drawDashed(pen, edge, 'limit', COLOURS.soviet.ground)
  pen.g.restore()
}

/** What is dug in a hex, and what the fortified area takes from those who attack it now. */
export function worksAt({ tell, sideName }: LateWords, at: Situation, hex: string): string[] {
  const dug = worksOf(at).dug.filter((one) => one.hex === hex)
  const shift = areaShift(at as never, hex)
  return [
    ...dug.map(({ side }) => tell('hex.work', { side: sideName(side) })),
    ...(shift < 0 ? [tell('hex.area', { n: -shift })] : []),
  ]
}
