import { TURN_TRACK } from '../data/charts'
import { CHITS, type ChitFacts, MANDATORY } from '../data/chits'
import { COUNTERS } from '../data/counters'
import { board } from '../geometry'
import type { ChitId, CounterId, Side, Table } from '../state'
import { inCommandRange } from './12-headquarters'
import { hexOf, onMap, onMapHqs, onMapUnits } from './occupancy'

export type PanzerGroup = 'pg2' | 'pg3'

/** One of this chit is set aside at the start: it is the first of turn 1 and cannot be chosen then (3.7, 4.1.2). */
export const RESERVED_CHIT: ChitId = 'G-3PG'

/** Hexes between two units of one panzer corps that still activate each other (7.4.2). */
const CHAIN_HEXES = 3

/** true: a motorized unit of a panzer corps, which only the chits of its panzer group activate (7.3.3). */
const ofPanzerCorps = (id: CounterId) => COUNTERS[id]!.corps !== null

/** Motorized units of the corps of a panzer group that are on the map. */
export const panzerUnits = (table: Table, group: PanzerGroup): CounterId[] =>
  onMapUnits(table, 'german').filter((id) => ofPanzerCorps(id) && COUNTERS[id]!.colour === group)

function isAvailable(table: Table, { side, kind, hq, group }: ChitFacts): boolean {
  if (kind === 'panzer' || kind === 'guderian') return group !== null && panzerUnits(table, group).length > 0
  if (kind !== 'army') return false
  if (hq) return onMap(table, hq)
  return side === 'german' && onMapHqs(table, 'german').length > 0
}

/**
 * Command chits a side may choose from: those whose HQ, or panzer group, is on the map (7.1.1). A chit of which
 * there are several stands in the list as often.
 */
export function availableChits(table: Table, side: Side, turn: number = table.turn): ChitId[] {
  return Object.entries(CHITS).flatMap(([id, chit]) => {
    if (chit.side !== side || !isAvailable(table, chit)) return []
    const setAside = turn === 1 && id === RESERVED_CHIT ? 1 : 0
    return Array<ChitId>(chit.copies - setAside).fill(id)
  })
}

/** How many chits a side must choose this turn (turn track, 7.1.2); never more than are available. */
export function chitCount(table: Table, side: Side): number {
  const track = TURN_TRACK[table.turn]!
  const printed = side === 'soviet' ? track.soviet : (track.german[table.directive ?? 'moscow'] ?? 0)
  return Math.min(printed, availableChits(table, side).length)
}

/** Chits that lie in a cup every turn, except ART on turn 1 (13.1). */
export const mandatoryChits = (turn: number): ChitId[] =>
  MANDATORY.filter((chit) => turn > 1 || CHITS[chit]!.kind !== 'art')

/** The HQ and every HQ of its side within its command range: one step, not a chain (7.2.2). */
export function hqsActivatedBy(table: Table, hq: CounterId): CounterId[] {
  const { side } = COUNTERS[hq]!
  const others = onMapHqs(table, side).filter((other) => other !== hq)
  return [hq, ...others.filter((other) => inCommandRange(table, hq, hexOf(table, other)!))]
}

/** Combat units within range of any of these HQs (7.3.2); never those of the panzer corps (7.3.3). */
export function unitsInCommandOf(table: Table, hqs: readonly CounterId[]): CounterId[] {
  const [first] = hqs
  if (!first) return []
  return onMapUnits(table, COUNTERS[first]!.side).filter((unit) => {
    const at = hexOf(table, unit)!
    return !ofPanzerCorps(unit) && hqs.some((hq) => inCommandRange(table, hq, at))
  })
}

export interface Corps {
  readonly corps: string
  /** Units that activate each other; more than one chain: the owner chooses. */
  readonly chains: CounterId[][]
}

function chainsOf(table: Table, units: readonly CounterId[]): CounterId[][] {
  const left = new Set(units)
  const chains: CounterId[][] = []
  for (const first of units) {
    if (!left.delete(first)) continue
    const chain = [first]
    for (const link of chain) {
      const at = hexOf(table, link)!
      for (const unit of left) {
        if (board.distance(at, hexOf(table, unit)!) > CHAIN_HEXES) continue
        left.delete(unit)
        chain.push(unit)
      }
    }
    chains.push(chain)
  }
  return chains
}

/** The corps of a panzer group that are on the map, each as the chains it falls into (7.4.2). */
export function corpsChains(table: Table, group: PanzerGroup): Corps[] {
  const byCorps = new Map<string, CounterId[]>()
  for (const unit of panzerUnits(table, group)) {
    const corps = COUNTERS[unit]!.corps!
    byCorps.set(corps, [...(byCorps.get(corps) ?? []), unit])
  }
  return [...byCorps].map(([corps, units]) => ({ corps, chains: chainsOf(table, units) }))
}
