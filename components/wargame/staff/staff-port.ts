import type { OrderBody } from '@/components/offline/plan'
import type { Log } from '@/components/table/game-controls'
import type { LegalEntry } from '@/lib/kernel/game'
import { once } from '@/lib/wargame/cached'
import type { Post } from '@/lib/wargame/gathered'
import { grouped } from '@/lib/wargame/pools'
import { SIDES, type Side } from '@/lib/wargame/ruleset'
import { groupsOf, regrouped } from '@/lib/wargame/staff/armies'
import type { AttackFacts } from '@/lib/wargame/staff/attack'
import { Attacks } from '@/lib/wargame/staff/attacks'
import { followed, joining, type Leg, type Marched, marched, NO_MARCH } from '@/lib/wargame/staff/columns'
import { proposedFor } from '@/lib/wargame/staff/desk'
import { cutOffIn, quietOf, type StaffFacts, type Throat } from '@/lib/wargame/staff/facts'
import { type Gathering, gathered } from '@/lib/wargame/staff/gather'
import { freedIn, type Left, leftBy, NOTHING_LEFT } from '@/lib/wargame/staff/left-behind'
import { newHoles, openThroats, seams } from '@/lib/wargame/staff/left-open'
import { type LineOrder, type Manned, ordered, type Quality } from '@/lib/wargame/staff/line'
import {
  current,
  type Group,
  intending,
  isTold,
  type March,
  marching,
  NO_PAPERS,
  type Papers,
  preparing,
  telling,
  toldOf,
  unprepared,
} from '@/lib/wargame/staff/papers'
import { type Entry, entering, entriesOf } from '@/lib/wargame/staff/reserves'
import { closedUp, shifted } from '@/lib/wargame/staff/row'
import type { Forecast, Offer, TableView } from '../port'
import { type Numbers, numbersOf } from './numbers'
import { type Chosen, intendedOf, unmade } from './programme'
import { type SetUps, setUpsOf } from './set-ups'
import type { Asked, Own, Season, ViewOf } from './staff-own'

