import type { HexMap } from '../map'
import { mostWorth } from './choose'
import { presenceIn } from './front'
import { FAR, type Going, type Spread } from './influence'

/** Enemies who go alike: how they do where nothing is in their way, and each with the points of a move. */
export interface Raid {
  readonly going: Pick<Going, 'ground' | 'hexsides' | 'zonePoints' | 'shut'>
  readonly raiders: readonly Raider[]
}
export interface Raider {
  readonly at: number
  readonly points: number
  /** true: he may move before we do again. */
  readonly isReady: boolean
}

/** What ends the game at once if the enemy enters one of some hexes, and who could come. Hexes are told by number. */
export interface SuddenAim {
  readonly hexes: readonly number[]
  /** Where it is guarded before anybody can come: in the aim itself, or on the ways to it. */
  readonly posts: ReadonlySet<number>
  readonly raids: readonly Raid[]
}

/** How many enemies could enter an aim with one move, how many with two, and the hexes that they would go through. */
export interface Danger {
  readonly now: number
  readonly soon: number
  readonly ways: ReadonlySet<number>
}

/** true: the one is less of a danger than the other. */
const isLess = (one: Danger, other: Danger): boolean =>
  one.now < other.now || (one.now === other.now && one.soon < other.soon)

type Search = (
  starts: readonly (readonly [number, number])[],
  going: Going,
  limit: number,
  backwards: boolean,
) => Spread

/** Judges by the ways there are, roads included, what our units keep shut that stand in some hexes. */
export const dangerOf =
  (map: HexMap, spread: Search, { hexes: aims, raids }: SuddenAim) =>
  (places: readonly number[]): Danger => {
    const danger = { now: 0, soon: 0, ways: new Set<number>() }
    const inPlace = presenceIn(map, places)
    for (const { going, raiders } of raids) {
      if (raiders.length === 0) continue
      const starts = aims.filter((aim) => going.shut?.[aim] !== 1).map((aim) => [aim, 0] as const)
      const limit = 2 * Math.max(...raiders.map(({ points }) => points))
      const { cost, before } = spread(starts, { ...going, ...inPlace, through: FAR }, limit, true)
      for (const { at, points, isReady } of raiders) {
        if (cost[at]! > 2 * points) continue
        danger.soon += 1
        if (isReady && cost[at]! <= points) danger.now += 1
        for (let hex = at; hex >= 0; hex = before[hex]!) danger.ways.add(hex)
      }
    }
    return danger
  }

/** What a game says of guarding an aim. */
export interface GuardRules {
  readonly aim: SuddenAim
  danger(places: readonly number[]): Danger
  /** Where each of our combat units on the map stands. */
  readonly places: ReadonlyMap<string, number>
}

const isNear = ({ around }: HexMap, hexes: ReadonlySet<number>, hex: number): boolean => {
  for (let side = 6 * hex; side < 6 * hex + 6; side += 1) if (hexes.has(around[side]!)) return true
  return hexes.has(hex)
}

/** Where all stand but for one unit, who is off the map or in another hex. */
const placesWith = (places: GuardRules['places'], unit: string, to: number | null): number[] => {
  const rest = [...places].flatMap(([other, at]) => (other === unit ? [] : [at]))
  return to === null ? rest : [...rest, to]
}

/** true: without this unit more enemies could come, or the aim would lie open where it stands. */
export function isNeeded({ aim, danger, places }: GuardRules, unit: string): boolean {
  const here = places.get(unit)
  if (here === undefined) return false
  const [now, then] = [danger([...places.values()]), danger(placesWith(places, unit, null))]
  return then.now > now.now || (aim.posts.has(here) && then.soon > now.soon)
}

/** Who may go to a guard's post, and what that takes from what he does otherwise. */
export interface Reserves {
  readonly units: readonly string[]
  reach(unit: string): Iterable<number>
  price(unit: string, to: number): number
  /** What a guard may cost at most before anybody can come with one move. */
  readonly mostAhead: number
}

/** Who should go where so that fewer enemies can come to an aim, the cheapest of those that do most; null: nobody. */
export function nextGuard(
  map: HexMap,
  { aim, danger, places }: GuardRules,
  { units, reach, price, mostAhead }: Reserves,
): { unit: string; to: number } | null {
  const now = danger([...places.values()])
  if (now.soon === 0) return null
  const useful = (hex: number) => (now.now > 0 ? isNear(map, now.ways, hex) : aim.posts.has(hex))
  const tried = new Map<number, Danger>()
  const all = [...places.values()]
  const withHex = (hex: number): Danger => {
    const known = tried.get(hex) ?? danger([...all, hex])
    tried.set(hex, known)
    return known
  }
  const offers = units.flatMap((unit) =>
    [...reach(unit)]
      .filter((to) => useful(to) && isLess(withHex(to), now))
      .map((to) => ({ unit, to, left: withHex(to), worth: -price(unit, to) })),
  )
  const inTurn = offers.sort((a, b) => a.left.now - b.left.now || a.left.soon - b.left.soon)
  while (inTurn.length > 0) {
    const alike = inTurn.filter(({ left }) => !isLess(inTurn[0]!.left, left))
    const found = mostWorth(alike)!
    const isDear = now.now === 0 && -found.worth > mostAhead
    if (!isDear && isLess(danger(placesWith(places, found.unit, found.to)), now)) return found
    inTurn.splice(inTurn.indexOf(found), 1)
  }
  return null
}
