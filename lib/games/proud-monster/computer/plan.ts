import { remembered } from '@/lib/wargame/computer/remembered'
import { gathered, type Post } from '@/lib/wargame/gathered'
import { mapOf } from '@/lib/wargame/map'
import { combatUnitsAt, countersAt, hexOf, inBox, onMapUnits } from '@/lib/wargame/occupancy'
import { isMech, likely } from '../rules/02-units'
import { crowdRefusal } from '../rules/06-stacking'
import { SHUT, sideBetween } from '../rules/12-costs'
import { reach } from '../rules/12-movement'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Hex, OKH, opponent, type Place, type Side } from '../state'
import { promiseOf } from './promise'
import { draws, isLastChance, ownAims, threats, unitWorth, wantedAims } from './worth'

/*
 * Where all units of a side are to go in a movement phase. It is worked out once for the position in which the phase began,
 * which can be told from any later one, and then followed order by order.
 */

/** Where each unit is to go; who is not named stays. */
export type Plan = ReadonlyMap<CounterId, Hex>

/** The position in which this movement phase began: everybody who has moved is where he came from. */
function asBegun({ rules, open }: Situation): Situation {
  const counters = Object.fromEntries(
    Object.entries(open.counters).map(([id, counter]) => [
      id,
      counter.from === null ? counter : { ...counter, at: counter.from, from: null, left: null },
    ]),
  )
  return { rules, open: { ...open, counters, moving: null } }
}

const keyOf = ({ open }: Situation): string =>
  [
    open.scenario,
    open.turn,
    open.couplet,
    open.acting,
    ...Object.entries(open.counters).map(
      ([id, { at, from, lost, tried }]) => `${id}${from ?? at}${lost}${tried}`,
    ),
  ].join()

/** The plan of the side that moves now. */
export const planOf = remembered(
  keyOf,
  (at: Situation): Plan => new Planner(asBegun(at), at.open.acting).plan(),
)

/** The part of what could come that a garrison should match, and the most units in it; more before the count. */
const GARRISON = { german: { usual: 0.25, last: 0.6 }, soviet: { usual: 0.5, last: 0.8 } } as const
const MOST_KEEPERS = { german: { usual: 2, last: 4 }, soviet: { usual: 4, last: 5 } } as const
/** What an assault must promise for units to be brought up. */
const LEAST = { german: 0.4, soviet: 0.8 } as const
/** What each point of strength that is brought up could do elsewhere. */
const PER_STRENGTH = { usual: 0.1, last: 0.04 } as const
/** The most units that are brought up against a hex. */
const MOST_ATTACKERS = { usual: 14, last: 25 } as const

class Planner {
  private readonly places = new Map<CounterId, Place>()
  private readonly stacks = new Map<Hex, CounterId[]>()
  private readonly moves = new Map<CounterId, Hex>()
  private readonly free: Set<CounterId>
  private readonly map
  private readonly when: 'usual' | 'last'

  constructor(
    private readonly at: Situation,
    private readonly side: Side,
  ) {
    this.map = mapOf(at.rules)
    this.when = isLastChance(at) ? 'last' : 'usual'
    const onMap = onMapUnits(at, side)
    const waiting = side === 'german' ? OKH.flatMap((box) => inBox(at, box, side)) : []
    this.free = new Set([...onMap, ...waiting])
    for (const unit of this.free) this.places.set(unit, counterOf(at.open, unit).at)
    for (const unit of onMap) this.put(unit, hexOf(at, unit)!)
  }

  plan(): Plan {
    this.takeOpenAims()
    this.keepAims()
    this.assaults()
    this.goOn()
    return this.moves
  }

  private put(unit: CounterId, hex: Hex): void {
    this.stacks.set(hex, [...(this.stacks.get(hex) ?? []), unit])
  }

  private take(unit: CounterId): void {
    for (const [hex, units] of this.stacks)
      if (units.includes(unit))
        this.stacks.set(
          hex,
          units.filter((one) => one !== unit),
        )
  }

