import { cached } from '@/lib/wargame/cached'
import { chainsOf, commandedBy } from '@/lib/wargame/command'
import { onMap, onMapHqs, onMapUnits } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import type { ChitFacts } from '../data/chits'
import type { CounterFacts } from '../data/counters'
import type { Situation } from '../situation'
import type { ChitId, CounterId, Side, StepOf } from '../state'

export type PanzerGroup = 'pg2' | 'pg3'

/** true: a motorized unit of a panzer corps, which only the chits of its panzer group activate (7.3.3). */
const ofPanzerCorps = ({ corps }: CounterFacts) => corps !== null

/** Motorized units of the corps of a panzer group that are on the map. */
export const panzerUnits = (at: Situation, group: PanzerGroup): CounterId[] =>
  onMapUnits(at, 'german').filter((id) => {
    const facts = at.rules.counters[id]!
    return ofPanzerCorps(facts) && facts.colour === group
  })

function isAvailable(at: Situation, { side, kind, hq, group }: ChitFacts): boolean {
  if (kind === 'panzer' || kind === 'guderian') return group !== null && panzerUnits(at, group).length > 0
  if (kind !== 'army') return false
  if (hq) return onMap(at, hq)
  return side === 'german' && onMapHqs(at, 'german').length > 0
}

/**
 * Command chits a side may choose from: those whose HQ, or panzer group, is on the map (7.1.1). A chit of which
 * there are several stands in the list as often.
 */
export const availableChits = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side): readonly ChitId[] =>
    Object.entries(at.rules.chits).flatMap(([id, chit]) => {
      if (chit.side !== side || !isAvailable(at, chit)) return []
      const setAside = at.open.turn === at.rules.firstTurn && id === at.rules.reservedChit ? 1 : 0
      return Array<ChitId>(chit.copies - setAside).fill(id)
    }),
  ({ open }) => [open.turn],
)

/** How many chits a side must choose this turn (turn track, 7.1.2); never more than are available. */
export function chitCount(at: Situation, side: Side): number {
  const track = at.rules.turnTrack[at.open.turn]!
  const printed = side === 'soviet' ? track.soviet : (track.german[at.open.directive ?? 'moscow'] ?? 0)
  return Math.min(printed, availableChits(at, side).length)
}

/** Chits that lie in a cup every turn, except ART on turn 1 (13.1). */
export const mandatoryChits = ({ rules, open }: Situation): ChitId[] =>
  rules.mandatory.filter((chit) => rules.turnTrack[open.turn]!.art || rules.chits[chit]!.kind !== 'art')

/** The HQ and every HQ of its side within its command range: one step, not a chain (7.2.2). */
export function hqsActivatedBy(at: Situation, hq: CounterId): CounterId[] {
  const { side } = at.rules.counters[hq]!
  const others = onMapHqs(at, side).filter((other) => other !== hq)
  return [hq, ...commandedBy(at, hq, others)]
}

/** Combat units within range of any of these HQs (7.3.2); never those of the panzer corps (7.3.3). */
export function unitsInCommandOf(at: Situation, hqs: readonly CounterId[]): CounterId[] {
  const [first] = hqs
  if (!first) return []
  const { counters } = at.rules
  const units = onMapUnits(at, counters[first]!.side).filter((unit) => !ofPanzerCorps(counters[unit]!))
  const commanded = new Set(hqs.flatMap((hq) => commandedBy(at, hq, units)))
  return units.filter((unit) => commanded.has(unit))
}

/**
 * The corps of a panzer group that are on the map, each as the chains of units that activate each other; of several its
 * owner chooses (7.4.2).
 */
export function corpsChains(at: Situation, group: PanzerGroup) {
  const byCorps = grouped(panzerUnits(at, group), (unit) => at.rules.counters[unit]!.corps!)
  return [...byCorps].map(([corps, units]) => ({ corps, chains: chainsOf(at, units, at.rules.chainHexes) }))
}

/** Corps of the chit's panzer group that are split, and of which no part has been chosen yet (7.4.2). */
export function openCorps(at: Situation, { chit, chosen }: StepOf<'corps'>) {
  return corpsChains(at, at.rules.chits[chit]!.group!).filter(
    ({ chains }) => chains.length > 1 && !chains.some((chain) => chain.some((unit) => chosen.includes(unit))),
  )
}

/** Copies of a chit that are neither in the cup nor played this turn. */
export function unplayedCopies({ rules, open }: Situation, cup: readonly ChitId[], chit: ChitId): number {
  const count = (chits: readonly ChitId[]) => chits.filter((other) => other === chit).length
  return rules.chits[chit]!.copies - count(cup) - count(open.played)
}
