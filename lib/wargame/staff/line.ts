import { mapOf } from '../map'
import { grouped } from '../pools'
import type { Halt, Leg, Marched } from './columns'
import { frontOf, lineOf, lineThrough } from './course'
import { type Elsewhere, nextToEnemies, type StaffFacts } from './facts'
import { massed, type Sent } from './mass'
import { leastCost, NEVER } from './match'
import type { LineTask } from './papers'

/** A line as it will stand. */
export interface Manned extends Marched {
  /** Its hexes, from one end to the other. */
  readonly posts: readonly string[]
  /** Those of them in which somebody will stand. */
  readonly held: readonly string[]
  /** Units of the group that are on it then, and those that stay behind it. */
  readonly onLine: number
  readonly behind: number
  readonly quality: Quality
  /** The enemy beside whom so many of a group that follows come together that an attack on him is not left unmade; absent: beside none. */
  readonly strikes?: string
}

/** What a line lets through: hexes of it into which the enemy can come, and places that count which he then could enter. */
export interface Quality {
  readonly holes: readonly (readonly string[])[]
  readonly through: readonly string[]
}

/** What it costs to send somebody: for each hex, if he leaves the enemy, and if that lays a place bare. */
const HEX = 1
const CONTACT = 30
const BARES = 60
/** What it costs to leave a post empty: the first unit of one that the enemy can enter, of another, and each more than one. */
const EMPTY = { open: 40_000, shut: 10_000, more: 2_000 } as const
/** So often the line is manned anew where somebody could not stay where he was sent. */
const TRIES = 60

/** How good a line is once some have moved. */
export function qualityOf(facts: StaffFacts, posts: readonly string[], moved: Elsewhere): Quality {
  const { numberOf, hexesBetween } = mapOf(facts.rules)
  const comes = facts.entered(moved)
  const holes: string[][] = []
  // Hexes of a line that lie beside each other are one hole.
  for (const post of posts.filter((hex) => comes.has(numberOf(hex)))) {
    const last = holes.at(-1)
    if (last && hexesBetween(numberOf(last.at(-1)!), numberOf(post)) === 1) last.push(post)
    else holes.push([post])
  }
  return letThrough(facts, holes, moved)
}

/** Holes with the places that count behind them, which the enemy could enter by them once some have moved, whatever else lies open. */
export const letThrough = (facts: StaffFacts, holes: Quality['holes'], moved: Elsewhere): Quality => ({
  holes,
  through: holes.length > 0 ? facts.bare(moved, holes.flat()) : [],
})

/**
 * Mans a line by a group, at least cost in all: who stands on a post stays there, so that nobody changes places for
 * nothing; a post that the enemy can enter is filled before others, and each by one before any is filled by more.
 * `each`: units for each hex; `isHeld`: whoever stands on a post stays, and only who stands on none is sent; `sent`: who goes
 * elsewhere, by name.
 */
