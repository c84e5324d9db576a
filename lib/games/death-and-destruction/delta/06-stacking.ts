import type { Limit } from '@/lib/games/proud-monster/rules/06-stacking'
import { amended, over } from '@/lib/wargame/extend'
import { here } from '../here'
import { isGun } from '../rules/08-units'
import { word } from '../world'
import type { Chapter } from './difference'

/** 6.1: Soviet artillery counts nothing among others. */
const units = over<Limit>((base) => (at, hex, side) => {
  const limit = base(at, hex, side)
  return { ...limit, weight: (unit) => (isGun(here(at), unit) ? 0 : limit.weight(unit)) }
})

/** 6.1: five units of artillery in a hex, in cities too. */
const artillery: Limit = (at) => ({
  cite: 'DD 6.1',
  key: word('stack-guns'),
  most: at.rules.unitsInAHex,
  weight: (unit) => Number(isGun(here(at), unit)),
})

/** DD 6: stacks. */
export const stacking: Chapter = {
  'DD 6.1': { rules: { stacking: amended({ replace: { units }, add: { artillery } }) } },
}
