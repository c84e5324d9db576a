import { hexOf, onMapUnits, standsBeside } from '@/lib/wargame/occupancy'
import { wantedAims } from '../../computer/worth'
import type { Order } from '../../orders'
import { likely } from '../../rules/02-units'
import { commitments } from '../air'
import { calls, isSiege } from '../call-up'
import { judgeRefit, judgeReplacement, toWithdraw } from '../restore'
import type { Situation } from '../situation'
import { opponent } from '../state'

// What is decided before a player turn begins.

/** Aircraft over the stack that has most to fight with next to the enemy (10.2). */
export function fly(now: Situation): Order | null {
  const side = now.open.acting
  const isNear = (unit: string) => standsBeside(now, opponent(side), hexOf(now, unit)!)
  for (const { air, units } of commitments(now, side)) {
    const [unit] = units
      .filter(isNear)
      .sort((a, b) => likely(now, b).attack - likely(now, a).attack || a.localeCompare(b))
    if (unit !== undefined) return { type: 'commitAir', air, unit } as unknown as Order
  }
  return null
}

/** The weakest of those that have to go (8.13 to 8.16). */
function relieve(now: Situation): Order | null {
  const weakest = (some: readonly string[]) =>
    [...some].sort((a, b) => likely(now, a).attack - likely(now, b).attack || a.localeCompare(b))[0]
  // Who waits in a reserve area may go as well (8.16).
  const goes = weakest(toWithdraw(now))
  return goes === undefined ? null : ({ type: 'withdrawUnit', unit: goes } as unknown as Order)
}

/** A step for whom it is to be had, those first who stand beside the enemy (8.12). */
function replace(now: Situation): Order | null {
  const reduced = onMapUnits(now, 'german').filter((unit) => judgeReplacement(now, unit) === null)
  const unit = reduced.find((one) => standsBeside(now, 'soviet', hexOf(now, one)!)) ?? reduced[0]
  return unit === undefined ? null : ({ type: 'replaceStep', unit } as unknown as Order)
}

/** A rest for each who has lost more than a step: a die says how many come back, and none changes for whom it is to be had (8.18). */
export const refits = (now: Situation): readonly Order[] =>
  onMapUnits(now, 'german')
    .filter((unit) => now.open.counters[unit]!.lost > 1 && judgeRefit(now, unit) === null)
    .map((unit) => ({ type: 'refitDivision', unit }) as unknown as Order)

/** true: a division may be rested yet (8.18, 8.19). */
export const mayRefit = (now: Situation): boolean =>
  onMapUnits(now, 'german').some((unit) => judgeRefit(now, unit) === null)

/** Steps for whom they are to be had, and the weakest of those that have to go (8.12 to 8.20). */
export const restore = (now: Situation): Order | null => relieve(now) ?? refits(now)[0] ?? replace(now)

/** The same of what takes no die. */
export const restoreSurely = (now: Situation): Order | null => relieve(now) ?? replace(now)

/** The siege artillery comes up beside what is wanted most; security divisions cost more than they are worth (8.21, 14.41). */
export function call(now: Situation): Order | null {
  const wanted = wantedAims(now, 'german')
  const far = (hex: string) =>
    Math.min(...wanted.map((aim) => now.rules.board.distance(hex, aim.hex) - aim.worth / 4))
  for (const { unit, hexes } of calls(now)) {
    if (!isSiege(now, unit)) continue
    const [hex] = [...hexes].sort((a, b) => far(a) - far(b) || a.localeCompare(b))
    if (hex !== undefined) return { type: 'callUp', unit, hex } as unknown as Order
  }
  return null
}
