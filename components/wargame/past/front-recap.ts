import type { LogLine } from '@/components/table/game-controls'
import type { FoughtPart } from '@/components/table/watch/stops'
import { hexOf, type OnMap, onMapUnits } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import { SIDES, type Side } from '@/lib/wargame/ruleset'
import { type Controlled, westOf } from '../map/front-of'
import { toneOf } from '../map/zones'
import type { TableWords } from '../text/table-words'
import { arrived } from './front-arrivals'
import {
  ALONE,
  apart,
  asIs,
  askedOf,
  type Between,
  type FrontFact,
  type FrontRules,
  type ToldFact,
  WEIGHT,
} from './front-asked'
import { cutOff, pockets } from './front-cut'
import { type Fight, foughtIn } from './front-fights'
import { openTo } from './front-holes'
import { namedOf, type Sector, type SectorRules, sectorsOf } from './front-sectors'
import { lossesOf } from './losses'

/** So many stacks more are told as a gathering, and so many hexes as an advance. */
const MASS = 3
const DEEP = 2
/** Units of both sides face each other within so many hexes. */
const FACING = 2
/** So many attacks on one part of the front are a main effort, which is told by itself. */
const MAIN = 5

/**
 * What has happened along the front, the gravest first: it follows from two boards of a viewer and the lines that he was
 * told between them, and from nothing else.
 */
