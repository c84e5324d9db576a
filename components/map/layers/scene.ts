import type { Pen } from '../pen'
import type { Scene } from '../scene'
import { type CardSize, drawCounters } from './counters'
import { drawOver, drawUnder } from './highlights'
import { drawNames } from './names'

/** Everything that lies on the printed map, from below to above. */
export function drawScene(pen: Pen, scene: Scene, size: CardSize): void {
  drawUnder(pen, scene)
  drawCounters(pen, scene, size)
  drawNames(pen, scene)
  drawOver(pen, scene)
}