/** What a game says of the work of a staff, of its owner's view alone; fetched when the table stands. */
export interface StaffPort<View extends TableView = TableView> {
  papers(view: View): Papers
  /** Every unit of the viewer that is on the map, by army. */
  armies(view: View): readonly Group[]
  /** The papers with an army of these units, called so by its owner. */
  regrouped(view: View, army: Group): Papers
  /** A unit is out of the game, and not only off the map. */
  isGone(view: View, unit: string): boolean
  /** Those of some units that may be sent somewhere now. */
  fresh(view: View, units: readonly string[]): readonly string[]
  /**
   * Armies that have no order yet: their line was told nothing now, nor do they hold where no enemy is near, and all of them may
   * still be sent somewhere.
   */
  idle(view: View): readonly Group[]
  /** The papers of a viewer with what the line of an army is told now. */
  told(view: View, papers: Papers, army: string, order: LineOrder): Papers
  /** The turn that goes on, the last there may be, and whether mud and snow come in these rules. */
  season(view: View): Season
  /** Units of the viewer on the map that are out of supply where they stand. */
  cutOff(view: View): readonly string[]
  /** Holes in the lines of the viewer's armies that were none as his turn began. */
  newHoles(view: View): readonly (readonly string[])[]
  /** How good the front is where two armies of the viewer are neighbours. */
  seams(view: View): Quality
  /** Hexes that the enemy can enter, each of which alone then cuts units of the viewer off. */
  throats(view: View): readonly Throat[]
  /** Hexes that could be attacked now by good odds, as far as has been thought, each time. */
  good(view: View): Iterator<readonly string[]>
  /** true: attacks are made now, and units are not only brought up for them. */
  isAttacking(view: View): boolean
  /** true: what can be mended only now is left open, as units are still sent out: a place that counts, or supply. */
  isGrave(view: View): boolean
  /** true: by it somebody attacks while he moves. */
  isMobile(offer: Offer): boolean
  /** What a group does that follows the enemy, or goes some hexes in one of six directions. */
  closedUp(view: View, units: readonly string[]): Marched
  shifted(view: View, units: readonly string[], slot: number, hexes: number): Marched
  /** Hexes to which units that stand together can go now. */
  ways(view: View, units: readonly string[]): readonly string[]
  /** What a group does whose line is told something. */
  line(view: View, units: readonly string[], order: LineOrder): Manned | null
  /** Own places that count into which the enemy could come next, as nobody stands there once that is done. */
  bare(view: View, legs: readonly Leg[]): readonly string[]
  /**
   * What those leave behind who go so: hexes of enemies who are out of supply now and would have it again, and units that are
   * supplied from elsewhere no more (9.18 of Proud Monster).
   */
  leaves(view: View, legs: readonly Leg[]): Left
  /** The same of all who have gone in this turn: where the enemy has his supply again. */
  freed(view: View): readonly string[]
  /** Corps that attack while they move and stand apart, as long as some may still be sent somewhere. */
  gathered(view: View): readonly Gathering[]
  /** Armies to which no enemy is near that one sees. */
  quiet(view: View): readonly Group[]
  /** Units of the viewer that have come upon the map not long ago, by the lines that tell of it and by their turn. */
  come(view: View, log: Log): readonly string[]
  /** Who waits beside the map and may be ordered onto it now; `kept`: those whom their owner keeps in reserve as well. */
  waiting(view: View, kept?: boolean): readonly string[]
  /** Where all of them go, as it is proposed; those who are kept apart from the others. */
  entries(view: View): readonly Entry[]
  /** What those who come in do in this turn. */
  entering(view: View, entries: readonly Entry[]): Marched
  /** Marches that the staff keeps, those behind an army with where it is now; who has just come is on the march to his own. */
  onWay(view: View, come: readonly string[]): readonly March[]
  /** What units on the march do in this turn. */
  marched(view: View, marches: readonly March[]): Marched
  order(leg: Leg): OrderBody
  /** Attacks that could be made, or for which units could be brought up; null: this is not the time for either. */
  attacks(view: View): Attacks | null
  /** What an attack of some units out of hexes where they stand or will stand would bring. */
  forecast(view: View, target: string, posts: readonly Post[]): Forecast
  /** The attack on a hex as it is prepared, in the papers as they are from now on. */
  prepared(view: View, target: string, units: readonly string[]): Papers
  /** Attacks that were to be made one after the other now, and have not been made; and the papers with such attacks. */
  intended(view: View): readonly Chosen[]
  intending(view: View, attacks: readonly Chosen[]): Papers
  /** The place with a name that is nearest to a hex; null: there is none. */
  near(view: View, hex: string): string | null
  /** The order that makes an attack; null: it may be made later, by those who have been brought up. */
  attack(view: View, target: string, posts: readonly Post[]): OrderBody | null
  /** The viewer's set-up as numbers by sector and kind; null: it is not the time for it, or it is not told so. */
  numbers(view: View): Numbers<View> | null
  /** The viewer's set-up as it may be kept; null: it is not the time for it, or there is none here. */
  setUps(view: View): SetUps<View> | null
  /** true: what is asked is a chore, for which there may be proposals. */
  isChore(view: View, legal: readonly LegalEntry[]): boolean
  /** Orders that are proposed for it, each when it has been thought of, those last that take a die; and what is told of them, by keys. */
  desk(view: View, legal: readonly LegalEntry[]): Iterator<OrderBody>
  notes(view: View): readonly string[]
}

/** For which hex units are kept, where it may still be attacked. */
const promisedIn = ({ attacks = [] }: Papers, { targets }: AttackFacts, now: string) =>
  new Map(
    attacks
      .filter(({ target, when }) => when === now && targets.includes(target))
      .flatMap(({ target, units }) => units.map((unit) => [unit, target] as const)),
  )

