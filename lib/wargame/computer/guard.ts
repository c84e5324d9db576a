import type { HexMap } from '../map'
import { type Danger, type Guard, isLess, SLIGHT, type SuddenAim } from './danger'

/** What a game says of guarding an aim. */
export interface GuardRules {
  readonly aim: SuddenAim
  danger(guards: readonly Guard[]): Danger
  /** Where each of our combat units on the map stands, and how well. */
  readonly guards: ReadonlyMap<string, Guard>
}

const isNear = ({ around }: HexMap, hexes: ReadonlySet<number>, hex: number): boolean => {
  for (let side = 6 * hex; side < 6 * hex + 6; side += 1) if (hexes.has(around[side]!)) return true
  return hexes.has(hex)
}

/** The danger as things stand. */
export const dangerNow = ({ danger, guards }: GuardRules): Danger => danger([...guards.values()])

/** The danger if one unit were somewhere else; null: off the map. */
export const dangerWith = ({ danger, guards }: GuardRules, unit: string, guard: Guard | null): Danger => {
  const rest = [...guards].flatMap(([other, at]) => (other === unit ? [] : [at]))
  return danger(guard === null ? rest : [...rest, guard])
}

/** true: without this unit more enemies could come, or the aim would lie open, or hardly defended, where it stands. */
export function isNeeded(map: HexMap, rules: GuardRules, unit: string): boolean {
  const guard = rules.guards.get(unit)
  if (guard === undefined) return false
  const { posts } = rules.aim
  const [now, then] = [dangerNow(rules), dangerWith(rules, unit, null)]
  return (
    then.now > now.now ||
    (posts.has(guard.at) && then.soon > now.soon) ||
    (isNear(map, posts, guard.at) && then.peril > now.peril + SLIGHT)
  )
}

/** Who may go to a guard's post, and what that takes from what he does otherwise. */
export interface Reserves {
  readonly units: readonly string[]
  reach(unit: string): Iterable<number>
  defence(unit: string): number
  price(unit: string, to: number): number
  /** What a guard may cost at most before anybody can come with one move. */
  mostAhead(unit: string): number
  /** What it may cost that a hex of the aim is surely not stormed. */
  readonly stake: number
}

/** Who should go where so that fewer enemies can come to an aim, the cheapest of those that do most; null: nobody. */
export function nextGuard(
  map: HexMap,
  rules: GuardRules,
  { units, reach, defence, price, mostAhead, stake }: Reserves,
): { unit: string; to: number } | null {
  const { aim, danger, guards } = rules
  const now = dangerNow(rules)
  if (now.soon === 0 && now.peril === 0) return null
  // Around a post one keeps a storm away from it, but closes no road.
  const useful = (hex: number) =>
    now.now > 0 ? isNear(map, now.ways, hex) : aim.storm ? isNear(map, aim.posts, hex) : aim.posts.has(hex)
  const tried = new Map<string, Danger>()
  const all = [...guards.values()]
  const withGuard = (guard: Guard): Danger => {
    const key = `${guard.at} ${guard.defence}`
    const known = tried.get(key) ?? danger([...all, guard])
    tried.set(key, known)
    return known
  }
  /** What a lesser danger is worth, beside those who could come at once. */
  const gain = (unit: string, left: Danger) =>
    stake * (now.peril - left.peril) + (left.soon < now.soon ? mostAhead(unit) : 0)
  const offers = units.flatMap((unit) =>
    [...reach(unit)]
      .filter((to) => useful(to) && isLess(withGuard({ at: to, defence: defence(unit) }), now))
      .map((to) => {
        const left = withGuard({ at: to, defence: defence(unit) })
        return { unit, to, left, worth: gain(unit, left) - price(unit, to) }
      }),
  )
  const inTurn = offers
    .filter(({ left, worth }) => left.now < now.now || worth >= 0)
    .sort((a, b) => a.left.now - b.left.now || b.worth - a.worth || a.left.soon - b.left.soon)
  return (
    inTurn.find(({ unit, to }) => isLess(dangerWith(rules, unit, { at: to, defence: defence(unit) }), now)) ??
    null
  )
}
