import type { LegalEntry } from '@/lib/kernel/game'
import { hexOf, onMapUnits, sideAt } from '@/lib/wargame/occupancy'
import { computer as beginner } from '../computer'
import { place } from '../computer/arrive'
import { finish, lookOf } from '../computer/look'
import type { Rules } from '../in-force'
import type { Order } from '../orders'
import { likely } from '../rules/02-units'
import { dueStep, opponent } from '../state'
import type { View } from '../view'
import { commitments } from './air'
import { judgeRefit, judgeReplacement, judgeWithdrawal } from './restore'
import type { Situation } from './situation'
import { standing } from './standing'

/** Aircraft over the stack that has most to fight with next to the enemy (10.2). */
function fly({ at, side }: ReturnType<typeof lookOf>): Order | null {
  const now = at as unknown as Situation
  const isNear = (unit: string) =>
    now.rules.board.neighbours(hexOf(now, unit)!).some((hex) => sideAt(now, hex) === opponent(side))
  for (const { air, units } of commitments(now, side)) {
    const [unit] = units
      .filter(isNear)
      .sort((a, b) => likely(now, b).attack - likely(now, a).attack || a.localeCompare(b))
    if (unit !== undefined) return { type: 'commitAir', air, unit } as unknown as Order
  }
  return null
}

/** Steps for whom they are to be had, and the weakest of those that have to go (8.12 to 8.20). */
function restore({ at }: ReturnType<typeof lookOf>): Order | null {
  const now = at as unknown as Situation
  const units = onMapUnits(now, 'german')
  const weakest = (some: readonly string[]) =>
    [...some].sort((a, b) => likely(now, a).attack - likely(now, b).attack || a.localeCompare(b))[0]
  const goes = weakest(units.filter((unit) => judgeWithdrawal(now, unit) === null))
  if (goes !== undefined) return { type: 'withdrawUnit', unit: goes } as unknown as Order
  const refit = units.find((unit) => now.open.counters[unit]!.lost > 1 && judgeRefit(now, unit) === null)
  if (refit !== undefined) return { type: 'refitDivision', unit: refit } as unknown as Order
  const reduced = units.find((unit) => judgeReplacement(now, unit) === null)
  return reduced === undefined ? null : ({ type: 'replaceStep', unit: reduced } as unknown as Order)
}

/** The computer player under the whole rules: as at the beginners' level, and what each chapter asks besides. */
export function computer(rules: Rules, view: View, legal: readonly LegalEntry[], luck: () => number): Order {
  const isOffered = (type: string) => legal.some(({ order }) => order.type === type)
  const look = lookOf(rules, view, legal, luck)
  // 8.1: what is in reserve comes in before anybody moves.
  if (view.prompt.step === 'move' && isOffered('placeUnits')) return place(look)
  if (view.prompt.step === 'restore') return restore(look) ?? finish
  if (view.prompt.step === 'commit') return fly(look) ?? finish
  // What may be left to standing orders is decided as they usually do.
  if (view.prompt.step === 'losses')
    return standing.orderOf(look.at as never, dueStep(view.table) as never) as Order
  return beginner(rules, view, legal, luck)
}
