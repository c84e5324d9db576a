import type { LayerRules } from '@/components/wargame/later-port-of'
import { controlled, controls } from '@/lib/games/proud-monster/rules/03-control'
import { reach } from '@/lib/games/proud-monster/rules/12-movement'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { strikingPlaces } from './ways'

export const layers: LayerRules<Situation> = {
  ...{ controlled, controls },
  reachOf: (at, unit) => reach(at, unit).keys(),
  strikesFrom: (at, unit) => strikingPlaces(at, unit, true),
}
