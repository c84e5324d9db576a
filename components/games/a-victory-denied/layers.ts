import type { LayerRules } from '@/components/wargame/later-port-of'
import { reach } from '@/lib/games/a-victory-denied/rules/08-movement'
import { strength } from '@/lib/games/a-victory-denied/rules/09-odds'
import { suppliedHexes, supplyLine } from '@/lib/games/a-victory-denied/rules/10-supply'
import { inCommandRange } from '@/lib/games/a-victory-denied/rules/12-headquarters'
import type { Situation } from '@/lib/games/a-victory-denied/situation'
import { hexOf } from '@/lib/wargame/occupancy'

export const layers: LayerRules<Situation> = {
  ...{ suppliedHexes, supplyLine, inCommandRange },
  reachOf: (at, unit) => reach(at, unit).keys(),
  strikesFrom: (at, unit) =>
    strength(at, unit, 'attack') > 0 ? [hexOf(at, unit)!, ...reach(at, unit).keys()] : [],
}
