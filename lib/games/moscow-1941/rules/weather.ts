import type { WeatherEffect } from '../data/charts'
import type { Situation } from '../situation'
import type { CounterId } from '../state'

/** The weather of this turn (MOS-86). */
export const weatherOf = ({ rules, open }: Situation) => rules.calendar[open.turn - 1]!.weather

/** What it does (MOS-68 to 70). */
export const effectOf = (at: Situation): WeatherEffect => at.rules.weatherChart[weatherOf(at)]

/** true: rivers and lakes have no effect (MOS-70). */
export const isFrozen = (at: Situation): boolean => effectOf(at).frozen

/** The movement of a unit in this weather, in movement factors (MOS-68, MOS-70). */
export function allowanceOf(at: Situation, unit: CounterId): number {
  const { mudMove, snowMove, counters } = at.rules
  const { side, type, size, move } = counters[unit]!
  const german = side === 'german'
  switch (weatherOf(at)) {
    case 'mud':
      return Math.min(move, german && size === 'army' ? mudMove.germanArmy : mudMove.other)
    case 'snow':
      return german ? Math.min(move, type === 'infantry' ? snowMove.infantry : snowMove.other) : move
    default:
      return move
  }
}