export function manned(
  facts: StaffFacts,
  units: readonly string[],
  posts: readonly string[],
  {
    each,
    isHeld,
    sent: told = [],
  }: { readonly each: number; readonly isHeld: boolean; readonly sent?: readonly Sent[] | undefined },
): Manned {
  const { numberOf } = mapOf(facts.rules)
  const near = nextToEnemies(facts)
  const post = new Set(posts)
  const known = new Map<string, ReadonlyMap<string, readonly string[]>>()
  const ways = (unit: string) => {
    const key = `${facts.hexOf(unit)} ${facts.kindOf(unit)}`
    const found = known.get(key) ?? facts.ways([unit])
    known.set(key, found)
    return found
  }
  // Whom his owner sends somewhere himself goes there, or stays.
  const byName = new Map(
    told
      .filter(({ unit }) => units.includes(unit) && facts.fresh.has(unit))
      .map(({ unit, to }) => [unit, ways(unit).has(to) ? to : facts.hexOf(unit)]),
  )
  const mayGo = (unit: string) => facts.fresh.has(unit) && !byName.has(unit)
  const movers = units.filter((unit) => mayGo(unit) && !(isHeld && post.has(facts.hexOf(unit))))
  const sent = new Set(movers)
  // Whoever is not sent stands where he does.
  const staying = grouped(
    facts.units.filter((unit) => !sent.has(unit)),
    (unit) => byName.get(unit) ?? facts.hexOf(unit),
  )
  const away = new Map<string, string | null>([...byName, ...movers.map((unit) => [unit, null] as const)])
  const comes = facts.entered(away)
  const slots = posts.flatMap((hex) => {
    const room = Math.max(0, each - (staying.get(hex)?.length ?? 0))
    return Array.from({ length: room }, (_, n) => ({ hex, isFirst: room === each && n === 0 }))
  })
  const laid = new Set(facts.bare(away))
  const price = (unit: string, hex: string): number => {
    const from = facts.hexOf(unit)
    if (from === hex) return 0
    const way = ways(unit).get(hex)
    if (!way) return NEVER
    const leaves = near[numberOf(from)] === 1 && near[numberOf(hex)] === 0
    return HEX * way.length + (leaves ? CONTACT : 0) + (laid.has(from) && !post.has(from) ? BARES : 0)
  }
  const prices = slots.map(({ hex }) => movers.map((unit) => price(unit, hex)))
  const empty = slots.map(({ hex, isFirst }) =>
    isFirst ? EMPTY[comes.has(numberOf(hex)) ? 'open' : 'shut'] : EMPTY.more,
  )
  const halts = new Map<string, Halt>()
  let goes: (readonly [unit: string, to: string])[] = []
  for (let n = 0; n < TRIES; n += 1) {
    // Each post may also be left to nobody.
    const taken = leastCost(slots.length, movers.length + slots.length, (slot, who) =>
      who < movers.length ? prices[slot]![who]! : who - movers.length === slot ? empty[slot]! : NEVER,
    )
    const at = new Map<string, string>()
    for (const [slot, who] of taken.entries()) if (who < movers.length) at.set(movers[who]!, slots[slot]!.hex)
    goes = [...at].filter(([unit, to]) => facts.hexOf(unit) !== to)
    const refused = misfit(facts, movers, at, staying, ways)
    if (!refused) break
    const [unit, to, why] = refused
    for (const [slot, { hex }] of slots.entries()) if (hex === to) prices[slot]![movers.indexOf(unit)] = NEVER
    halts.set(unit, { units: [unit], from: facts.hexOf(unit), to, why })
    goes = []
  }
  goes = [...goes, ...[...byName].filter(([unit, to]) => facts.hexOf(unit) !== to)]
  const moved = new Map(goes)
  const legs = [
    ...grouped(goes, ([unit, to]) => `${facts.hexOf(unit)} ${to} ${facts.kindOf(unit)}`).values(),
  ].map((some): Leg => {
    const [unit, to] = some[0]!
    const all = some.map(([one]) => one).sort()
    return { units: all, from: facts.hexOf(unit), path: ways(unit).get(to)!, to, turns: 0 }
  })
  const stands = (unit: string) => moved.get(unit) ?? facts.hexOf(unit)
  // Whom his owner sends to where no room is left stays, and that is said.
  const crowded = [...byName].find(
    ([unit, to]) =>
      facts.hexOf(unit) !== to &&
      !facts.hasRoom(
        [unit],
        facts.units.filter((one) => one !== unit && stands(one) === to),
        to,
      ),
  )
  if (crowded) {
    const [unit, to] = crowded
    const from = facts.hexOf(unit)
    const others = told.filter((one) => one.unit !== unit)
    const again = manned(facts, units, posts, { each, isHeld, sent: [...others, { unit, to: from }] })
    return { ...again, halts: [...again.halts, { units: [unit], from, to, why: 'full' }] }
  }
  const held = new Set(facts.units.map(stands).filter((hex) => post.has(hex)))
  const onLine = units.filter((unit) => post.has(stands(unit))).length
  const isOff = (unit: string) => !post.has(stands(unit))
  return {
    legs: legs.sort((a, b) => numberOf(a.from) - numberOf(b.from) || numberOf(a.to) - numberOf(b.to)),
    halts: [...halts.values()].filter(({ units: [unit] }) => isOff(unit!)),
    there: [],
    posts,
    held: posts.filter((hex) => held.has(hex)),
    onLine,
    behind: units.length - onLine,
    quality: qualityOf(facts, posts, moved),
  }
}

/** Somebody who may not stay where he is sent, with where and why; null: all may. */
function misfit(
  facts: StaffFacts,
  movers: readonly string[],
  at: ReadonlyMap<string, string>,
  staying: ReadonlyMap<string, readonly string[]>,
  ways: (unit: string) => ReadonlyMap<string, readonly string[]>,
): readonly [unit: string, to: string, why: Halt['why']] | null {
  const here = new Map([...staying].map(([hex, some]) => [hex, [...some]]))
  // Who stays because nothing is found for him has his place before who comes.
  const inTurn = [...movers].sort(
    (a, b) => Number(moves(facts, at, a)) - Number(moves(facts, at, b)) || (a < b ? -1 : 1),
  )
  for (const unit of inTurn) {
    const to = at.get(unit) ?? facts.hexOf(unit)
    const others = here.get(to) ?? []
    if (moves(facts, at, unit)) {
      if (!ways(unit).has(to)) return [unit, to, 'no-way']
      if (facts.isCutOff(unit, to)) return [unit, to, 'supply']
      if (!facts.hasRoom([unit], others, to)) return [unit, to, 'full']
    }
    here.set(to, [...others, unit])
  }
  return null
}

const moves = (facts: StaffFacts, at: ReadonlyMap<string, string>, unit: string): boolean =>
  (at.get(unit) ?? facts.hexOf(unit)) !== facts.hexOf(unit)

/** What a line is told by its owner. */
export interface LineOrder {
  readonly task: LineTask
  /** Hexes that he names for it; fewer than two: it is where the group stands. */
  readonly marks: readonly string[]
  /** Units for each hex. */
  readonly each: number
  /** Who goes elsewhere than the line would send him. */
  readonly sent?: readonly Sent[] | undefined
}

/** A group carries out what its line is told. */
export function ordered(
  facts: StaffFacts,
  units: readonly string[],
  { task, marks, each, sent = [] }: LineOrder,
): Manned {
  const line =
    marks.length > 1 && task.verb !== 'river' ? lineThrough(facts, units, marks) : frontOf(facts, units)
  const posts = lineOf(facts, units, line, task)
  const isHeld = task.verb === 'hold'
  const own = new Set(sent.map(({ unit }) => unit))
  const mass =
    task.verb === 'follow'
      ? massed(
          facts,
          units.filter((unit) => !own.has(unit)),
          posts,
        )
      : null
  if (!mass) return manned(facts, units, posts, { each, isHeld, sent })
  const all = [...new Set([...posts, ...mass.sent.map(({ to }) => to)])]
  return {
    ...manned(facts, units, all, { each, isHeld, sent: [...sent, ...mass.sent] }),
    strikes: mass.target,
  }
}
