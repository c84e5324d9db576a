import { drawControl, drawThreat } from '@/components/wargame/map/layers'
import type { DrawLayer } from '@/components/wargame/port'
import { controlled, controls } from '@/lib/games/proud-monster/rules/03-control'
import { reach } from '@/lib/games/proud-monster/rules/12-movement'
import type { Situation } from '@/lib/games/proud-monster/situation'
import type { View } from '@/lib/games/proud-monster/view'
import { situation } from './situation'
import { asNextMove, strikingPlaces } from './ways'

/** What layers draw, by their ids. */
export const LAYERS: Readonly<Record<string, DrawLayer<View>>> = {
  control: drawControl<View, Situation>(situation, controlled, controls),
  threat: drawThreat<View, Situation>({
    on: (view, side) => asNextMove(situation(view), side),
    reachOf: (at, unit) => reach(at, unit).keys(),
    strikesFrom: (at, unit) => strikingPlaces(at, unit, true),
  }),
}
