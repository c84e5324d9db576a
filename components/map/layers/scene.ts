import type { Pen } from '../pen'
import type { Scene } from '../scene'
import { type CardSize, drawCounters } from './counters'
import { drawOver, drawUnder } from './highlights'
import { coveredIn, drawNames } from './names'

/** More counters than this lie on a layer of their own, which is fetched when there are so many. */
const MANY = 200
let resting: typeof import('./resting') | null = null
const fetchResting = async () => {
  resting ??= await import('./resting')
}

/**
 * Everything that lies on the printed map, from below to above. `part`: what is drawn of it but for names, which are placed by
 * all that the pen is for; absent: all.
 */
export function drawScene(pen: Pen, scene: Scene, size: CardSize, part = pen.rect): void {
  const near = { ...pen, rect: part }
  drawUnder(near, scene, () => coveredIn(pen, scene))
  if (scene.counters.length > MANY) void fetchResting()
  const lay = resting && pen.stamped && scene.counters.length > MANY ? resting.layCounters : drawCounters
  lay(near, scene, size)
  drawNames(pen, scene, part)
  drawOver(near, scene)
}

/** Forgets how counters look. */
export const forgetResting = (): void => resting?.forgetResting()
