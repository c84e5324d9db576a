import type { SideTone } from '@/components/map/sheet'
import type { LogLine } from '@/components/table/game-controls'
import { hexOf, type OnMap, onMapUnits } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import { opponent, SIDES, type Side } from '@/lib/wargame/ruleset'
import { localeOf } from '@/lib/words/language'
import { type Controlled, westOf } from '../map/front-of'
import { toneOf } from '../map/zones'
import type { TableWords } from '../text/table-words'
import { lossesOf } from './losses'
import { type FightLines, fightsIn, idsIn } from './recap-parts'

/** What a game says of its map for the recap of its front. */
export interface FrontRules<At> {
  /** Places by which parts of the front are called, the same at all times, with what each counts; 0: its name alone. */
  places(at: At): ReadonlyMap<string, number>
  readonly suppliedHexes?: (at: At, side: Side) => Iterable<string>
  /** Runs of open hexes in a side's whole front, of what it sees, each with what counts and could be entered by it; absent: none is told. */
  readonly holes?: (at: At, side: Side) => readonly Hole[]
  /** Absent: whoever has the ground has what stands there. */
  readonly controls?: (at: At, side: Side, hex: string) => boolean
}

export interface Hole {
  readonly hexes: readonly string[]
  readonly through: readonly string[]
}

/** Lines of the log, and what of them are fights and losses, by their keys. */
export interface FrontLines {
  readonly lines: readonly LogLine[]
  readonly attacks: readonly string[]
  readonly fights: FightLines
  readonly lost: readonly string[]
  /** The last attack is still being decided. */
  readonly isFighting: boolean
}

/** A sentence of the recap, the hexes of which it speaks, and how much it matters. */
export interface FrontFact {
  readonly text: string
  /** Those nearest to the place that is named first come first. */
  readonly hexes: readonly string[]
  /** Hexes of the towns that it names. */
  readonly named: readonly string[]
  readonly weight: number
  /** What is drawn where it speaks of, besides its letter; a flag is that of a side. Absent: nothing. */
  readonly mark?: 'ring' | 'flag' | 'hole'
  readonly side?: SideTone
  /** The line of the log with which what it tells began; absent: it was in no one place, or no line speaks of it. */
  readonly from?: number
}

/** How much a sentence matters: what befell one's own comes first, then what counts, then what can be watched. */
const WEIGHT = {
  own: 300,
  counts: 200,
  foe: 150,
  fights: 70,
  hole: 65,
  deep: 60,
  lost: 55,
  others: 50,
  mass: 30,
}

/** So many stacks more are told as a gathering, and so many hexes as an advance. */
const MASS = 3
const DEEP = 2
/** Units of both sides face each other within so many hexes. */
const FACING = 2
/** So many parts of the front are named in one sentence; the others are counted. */
const NAMED = 4
/** So many attacks on one part of the front are a main effort, which is told by itself. */
const MAIN = 5
/** So many sentences tell the same of one part of the front each, the gravest; the others are told in one. */
const ALONE = 2

/** Two moments of one map as a viewer knows them, and what he was told between. */
interface Between<At> {
  readonly viewer: string
  readonly then: At
  readonly now: At
  readonly told: FrontLines
}

/** Those of some places that a sentence names: one more is never left over. */
const namedOf = (places: readonly string[]): readonly string[] =>
  places.length > NAMED + 1 ? places.slice(0, NAMED) : places

/** The names of parts of the front, where there are many the first of them; `near`: after a word such as "near". */
function namesOf({ tell, townName, language }: TableWords, places: readonly string[], near = true): string {
  const named = namedOf(places)
  const more = places.length - named.length
  const names = [
    ...named.map(townName),
    ...(more > 0 ? [tell(near ? 'front.names.near' : 'front.names.more', { n: more })] : []),
  ]
  return new Intl.ListFormat(localeOf(language)).format(names)
}

/** Those that are told in a sentence each, and those that are told together: one is never left over. */
const apart = <Part>(parts: readonly Part[]): readonly [readonly Part[], readonly Part[]] => {
  const alone = parts.length > ALONE + 1 ? ALONE : parts.length
  return [parts.slice(0, alone), parts.slice(alone)]
}

/** The place by which the part of the front is called where a hex lies: the nearest. */
const nearestOf =
  <At extends Controlled & OnMap>(rules: FrontRules<At>, at: At) =>
  (hex: string): string => {
    const { distance } = at.rules.board
    return [...rules.places(at).keys()].reduce((a, b) => (distance(hex, b) < distance(hex, a) ? b : a))
  }

/**
 * What has happened along the front, the gravest first: it follows from two boards of a viewer and the lines that he was
 * told between them, and from nothing else.
 */
