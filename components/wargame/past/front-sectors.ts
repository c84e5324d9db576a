import { hexOf, type OnMap, onMapUnits } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import { SIDES, type Side } from '@/lib/wargame/ruleset'
import type { Group } from '@/lib/wargame/staff/papers'
import { localeOf } from '@/lib/words/language'
import { armyNameIn } from '../text/army-name'
import type { TableWords } from '../text/table-words'

// By what a recap calls parts of the front: by armies of its reader's own side that are printed on its counters, each with the
// largest town near by, or where there are none by the nearest of the places that count. Armies of his own staff are told to him
// alone, where they are handed over, and of units of which no army is printed.

/** By what a game lets parts of its front be called. */
export interface SectorRules<At> {
  /** Places by which parts of the front are called, the same at all times, with what each counts; 0: its name alone. */
  places(at: At): ReadonlyMap<string, number>
  /** The army that is printed on a unit, of which `TableWords.formationOf` tells the name; absent, null: none. */
  readonly armyOf?: (unit: string) => string | null
  /** The armies that a viewer's own staff leads, with whose names nothing is told to anybody else; absent: none. */
  readonly led?: readonly Group[]
}

/** Things that lie in one part of the front, those nearest to its place first. */
export interface Sector<Item> {
  /** The own army to which it belongs, as it is called; null: it goes by its place alone. */
  readonly army: string | null
  readonly place: string
  readonly some: readonly Item[]
}

/** The largest town within so many hexes is named. */
const NEAR = 3
/** A hex belongs to whom most of those are who are nearest, or so many hexes farther. */
const ABOUT = 1
/** No farther than this from it, in hexes, is a part of an army's front. */
const FRONT = 8
/** Units of one army are together that are no farther apart, in hexes, and so many of them are a body that has a front. */
const TOGETHER = 4
const BODY = 3
/** So many parts of the front are named in one sentence; the others are counted. */
const NAMED = 3

/** Those of some parts that a sentence names: one more is never left over. */
export const namedOf = <Part>(parts: readonly Part[]): readonly Part[] =>
  parts.length > NAMED + 1 ? parts.slice(0, NAMED) : parts

/** Where a unit of an army stands, and of which of its bodies it is one. */
interface Post {
  readonly army: string
  readonly hex: string
  readonly body: string
}

/** The units of a side's armies by bodies that stand together; strays have no front of their own. */
function postsOf(
  { rules, ...at }: OnMap,
  side: Side,
  armyOf: (unit: string) => string | null,
  nameOf: (unit: string) => string,
): Post[] {
  const { distance } = rules.board
  const units = onMapUnits({ rules, ...at }, side).filter((unit) => armyOf(unit) !== null)
  const bodies = [...grouped(units, armyOf)].flatMap(([name, all]) => {
    const found: { hex: string }[][] = []
    let open = all.map((unit) => ({ army: nameOf(unit), hex: hexOf({ rules, ...at }, unit)! }))
    while (open.length > 0) {
      const body = open.splice(0, 1)
      for (const one of body) {
        const isBy = ({ hex }: { hex: string }) => distance(hex, one.hex) <= TOGETHER
        body.push(...open.filter(isBy))
        open = open.filter((other) => !isBy(other))
      }
      found.push(body)
    }
    return found.map((some, n) => some.map((one) => ({ ...(one as Post), body: `${name}/${n}` })))
  })
  const large = bodies.filter((body) => body.length >= BODY)
  return (large.length > 0 ? large : bodies).flat()
}

