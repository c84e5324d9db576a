import type { CompanyRule } from '@/lib/games/proud-monster/rules/limits'
import { amended, over } from '@/lib/wargame/extend'
import { no } from '../world'
import type { Chapter } from './difference'

/** 7.1: beside Hungarians one German unit may stand, as beside others. */
const allies = over<CompanyRule>((base) => (at, units, hex) => {
  const refusal = base(at, units, hex)
  const count = (nation: string) => units.filter((unit) => at.rules.counters[unit]!.nation === nation).length
  if (refusal || count('hungarian') === 0) return refusal
  return units.length - count('hungarian') > 1
    ? no('DD 7.1', 'allies-germans', { hex, most: 1 }, [hex])
    : null
})

/** DD 7: allies of the Axis. */
export const alliesOfTheAxis: Chapter = {
  'DD 7.1': { rules: { company: amended({ replace: { allies } }) } },
}
