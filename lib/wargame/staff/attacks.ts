import type { Post } from '../gathered'
import { mapOf } from '../map'
import { grouped } from '../pools'
import {
  type Attack,
  type AttackFacts,
  byValue,
  GIVEN,
  type Given,
  type Plan,
  type Reach,
  rise,
  type Thought,
  worstOf,
} from './attack'
import type { Leg } from './columns'
import { nextToEnemies, opens, Standing } from './facts'

/** What each of some units gives up, who leaves a hex last bears it. `bare`: places into which the enemy could come then. */
function givenBy(
  { staff }: AttackFacts,
  posts: readonly Post[],
  near: Uint8Array,
  bare: ReadonlySet<string>,
): Map<string, Given> {
  const { numberOf } = mapOf(staff.rules)
  const left = grouped(staff.units, (unit) => staff.hexOf(unit))
  const found = new Map<string, Given>()
  const rings = staff.rings()
  for (const { unit, from } of posts) {
    const hex = staff.hexOf(unit)
    if (hex === from) {
      found.set(unit, 'nothing')
      continue
    }
    const others = left.get(hex)!.filter((one) => one !== unit)
    left.set(hex, others)
    const isHeld = others.length > 0
    const isNear = near[numberOf(hex)] === 1
    const ring = rings.get(hex)
    const opened = ring !== undefined && !isHeld && opens(ring, from)
    const light = ring && isHeld ? 'thin' : !isNear ? 'reserve' : isHeld ? 'nothing' : 'hole'
    found.set(unit, !isHeld && bare.has(hex) ? 'place' : opened ? 'ring' : light)
  }
  return found
}

/** Attacks of one owner in one moment. */
export class Attacks {
  private readonly near: Uint8Array
  private readonly ways = new Map<string, ReadonlyMap<string, readonly string[]>>()

  /** `promised`: units that are kept for the attack on a hex, and what hex that is. */
  constructor(
    readonly facts: AttackFacts,
    readonly promised: ReadonlyMap<string, string> = new Map(),
  ) {
    this.near = nextToEnemies(facts.staff)
  }

  /** Ways of a unit that stands where it did as its turn began; who was touched in this turn has none. */
  private waysOf(unit: string): ReadonlyMap<string, readonly string[]> {
    const { staff } = this.facts
    if (!staff.fresh.has(unit)) return new Map()
    const key = `${staff.hexOf(unit)} ${staff.kindOf(unit)}`
    const ways = this.ways.get(key) ?? staff.ways([unit])
    this.ways.set(key, ways)
    return ways
  }

  /** Where each unit could attack a hex from, the best first: who is next to it stays where he is. */
  private placesOf(unit: string, target: string): string[] {
    const { staff, counts, isLast } = this.facts
    const { board } = staff.rules
    const here = staff.hexOf(unit)
    if (board.areAdjacent(here, target)) return counts(unit, here, target) > 0 ? [here] : []
    const ways = this.waysOf(unit)
    if (ways.size === 0) return []
    return board
      .neighbours(target)
      .filter((hex) => ways.has(hex) && counts(unit, hex, target) > 0)
      .sort(
        (a, b) =>
          counts(unit, b, target) - counts(unit, a, target) ||
          Number(isLast(a, target)) - Number(isLast(b, target)),
      )
  }

  /** All who could attack a hex together, each from where it counts most, and where fewest others come. */
  private gathered(target: string, posts: readonly (Post & { places: readonly string[] })[]): Post[] {
    const { staff, counts, isLast } = this.facts
    const standing = new Standing(staff)
    const taken = new Map<string, number>()
    const all: Post[] = []
    for (const { unit, places } of posts) {
      if (this.facts.mayJoin?.([...all.map((one) => one.unit), unit]) === false) continue
      const alike = (a: string, b: string) =>
        counts(unit, a, target) === counts(unit, b, target) && isLast(a, target) === isLast(b, target)
      const first = places[0]!
      const inTurn = [
        ...places
          .filter((hex) => alike(hex, first))
          .sort((a, b) => (taken.get(a) ?? 0) - (taken.get(b) ?? 0)),
        ...places.filter((hex) => !alike(hex, first)),
      ]
      const here = staff.hexOf(unit)
      const from = inTurn.find(
        (hex) => hex === here || (standing.mayEnd([unit], hex) && !staff.isCutOff(unit, hex)),
      )
      if (from === undefined) continue
      if (from !== here) standing.go([unit], here, from)
      taken.set(from, (taken.get(from) ?? 0) + 1)
      all.push({ unit, from })
    }
    return all
  }