export function frontFacts<At extends Controlled & OnMap>(
  rules: FrontRules<At>,
  words: TableWords,
  { viewer, then, now, told }: Between<At>,
): FrontFact[] {
  const { tell, own } = words
  const asked = askedOf(rules, words, { viewer, then, now, told })
  const { places, board, byPart, keyOf, where, whoOf, of, holds, controls, townsOf } = asked
  const { distance } = board

  const won = (side: Side): [string, number][] =>
    [...places].filter(([hex, worth]) => worth > 0 && controls(now, side, hex) && !controls(then, side, hex))

  function* taken(side: Side): Iterable<ToldFact> {
    const all = won(side)
    if (all.length === 0) return
    const hexes = all.map(([hex]) => hex)
    const text = own(`front.now.${side}`, { names: townsOf(hexes) })
    const weight = WEIGHT.counts + 20 * all.reduce((sum, [, worth]) => sum + worth, 0)
    yield { text, hexes, named: hexes, mark: 'flag', side: toneOf(side), weight }
  }

  /** Forts that have fallen, and ports to which no way leads over land any more, but for those that are told as taken. */
  function* fallen(): Iterable<ToldFact> {
    const gone = (all: (at: At) => readonly string[]) => {
      const left = new Set(all(now))
      return all(then).filter((hex) => !left.has(hex))
    }
    const forts = byPart(
      gone((at) => rules.fortsOf?.(at).map(({ hex }) => hex) ?? []),
      asIs,
    ).sort((a, b) => b.some.length - a.some.length)
    if (forts.length > 0) {
      const hexes = forts.flatMap(({ some }) => some)
      const text = tell('front.forts', { n: hexes.length, where: where(forts) })
      yield { text, hexes, named: namedOf(forts).map(({ place }) => place), weight: WEIGHT.works }
    }
    const ports = gone((at) => rules.portsOf?.(at) ?? [])
    const told = new Set(won('german').map(([hex]) => hex))
    const cut = ports.filter((port) => controls(now, 'soviet', port))
    const lost = ports.filter((port) => !cut.includes(port) && !told.has(port))
    for (const [how, hexes] of Object.entries({ cut, lost }))
      if (hexes.length > 0) {
        const text = own(`front.ports.${how}`, {
          ...{ n: hexes.length, names: townsOf(hexes) },
        })
        yield { text, hexes, named: hexes, weight: WEIGHT.works }
      }
  }

  function* forward(side: Side): Iterable<ToldFact> {
    const held = now.rules.board.hexes.filter((hex) => holds(then, side, hex))
    const stood = new Set(onMapUnits(then, side).map((unit) => hexOf(then, unit)!))
    const beyond = onMapUnits(now, side).flatMap((unit) => {
      const [was, hex] = [hexOf(then, unit), hexOf(now, unit)!]
      // A straggler behind the line of then has not come there since; who was not seen then lay beneath others.
      const isStraggler = was ? !holds(then, side, was) : stood.has(hex)
      if (isStraggler || holds(then, side, hex)) return []
      return [{ unit, hex, deep: Math.min(...held.map((from) => distance(from, hex))) }]
    })
    const far = beyond.filter(({ deep }) => deep >= DEEP)
    const bodies = byPart(far, ({ hex }) => hex)
      .map((part) => {
        const deepest = part.some.reduce((a, b) => (b.deep > a.deep ? b : a))
        // Named is where they have come farthest.
        const [{ place }] = byPart([deepest], ({ hex }) => hex) as [Sector<unknown>]
        const off = (hex: string) => distance(hex, place)
        const hexes = [...new Set(part.some.map(({ hex }) => hex))].sort((a, b) => off(a) - off(b))
        // Of one's own who they are is said, and not before whom.
        const army = side === viewer ? null : part.army
        return { some: part.some, army, place, hexes, deep: deepest.deep }
      })
      .sort((a, b) => b.deep - a.deep || b.hexes.length - a.hexes.length)
    const [alone, others] = apart(bodies)
    for (const body of alone) {
      const { some, place, hexes, deep } = body
      const text = tell('front.forward', {
        who: whoOf(some, (n) => of(side, n).stacks),
        deep,
        where: where([body]),
      })
      yield { text, hexes, named: [place], weight: WEIGHT.deep + 5 * deep }
    }
    if (others.length > 0) {
      const hexes = others.flatMap((body) => body.hexes)
      const text = tell('front.forward.others', { ...of(side, hexes.length), where: where(others) })
      yield { text, hexes, named: namedOf(others).map(({ place }) => place), weight: WEIGHT.others }
    }
  }

  const all = foughtIn(told, board.has)
  /** Fights are told by who attacked: whoever has not seen them does not know. */
  function* fought(side: Side): Iterable<ToldFact> {
    const fights = all.filter(({ attacked }) => now.rules.counters[attacked]?.side !== side)
    const parts = byPart(fights, ({ hex }) => hex).map((part) => {
      const won = part.some.filter((one) => one.won).length
      return { ...part, won, how: won === 0 ? 'lost' : won === part.some.length ? 'won' : 'some' } as const
    })
    const factOf = (alike: typeof parts, how: (typeof parts)[number]['how']): ToldFact => {
      const some = alike.flatMap((part) => part.some)
      const [n, won] = [some.length, alike.reduce((sum, part) => sum + part.won, 0)]
      const hexes = [...new Set(some.map(({ hex }) => hex))]
      const text = tell(`front.fights.${how}`, { ...of(side, n), won, where: where(alike) })
      const from = Math.min(...some.map((fight) => fight.n))
      const named = namedOf(alike).map(({ place }) => place)
      return { text, hexes, named, weight: WEIGHT.fights + 5 * n, from }
    }
    // Those that ended alike are told together, but for main efforts.
    for (const how of ['won', 'some', 'lost'] as const) {
      const alike = parts.filter((part) => part.how === how).sort((a, b) => b.some.length - a.some.length)
      const main = alike.slice(0, ALONE).filter(({ some }) => some.length >= MAIN)
      const others = alike.filter((part) => !main.includes(part))
      yield* main.map((part) => factOf([part], how))
      if (others.length > 0) yield factOf(others, how)
    }
  }

  function* lost(): Iterable<ToldFact> {
    const sideOf = (unit: string) => now.rules.counters[unit]?.side ?? ''
    const losses = lossesOf(told.lines, told.lost, sideOf)
    const [west, east] = SIDES.map((side) => losses.get(side) ?? 0)
    if (west! + east! === 0) return
    const text = tell('front.losses', { german: west!, soviet: east! })
    // Many are what one asks for first.
    yield { text, hexes: [], named: [], weight: WEIGHT.lost + 3 * (west! + east!) }
  }

  function* gathered(side: Side): Iterable<ToldFact> {
    const stacks = (at: At) => [...new Set(onMapUnits(at, side).map((unit) => hexOf(at, unit)!))]
    const before = grouped(stacks(then), keyOf)
    const parts = byPart(stacks(now), asIs)
      .map((part) => ({ ...part, n: part.some.length - (before.get(keyOf(part.some[0]!))?.length ?? 0) }))
      .filter(({ n }) => n >= MASS)
      .sort((a, b) => b.n - a.n)
    const weight = side === viewer ? WEIGHT.ownMass : WEIGHT.mass
    const [alone, others] = apart(parts)
    for (const part of alone) {
      const { n, place, some: hexes } = part
      const text = tell('front.more', { ...of(side, n), where: where([part], side === viewer) })
      yield { text, hexes, named: [place], weight: weight + 2 * n }
    }
    if (others.length > 0) {
      const text = tell('front.more.others', { ...of(side, others.length), where: where(others) })
      const hexes = others.flatMap(({ some }) => some)
      const named = namedOf(others).map(({ place }) => place)
      yield { text, hexes, named, weight: weight + 2 * others[0]!.n }
    }
  }

  const facts = [
    ...SIDES.flatMap((side) => [
      ...cutOff(asked, side),
      ...pockets(asked, side),
      ...taken(side),
      ...openTo(asked, side),
      ...forward(side),
      ...fought(side),
    ]),
    ...fallen(),
    ...lost(),
    ...SIDES.flatMap((side) => [...gathered(side), ...arrived(asked, side)]),
  ]
  return facts
    .map((fact) => ({ ...begunIn(told.lines, fact), spots: spotsOf(fact, distance), ...fact }))
    .sort((a, b) => b.weight - a.weight)
}

