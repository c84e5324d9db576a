import { type Figure, forComparison } from './figure'

const TRIES = 9
const STEPS = 20_000_000

/** What the calculation came to, so that no compiler leaves it out. */
let came = 0

/** How long this machine takes for a fixed calculation, at its best: by it figures of two machines are compared. */
export function machineSpeed(): Figure {
  const times = Array.from({ length: TRIES }, () => {
    const begun = performance.now()
    for (let n = 0; n < STEPS; n += 1) came = (Math.imul(came ^ (came >>> 15), 0x2c1b3c6d) + n) | 0
    return performance.now() - begun
  })
  return forComparison('this machine: a fixed calculation', Math.min(...times), 'ms')
}