  /** All who could take part against a hex, but those who are promised elsewhere or taken, and the places that would lie bare then. */
  private able(
    target: string,
    taken: ReadonlySet<string> = new Set(),
    first: ReadonlySet<string> = new Set(),
  ): { posts: Post[]; bare: ReadonlySet<string> } {
    const { facts, near } = this
    const { staff, counts } = facts
    const able = staff.units
      .filter((unit) => facts.mayFight(unit) && !taken.has(unit))
      .filter((unit) => (this.promised.get(unit) ?? target) === target)
      .map((unit) => ({ unit, places: this.placesOf(unit, target) }))
      .filter(({ places }) => places.length > 0)
      .map(({ unit, places }) => ({
        ...{ unit, places, from: places[0]! },
        counts: counts(unit, places[0]!, target),
      }))
      .sort((a, b) => b.counts - a.counts)
    const going = able.filter(({ unit, from }) => from !== staff.hexOf(unit))
    const bare = new Set(
      going.length > 0 ? staff.bare(new Map(going.map(({ unit, from }) => [unit, from]))) : [],
    )
    const gives = givenBy(facts, able, near, bare)
    const grade = ({ unit }: Post) => GIVEN.indexOf(gives.get(unit)!)
    const posts = this.gathered(
      target,
      able.sort((a, b) => Number(first.has(b.unit)) - Number(first.has(a.unit)) || grade(a) - grade(b)),
    )
    return { posts, bare }
  }

  /** For each column the first of some units that reach it. */
  private reached(
    target: string,
    posts: readonly Post[],
    isWhole = false,
  ): { all: readonly Post[]; reach: Reach }[] {
    const { facts } = this
    const columns: { all: readonly Post[]; reach: Reach }[] = []
    for (let n = 1; n <= posts.length; n += 1) {
      const before = columns.at(-1)?.reach
      if (before && Math.min(before.least, worstOf(before)) >= facts.top) break
      const all = posts.slice(0, n)
      const reach = facts.reach(target, all, isWhole)
      if (!before || rise(reach, before) > 0) columns.push({ all, reach })
    }
    return columns
  }

  /** As few of some units as reach the same column: those who give up most are left out first. */
  private least(target: string, all: readonly Post[], reached: Reach, bare: ReadonlySet<string>): Attack {
    const isWhole = reached.worst !== undefined
    const { mayJoin, reach } = this.facts
    let posts = all
    for (const one of [...all].reverse()) {
      const fewer = posts.filter((post) => post !== one)
      if (fewer.length === 0 || mayJoin?.(fewer.map(({ unit }) => unit)) === false) continue
      if (rise(reach(target, fewer, isWhole), reached) >= 0) posts = fewer
    }
    const given = givenBy(this.facts, posts, this.near, bare)
    return {
      target,
      posts,
      given,
      reach: this.facts.reach(target, posts, isWhole),
      value: this.valueOf(target, posts, given),
    }
  }

  private valueOf(target: string, posts: readonly Post[], given: ReadonlyMap<string, Given>): number {
    const { prices, worth } = this.facts
    return [...given.values()].reduce((value, one) => value - prices[one], worth(target, posts))
  }

  /**
   * All that could be done against a hex, and the least units for each column; `first`: who has a place in it before others, as
   * where there is no room for all.
   */
  plan(target: string, first: readonly string[] = []): Plan {
    const { posts, bare } = this.able(target, new Set(), new Set(first))
    const columns = this.reached(target, posts, true).map(({ all, reach }) =>
      this.least(target, all, reach, bare),
    )
    return { target, posts, given: givenBy(this.facts, posts, this.near, bare), columns }
  }

  /** The attack on a hex that promises most, of its columns; null: none is worth making. */
  private best(target: string, { posts, bare }: ReturnType<typeof this.able>): Attack | null {
    const [best] = this.reached(target, posts)
      .map((column) => {
        const given = givenBy(this.facts, column.all, this.near, bare)
        return { ...column, value: this.valueOf(target, column.all, given) }
      })
      .sort((a, b) => b.value - a.value)
    const attack = best ? this.least(target, best.all, best.reach, bare) : null
    return attack && attack.value > this.facts.least ? attack : null
  }

  /** The attack on a hex as it is prepared; null: it is not. */
  prepared(target: string): Attack | null {
    const { posts: all, bare } = this.able(target)
    const posts = all.filter(({ unit }) => this.promised.get(unit) === target)
    if (posts.length === 0) return null
    const given = givenBy(this.facts, posts, this.near, bare)
    const reach = this.facts.reach(target, posts)
    return { target, posts, given, reach, value: this.valueOf(target, posts, given) }
  }

  /** The attacks that are prepared or worth making, for each target as it has been thought of; null: that of a hex is not. */
  *worthMaking(): Generator<Attack | null, void> {
    const prepared = new Set(this.promised.values())
    for (const target of this.facts.targets)
      yield (prepared.has(target) ? this.prepared(target) : null) ?? this.best(target, this.able(target))
  }

