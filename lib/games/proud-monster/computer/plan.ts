import { once } from '@/lib/wargame/cached'
import { remembered } from '@/lib/wargame/computer/remembered'
import { idsOf } from '@/lib/wargame/counters'
import { gathered, type Post } from '@/lib/wargame/gathered'
import { mapOf } from '@/lib/wargame/map'
import { combatUnitsAt, countersAt, hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { costsTo, sharedOut } from '@/lib/wargame/staff/march'
import { taken } from '@/lib/wargame/staff/offers'
import { isMech, likely, moveOf } from '../rules/02-units'
import { gaitOf, SHUT, sideBetween, stepper } from '../rules/12-costs'
import { reach } from '../rules/12-movement'
import type { Situation } from '../situation'
import { type CounterId, type Hex, opponent, type Side } from '../state'
import { Books } from './books'
import { holdLine } from './line'
import { promiseOf } from './promise'
import { comesIn } from './reach'
import {
  behind,
  draws,
  greatWorth,
  isLastChance,
  isLong,
  isRaidTime,
  menace,
  ownAims,
  type Stance,
  shelter,
  shutsGermany,
  stanceOf,
  threats,
  unitWorth,
  wantedAims,
} from './worth'

/*
 * Where all units of a side are to go in a movement phase. It is worked out once for the position in which the phase began,
 * and then followed order by order. Who has moved when it is worked out stays where he is.
 */

/** Where each unit is to go; who is not named stays. */
export type Plan = ReadonlyMap<CounterId, Hex>

type Counter = Situation['open']['counters'][CounterId]
/** What a counter has to say in `keyOf`. Hardly one of them changes from order to order. */
const saying = once(({ at, from, lost, tried }: Counter) => ({ text: `${from ?? at}${lost}${tried}` }))

const keys = new WeakMap<Situation['open'], string>()

/**
 * What tells the position in which a movement phase began from any later one: everybody is where he came from. Counters are
 * not named, as they keep their order from position to position.
 */
export function keyOf({ open }: Pick<Situation, 'open'>): string {
  const known = keys.get(open)
  if (known !== undefined) return known
  const { scenario, turn, couplet, acting, counters } = open
  const key = [
    ...[scenario, turn, couplet, acting],
    ...idsOf(counters).map((id) => saying(counters[id]!).text),
  ].join()
  keys.set(open, key)
  return key
}

/** The same position by another name, for one that follows from what it is named by. */
export function named<Open extends Situation['open']>(open: Open, key: string): Open {
  keys.set(open, key)
  return open
}

/** The plan of the side that moves now. */
export const planOf = remembered(keyOf, (at: Situation): Plan => new Planner(at, at.open.acting).plan())

/** The part of what could come that a garrison should match, and the most units in it; more before the count. */
const GARRISON = { attacks: { usual: 0.25, last: 0.6 }, holds: { usual: 0.5, last: 0.8 } } as const
const MOST_KEEPERS = { attacks: { usual: 2, last: 4 }, holds: { usual: 4, last: 5 } } as const
/** What an assault must promise for units to be brought up; who is left over is content with less. */
const LEAST = { attacks: [0.4, 0.2], holds: [0.8, 0.6] } as const
/** What each point of strength that is brought up could do elsewhere, and what it could if it is left over. */
const PER_STRENGTH = { usual: [0.1, 0.03], last: [0.04, 0.02] } as const
/** The most units that are brought up against a hex. */
const MOST_ATTACKERS = { usual: 14, last: 25 } as const

class Planner {
  private readonly books: Books
  private readonly stance: Stance
  private readonly map
  private readonly when: 'usual' | 'last'
  /** What a place is worth into which as many may go as find room. */
  private readonly great: number
  /** 1: a hex into which the enemy can come next; at first any that is near enough to him. */
  private open: Uint8Array
  private posts: ReadonlySet<Hex> = new Set()
  private readonly attacked = new Set<Hex>()

  constructor(
    private readonly at: Situation,
    private readonly side: Side,
  ) {
    this.books = new Books(at, side)
    this.stance = stanceOf(at, side)
    this.map = mapOf(at.rules)
    this.when = isLastChance(at) ? 'last' : 'usual'
    this.great = greatWorth(at)
    this.open = comesIn(at, side).map((turns) => (turns <= 1 ? 1 : 0))
  }

  plan(): Plan {
    this.takeOpenAims()
    this.keepAims(this.great)
    this.shut()
    this.keepAims(0)
    if (this.stance === 'holds' && isLong(this.at)) this.thicken()
    this.assaults(0)
    this.assaults(1)
    if (this.stance === 'holds') this.deploy()
    this.goOn()
    return this.books.moves
  }

  private number(hex: Hex): number {
    return this.map.numberOf(hex)
  }

  /** A line is held; behind it nobody has anything to fear. */
  private shut(): void {
    const near = comesIn(this.at, this.side)
    const { posts, open } = holdLine(this.books)
    this.posts = new Set(posts)
    this.open = open.map((is, i) => (is === 1 && near[i]! <= 1 ? 1 : 0))
  }

  /** true: the enemy can come next to a hex, or into it. */
  private isExposed(hex: Hex): boolean {
    return (
      this.open[this.number(hex)] === 1 ||
      this.at.rules.board.neighbours(hex).some((next) => this.open[this.number(next)] === 1)
    )
  }

  /** Places of the enemy where nobody stands are entered, the most worth first; and his country, when that is counted next. */
  private takeOpenAims(): void {
    const { at, books } = this
    for (const { hex } of [...wantedAims(at, this.side)].sort((a, b) => b.worth - a.worth)) {
      if (countersAt(at, hex).length > 0) continue
      const unit = books.best(hex, (one) => likely(at, one).defence - (isMech(at, one) ? 0 : 0.5))
      if (unit !== undefined) books.send(unit, hex)
    }
    if (this.side !== 'soviet' || !isRaidTime(at)) return
    for (const unit of [...books.free]) {
      const hex = [String(books.placeOf(unit)), ...reach(at, unit).keys()].find(
        (one) => at.rules.zomo(one) === 'germany' && books.hasRoom(unit, one),
      )
      if (hex !== undefined) books.send(unit, hex)
    }
  }

  /** Own places that are worth more than `least` are held against what could come, where it could come; great ones before that. */
  private keepAims(least: number): void {
    const { at, side, stance, books, when } = this
    const isEarly = (worth: number) => stance === 'holds' && worth > this.great
    const inTurn = [
      ...ownAims(at, side),
      ...wantedAims(at, side).filter(({ hex }) => books.in(hex).length > 0),
    ]
      .filter(({ hex, worth }) => worth > least && (isEarly(worth) || this.isExposed(hex)))
      .map(({ hex, worth }) => ({ hex, worth, threat: menace(at, side, { hex, worth }) }))
      .filter(({ threat }) => threat > 0)
      .map((aim) => ({ ...aim, weighs: aim.worth * Math.min(1, aim.threat / 10) }))
      .sort((a, b) => b.weighs - a.weighs)
    for (const { hex, worth, threat } of inTurn) {
      const keepers: CounterId[] = [...books.fixedIn(hex)]
      while (
        keepers.length < (worth > this.great ? Infinity : MOST_KEEPERS[stance][when]) &&
        books.defence(keepers) < GARRISON[stance][when] * threat
      ) {
        // Who is there already stays before others come; who is quick has more to do elsewhere.
        const unit = books.best(
          hex,
          (one) => likely(at, one).defence + (books.placeOf(one) === hex ? 4 : 0) - (isMech(at, one) ? 3 : 0),
        )
        if (unit === undefined) break
        books.send(unit, hex)
        keepers.push(unit)
      }
    }
  }

  /** Where much lies behind a hex of the line it is held by more than one, those first that gain most by it. */
  private thicken(): void {
    const { at, side, books } = this
    const near = threats(at, side)
    const rear = behind(at, side)
    const places = new Set([...this.posts, ...ownAims(at, side).map(({ hex }) => hex)])
    const offerFor = (hex: Hex): { hex: Hex; unit: CounterId; worth: number } | null => {
      const here = books.fixedIn(hex)
      if (here.length === 0 || !this.isExposed(hex)) return null
      const number = this.number(hex)
      const risk = (defence: number) => {
        const attack = SHARE[this.stance] * near[number]!
        return attack / (attack + EVEN * Math.max(1, defence) * shelter(at, hex))
      }
      const unit = books.best(hex, (one) => likely(at, one).defence - (isMech(at, one) ? 3 : 0))
      if (unit === undefined) return null
      const defence = books.defence(here)
      const after = risk(defence + likely(at, unit).defence)
      const worth = (risk(defence) - after) * THICK * rear[number]! - SHARED * after * unitWorth(at, unit)
      return worth > THICKENS ? { hex, unit, worth } : null
    }
    // One more for each that gains by it, then another.
    for (let open = [...places]; open.length > 0; )
      open = taken(open, {
        make: offerFor,
        take: ({ hex, unit }) => {
          books.send(unit, hex)
          if (this.posts.has(hex)) books.posted.set(unit, hex)
        },
        isStale: ({ unit }) => !books.free.has(unit),
      })
  }

  /** Units that could be brought up against a hex, and what the best of that promises. */
  private assaultOn(target: Hex, pass: 0 | 1) {
    const { at, side, books } = this
    const near = books.reachers()
    const beside = at.rules.board.neighbours(target).filter((hex) => sideBetween(at, hex, target) !== SHUT)
    const held = [...books.posted]
      .filter(([, hex]) => beside.includes(hex) && !shutsGermany(at, side, hex))
      .map(([unit]) => unit)
    const others = beside.flatMap((hex) => near.get(hex) ?? []).filter((unit) => books.free.has(unit))
    const units = [...held, ...new Set(others)]
    if (units.length === 0) return null
    const posts = gathered(units, {
      placesOf: (unit) => {
        const post = books.posted.get(unit)
        return post === undefined ? beside.filter((hex) => books.canReach(unit, hex)) : [post]
      },
      counts: (unit, from) =>
        likely(at, unit).attack +
        (books.placeOf(unit) === from ? 0.3 : 0) +
        (isDry(at, from, target) ? 0.2 : 0),
      mayJoin: (unit, others, from) => books.hasRoom(unit, from, others),
      most: MOST_ATTACKERS[this.when],
    })
    const defenders = combatUnitsAt(at, target, opponent(side))
    let found: { posts: readonly Post[]; worth: number } | null = null
    for (let n = 1; n <= posts.length; n += 1) {
      const attackers = posts.slice(0, n)
      const strength = attackers.reduce((sum, { unit }) => sum + likely(at, unit).attack, 0)
      const worth =
        promiseOf(at, { side, target, defenders, attackers: [...attackers] }) -
        PER_STRENGTH[this.when][pass] * strength
      if (worth > (found?.worth ?? LEAST[this.stance][pass])) found = { posts: attackers, worth }
    }
    return found
  }

  /** The most promising assaults, one after the other, with the units that are left for each. */
  private assaults(pass: 0 | 1): void {
    const { at, side, books } = this
    const targets = new Set(onMapUnits(at, opponent(side)).map((unit) => hexOf(at, unit)!))
    for (const target of this.attacked) targets.delete(target)
    const used = new Set<CounterId>()
    const done = taken(targets, {
      make: (target) => this.assaultOn(target, pass),
      take: ({ posts }) => {
        for (const { unit, from } of posts) {
          used.add(unit)
          if (!books.posted.delete(unit)) books.send(unit, from)
        }
      },
      isStale: ({ posts }) => posts.some(({ unit, from }) => used.has(unit) || !books.hasRoom(unit, from)),
    })
    for (const target of done) this.attacked.add(target)
  }

  /** Reserves march up behind the line, each part of it has its share; nobody stands where he can be attacked. */
  private deploy(): void {
    const { at, side, books, map } = this
    const near = threats(at, side)
    const pull = draws(at, side)
    const calls = [...this.posts].map((place) => ({
      place,
      weight: 1 + near[this.number(place)]! / 30 + pull[this.number(place)]! / 5,
    }))
    const costs = new Map<string, Int16Array>()
    const costOf = (unit: CounterId, post: Hex): Int16Array => {
      const key = `${gaitOf(at, unit)} ${post}`
      const known = costs.get(key)
      if (known) return known
      const found = costsTo(at.rules, [this.number(post)], stepper(at, unit))
      costs.set(key, found)
      return found
    }
    const units = [...books.free].filter((unit) => at.rules.board.has(String(books.placeOf(unit))))
    const posts = sharedOut(
      units,
      calls,
      (unit, post) =>
        map.hexesBetween(this.number(books.placeOf(unit)), this.number(post)) / moveOf(at, unit),
    )
    for (const [unit, post] of posts) {
      const cost = costOf(unit, post)
      let best: { hex: Hex; far: number } | null = null
      for (const hex of [books.placeOf(unit), ...reach(at, unit).keys()]) {
        const others = books.in(hex).filter((one) => one !== unit).length
        if (others >= MOST_TOGETHER || !books.hasRoom(unit, hex)) continue
        if (this.isExposed(hex) && !this.posts.has(hex)) continue
        const far = cost[this.number(hex)]! + others
        if (far < (best?.far ?? 32000)) best = { hex, far }
      }
      if (best) books.send(unit, best.hex)
    }
  }

  /** All others go where it is best for them, those nearest to what draws them first. */
  private goOn(): void {
    const { at, books } = this
    const pull = draws(at, this.side)
    const drawn = (unit: CounterId): number => {
      const place = String(books.placeOf(unit))
      return at.rules.board.has(place) ? pull[this.number(place)]! : 0
    }
    for (const unit of [...books.free].sort((a, b) => drawn(b) - drawn(a) || a.localeCompare(b))) {
      const here = books.placeOf(unit)
      const inPlay = at.rules.board.has(here)
      let best = inPlay ? { hex: here, worth: this.stands(unit, here) + 0.3 } : null
      for (const hex of reach(at, unit).keys()) {
        if (!books.hasRoom(unit, hex)) continue
        const worth = this.stands(unit, hex)
        if (worth > (best?.worth ?? -Infinity)) best = { hex, worth }
      }
      if (best) books.send(unit, best.hex)
    }
  }

  /** What it is worth that a unit stands in a hex, with those that will stand there besides. */
  private stands(unit: CounterId, hex: Hex): number {
    const { at, side, stance, books } = this
    const number = this.number(hex)
    const others = books.in(hex).filter((one) => one !== unit)
    const odds = this.isExposed(hex)
      ? (SHARE[stance] * threats(at, side)[number]!) /
        Math.max(0.5, books.defence([...others, unit]) * shelter(at, hex))
      : 0
    const risk = Math.min(1, Math.max(0, odds - BEARABLE) / (HOPELESS - BEARABLE))
    return draws(at, side)[number]! - MINDS[stance] * risk * unitWorth(at, unit) - CROWD * others.length
  }
}

/** What the ground behind a hex of a line counts for those who would make it thicker, and what that must gain. */
const THICK = 1
const THICKENS = 0.35
/** Odds at which a hex is as likely lost as held, and the part of a unit that is lost with it. */
const EVEN = 2
const SHARED = 0.2

/** Part of what could come that falls upon one hex, and the odds that are borne, or surely lost. */
const SHARE = { attacks: 0.4, holds: 0.35 } as const
const BEARABLE = 1
const HOPELESS = 5
const MINDS = { attacks: 0.6, holds: 0.9 } as const
const CROWD = 0.25
/** So many of a reserve stand together at most. */
const MOST_TOGETHER = 3

const isDry = (at: Situation, from: Hex, target: Hex): boolean => sideBetween(at, from, target) === 0
