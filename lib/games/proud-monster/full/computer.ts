import type { LegalEntry } from '@/lib/kernel/game'
import { combatUnitsAt, hexOf, onMapUnits, sideAt } from '@/lib/wargame/occupancy'
import { computer as beginner } from '../computer'
import { place } from '../computer/arrive'
import { fight } from '../computer/fight'
import { finish, lookOf } from '../computer/look'
import { march } from '../computer/march'
import { promiseOf } from '../computer/promise'
import { wantedAims } from '../computer/worth'
import type { Rules } from '../in-force'
import type { Order } from '../orders'
import { likely } from '../rules/02-units'
import { dueStep, opponent } from '../state'
import type { View } from '../view'
import { commitments } from './air'
import { calls, isSiege } from './call-up'
import { begin } from './computer/begin'
import { strike } from './computer/strike'
import { supposed } from './computer/supposed'
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

/** The siege artillery comes up beside what is wanted most; security divisions cost more than they are worth (8.21, 14.41). */
function call({ at }: ReturnType<typeof lookOf>): Order | null {
  const now = at as unknown as Situation
  const wanted = wantedAims(at as never, 'german')
  const far = (hex: string) =>
    Math.min(...wanted.map((aim) => now.rules.board.distance(hex, aim.hex) - aim.worth / 4))
  for (const { unit, hexes } of calls(now)) {
    if (!isSiege(now, unit)) continue
    const [hex] = [...hexes].sort((a, b) => far(a) - far(b) || a.localeCompare(b))
    if (hex !== undefined) return { type: 'callUp', unit, hex } as unknown as Order
  }
  return null
}

/** Another round where those who are left promise something still (15.6). */
function goOn({ at, side }: ReturnType<typeof lookOf>, legal: readonly LegalEntry[]): Order {
  const now = at as unknown as Situation
  const battle = now.open.battle!
  const left = battle.attackers.filter(({ unit }) => hexOf(now, unit) !== null)
  const defenders = combatUnitsAt(now, battle.target, opponent(side))
  const isOffered = legal.some(({ order }) => order.type === 'assaultAgain')
  return isOffered && promiseOf(at as never, { ...battle, attackers: left, defenders }) > 0
    ? ({ type: 'assaultAgain' } as unknown as Order)
    : finish
}

/** The computer player under the whole rules: as at the beginners' level, and what each chapter asks besides. */
export function computer(rules: Rules, view: View, legal: readonly LegalEntry[], luck: () => number): Order {
  const isOffered = (type: string) => legal.some(({ order }) => order.type === type)
  const thought = supposed(rules as never, view)
  const look = lookOf(rules, thought, legal, luck)
  const now = look.at as unknown as Situation
  switch (view.prompt.step as string) {
    case 'move':
      // 8.1: what is in reserve comes in before anybody moves.
      return isOffered('placeUnits') ? place(look) : (begin(now) ?? strike(now) ?? march(look))
    case 'callUp':
      return call(look) ?? finish
    case 'restore':
      return restore(look) ?? finish
    case 'commit':
      return fly(look) ?? finish
    case 'conclude':
      return goOn(look, legal)
    case 'losses':
      // What may be left to standing orders is decided as they usually do.
      return standing.orderOf(
        lookOf(rules, view, legal, luck).at as never,
        dueStep(view.table) as never,
      ) as Order
    case 'assault':
      return fight(look, (units) => withoutStrangers(now, units))
    default:
      return beginner(rules, thought, legal, luck)
  }
}

/** Allies of two nations never attack together: those of the nation with more units do (7.2 to 7.4). */
function withoutStrangers(at: Situation, units: readonly string[]): string[] {
  const nationOf = (unit: string) => at.rules.counters[unit]!.nation
  const allies = units.filter((unit) => at.rules.southern.includes(nationOf(unit)))
  const count = (nation: string) => allies.filter((unit) => nationOf(unit) === nation).length
  const [most] = [...new Set(allies.map(nationOf))].sort((a, b) => count(b) - count(a) || a.localeCompare(b))
  return units.filter((unit) => !allies.includes(unit) || nationOf(unit) === most)
}
