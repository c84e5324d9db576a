import { chronicleOf } from '@/lib/wargame/events'
import { extend } from '@/lib/wargame/extend'
import { wayIn } from '@/lib/wargame/front'
import type { TypeOf } from '@/lib/wargame/ruleset'
import { events as beginner, withHolders } from '../events'
import { airEvents } from './air-events'
import { airAfter } from './air-seen'
import { combatEvents, replacedInCombat } from './combat-events'
import { shownAfter } from './fog'
import { fogEvents, replaced } from './fog-events'
import { fortsAfter } from './forts'
import { hedgehogsAfter, leftHedgehogs } from './hedgehogs-after'
import type { Rules } from './in-force'
import { aerialAfter } from './logistics-after'
import { logisticsEvents, replacedInLogistics } from './logistics-events'
import { mutualEvents } from './mutual-events'
import { endOfRefit, restoreEvents } from './restore-events'
import { seaEvents } from './sea-events'
import type { State } from './state'
import { supplyEvents } from './supply-events'
import { weatherEvents } from './weather-events'

/** Facts of the whole game: those of the beginners, and what each chapter adds. */
export const events = extend(beginner, {
  replace: {
    ...{ ...replaced, ...replacedInCombat, ...replacedInLogistics },
    AssaultEnded: (base) => endOfRefit(replacedInCombat.AssaultEnded(base)),
  },
  add: {
    ...fogEvents,
    ...combatEvents,
    ...airEvents,
    ...supplyEvents,
    ...restoreEvents,
    ...weatherEvents,
    ...logisticsEvents,
    ...{ ...mutualEvents, ...seaEvents },
  },
})

export type Event = TypeOf<typeof events>

/** The front, the control of places, aircraft and forts go with the units. */
export function follows<S extends State>(before: S, event: Event, after: S, rules: Rules): S {
  if (after.table.counters === before.table.counters) return after
  const held = withHolders(before as never, event as never, after as never, rules) as unknown as S
  const air = airAfter(before.table, held.table, rules)
  const { unit = '', hexes } = wayIn(event)
  const isGerman = rules.counters[unit]?.side === 'german'
  const forts = isGerman ? fortsAfter(rules, held.table, hexes) : held.table.forts
  const logistics = aerialAfter(before.table, held.table, rules)
  const hedgehogs = hedgehogsAfter(rules, held.table)
  const counters = leftHedgehogs(rules, before.table, held.table)
  const { shown: known, ...table } = held.table
  const shown = shownAfter(held.table)
  return air === table.air &&
    forts === table.forts &&
    logistics === table.logistics &&
    hedgehogs === table.hedgehogs &&
    counters === table.counters &&
    shown === known
    ? held
    : { ...held, table: { ...table, counters, air, forts, logistics, hedgehogs, ...(shown && { shown }) } }
}

/** What happens to the facts of a game under the whole rules. */
export const chronicleUnder = (rules: Rules) => chronicleOf<State, Event, Rules>(rules, events, follows)
