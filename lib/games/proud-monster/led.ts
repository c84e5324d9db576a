import type { LegalEntry } from '@/lib/kernel/game'
import { groupsOf } from '@/lib/wargame/staff/armies'
import { followed, marched } from '@/lib/wargame/staff/columns'
import type { StaffFacts } from '@/lib/wargame/staff/facts'
import { NO_PAPERS, type Papers } from '@/lib/wargame/staff/papers'
import { entering, entriesOf } from '@/lib/wargame/staff/reserves'
import { computer } from './computer'
import { type Chores, choreOf, chores, STEADY } from './computer/chores'
import { finish, type Look, lookOf, mayFinish } from './computer/look'
import { clear } from './computer/march'
import type { Rules } from './in-force'
import type { Order } from './orders'
import type { Situation } from './situation'
import { legOrder, staffFacts } from './staff'
import { standing } from './standing/orders'
import { dueStep, type Side } from './state'
import type { View } from './view'

/** What a level has of its own for a staff that leads. */
interface Leading {
  readonly chores: Chores
  readonly facts: (at: Situation, side: Side) => StaffFacts
  readonly standing: Pick<typeof standing, 'orderOf'>
  readonly computer: typeof computer
}

/**
 * What a staff does in a turn for which its owner's time is out: chores as it proposes them, losses as his standing orders
 * have them, reserves come in, columns march on, all others hold, nobody attacks. By his view alone, in which his papers are.
 */
export const ledBy =
  ({ chores, facts, standing, computer }: Leading) =>
  (rules: Rules, view: View, legal: readonly LegalEntry[]): readonly Order[] => {
    const chore = choreOf(chores, rules, view, legal)
    if (chore) return [chore]
    const look: Look = lookOf(rules, view, legal, STEADY)
    const due = dueStep(view.table)
    if (due?.step === 'losses') return [standing.orderOf(look.at, due, view.mine?.standing) as Order]
    const papers = due?.step === 'move' ? (view.mine?.staff ?? NO_PAPERS) : null
    const known = papers && facts(look.at, look.side)
    // Who comes in takes his place before others march.
    const come = known ? called(known, papers, rules) : []
    if (come.length > 0) return come.map(legOrder)
    const legs = known && papers.marches.length > 0 ? onWay(known, papers, rules.armyOf).legs : []
    // What may not be left undone, as a set-up, is done as the computer player does it, but in a phase of movement: who is
    // one too many in a hex makes room, and nobody attacks for it.
    const last = mayFinish(look)
      ? finish
      : ((due?.step === 'move' ? clear(look.at, look.side) : null) ?? computer(rules, view, legal, STEADY))
    return [...legs.map(legOrder), last]
  }

/** What those do who wait beside the map, as it would be proposed to their owner, but for those whom he keeps in reserve. */
function called(facts: StaffFacts, { groups, stays = [] }: Papers, rules: Rules) {
  if (facts.waiting.size === 0) return []
  const all = entriesOf(facts, groups, groupsOf(facts, groups, rules.armyOf), rules)
  const come = all.map((one) => ({ ...one, units: one.units.filter((unit) => !stays.includes(unit)) }))
  return entering(facts, come).legs
}

/** What columns do; who follows an army goes to where that stands now. */
const onWay = (facts: StaffFacts, { groups, marches }: Papers, armyOf: Rules['armyOf']) =>
  marched(facts, followed(facts, marches, groupsOf(facts, groups, armyOf)))

/** By the rules of the beginners. */
export const led = ledBy({ chores, facts: staffFacts, standing, computer })
