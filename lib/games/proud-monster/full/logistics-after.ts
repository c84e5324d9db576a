import type { Rules } from './in-force'
import type { Table } from './state'

/** What the German has decided about his supply (9.18 to 9.20). */
export type Logistics = Table['logistics']

/** As a German player turn begins: what was laid down for the last one is over, and a pause goes on (9.18 to 9.20). */
export function atGermanTurn({ pause, free, planned }: Logistics, { pauseLength }: Rules): Logistics {
  return {
    pause: planned === 'declared' ? pauseLength : Math.max(0, pause - 1),
    planned: planned === 'declared' ? null : planned,
    free: free || pause === 1,
    concentrated: null,
    aerial: [],
    resting: [],
  }
}

/** Groups that are supplied by air after units have gone somewhere: who stays behind has it no more (9.18). */
export function aerialAfter(before: Table, now: Table, rules: Rules): Logistics {
  const { aerial } = now.logistics
  const groups = aerial.map((units) => {
    const left = units.filter((unit) => rules.board.has(now.counters[unit]?.at ?? ''))
    const gone = left.filter((unit) => now.counters[unit]!.at !== before.counters[unit]?.at)
    return gone.length > 0 ? gone : left
  })
  return groups.every((units, n) => units.length === aerial[n]!.length)
    ? now.logistics
    : { ...now.logistics, aerial: groups.filter((units) => units.length > 0) }
}
