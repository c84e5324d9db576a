import { staffPortOf } from '@/components/wargame/staff/staff-port'
import { form, place } from '@/lib/games/proud-monster/computer/arrive'
import { type Look, lookOf } from '@/lib/games/proud-monster/computer/look'
import { AXIS } from '@/lib/games/proud-monster/data/units'
import { fly, restoreSurely } from '@/lib/games/proud-monster/full/computer/desk'
import { foreseen } from '@/lib/games/proud-monster/full/foreseen'
import type { Situation as Whole } from '@/lib/games/proud-monster/full/situation'
import { hasLine } from '@/lib/games/proud-monster/full/supply'
import type { Order } from '@/lib/games/proud-monster/orders'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { attackFacts, fightFrom, isGone, legOrder, staffFacts } from '@/lib/games/proud-monster/staff'
import type { View } from '@/lib/games/proud-monster/view'
import { on, wholeOf } from './level'
import { forecastOfFight } from './odds'
import { planner } from './planner'

/** Luck that is always the same: a proposal is no matter of chance. */
const STEADY = () => 0.5
const wholly =
  (think: (at: Whole) => Order | null) =>
  ({ at }: Look): Order | null =>
    think(at as unknown as Whole)
/** What the computer player would do of a chore, by its step. */
const CHORES: Readonly<Record<string, (look: Look) => Order | null>> = {
  ...{ convert: form, reinforce: place, release: place, move: place },
  ...{ restore: wholly(restoreSurely), commit: wholly(fly) },
}

/** The army of a unit as it is printed, or the army group that commands it; null: nothing is printed on it. */
export function armyOf(unit: string): string | null {
  const { army, group } = AXIS[unit]?.formation ?? {}
  return army ?? group ?? null
}

/** What a staff of this game knows; supply counts where all rules do (9.2). */
export const staff = staffPortOf<Situation, View>({
  on,
  armyOf,
  facts: (at, side) => {
    const all = wholeOf(at)
    return staffFacts(at, side, (unit, hex) => all !== null && !hasLine(all, unit, hex))
  },
  isGone,
  order: legOrder,
  attacks: {
    steps: { move: false, assault: true },
    facts: (at, side, known) => {
      const all = wholeOf(at)
      return attackFacts(at, side, known, all ? (fight) => foreseen(all, fight) : undefined)
    },
    forecast: (at, side, target, posts) => forecastOfFight(at, fightFrom(at, side, target, posts)),
    order: (target, attackers) => ({ type: 'declareAttack', target, attackers: [...attackers] }),
  },
  planner,
  // What costs a victory point, as who is called up does, is asked of its player and never proposed (8.21, 14.41),
  // and so is what takes a die: who has accepted it cannot take back what went before (8.18).
  chores: {
    ...{ convert: ['formGuards'], reinforce: ['placeUnits'], release: ['placeUnits'], commit: ['commitAir'] },
    restore: ['withdrawUnit', 'replaceStep'],
    // What is in reserve comes in before anybody moves (8.1).
    move: ['placeUnits'],
  },
  chore: (seen, legal) => {
    const view = seen as View
    const { rules } = on(view.table)
    const order = CHORES[view.prompt.step]?.(lookOf(rules, view, legal, STEADY) as Look)
    return order && order.type !== 'done' ? order : null
  },
})
