import type { Limit } from '../rules/06-stacking'
import type { Rules } from './in-force'
import { whole } from './situation'
import type { CounterId, Hex } from './state'

type At = { readonly rules: Rules }

/** true: a regiment or battalion of the German side, of which a hex holds four at most (6.3). */
const isSmall = ({ rules }: At, unit: CounterId): boolean =>
  rules.counters[unit]!.side === 'german' && rules.stackWeights[rules.counters[unit]!.size] === 1 / 4

/** What a unit counts in its hex (6.3, 6.4): air units nothing (6.6), Flak, the siege artillery (14.41) and the Hungarian corps one. */
export function weightOf({ rules }: At, unit: CounterId): number {
  const { side, size, type } = rules.counters[unit]!
  if (type === 'air') return 0
  if (type === 'siege-artillery') return 1
  return side === 'german' ? (rules.stackWeights[size] ?? 1) : 1
}

/** How many units a hex holds: twice as many in a city (6.1, 6.5). */
export const roomOf = ({ rules }: At, hex: Hex): number =>
  rules.unitsInAHex * (rules.placeOf(hex)?.kind === 'city' ? rules.cityStacks : 1)

/** 6.1, 6.3 to 6.5: five units, ten in a city, by what each of them counts. */
export const units: Limit = (at, hex) => ({
  cite: 'PM 6.1',
  key: 'stack-full',
  most: roomOf(whole(at), hex),
  weight: (unit) => weightOf(whole(at), unit),
})

/** 6.3: four regiments and battalions of the German side. */
export const smallUnits: Limit = (at) => ({
  cite: 'PM 6.3',
  key: 'stack-small',
  most: whole(at).rules.smallUnits,
  weight: (unit) => Number(isSmall(whole(at), unit)),
})
