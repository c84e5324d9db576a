import type { LegalEntry } from '@/lib/kernel/game'
import { groupsOf } from '@/lib/wargame/staff/armies'
import { arrived, followed, joining, type Leg, marched, NO_MARCH } from '@/lib/wargame/staff/columns'
import type { StaffFacts } from '@/lib/wargame/staff/facts'
import { marching, NO_PAPERS, type Papers } from '@/lib/wargame/staff/papers'
import { cameIn, type Entry, entering, entriesOf } from '@/lib/wargame/staff/reserves'
import { computer } from './computer'
import { type Chores, choreOf, chores, STEADY } from './computer/chores'
import { finish, type Look, lookOf, mayFinish } from './computer/look'
import { clear } from './computer/march'
import type { Rules } from './in-force'
import type { Order } from './orders'
import type { Situation } from './situation'
import { legOrder, staffFacts } from './staff'
import { standing } from './standing/orders'
import { counterOf, dueStep, type Hex, type Side } from './state'
import type { View } from './view'

/** What a level has of its own for a staff that leads. */
interface Leading {
  readonly chores: Chores
  readonly facts: (at: Situation, side: Side) => StaffFacts
  readonly standing: Pick<typeof standing, 'orderOf'>
  readonly computer: typeof computer
}

/**
 * `led`: what a staff does in a turn for which its owner's time is out: chores as it proposes them, losses as his standing orders
 * have them, reserves come in, columns march on, all others hold, nobody attacks; `keptLed`: what it keeps once some of that stands.
 * By his view alone, in which his papers are.
 */
export const ledBy = ({ chores, facts, standing, computer }: Leading) => ({
  led(rules: Rules, view: View, legal: readonly LegalEntry[]): readonly Order[] {
    const chore = choreOf(chores, rules, view, legal)
    if (chore) return [chore]
    const look: Look = lookOf(rules, view, legal, STEADY)
    const due = dueStep(view.table)
    if (due?.step === 'losses') return [standing.orderOf(look.at, due, view.mine?.standing) as Order]
    const moves =
      due?.step === 'move' ? movesOf(facts(look.at, look.side), view.mine?.staff ?? NO_PAPERS, rules) : null
    const orders = moves?.legs.map(legOrder) ?? []
    if (moves?.isCall) return orders
    // What may not be left undone, as a set-up, is done as the computer player does it, but in a phase of movement: who is
    // one too many in a hex makes room, and nobody attacks for it.
    const last = mayFinish(look)
      ? finish
      : ((due?.step === 'move' ? clear(look.at, look.side) : null) ?? computer(rules, view, legal, STEADY))
    return [...orders, last]
  },

  keptLed(rules: Rules, view: View, stood: readonly Order[]): Papers | null {
    const kept = view.mine?.staff ?? null
    const { at, side } = lookOf(rules, view, [], STEADY)
    const papers = kept ?? NO_PAPERS
    const placed = stood.flatMap((one) => (one.type === 'placeUnits' ? [one] : []))
    const sent = new Set(stood.flatMap((one) => (one.type === 'moveStack' ? [JSON.stringify(one)] : [])))
    if (sent.size > 0) {
      const { legs, after } = movesOf(facts(at, side), papers, rules)
      return after(legs.filter((leg) => sent.has(JSON.stringify(legOrder(leg)))))
    }
    return placed.length > 0 ? placedIn(facts, at, side, papers, placed) : kept
  },
})

interface Moves {
  readonly legs: readonly Leg[]
  /** true: by them those come in who wait beside the map, who take their places before others march. */
  readonly isCall: boolean
  /** The papers once some of the legs have been gone. */
  after(legs: readonly Leg[]): Papers
}

/** Who moves in a turn that is led, and how. */
function movesOf(facts: StaffFacts, papers: Papers, rules: Rules): Moves {
  const entries = calledIn(facts, papers, rules)
  const calls = entering(facts, entries).legs
  if (calls.length > 0) return { legs: calls, isCall: true, after: (legs) => cameIn(papers, entries, legs) }
  const march = papers.marches.length > 0 ? onWay(facts, papers, rules.armyOf) : NO_MARCH
  return { legs: march.legs, isCall: false, after: (legs) => arrived(papers, { ...march, legs }) }
}

/** Those who wait beside the map and where they go, as it would be proposed to their owner, but for those whom he keeps in reserve. */
function calledIn(facts: StaffFacts, { groups, stays = [] }: Papers, rules: Rules): readonly Entry[] {
  if (facts.waiting.size === 0) return []
  const all = entriesOf(facts, groups, groupsOf(facts, groups, rules.armyOf), rules)
  return all.map((one) => ({ ...one, units: one.units.filter((unit) => !stays.includes(unit)) }))
}

/** What columns do; who follows an army goes to where that stands now. */
const onWay = (facts: StaffFacts, { groups, marches }: Papers, armyOf: Rules['armyOf']) =>
  marched(facts, followed(facts, marches, groupsOf(facts, groups, armyOf)))

/** The papers once units have come in at a place: who is far from his army marches to it, as is proposed to his owner. */
function placedIn(
  facts: Leading['facts'],
  { rules, open }: Situation,
  side: Side,
  papers: Papers,
  placed: readonly { readonly hex: Hex; readonly units: readonly string[] }[],
): Papers {
  const counters = { ...open.counters }
  const come = placed.flatMap(({ units }) => units)
  for (const { hex, units } of placed)
    for (const unit of units) counters[unit] = { ...counterOf(open, unit), at: hex }
  const known = { ...facts({ rules, open: { ...open, counters } }, side), fresh: new Set(come) }
  const armies = groupsOf(known, papers.groups, rules.armyOf)
  return joining(known, papers, armies, come).reduce(
    (now, { units, to, follows }) => marching(now, units, to, follows),
    papers,
  )
}

/** By the rules of the beginners. */
export const { led, keptLed } = ledBy({ chores, facts: staffFacts, standing, computer })