  private hasRoom(unit: CounterId, hex: Hex, also: readonly CounterId[] = []): boolean {
    const others = (this.stacks.get(hex) ?? []).filter((one) => one !== unit)
    return (
      crowdRefusal(this.at, [unit], [...others, ...also.filter((one) => !others.includes(one))], hex) === null
    )
  }

  /** true: a unit is there, or can be. */
  private canReach(unit: CounterId, hex: Hex): boolean {
    return this.places.get(unit) === hex || reach(this.at, unit).has(hex)
  }

  private send(unit: CounterId, hex: Hex): void {
    this.free.delete(unit)
    if (this.places.get(unit) === hex) return
    this.take(unit)
    this.put(unit, hex)
    this.moves.set(unit, hex)
  }

  private defence(units: readonly CounterId[]): number {
    return units.reduce((sum, unit) => sum + likely(this.at, unit).defence, 0)
  }

  private number(hex: Hex): number {
    return this.map.numberOf(hex)
  }

  private strongest(hex: Hex, of: (unit: CounterId) => number): CounterId | undefined {
    return [...this.free]
      .filter((unit) => this.canReach(unit, hex) && this.hasRoom(unit, hex))
      .sort((a, b) => of(b) - of(a) || a.localeCompare(b))[0]
  }

  /** Places of the enemy where nobody stands are entered, the most worth first. */
  private takeOpenAims(): void {
    for (const { hex } of [...wantedAims(this.at, this.side)].sort((a, b) => b.worth - a.worth)) {
      if (countersAt(this.at, hex).length > 0) continue
      const unit = this.strongest(
        hex,
        (one) => likely(this.at, one).defence - (isMech(this.at, one) ? 0 : 0.5),
      )
      if (unit !== undefined) this.send(unit, hex)
    }
  }

  /** Own places are held against what could come. */
  private keepAims(): void {
    const { at, side } = this
    const near = threats(at, side)
    const { when } = this
    const inTurn = [
      ...ownAims(at, side),
      ...wantedAims(at, side).filter(({ hex }) => this.stacks.get(hex)?.length),
    ]
      .map(({ hex, worth }) => ({
        hex,
        threat: near[this.number(hex)]!,
        weighs: worth * Math.min(1, near[this.number(hex)]! / 10),
      }))
      .filter(({ threat }) => threat > 0)
      .sort((a, b) => b.weighs - a.weighs)
    for (const { hex, threat } of inTurn) {
      const keepers: CounterId[] = (this.stacks.get(hex) ?? []).filter((unit) => !this.free.has(unit))
      while (
        keepers.length < MOST_KEEPERS[side][when] &&
        this.defence(keepers) < GARRISON[side][when] * threat
      ) {
        // Who is there already stays before others come; who is quick has more to do elsewhere.
        const unit = this.strongest(
          hex,
          (one) =>
            likely(at, one).defence + (this.places.get(one) === hex ? 4 : 0) - (isMech(at, one) ? 3 : 0),
        )
        if (unit === undefined) break
        this.send(unit, hex)
        keepers.push(unit)
      }
    }
  }

  /** Units that could be brought up against a hex, and what the best of that promises. */
  private assaultOn(target: Hex, near: ReadonlyMap<Hex, readonly CounterId[]>) {
    const { at, side } = this
    const beside = at.rules.board.neighbours(target).filter((hex) => sideBetween(at, hex, target) !== SHUT)
    const units = [...new Set(beside.flatMap((hex) => near.get(hex) ?? []))].filter((unit) =>
      this.free.has(unit),
    )
    if (units.length === 0) return null
    const posts = gathered(units, {
      placesOf: (unit) => beside.filter((hex) => this.canReach(unit, hex)),
      counts: (unit, from) =>
        likely(at, unit).attack +
        (this.places.get(unit) === from ? 0.3 : 0) +
        (isDry(at, from, target) ? 0.2 : 0),
      mayJoin: (unit, others, from) => this.hasRoom(unit, from, others),
    }).slice(0, MOST_ATTACKERS[this.when])
    const defenders = combatUnitsAt(at, target, opponent(side))
    let found: { posts: readonly Post[]; worth: number } | null = null
    for (let n = 1; n <= posts.length; n += 1) {
      const attackers = posts.slice(0, n)
      const strength = attackers.reduce((sum, { unit }) => sum + likely(at, unit).attack, 0)
      const worth =
        promiseOf(at, { side, target, defenders, attackers: [...attackers] }) -
        PER_STRENGTH[this.when] * strength
      if (worth > (found?.worth ?? LEAST[side])) found = { posts: attackers, worth }
    }
    return found && { target, ...found }
  }

