import type { Refusal } from '@/lib/kernel/decision'
import { combatUnitsAt, hexOf, onMapHqs, onMapUnits } from '@/lib/wargame/occupancy'
import type { Situation } from '../situation'
import { type Battle, type Hex, opponent } from '../state'
import { no } from '../world'
import { battleOf } from './09-attack'

export type Support = Exclude<Battle['kind'], 'attack'>

const SIDE_OF = { artillery: 'soviet', rocket: 'soviet', bomber: 'german' } as const
export const STRIKE_CITE = { artillery: 'AVD 13.2a', rocket: 'AVD 13.2b', bomber: 'AVD 13.3b' } as const

/** true: a Soviet unit or HQ stands next to the hex, or on a hill two hexes away (13.2). */
const isObserved = (at: Situation, hex: Hex): boolean =>
  [...onMapUnits(at, 'soviet'), ...onMapHqs(at, 'soviet')].some((id) => {
    const from = hexOf(at, id)!
    const hexes = at.rules.board.distance(hex, from)
    return hexes === 1 || (hexes === at.rules.hillSight && at.rules.terrainOf(from) === 'hill')
  })

/** Why this support may not strike a hex (13.2, 13.3, 9.0); null if it may. */
export function supportTargetRefusal(at: Situation, kind: Support, hex: Hex): Refusal | null {
  const cite = STRIKE_CITE[kind]
  if (!at.rules.board.has(hex)) return no(cite, 'support-off-map', { hex })
  if (kind !== 'artillery' && !at.open[kind]) return no(cite, `support-spent-${kind}`)
  const target = opponent(SIDE_OF[kind])
  if (combatUnitsAt(at, hex, target).length === 0) return no('AVD 9.0', 'support-no-units', { hex }, [hex])
  if (kind === 'bomber') return null
  if (at.open.shelled.includes(hex)) return no(cite, 'support-twice', { hex }, [hex])
  return isObserved(at, hex) ? null : no(cite, 'support-unseen', { hex }, [hex])
}

/** Hexes that this support may strike, in ascending order (13.2, 13.3). */
export function supportTargets(at: Situation, kind: Support): Hex[] {
  const held = onMapUnits(at, opponent(SIDE_OF[kind])).map((id) => hexOf(at, id)!)
  return [...new Set(held)].filter((hex) => supportTargetRefusal(at, kind, hex) === null).sort()
}

/** The battle that this bombardment would be. */
export const bombardment = (at: Situation, kind: Support, target: Hex): Battle =>
  battleOf(at, kind, SIDE_OF[kind], target)
