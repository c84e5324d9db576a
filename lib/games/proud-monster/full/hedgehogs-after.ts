import { idsOf } from '@/lib/wargame/counters'
import type { Rules } from './in-force'
import type { CounterId, Table } from './state'

/** true: it can form a hedgehog: of those who cannot by themselves, whom 14.40 lists, there are no Flemings. */
export const isLaagering = (rules: Pick<Rules, 'counters'>, unit: CounterId): boolean =>
  ['german', 'flemish'].includes(rules.counters[unit]!.nation)

/** Hedgehogs after units have gone somewhere: without a unit of German nation there is none (14.40). */
export function hedgehogsAfter(rules: Rules, { counters, hedgehogs }: Table): Table['hedgehogs'] {
  if (hedgehogs.length === 0) return hedgehogs
  const held = new Set(
    idsOf(counters)
      .filter((unit) => isLaagering(rules, unit))
      .map((unit) => counters[unit]!.at),
  )
  const left = hedgehogs.filter((hex) => held.has(hex))
  return left.length < hedgehogs.length ? left : hedgehogs
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
