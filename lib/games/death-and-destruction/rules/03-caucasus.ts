import { isCutOff } from '@/lib/games/proud-monster/full/supply'
import type { Refusal } from '@/lib/kernel/decision'
import { countersAt } from '@/lib/wargame/occupancy'
import { asked } from '../here'
import type { Situation } from '../situation'
import type { CounterId, Hex } from '../state'
import { no } from '../world'

/** true: a hex of Map C, as long as that is not joined (3.2). */
export const isAway = ({ rules, open }: Situation, hex: Hex): boolean => rules.isOnMapC(hex) && !open.caucasus

export const isMountain = ({ rules }: Situation, hex: Hex): boolean =>
  rules.board.has(hex) && (rules.terrainOf(hex) as string) === 'mountain'

/** Why a unit does not come into play in a hex: mechanized units in mountains, but on military roads (3.9); null if it does. */
export const mountainEntry = (at: Situation, unit: CounterId, hex: Hex): Refusal | null =>
  at.rules.counters[unit]!.mech && isMountain(at, hex) && !at.rules.hasMilitaryRoad(hex)
    ? no('DD 3.9', 'mountain-entry', { unit, hex }, [hex])
    : null

/** true: the Germans are on the lower Volga, with a line over land (3.12). */
export const isVolgaCut = (at: Situation): boolean =>
  at.rules.volga.some((hex) =>
    countersAt(at, hex).some(
      (unit) => at.rules.counters[unit]!.side === 'german' && !isCutOff(asked(at), unit),
    ),
  )

/** Why nobody goes from this hex of Map C into the reserve; null if he may, and elsewhere (3.3, 3.12). */
export function exitRefusal(at: Situation, hex: Hex): Refusal | null {
  if (!at.rules.isOnMapC(hex)) return null
  if (at.rules.placeOf(hex)?.kind !== 'large') return no('DD 3.3', 'caucasus-exit', { hex }, [hex])
  return isVolgaCut(at) ? no('DD 3.12', 'volga-cut', { hex }, [hex]) : null
}

/** Oil centres that the German holds, in supply or not (4.7). */
export const oilHeld = ({ rules, open }: Pick<Situation, 'rules' | 'open'>): Hex[] =>
  open.caucasus ? rules.oilCentres.map(({ hex }) => hex).filter((hex) => open.taken.includes(hex)) : []
