import { drawCommand, drawSupply, drawThreat, drawZones } from '@/components/wargame/map/layers'
import type { DrawLayer } from '@/components/wargame/port'
import { reach } from '@/lib/games/a-victory-denied/rules/08-movement'
import { strength } from '@/lib/games/a-victory-denied/rules/09-odds'
import { suppliedHexes, supplyLine } from '@/lib/games/a-victory-denied/rules/10-supply'
import { inCommandRange } from '@/lib/games/a-victory-denied/rules/12-headquarters'
import type { Situation } from '@/lib/games/a-victory-denied/situation'
import type { View } from '@/lib/games/a-victory-denied/view'
import { hexOf } from '@/lib/wargame/occupancy'
import { situation } from './situation'

/** What layers draw, by their ids. */
export const LAYERS: Readonly<Record<string, DrawLayer<View>>> = {
  zoc: drawZones(situation),
  supply: drawSupply<View, Situation>(situation, suppliedHexes, supplyLine),
  threat: drawThreat<View, Situation>({
    on: situation,
    reachOf: (at, unit) => reach(at, unit).keys(),
    strikesFrom: (at, unit) =>
      strength(at, unit, 'attack') > 0 ? [hexOf(at, unit)!, ...reach(at, unit).keys()] : [],
  }),
  command: drawCommand<View, Situation>(situation, inCommandRange),
}
