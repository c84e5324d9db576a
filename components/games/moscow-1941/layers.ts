import { drawSupply, drawThreat, drawZones } from '@/components/wargame/map/layers'
import type { DrawLayer } from '@/components/wargame/port'
import { reach } from '@/lib/games/moscow-1941/rules/movement'
import { asNextMove } from '@/lib/games/moscow-1941/rules/next-move'
import { isSupplied, supplyLine } from '@/lib/games/moscow-1941/rules/supply'
import type { Situation } from '@/lib/games/moscow-1941/situation'
import type { View } from '@/lib/games/moscow-1941/view'
import { situation } from './situation'
import { strikingPlaces } from './ways'

/** What layers draw, by their ids. */
export const LAYERS: Readonly<Record<string, DrawLayer<View>>> = {
  zoc: drawZones(situation),
  supply: drawSupply<View, Situation>(
    situation,
    (at, side) => at.rules.board.hexes.filter((hex) => isSupplied(at, side, hex)),
    supplyLine,
  ),
  threat: drawThreat<View, Situation>({
    on: (view, side) => asNextMove(situation(view), side),
    reachOf: (at, unit) => reach(at, unit).keys(),
    strikesFrom: (at, unit) => strikingPlaces(at, unit, true),
  }),
}