/** The work of a staff, made of what a game says of those whom it leads. */
export function staffPortOf<At extends { readonly open: object }, View extends ViewOf<At>>({
  on,
  facts,
  armyOf,
  groupOf,
  corpsOf,
  isGone,
  season,
  order,
  comes,
  mobile,
  isMobileWar,
  when,
  attacks,
  chores,
  chore,
  thrown: byDice = () => [],
  notes = () => [],
  planner,
  numbers,
  setUps,
}: Own<At>): StaffPort<View> {
  const sideOf = ({ viewer }: View): Side | undefined => SIDES.find((one) => one === viewer)
  const papers = ({ mine, table }: View): Papers => current(mine?.staff ?? NO_PAPERS, when(on(table)))
  const known = once(
    (view: View): { readonly facts: StaffFacts | null; readonly attacks: Attacks | null } => {
      const side = sideOf(view)
      if (!side) return { facts: null, attacks: null }
      const [at, { mine, step }] = [on(view.table), view.prompt]
      const staff = facts(at, side)
      const isTime = mine && attacks.steps[step] !== undefined
      const own = isTime ? attacks.facts(at, side, staff) : null
      return { facts: staff, attacks: own && new Attacks(own, promisedIn(papers(view), own, when(at))) }
    },
  )
  const factsOf = (view: View) => known(view).facts
  return {
    papers,
    order,
    isGone: ({ table }, unit) => isGone(on(table), unit),
    season: ({ table }) => season(on(table)),
    attacks: (view) => known(view).attacks,
    forecast: (view, target, posts) => attacks.forecast(on(view.table), sideOf(view)!, target, posts),
    prepared: (view, target, units) => {
      const at = on(view.table)
      return units.length > 0
        ? preparing(papers(view), { target, units: [...units].sort(), when: when(at) })
        : unprepared(papers(view), target, when(at))
    },
    intended: (view) => {
      const { programme } = papers(view)
      const own = known(view).attacks
      return programme && own && attacks.steps[view.prompt.step] ? unmade(own, programme.attacks) : []
    },
    intending: (view, some) =>
      intending(papers(view), { when: when(on(view.table)), attacks: some.map(intendedOf) }),
    near: (view, hex) => {
      const { rules, towns } = factsOf(view) ?? { towns: [] }
      const far = (town: string) => rules!.board.distance(hex, town)
      return towns.length > 0 ? towns.reduce((a, b) => (far(b) < far(a) ? b : a)) : null
    },
    attack: ({ prompt }, target, posts) =>
      attacks.steps[prompt.step]
        ? attacks.order(
            target,
            posts.map(({ unit }) => unit),
          )
        : null,
    numbers: (view) => (numbers && view.prompt.mine ? numbersOf<At, View>(numbers, on, view) : null),
    setUps: (view) => (setUps && view.prompt.mine ? setUpsOf<At, View>(setUps, on, view) : null),
    isChore: ({ prompt, table }, legal) =>
      prompt.mine &&
      (legal.some(({ order }) => chores[prompt.step]?.includes(order.type)) || byDice(on(table)).length > 0),
    notes: ({ prompt, table }) => (prompt.mine ? notes(on(table)) : []),
    *desk(view, legal) {
      const { step, mine } = view.prompt
      const named = new Set<unknown>()
      const sure = proposedFor<Asked, OrderBody>(
        { view, legal },
        (now) => chore(now.view, now.legal),
        (now, one) => {
          const { end, view: seen, legal: open } = planner(now.view, now.legal, [one])
          const then = { view: seen as TableView, legal: open }
          const { prompt } = then.view
          const last = end !== null || !prompt.mine || prompt.step !== step
          return end === 'unlawful' ? null : { asked: then, last }
        },
      )
      for (const one of sure) {
        named.add(one.unit)
        yield one
      }
      if (mine) yield* byDice(on(view.table)).filter(({ unit }) => !named.has(unit))
    },
    armies: (view) => {
      const known = factsOf(view)
      return known ? groupsOf(known, papers(view).groups, armyOf) : []
    },
    regrouped: (view, army) => {
      const [known, kept] = [factsOf(view), papers(view)]
      if (!known) return kept
      return {
        ...kept,
        groups: regrouped(known, kept.groups, groupsOf(known, kept.groups, armyOf), army),
      }
    },
    quiet: (view) => {
      const known = factsOf(view)
      return known ? quietOf(known, groupsOf(known, papers(view).groups, armyOf)) : []
    },
    fresh: (view, units) => {
      const known = factsOf(view)
      return known ? units.filter((unit) => known.fresh.has(unit)) : []
    },
    idle: (view) => {
      const known = factsOf(view)
      if (!known) return []
      const [kept, now] = [papers(view), when(on(view.table))]
      const all = groupsOf(known, kept.groups, armyOf)
      const quiet = new Set(quietOf(known, all).map(({ name }) => name))
      // Who was told to hold goes on doing so as long as no enemy is near.
      const holds = (name: string) => quiet.has(name) && toldOf(kept, name)?.task.verb === 'hold'
      return all.filter(
        ({ name, units }) =>
          !isTold(kept, name, now) &&
          !holds(name) &&
          units.length > 0 &&
          units.every((unit) => known.fresh.has(unit)),
      )
    },
    told: (view, kept, army, order) => telling(kept, army, order, when(on(view.table))),
    cutOff: (view) => {
      const known = factsOf(view)
      return known ? cutOffIn(known) : []
    },
    newHoles: (view) => {
      const known = factsOf(view)
      return known ? newHoles(known, groupsOf(known, papers(view).groups, armyOf)) : []
    },
    seams: (view) => {
      const known = factsOf(view)
      return known ? seams(known, groupsOf(known, papers(view).groups, armyOf)) : { holes: [], through: [] }
    },
    throats: (view) => {
      const known = factsOf(view)
      return known ? openThroats(known) : []
    },
    good: (view) => {
      const isNow = attacks.steps[view.prompt.step] === true
      return ((isNow && known(view).attacks?.good()) || [].values()) as Iterator<readonly string[]>
    },
    isAttacking: ({ prompt }) => attacks.steps[prompt.step] === true,
    isGrave: (view) => {
      const known = factsOf(view)
      const { mine, step } = view.prompt
      if (!known || !mine || attacks.steps[step] !== false) return false
      return known.bare(new Map()).length > 0 || cutOffIn(known).length > 0
    },
    gathered: (view) => {
      const known = factsOf(view)
      return known && known.fresh.size > 0 && isMobileWar(on(view.table)) ? gathered(known, corpsOf) : []
    },
    isMobile: (offer) => mobile.includes(offer.order.type),
    closedUp: (view, units) => {
      const known = factsOf(view)
      return known ? closedUp(known, units) : NO_MARCH
    },
    shifted: (view, units, slot, hexes) => {
      const known = factsOf(view)
      return known ? shifted(known, units, slot, hexes) : NO_MARCH
    },
    ways: (view, units) => {
      const known = factsOf(view)
      return known && units.length > 0 ? [...known.ways(units).keys()] : []
    },
    line: (view, units, order) => {
      const known = factsOf(view)
      return known && units.length > 0 ? ordered(known, units, order) : null
    },
    bare: (view, legs) => {
      const moved = legs.flatMap(({ units, path }) => units.map((unit) => [unit, path.at(-1)!] as const))
      return factsOf(view)?.bare(new Map(moved)) ?? []
    },
    leaves: (view, legs) => {
      const known = factsOf(view)
      return known && legs.length > 0 ? leftBy(known, legs) : NOTHING_LEFT
    },
    freed: (view) => {
      const known = factsOf(view)
      return known ? freedIn(known) : []
    },
    come: (view, log) => {
      const since = log.findLastIndex(({ key }) => key === comes.since)
      const told = log.slice(since + 1).filter(({ key }) => comes.told.includes(key))
      const units = new Set(told.flatMap(({ params }) => String(params.units).split(' ')))
      const at = on(view.table)
      return factsOf(view)?.units.filter((unit) => units.has(unit) || comes.due(at, unit)) ?? []
    },
    waiting: (view, kept = false) => {
      const stays = new Set(kept ? [] : papers(view).stays)
      return [...(factsOf(view)?.waiting.keys() ?? [])].filter((unit) => !stays.has(unit))
    },
    entries: (view) => {
      const known = factsOf(view)
      if (!known || known.waiting.size === 0) return []
      const { groups, stays = [] } = papers(view)
      const all = entriesOf(known, groups, groupsOf(known, groups, armyOf), { armyOf, groupOf })
      // Who comes new does not call those who are kept in reserve.
      const parts = (units: readonly string[]) => [...grouped(units, (unit) => stays.includes(unit)).values()]
      return all.flatMap((one) => parts(one.units).map((units) => ({ ...one, units })))
    },
    entering: (view, entries) => {
      const known = factsOf(view)
      return known ? entering(known, entries) : NO_MARCH
    },
    onWay: (view, come) => {
      const known = factsOf(view)
      const kept = papers(view)
      if (!known || kept.marches.length + come.length === 0) return kept.marches
      const armies = groupsOf(known, kept.groups, armyOf)
      const all = joining(known, kept, armies, come).reduce(
        (now, { units, to, follows }) => marching(now, units, to, follows),
        kept,
      )
      return followed(known, all.marches, armies)
    },
    marched: (view, marches) => {
      const known = factsOf(view)
      return known && marches.length > 0 ? marched(known, marches) : NO_MARCH
    },
  }
}
