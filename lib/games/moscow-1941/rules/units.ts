import { onMapUnits } from '@/lib/wargame/occupancy'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Side } from '../state'

/** true: armour; whatever else there is counts as infantry against it (MOS-14, A-MOS-15). */
export const isArmour = ({ rules }: Situation, unit: CounterId): boolean =>
  rules.counters[unit]!.type === 'armor'

/** true: infantry, shock troops or paratroops, whom cities help and who cross lakes (MOS-48, 51 to 53, 63). */
export const isOnFoot = ({ rules }: Situation, unit: CounterId): boolean =>
  ['infantry', 'shock', 'parachute'].includes(rules.counters[unit]!.type)

export const factorOf = ({ rules }: Situation, unit: CounterId): number => rules.counters[unit]!.factor
export const factorsOf = (at: Situation, units: readonly CounterId[]): number =>
  units.reduce((sum, unit) => sum + factorOf(at, unit), 0)

export const stateOf = ({ open }: Situation, unit: CounterId) => counterOf(open, unit).state
export const isDispersed = (at: Situation, unit: CounterId): boolean => stateOf(at, unit) === 'dispersed'

/** true: the ground helps some of these units: not all of them are dispersed (MOS-13). */
export const hasGround = (at: Situation, units: readonly CounterId[]): boolean =>
  units.some((unit) => !isDispersed(at, unit))

/** true: a corps or more, such as an army or a group of the Soviets (MOS-62). */
export const isCorps = ({ rules }: Situation, unit: CounterId): boolean =>
  rules.counters[unit]!.size !== 'division'
export const isArmy = ({ rules }: Situation, unit: CounterId): boolean =>
  rules.counters[unit]!.size === 'army'

/** Dispersed units of a side that recover now: not those dispersed in this phase (MOS-13, MOS-55). */
export const recovering = (at: Situation, side: Side): CounterId[] =>
  onMapUnits(at, side).filter((unit) => isDispersed(at, unit) && !at.open.dispersedNow.includes(unit))
