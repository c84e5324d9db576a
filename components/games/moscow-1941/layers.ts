import type { LayerRules } from '@/components/wargame/later-port-of'
import { reach } from '@/lib/games/moscow-1941/rules/movement'
import { isSupplied, supplyLine } from '@/lib/games/moscow-1941/rules/supply'
import type { Situation } from '@/lib/games/moscow-1941/situation'
import { strikingPlaces } from './ways'

export const layers: LayerRules<Situation> = {
  suppliedHexes: (at, side) => at.rules.board.hexes.filter((hex) => isSupplied(at, side, hex)),
  supplyLine,
  reachOf: (at, unit) => reach(at, unit).keys(),
  strikesFrom: (at, unit) => strikingPlaces(at, unit, true),
}