/** Fights to be watched, by parts of the front, those first that cost most. */
export function fightsByPart<At extends OnMap>(
  rules: SectorRules<At>,
  words: TableWords,
  { viewer, then }: Pick<Between<At>, 'viewer' | 'then'>,
  fights: readonly Fight[],
): FoughtPart[] {
  const { byPart } = sectorsOf(rules, words, viewer, then)
  const cost = ({ some }: Sector<Fight>) => some.reduce((sum, { steps }) => sum + steps, 0)
  return byPart(fights, ({ hex }) => hex)
    .sort((a, b) => cost(b) - cost(a) || b.some.length - a.some.length)
    .map(({ army, place, some }) => ({
      name:
        army === null
          ? words.townName(place)
          : words.tell('front.part', { army, place: words.townName(place) }),
      fights: some.map(({ n, to }) => ({ n, to })).sort((a, b) => a.n - b.n),
    }))
}

/** A letter stands in so many places at most, no nearer to each other than so many hexes; at towns that fell, at each of them. */
const SPOTS = 3
const [APART, FLAGS] = [5, 2]

/** The first of some hexes, and those that lie farthest from all that are chosen. */
function spotsOf({ hexes, mark }: ToldFact, distance: (a: string, b: string) => number): string[] {
  const apart = mark === 'flag' ? FLAGS : APART
  const spots = hexes.slice(0, 1)
  const off = (hex: string) => Math.min(...spots.map((spot) => distance(spot, hex)))
  while (spots.length > 0 && spots.length < SPOTS) {
    const next = hexes.reduce((a, b) => (off(b) > off(a) ? b : a))
    if (off(next) < apart) break
    spots.push(next)
  }
  return spots
}

/** The first line that speaks of a hex of a sentence. */
function begunIn(lines: readonly LogLine[], { hexes }: ToldFact): Pick<FrontFact, 'from'> {
  const line = lines.find(({ at }) => at?.some((hex) => hexes.includes(hex)))
  return line ? { from: line.n } : {}
}

/**
 * The parts of the front where both sides face each other, and where nothing has happened of which the facts tell and no
 * ground was won; the longest first. null: there is none.
 */
export function quietFront<At extends Controlled & OnMap>(
  rules: FrontRules<At>,
  words: TableWords,
  {
    viewer,
    then,
    now,
    facts,
  }: Pick<Between<At>, 'viewer' | 'then' | 'now'> & { facts: readonly FrontFact[] },
): string | null {
  const { distance } = now.rules.board
  const { byPart, keyOf, namesOf } = sectorsOf(rules, words, viewer, then)
  const happened = [...facts, ...groundWon(then, now).map(([, hexes]) => ({ hexes }))]
  const loud = new Set(happened.flatMap(({ hexes }) => hexes.map(keyOf)))
  const [west, east] = SIDES.map((side) => [
    ...new Set(onMapUnits(now, side).map((unit) => hexOf(now, unit)!)),
  ])
  const faced = west!.filter((hex) => east!.some((other) => distance(hex, other) <= FACING))
  const quiet = byPart(faced, (hex) => hex).filter(({ some }) => !loud.has(keyOf(some[0]!)))
  if (quiet.length === 0) return null
  const longest = quiet.sort((a, b) => b.some.length - a.some.length)
  return words.tell('front.quiet', { names: namesOf(longest, false) })
}

/** The ground that each side has won between two moments. */
export const groundWon = <At extends Controlled>(then: At, now: At): [Side, string[]][] => {
  const [before, after] = [westOf(then), westOf(now)]
  return [
    ['german', [...after].filter((hex) => !before.has(hex))],
    ['soviet', [...before].filter((hex) => !after.has(hex))],
  ]
}
