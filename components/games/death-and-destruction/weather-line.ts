import { CALM, chainsAlong, facedIn, pathAlong } from '@/components/map/chains'
import { drawDashed } from '@/components/map/layers/dashes'
import type { Pen } from '@/components/map/pen'
import { wholeOf } from '@/lib/games/proud-monster/full/situation'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { edgeOf } from '@/lib/hex/walls'
import { cached } from '@/lib/wargame/cached'

/** The line between the zones of weather over land, as it lies in a turn, in the world of a sheet (13.2). */
const lineOf = cached(
  ({ rules }: Situation) => rules.board,
  (at, { world, sheet }: Pen['terrain']): Path2D => {
    const { rules, open } = wholeOf(at)!
    const sides = edgeOf(
      sheet.lattice,
      sheet.lattice.hexes.filter((hex) => rules.board.has(hex) && rules.isLand(hex)),
      (hex) => rules.weatherZoneOf(hex, open.turn) === 'south',
    )
    return pathAlong(chainsAlong(world, sides.map(facedIn(world)), CALM))
  },
  ({ open }) => [open.turn],
)

/** Draws that line, which is not printed, as it moves twice in the war. */
export function drawWeatherLine(pen: Pen, at: Situation): void {
  if (pen.detail === 0) return
  pen.g.save()
  drawDashed(pen, lineOf(at, pen.terrain), 'weather', pen.palette.river)
  pen.g.restore()
}
