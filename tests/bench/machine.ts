import { type Figure, forComparison } from './figure'

/** More than it takes until the engine has compiled the loop for good, which on a busy machine may be a second. */
const TRIES = 60
const STEPS = 20_000_000

/** What the calculation came to, so that no compiler leaves it out. */
let came = 0

/** What the machine took for which the budgets were set, in milliseconds, and how much slower than it a phone is. */
const REFERENCE = 44
const PHONE = 4

/** How long this machine takes for a fixed calculation, at its best, in milliseconds. */
function fixedCalculation(): number {
  const times = Array.from({ length: TRIES }, () => {
    const begun = performance.now()
    for (let n = 0; n < STEPS; n += 1) came = (Math.imul(came ^ (came >>> 15), 0x2c1b3c6d) + n) | 0
    return performance.now() - begun
  })
  return Math.min(...times)
}

const TOOK = fixedCalculation()

/**
 * How many times slower than this machine a phone in the middle of the range is. The phone is the same whatever machine
 * measures: on one of half the speed it is twice as slow and not four times, as Lighthouse's authors advise.
 */
export const SLOWER = Math.max(1, (PHONE * REFERENCE) / TOOK)

const NEW_MB = 128
const PAGE = 4096

/**
 * How long this machine takes to hand out a megabyte that was not used before, in milliseconds. Where a page of memory is
 * dear, as in some virtual machines, every new picture of the map is, whatever the processor can do: at a quarter of a
 * millisecond and less the budgets of drawing were set; at four, a picture of a phone's window costs 50 ms more each time.
 */
function newMemory(): number {
  const begun = performance.now()
  const memory = Buffer.allocUnsafeSlow(NEW_MB * 1024 * 1024)
  for (let at = 0; at < memory.length; at += PAGE) memory[at] = 1
  return (performance.now() - begun) / NEW_MB
}

/** By these figures of two machines are compared. */
export const machineFigures = (): Figure[] => [
  forComparison('this machine: a fixed calculation', TOOK, 'ms'),
  forComparison('this machine: a megabyte of new memory', newMemory(), 'ms'),
  forComparison('a phone', SLOWER, 'times slower'),
]