  /** The most promising assaults, one after the other, with the units that are left for each. */
  private assaults(): void {
    const { at, side } = this
    const near = this.reachers()
    const targets = new Set(onMapUnits(at, opponent(side)).map((unit) => hexOf(at, unit)!))
    let offers = [...targets].flatMap((target) => this.assaultOn(target, near) ?? [])
    while (offers.length > 0) {
      const first = offers.reduce((a, b) => (b.worth > a.worth ? b : a))
      const used = new Set(first.posts.map(({ unit }) => unit))
      for (const { unit, from } of first.posts) this.send(unit, from)
      offers = offers.flatMap((offer) => {
        if (offer === first) return []
        const isStale = offer.posts.some(({ unit, from }) => used.has(unit) || !this.hasRoom(unit, from))
        return isStale ? (this.assaultOn(offer.target, near) ?? []) : [offer]
      })
    }
  }

  /** Who can come to each hex. */
  private reachers(): ReadonlyMap<Hex, readonly CounterId[]> {
    const near = new Map<Hex, CounterId[]>()
    for (const unit of this.free)
      for (const hex of [String(this.places.get(unit)), ...reach(this.at, unit).keys()]) {
        const here = near.get(hex)
        if (here) here.push(unit)
        else near.set(hex, [unit])
      }
    return near
  }

  /** All others go where it is best for them, those nearest to what draws them first. */
  private goOn(): void {
    const pull = draws(this.at, this.side)
    const drawn = (unit: CounterId): number => {
      const place = String(this.places.get(unit))
      return this.at.rules.board.has(place) ? pull[this.number(place)]! : 0
    }
    for (const unit of [...this.free].sort((a, b) => drawn(b) - drawn(a) || a.localeCompare(b))) {
      const here = this.places.get(unit)!
      const inPlay = this.at.rules.board.has(here)
      let best = inPlay ? { hex: here, worth: this.stands(unit, here) + 0.3 } : null
      for (const hex of reach(this.at, unit).keys()) {
        if (!this.hasRoom(unit, hex)) continue
        const worth = this.stands(unit, hex)
        if (worth > (best?.worth ?? -Infinity)) best = { hex, worth }
      }
      if (best) this.send(unit, best.hex)
    }
  }

  /** What it is worth that a unit stands in a hex, with those that will stand there besides. */
  private stands(unit: CounterId, hex: Hex): number {
    const { at, side } = this
    const number = this.number(hex)
    const others = (this.stacks.get(hex) ?? []).filter((one) => one !== unit)
    const odds =
      (SHARE[side] * threats(at, side)[number]!) /
      Math.max(0.5, this.defence([...others, unit]) * shelter(at, hex))
    const risk = Math.min(1, Math.max(0, odds - BEARABLE) / (HOPELESS - BEARABLE))
    return draws(at, side)[number]! - MINDS[side] * risk * unitWorth(at, unit) - CROWD * others.length
  }
}

/** Part of what could come that falls upon one hex, and the odds that are borne, or surely lost. */
const SHARE = { german: 0.4, soviet: 0.35 } as const
const BEARABLE = 1
const HOPELESS = 5
const MINDS = { german: 0.6, soviet: 0.7 } as const
const CROWD = 0.25

/** How many times the ground makes a defence worth more. */
function shelter({ rules }: Situation, hex: Hex): number {
  const kind = rules.placeOf(hex)?.kind
  if (kind === 'city') return 2
  return kind === 'large' || rules.terrainOf(hex) === 'hills' ? 1.4 : 1
}

const isDry = (at: Situation, from: Hex, target: Hex): boolean => sideBetween(at, from, target) === 0
