import type { LegalEntry } from '@/lib/kernel/game'
import { combatUnitsAt, hexOf } from '@/lib/wargame/occupancy'
import { computer as beginner } from '../computer'
import { place } from '../computer/arrive'
import { fight } from '../computer/fight'
import { finish, lookOf } from '../computer/look'
import { march } from '../computer/march'
import { promiseOf } from '../computer/promise'
import type { Rules } from '../in-force'
import type { Order } from '../orders'
import { dueStep, opponent } from '../state'
import type { View } from '../view'
import { begin } from './computer/begin'
import { call, fly, restore } from './computer/desk'
import { invade, sail } from './computer/sail'
import { strike } from './computer/strike'
import { supposed } from './computer/supposed'
import type { Situation } from './situation'
import { standing } from './standing'

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
      return isOffered('placeUnits')
        ? place(look)
        : (begin(now) ?? invade(now) ?? sail(now) ?? strike(now) ?? march(look))
    case 'callUp':
      return call(now) ?? finish
    case 'restore':
      return restore(now) ?? finish
    case 'commit':
      return fly(now) ?? finish
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
