import type { SideTone } from '@/components/map/sheet'
import type { LogLine } from '@/components/table/game-controls'
import type { FoughtPart } from '@/components/table/watch/stops'
import { hexOf, type OnMap, onMapUnits } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import { SIDES, type Side } from '@/lib/wargame/ruleset'
import { localeOf } from '@/lib/words/language'
import { type Controlled, westOf } from '../map/front-of'
import { toneOf } from '../map/zones'
import type { TableWords } from '../text/table-words'
import { type Fight, type FrontLines, foughtIn } from './front-fights'
import { namedOf, type Sector, type SectorRules, sectorsOf } from './front-sectors'
import { lossesOf } from './losses'

/** What a game says of its map for the recap of its front. */
export interface FrontRules<At> extends SectorRules<At> {
  readonly suppliedHexes?: (at: At, side: Side) => Iterable<string>
  /** Runs of open hexes in a side's whole front, of what it sees, each with what counts and could be entered by it; absent: none is told. */
  readonly holes?: (at: At, side: Side) => readonly Hole[]
  /** Absent: whoever has the ground has what stands there. */
  readonly controls?: (at: At, side: Side, hex: string) => boolean
  /** Forts of the Soviet side that stand; absent: there are none. */
  readonly fortsOf?: (at: At) => readonly { readonly hex: string }[]
  /** Ports that the Soviet side has and reaches over land; absent: there are none. */
  readonly portsOf?: (at: At) => readonly string[]
}

export interface Hole {
  readonly hexes: readonly string[]
  readonly through: readonly string[]
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
  works: 40,
  mass: 30,
  ownMass: 20,
}

/** So many stacks more are told as a gathering, and so many hexes as an advance. */
const MASS = 3
const DEEP = 2
/** Units of both sides face each other within so many hexes. */
const FACING = 2
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

/** Those that are told in a sentence each, and those that are told together: one is never left over. */
const apart = <Part>(parts: readonly Part[]): readonly [readonly Part[], readonly Part[]] => {
  const alone = parts.length > ALONE + 1 ? ALONE : parts.length
  return [parts.slice(0, alone), parts.slice(alone)]
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
  /** Units, stacks and attacks of a side, as many as there are. */
  const of = (side: Side, n: number) => ({
    n,
    ...{ units: own(`front.units.${side}`, { n }), stacks: own(`front.stacks.${side}`, { n }) },
    attacks: own(`front.attacks.${side}`, { n }),
  })
  const { byPart, keyOf, where, whoOf } = sectorsOf(rules, words, viewer, then)
  const asIs = (hex: string) => hex
  const holds = (at: At, side: Side, hex: string) => westOf(at).has(hex) === (side === SIDES[0])

  const controls = rules.controls ?? holds

  function* cutOff(side: Side): Iterable<FrontFact> {
    if (!rules.suppliedHexes) return
    const [before, after] = [then, now].map((at) => new Set(rules.suppliedHexes!(at, side)))
    const cut = onMapUnits(now, side).flatMap((unit) => {
      const [was, is] = [hexOf(then, unit), hexOf(now, unit)!]
      return was && before!.has(was) && !after!.has(is) ? [is] : []
    })
    const isOwn = side === viewer
    // Of others the stacks are seen, and not always what lies in them.
    for (const part of byPart(isOwn ? cut : [...new Set(cut)], asIs)) {
      const { place, some: hexes } = part
      const says = tell(isOwn ? 'front.cut' : 'front.cut.stacks', {
        ...of(side, hexes.length),
        where: where([part], isOwn),
      })
      const weight = (isOwn ? WEIGHT.own : WEIGHT.foe) + 10 * hexes.length
      yield { text: says, hexes, named: [place], mark: 'ring', weight }
    }
  }

  const won = (side: Side): [string, number][] =>
    [...places].filter(([hex, worth]) => worth > 0 && controls(now, side, hex) && !controls(then, side, hex))

  function* taken(side: Side): Iterable<FrontFact> {
    const all = won(side)
    if (all.length === 0) return
    const hexes = all.map(([hex]) => hex)
    const text = own(`front.now.${side}`, { names: inWords.format(hexes.map(townName)) })
    const weight = WEIGHT.counts + 20 * all.reduce((sum, [, worth]) => sum + worth, 0)
    yield { text, hexes, named: hexes, mark: 'flag', side: toneOf(side), weight }
  }

  /** Forts that have fallen, and ports to which no way leads over land any more, but for those that are told as taken. */
  function* fallen(): Iterable<FrontFact> {
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
          ...{ n: hexes.length, names: inWords.format(hexes.map(townName)) },
        })
        yield { text, hexes, named: hexes, weight: WEIGHT.works }
      }
  }

  /** What is open in the viewer's own front that was not then. */
  function* holes(side: Side): Iterable<FrontFact> {
    if (side !== viewer || !rules.holes) return
    const old = new Set(rules.holes(then, side).flatMap(({ hexes }) => hexes))
    for (const { hexes, through } of rules.holes(now, side)) {
      if (hexes.some((hex) => old.has(hex))) continue
      const [part] = byPart([hexes[0]!], asIs) as [Sector<string>]
      const names = inWords.format(through.map(townName))
      const text = tell('front.hole', { n: hexes.length, where: where([part], true), names })
      const weight = WEIGHT.hole + 10 * through.length
      yield { text, hexes, named: [...new Set([part.place, ...through])], mark: 'hole', weight }
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
  function* fought(side: Side): Iterable<FrontFact> {
    const fights = all.filter(({ attacked }) => now.rules.counters[attacked]?.side !== side)
    const parts = byPart(fights, ({ hex }) => hex).map((part) => {
      const won = part.some.filter((one) => one.won).length
      return { ...part, won, how: won === 0 ? 'lost' : won === part.some.length ? 'won' : 'some' } as const
    })
    const factOf = (alike: typeof parts, how: (typeof parts)[number]['how']): FrontFact => {
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

  function* lost(): Iterable<FrontFact> {
    const sideOf = (unit: string) => now.rules.counters[unit]?.side ?? ''
    const losses = lossesOf(told.lines, told.lost, sideOf)
    const [west, east] = SIDES.map((side) => losses.get(side) ?? 0)
    if (west! + east! === 0) return
    const text = tell('front.losses', { german: west!, soviet: east! })
    // Many are what one asks for first.
    yield { text, hexes: [], named: [], weight: WEIGHT.lost + 3 * (west! + east!) }
  }

  function* gathered(side: Side): Iterable<FrontFact> {
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
      ...cutOff(side),
      ...taken(side),
      ...holes(side),
      ...forward(side),
      ...fought(side),
    ]),
    ...fallen(),
    ...lost(),
    ...SIDES.flatMap((side) => [...gathered(side)]),
  ]
  return facts.map((fact) => ({ ...begunIn(told.lines, fact), ...fact })).sort((a, b) => b.weight - a.weight)
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
