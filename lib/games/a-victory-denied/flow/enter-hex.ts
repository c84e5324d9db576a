import { drawFrom } from '@/lib/kernel/dice'
import { COUNTERS } from '../data/counters'
import { MOSCOW, POCKET, VICTORY_HEXES } from '../data/map'
import { hqAt, isLoneHq, sideAt } from '../rules/occupancy'
import type { Run } from '../run'
import type { CounterId, Hex } from '../state'
import { endGame } from './end-game'

/**
 * What happens when a unit enters a hex by movement, retreat, advance or placement: a lone enemy HQ is overrun
 * (12.1), a VP chit changes hands (16.2), the game may end at once (16.1). Call it before the unit stands there.
 */
export function enterHex(run: Run, unit: CounterId, hex: Hex): void {
  const { side, hq } = COUNTERS[unit]!
  const holder = sideAt(run.table, hex)
  if (!hq && holder !== null && holder !== side && isLoneHq(run.table, hex))
    overrun(run, hqAt(run.table, hex)!, unit, hex)
  if (!hq && side === 'german' && MOSCOW.includes(hex))
    return endGame(run, 'german', 'AVD 16.1', 'won-moscow')
  if (!hq && side === 'soviet' && POCKET.has(hex)) return endGame(run, 'soviet', 'AVD 16.1', 'won-pocket')
  if (VICTORY_HEXES[hex]) changeChit(run, unit, hex)
}

/** Enters one hex after the other until the game is over; the hexes that were entered. */
export function enterHexes(run: Run, unit: CounterId, path: readonly Hex[]): Hex[] {
  const end = path.findIndex((hex) => {
    enterHex(run, unit, hex)
    return run.table.result !== null
  })
  return end < 0 ? [...path] : path.slice(0, end + 1)
}

/** 12.1: the HQ leaves the map until its owner has relocated it. */
function overrun(run: Run, hq: CounterId, by: CounterId, at: Hex): void {
  run.add({ type: 'HqOverrun', hq, by, at })
  run.plan({ step: 'relocate', side: COUNTERS[hq]!.side, hq, from: at })
}

/** 16.2: the German takes a chit unseen; the Soviet puts a random one of the German's face up. */
function changeChit(run: Run, unit: CounterId, hex: Hex): void {
  const held = run.table.vpOnMap[hex] !== undefined
  if (COUNTERS[unit]!.side === 'german') {
    if (held) run.add({ type: 'VpTaken', hex, by: unit })
    return
  }
  if (held) return
  const chit = drawVp(run, `vpbox/${run.table.turn}/${run.table.vpDraws}`)
  if (chit === null) return endGame(run, 'soviet', 'AVD 16.2', 'won-no-chit')
  run.add({ type: 'VpReturned', hex, by: unit, chit })
}

/** A chit of the German box at random, or null if there is none. The throw stays shut: its number tells of the rest. */
export function drawVp(run: Run, purpose: string): string | null {
  const box = run.state.hidden.vpGerman
  return box.length === 0 ? null : drawFrom(box, (sides) => run.dice.secret(purpose, sides))
}
