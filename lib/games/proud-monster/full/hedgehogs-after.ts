import { idsOf } from '@/lib/wargame/counters'
import type { Rules } from './in-force'
import type { Table } from './state'

/** Hedgehogs after units have gone somewhere: without a unit of German nation there is none (14.40). */
export function hedgehogsAfter(rules: Rules, { counters, hedgehogs }: Table): Table['hedgehogs'] {
  if (hedgehogs.length === 0) return hedgehogs
  const held = new Set(
    idsOf(counters)
      .filter((unit) => rules.counters[unit]!.nation === 'german')
      .map((unit) => counters[unit]!.at),
  )
  const left = hedgehogs.filter((hex) => held.has(hex))
  return left.length < hedgehogs.length ? left : hedgehogs
}
