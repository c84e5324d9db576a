import { forgetCards } from './layers/card'
import { forgetLetters } from './layers/lettering'
import { cutNames, forgetPlaces, placePrint } from './layers/names'
import { calmRivers } from './layers/river-names'
import { forgetResting } from './layers/scene'
import type { Pen } from './pen'
import type { Scene } from './scene'

// What is worked out before it is first drawn, a little at a time: all at once it would hold up everything else.

/** Milliseconds at a time. */
const SLICE = 6

/** Does the steps a few at a time, with room for whatever else there is to do; answers how to call it off. */
export function inSlices(steps: Generator<void>): () => void {
  // A message comes as soon as nothing else is due; a timer set by a timer waits four milliseconds each time.
  const { port1, port2 } = new MessageChannel()
  const stop = () => port1.close()
  const work = () => {
    const begun = performance.now()
    while (performance.now() - begun < SLICE) if (steps.next().done) return stop()
    port2.postMessage(null)
  }
  port1.onmessage = work
  work()
  return stop
}

/** All that is written: the names of towns cut, those of rivers and the hex numbers placed. */
export function* writeAhead(pen: Pen, scene: Scene, ratio: number): Generator<void> {
  yield* calmRivers(pen)
  yield* cutNames(pen, scene, ratio)
  yield
  yield* placePrint.bySteps(pen, scene)
}

/** Forgets what was written with other fonts. */
export function forgetWritten(): void {
  forgetCards()
  forgetResting()
  forgetLetters()
  forgetPlaces()
}