/** The parts of a front, as it stood `then`, and how a viewer calls them. */
export function sectorsOf<At extends OnMap>(
  { places: placesAt, armyOf = () => null, led = [] }: SectorRules<At>,
  words: TableWords,
  viewer: string,
  then: At,
) {
  const { tell, townName, formationOf, language } = words
  const { distance } = then.rules.board
  const places = placesAt(then)
  const side = SIDES.find((one) => one === viewer)
  const leader = new Map(led.flatMap(({ name, units }) => units.map((unit) => [unit, name])))
  const leads = (unit: string) => armyOf(unit) ?? leader.get(unit) ?? null
  const ledName = armyNameIn(words, led)
  const called = (unit: string) => (armyOf(unit) === null ? ledName(leader.get(unit)!) : formationOf(unit))
  const posts = side ? postsOf(then, side, leads, called) : []
  const nearest = (hex: string): string =>
    [...places.keys()].reduce((a, b) => (distance(hex, b) < distance(hex, a) ? b : a))

  const known = new Map<string, Post | null>()
  /** One of those to whom a hex belongs; null: it goes by its place. */
  const postAt = (hex: string): Post | null => {
    if (!known.has(hex)) {
      const far = posts.map((post) => distance(hex, post.hex))
      const least = Math.min(...far)
      const about = least > FRONT ? 0 : least + ABOUT
      const near = grouped(
        posts.filter((_, n) => far[n]! <= about),
        ({ body }) => body,
      )
      const most = [...near.values()].reduce((a, b) => (b.length > a.length ? b : a), [])
      known.set(hex, most[0] ?? null)
    }
    return known.get(hex)!
  }

  /** The largest town near some hexes, and of several that are as large the nearest; else the place that is nearest to the first. */
  const townOf = (hexes: readonly string[]): string => {
    const far = (place: string) => Math.min(...hexes.map((hex) => distance(hex, place)))
    const near = [...places].filter(([place]) => far(place) <= NEAR)
    if (near.length === 0) return nearest(hexes[0]!)
    return near.reduce((a, b) => (b[1] > a[1] || (b[1] === a[1] && far(b[0]) < far(a[0])) ? b : a))[0]
  }

  /** To what a hex belongs: a body of an army, or a place. */
  const keyOf = (hex: string): string => postAt(hex)?.body ?? nearest(hex)

  /** What lies in each part of the front. */
  const byPart = <Item>(items: readonly Item[], at: (item: Item) => string): Sector<Item>[] =>
    [...grouped(items, (item) => keyOf(at(item)))].map(([key, all]) => {
      const army = postAt(at(all[0]!))?.army ?? null
      const place = army === null ? key : townOf(all.map(at))
      const off = (item: Item) => distance(at(item), place)
      return { army, place, some: all.sort((a, b) => off(a) - off(b)) }
    })

  const list = new Intl.ListFormat(localeOf(language))
  /** The names of parts of the front, where there are many the first of them; `near`: after a word such as "near". */
  const namesOf = (parts: readonly Named[], near = true): string => {
    const names = [...new Set(parts.map(({ army, place }) => army ?? townName(place)))]
    const named = namedOf(names)
    const more = names.length - named.length
    const others = more > 0 ? [tell(near ? 'front.names.near' : 'front.names.more', { n: more })] : []
    return list.format([...named, ...others])
  }
  /** Where something happened: before an army, or, `within`, in its midst. */
  const where = (parts: readonly Named[], within = false): string => {
    const [{ army, place }] = parts as [Named]
    if (army === null || parts.some((part) => part.army === null))
      return tell('front.near', { names: namesOf(parts.map((part) => ({ ...part, army: null }))) })
    if (parts.length > 1) return tell('front.before.armies', { names: namesOf(parts) })
    return tell(within ? 'front.near.army' : 'front.before.army', { army, place: townName(place) })
  }
  /** Who did something, by the armies that are printed on some counters, of which each lies in a hex. */
  const whoOf = (some: readonly Stood[], stacks: (n: number) => string): string => {
    const n = new Set(some.map(({ hex }) => hex)).size
    const armies = [...grouped(some, ({ unit }) => armyOf(unit))].sort(([, a], [, b]) => b.length - a.length)
    const [first, second] = armies.map(([army, all]) => army !== null && formationOf(all[0]!.unit))
    const isMost = 3 * (armies[0]?.[1].length ?? 0) >= some.length
    const army =
      armies.length > 2
        ? first && isMost && tell('front.army.others', { army: first })
        : first && (armies.length < 2 || (second && list.format([first, second])))
    if (!army) return `${n} ${stacks(n)}`
    return tell('front.army', { n, army: army === true ? (first as string) : army })
  }
  return { byPart, keyOf, namesOf, where, whoOf }
}

type Named = Pick<Sector<unknown>, 'army' | 'place'>
/** A counter that is seen in a hex. */
interface Stood {
  readonly unit: string
  readonly hex: string
}