  /**
   * Which of some attacks are others, or not worth making any more, where each is made by whom the more promising have left:
   * so that all of them can be made together. Each that stays as it is is told once it is known to.
   */
  private *apart(attacks: readonly Attack[]): Generator<Thought, void> {
    const taken = new Set(this.promised.keys())
    let open = byValue(attacks)
    while (open.length > 0) {
      const [first, ...rest] = open as [Attack, ...Attack[]]
      yield { target: first.target, attack: first, isSure: true }
      const gone = new Set(first.posts.map(({ unit }) => unit))
      for (const unit of gone) taken.add(unit)
      const left: Attack[] = []
      for (const one of rest) {
        if (!one.posts.some(({ unit }) => gone.has(unit))) {
          left.push(one)
          continue
        }
        const attack = this.best(one.target, this.able(one.target, taken))
        yield { target: one.target, attack }
        if (attack) left.push(attack)
      }
      open = byValue(left)
    }
  }

  /**
   * Attacks that others join: whoever stands beside the hex, goes nowhere else any more, gives up nothing by it and attacks
   * nobody else, until the odds are good even at the very worst. So nobody looks on where few attack what nobody knows. What
   * is prepared is left as it is, and what each attack promises is as it was.
   */
  private *joined(attacks: readonly Attack[]): Generator<Thought, void> {
    const { staff, good, counts, mayFight, mayJoin, reach } = this.facts
    const taken = new Set([
      ...this.promised.keys(),
      ...attacks.flatMap(({ posts }) => posts.map(({ unit }) => unit)),
    ])
    const beside = (unit: string, target: string) =>
      staff.rules.board.areAdjacent(staff.hexOf(unit), target) ? counts(unit, staff.hexOf(unit), target) : 0
    for (const one of byValue(attacks)) {
      if (one.posts.some(({ unit }) => this.promised.has(unit))) continue
      let { posts } = one
      let now = reach(one.target, posts, true)
      let coming = posts
      const others = staff.units
        .filter((unit) => !taken.has(unit) && !staff.fresh.has(unit) && mayFight(unit))
        .map((unit) => ({ unit, from: staff.hexOf(unit), counts: beside(unit, one.target) }))
        .filter((other) => other.counts > 0)
        .sort((a, b) => b.counts - a.counts)
      for (const { unit, from } of others) {
        if (worstOf(now) >= good.column) break
        if (mayJoin?.([...coming.map((post) => post.unit), unit]) === false) continue
        coming = [...coming, { unit, from }]
        const then = reach(one.target, coming, true)
        if (worstOf(then) > worstOf(now)) [posts, now] = [coming, then]
      }
      if (posts === one.posts) continue
      const given = givenBy(this.facts, posts, this.near, this.able(one.target).bare)
      const attack = { ...one, posts, given, reach: now }
      for (const { unit } of attack.posts) taken.add(unit)
      yield { target: one.target, attack }
    }
  }

  /**
   * Attacks that can all be made, as each has been thought of: of every hex alone, then of all of them together; what is
   * thought of a hex takes the place of what was thought of it before.
   */
  *together(): Generator<Thought | null, void> {
    const found = new Map<string, Attack>()
    const noted = ({ target, attack }: Thought): Thought => {
      if (attack) found.set(target, attack)
      else found.delete(target)
      return { target, attack }
    }
    for (const attack of this.worthMaking()) yield attack && noted({ target: attack.target, attack })
    for (const one of this.apart([...found.values()])) {
      noted(one)
      yield one
    }
    for (const one of this.joined([...found.values()])) yield noted(one)
  }

  /**
   * Hexes that can be attacked together by good odds even at the very worst, of attacks that are worth making and were not
   * prepared: as far as has been thought, each time.
   */
  *good(): Generator<readonly string[], void> {
    const found = new Map<string, Attack>()
    const prepared = new Set(this.promised.values())
    const known = new Map<Attack, boolean>()
    const isGood = (attack: Attack): boolean => {
      const { target, posts, reach } = attack
      if (reach.least < this.facts.good.column || prepared.has(target)) return false
      const isSure =
        known.get(attack) ?? worstOf(this.facts.reach(target, posts, true)) >= this.facts.good.column
      known.set(attack, isSure)
      return isSure
    }
    for (const one of this.together()) {
      if (one?.attack) found.set(one.target, one.attack)
      else if (one) found.delete(one.target)
      yield byValue([...found.values()].filter(isGood)).map(({ target }) => target)
    }
  }

  /** How the units of an attack come to where they attack from, in the order of the hexes that they leave. */
  legs(posts: readonly Post[]): Leg[] {
    const { staff } = this.facts
    const { numberOf } = mapOf(staff.rules)
    const going = posts.filter(({ unit, from }) => staff.hexOf(unit) !== from)
    const columns = grouped(going, ({ unit, from }) => `${staff.hexOf(unit)} ${staff.kindOf(unit)} ${from}`)
    return [...columns.values()]
      .map((some): Leg => {
        const [{ unit, from: to }] = some as [Post]
        const path = this.waysOf(unit).get(to)!
        return {
          units: some.map((one) => one.unit).sort(),
          from: staff.hexOf(unit),
          ...{ path, to, turns: 0 },
        }
      })
      .sort((a, b) => numberOf(a.from) - numberOf(b.from))
  }
}
