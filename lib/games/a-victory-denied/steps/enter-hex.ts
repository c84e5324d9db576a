import type { Cite } from '@/lib/kernel/decision'
import { drawFrom } from '@/lib/kernel/dice/dice'
import { hqAt, isLoneHq, sideAt } from '@/lib/wargame/occupancy'
import type { CounterId, Hex, VpId } from '../state'
import type { Run } from '../world'
import { endGame } from './turn'

/**
 * What happens when a unit enters a hex by movement, retreat, advance or placement: a lone enemy HQ is overrun
 * (12.1), a VP chit changes hands (16.2), the game may end at once (16.1). Call it before the unit stands there.
 */
export function enterHex(run: Run, unit: CounterId, hex: Hex): void {
  const { side, hq } = run.rules.counters[unit]!
  const holder = sideAt(run, hex)
  if (!hq && holder !== null && holder !== side && isLoneHq(run, hex))
    overrun(run, hqAt(run, hex)!, unit, hex)
  if (!hq && side === 'german' && run.rules.moscow.includes(hex))
    return endGame(run, 'german', 'AVD 16.1', 'won-moscow')
  if (!hq && side === 'soviet' && run.rules.pocket.has(hex))
    return endGame(run, 'soviet', 'AVD 16.1', 'won-pocket')
  if (run.rules.victoryHexes[hex]) changeChit(run, unit, hex)
}

/** Enters one hex after the other until the game is over; the hexes that were entered. */
export function enterHexes(run: Run, unit: CounterId, path: readonly Hex[]): Hex[] {
  const end = path.findIndex((hex) => {
    enterHex(run, unit, hex)
    return run.open.result !== null
  })
  return end < 0 ? [...path] : path.slice(0, end + 1)
}

/** 12.1: the HQ leaves the map until its owner has relocated it. */
function overrun(run: Run, hq: CounterId, by: CounterId, at: Hex): void {
  run.emit({ type: 'HqOverrun', hq, by, at })
  run.push({ step: 'relocate', side: run.rules.counters[hq]!.side, hq, from: at })
}

/** 16.2: the German takes a chit unseen; the Soviet puts a random one of the German's face up. */
function changeChit(run: Run, unit: CounterId, hex: Hex): void {
  const held = run.open.vpOnMap[hex] !== undefined
  if (run.rules.counters[unit]!.side === 'german') {
    if (held) run.emit({ type: 'VpTaken', hex, by: unit })
    return
  }
  if (held) return
  const chit = drawVp(run, 'AVD 16.2')
  if (chit !== null) run.emit({ type: 'VpReturned', hex, by: unit, chit })
}

/**
 * A chit of the German box at random; null if there is none, and the Soviet has won. The throw stays shut: its number
 * tells of the rest.
 */
export function drawVp(run: Run, cite: Cite): VpId | null {
  const { turn, vpDraws } = run.open
  const box = run.state.hidden.vpGerman
  if (box.length > 0) return drawFrom(box, (sides) => run.dice.secret(`vpbox/${turn}/${vpDraws}`, sides))
  endGame(run, 'soviet', cite, 'won-no-chit')
  return null
}