export function frontFacts<At extends Controlled & OnMap>(
  rules: FrontRules<At>,
  words: TableWords,
  { viewer, then, now, told }: Between<At>,
): FrontFact[] {
  const { tell, own, townName, language } = words
  const places = rules.places(now)
  const { board } = now.rules
  const { distance } = board
  const inWords = new Intl.ListFormat(localeOf(language))
  const of = (side: Side) => own(`front.${side}`)
  const near = nearestOf(rules, now)
  /** What lies in each part of the front, by the place that it is called by. */
  const byPart = <Item>(items: readonly Item[], at: (item: Item) => string): [string, Item[]][] => {
    const parts = new Map<string, Item[]>()
    for (const item of items) {
      const place = near(at(item))
      parts.set(place, [...(parts.get(place) ?? []), item])
    }
    const off = (place: string) => (a: Item, b: Item) => distance(at(a), place) - distance(at(b), place)
    return [...parts].map(([place, some]) => [place, some.sort(off(place))])
  }
  const holds = (at: At, side: Side, hex: string) => westOf(at).has(hex) === (side === SIDES[0])

  const controls = rules.controls ?? holds

  function* cutOff(side: Side): Iterable<FrontFact> {
    if (!rules.suppliedHexes) return
    const [before, after] = [then, now].map((at) => new Set(rules.suppliedHexes!(at, side)))
    const cut = onMapUnits(now, side).flatMap((unit) => {
      const [was, is] = [hexOf(then, unit), hexOf(now, unit)!]
      return was && before!.has(was) && !after!.has(is) ? [is] : []
    })
    for (const [place, hexes] of byPart(cut, (hex) => hex)) {
      const text = tell('front.cut', { n: hexes.length, of: of(side), place: townName(place) })
      yield {
        text,
        hexes,
        named: [place],
        mark: 'ring',
        weight: (side === viewer ? WEIGHT.own : WEIGHT.foe) + 10 * hexes.length,
      }
    }
  }

  function* taken(side: Side): Iterable<FrontFact> {
    const won = [...places].filter(
      ([hex, worth]) => worth > 0 && controls(now, side, hex) && !controls(then, side, hex),
    )
    if (won.length === 0) return
    const hexes = won.map(([hex]) => hex)
    const text = own(`front.now.${side}`, { names: inWords.format(hexes.map(townName)) })
    yield {
      text,
      hexes,
      named: hexes,
      mark: 'flag',
      side: toneOf(side),
      weight: WEIGHT.counts + 20 * won.reduce((sum, [, worth]) => sum + worth, 0),
    }
  }

  /** What is open in the viewer's own front that was not then. */
  function* holes(side: Side): Iterable<FrontFact> {
    if (side !== viewer || !rules.holes) return
    const old = new Set(rules.holes(then, side).flatMap(({ hexes }) => hexes))
    for (const { hexes, through } of rules.holes(now, side)) {
      if (hexes.some((hex) => old.has(hex))) continue
      const [place, names] = [near(hexes[0]!), inWords.format(through.map(townName))]
      const text = tell('front.hole', { n: hexes.length, place: townName(place), names })
      const weight = WEIGHT.hole + 10 * through.length
      yield { text, hexes, named: [...new Set([place, ...through])], mark: 'hole', weight }
    }
  }

  function* forward(side: Side): Iterable<FrontFact> {
    const held = now.rules.board.hexes.filter((hex) => holds(then, side, hex))
    const stood = new Set(onMapUnits(then, side).map((unit) => hexOf(then, unit)!))
    const beyond = onMapUnits(now, side).flatMap((unit) => {
      const [was, hex] = [hexOf(then, unit), hexOf(now, unit)!]
      // A straggler behind the line of then has not come there since; who was not seen then lay beneath others.
      const isStraggler = was ? !holds(then, side, was) : stood.has(hex)
      if (isStraggler || holds(then, side, hex)) return []
      return [{ hex, deep: Math.min(...held.map((from) => distance(from, hex))) }]
    })
    const far = beyond.filter(({ deep }) => deep >= DEEP)
    const parts = byPart(far, ({ hex }) => hex)
      .map(([place, some]) => ({ place, some, deep: Math.max(...some.map((one) => one.deep)) }))
      .sort((a, b) => b.deep - a.deep)
    const [alone, others] = apart(parts)
    for (const { place, some, deep } of alone) {
      const text = tell('front.forward', { n: some.length, of: of(side), deep, place: townName(place) })
      yield { text, hexes: some.map(({ hex }) => hex), named: [place], weight: WEIGHT.deep + 5 * deep }
    }
    if (others.length > 0) {
      const hexes = others.flatMap(({ some }) => some.map(({ hex }) => hex))
      const places = others.map((part) => part.place)
      const place = namesOf(words, places)
      const text = tell('front.forward.others', { n: hexes.length, of: of(side), place })
      yield { text, hexes, named: namedOf(places), weight: WEIGHT.others }
    }
  }

  /** Fights are told by who attacked: whoever has not seen them does not know. */
  function* fought(side: Side): Iterable<FrontFact> {
    const fights = fightsIn(told.lines, told.attacks, told.fights, told.isFighting).flatMap(
      ({ line: { n, params, at }, won }) => {
        const { target, defenders } = params
        const hex = typeof target === 'string' && board.has(target) ? target : at?.[0]
        const [attacked] = idsIn({ units: defenders ?? '' })
        const isOurs = now.rules.counters[attacked!]?.side !== side
        return hex && isOurs ? [{ n, won, hex }] : []
      },
    )
    const parts = byPart(fights, ({ hex }) => hex).map(([place, some]) => {
      const won = some.filter((one) => one.won).length
      return { place, some, won, how: won === 0 ? 'lost' : won === some.length ? 'won' : 'some' } as const
    })
    const factOf = (alike: typeof parts, how: (typeof parts)[number]['how']): FrontFact => {
      const [n, won] = [
        alike.flatMap(({ some }) => some).length,
        alike.reduce((sum, part) => sum + part.won, 0),
      ]
      const hexes = [...new Set(alike.flatMap(({ some }) => some.map(({ hex }) => hex)))]
      const places = alike.map(({ place }) => place)
      const by = own(`front.by.${side}`)
      const text = tell(`front.fights.${how}`, { n, won, by, place: namesOf(words, places) })
      const from = Math.min(...alike.flatMap(({ some }) => some.map((fight) => fight.n)))
      return { text, hexes, named: namedOf(places), weight: WEIGHT.fights + 5 * n, from }
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

  function* lost(): Iterable<FrontFact> {
    const sideOf = (unit: string) => now.rules.counters[unit]?.side ?? ''
    const losses = lossesOf(told.lines, told.lost, sideOf)
    const [west, east] = SIDES.map((side) => losses.get(side) ?? 0)
    if (west! + east! > 0)
      yield {
        text: tell('front.losses', { german: west!, soviet: east! }),
        hexes: [],
        named: [],
        weight: WEIGHT.lost,
      }
  }

  function* gathered(side: Side): Iterable<FrontFact> {
    const stacks = (at: At) =>
      byPart([...new Set(onMapUnits(at, side).map((unit) => hexOf(at, unit)!))], (hex) => hex)
    const before = new Map(stacks(then))
    const parts = stacks(now)
      .map(([place, hexes]) => ({ place, hexes, n: hexes.length - (before.get(place)?.length ?? 0) }))
      .filter(({ n }) => n >= MASS)
      .sort((a, b) => b.n - a.n)
    const [alone, others] = apart(parts)
    for (const { place, hexes, n } of alone) {
      const text = tell('front.more', { n, of: of(side), place: townName(place) })
      yield { text, hexes, named: [place], weight: WEIGHT.mass + 2 * n }
    }
    if (others.length > 0) {
      const places = others.map((part) => part.place)
      const text = tell('front.more.others', { of: of(side), place: namesOf(words, places) })
      const hexes = others.flatMap((part) => part.hexes)
      yield { text, hexes, named: namedOf(places), weight: WEIGHT.mass + 2 * others[0]!.n }
    }
  }

  const foes = viewer === 'spectator' ? SIDES : [opponent(viewer as Side)]
  const facts = [
    ...SIDES.flatMap((side) => [
      ...cutOff(side),
      ...taken(side),
      ...holes(side),
      ...forward(side),
      ...fought(side),
    ]),
    ...lost(),
    ...foes.flatMap((side) => [...gathered(side)]),
  ]
  return facts.map((fact) => ({ ...begunIn(told.lines, fact), ...fact })).sort((a, b) => b.weight - a.weight)
}

/** The first line that speaks of a hex of a sentence. */
function begunIn(lines: readonly LogLine[], { hexes }: FrontFact): Pick<FrontFact, 'from'> {
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
  { then, now, facts }: Pick<Between<At>, 'then' | 'now'> & { facts: readonly FrontFact[] },
): string | null {
  const { distance } = now.rules.board
  const near = nearestOf(rules, now)
  const happened = [...facts, ...groundWon(then, now).map(([, hexes]) => ({ hexes }))]
  const loud = new Set(happened.flatMap(({ hexes }) => hexes.map(near)))
  const [west, east] = SIDES.map((side) => [
    ...new Set(onMapUnits(now, side).map((unit) => hexOf(now, unit)!)),
  ])
  const faced = west!.filter((hex) => east!.some((other) => distance(hex, other) <= FACING))
  const quiet = [...grouped(faced, near)].filter(([place]) => !loud.has(place))
  if (quiet.length === 0) return null
  const longest = quiet.sort(([, a], [, b]) => b.length - a.length).map(([place]) => place)
  return words.tell('front.quiet', { names: namesOf(words, longest, false) })
}

/** The ground that each side has won between two moments. */
export const groundWon = <At extends Controlled>(then: At, now: At): [Side, string[]][] => {
  const [before, after] = [westOf(then), westOf(now)]
  return [
    ['german', [...after].filter((hex) => !before.has(hex))],
    ['soviet', [...before].filter((hex) => !after.has(hex))],
  ]
}
