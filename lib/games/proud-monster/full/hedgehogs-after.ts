import { idsOf } from '@/lib/wargame/counters'
import { combatUnitsAt } from '@/lib/wargame/occupancy'
import type { Rules } from './in-force'
import type { CounterId, Table } from './state'

/** true: it can form a hedgehog: of those who cannot by themselves, whom 14.40 lists, there are no Flemings. */
export const isLaagering = (rules: Pick<Rules, 'counters'>, unit: CounterId): boolean =>
  ['german', 'flemish'].includes(rules.counters[unit]!.nation)

/** Hedgehogs after units have gone somewhere: without a unit of German nation there is none (14.40). */
export function hedgehogsAfter(rules: Rules, open: Table): Table['hedgehogs'] {
  const left = open.hedgehogs.filter((hex) =>
    combatUnitsAt({ rules, open }, hex).some((unit) => isLaagering(rules, unit)),
  )
  return left.length < open.hedgehogs.length ? left : open.hedgehogs
}

/** Units after some have moved: to leave a hedgehog is no way to attack out of one, so it counts as having fought (14.40). */
export function leftHedgehogs(rules: Rules, before: Table, now: Table): Table['counters'] {
  if (before.hedgehogs.length === 0 || now.acting !== 'german' || now.phase !== 'movement')
    return now.counters
  const leavers = idsOf(now.counters).filter((unit) => {
    const was = before.counters[unit]?.at
    const isGone = was !== undefined && now.counters[unit]!.at !== was
    return isGone && rules.counters[unit]!.side === 'german' && before.hedgehogs.includes(was)
  })
  return leavers.length === 0
    ? now.counters
    : {
        ...now.counters,
        ...Object.fromEntries(leavers.map((unit) => [unit, { ...now.counters[unit]!, fought: true }])),
      }
}
