import type { Post } from '../gathered'
import { mostWorth } from './choose'

/** Where each unit of an activation may be when the fighting begins: where it stands, and where it may still go. */
export type Places = ReadonlyMap<string, ReadonlySet<string>>

/** Units that are brought up against a hex, and what that promises. */
export interface Assault {
  readonly target: string
  readonly posts: readonly Post[]
  readonly worth: number
}

/** What a game says of bringing up units; worths are in points of its count. */
export interface AssaultRules {
  neighbours(hex: string): readonly string[]
  /** Null: not on the map yet. */
  hexOf(unit: string): string | null
  /** What a unit counts in the attack. */
  strength(unit: string): number
  /** The part of it that comes to bear from a hex. */
  bears(from: string, target: string): number
  /** Worth of its standing in a hex. */
  stands(unit: string, hex: string): number
  /** Combat units of its side that are in a hex now. */
  unitsAt(hex: string): readonly string[]
  /** true: a unit may end its move in a hex together with these. */
  mayJoin(unit: string, others: readonly string[]): boolean
  /** What an attack of all these promises, as things stand and from where they would stand. */
  promises(target: string, posts: readonly Post[]): number
  /** What each point of strength that is brought up could do elsewhere. */
  perStrength: number
  /** Part of what a unit is worth where it stands now that counts against calling it away. */
  calledAway: number
  /** What standing well beside the target counts beside the strength that comes to bear, and staying where one is. */
  standing: number
  staying: number
  mostAttackers: number
}

/** The best way to bring units against one hex, the most useful first; as many as pay. Null if none can come. */
function assaultOn(rules: AssaultRules, places: Places, target: string): Assault | null {
  const { hexOf, stands, strength, perStrength, calledAway, standing, staying } = rules
  const beside = rules.neighbours(target)
  const use = (unit: string, from: string) => strength(unit) * rules.bears(from, target)
  const offers = [...places]
    .map(([unit, to]) => ({ unit, from: beside.filter((hex) => to.has(hex)) }))
    .filter(({ from }) => from.length > 0)
    .map(({ unit, from }) => ({ unit, from, use: Math.max(...from.map((hex) => use(unit, hex))) }))
    .sort((a, b) => b.use - a.use || a.unit.localeCompare(b.unit))

  const mayGoElsewhere = (unit: string) => (places.get(unit)?.size ?? 0) > 1
  const posts: Post[] = []
  const plans: Assault[] = []
  const hasRoom = (hex: string, unit: string) => {
    const stay = rules.unitsAt(hex).filter((mate) => mate !== unit && !mayGoElsewhere(mate))
    return rules.mayJoin(unit, [...stay, ...posts.flatMap((post) => (post.from === hex ? [post.unit] : []))])
  }
  let price = 0
  for (const { unit, from } of offers) {
    const room = from.filter((hex) => hasRoom(hex, unit))
    if (room.length === 0) continue
    const here = hexOf(unit)
    const post = room
      .map((hex) => ({
        hex,
        worth: use(unit, hex) + standing * stands(unit, hex) + (hex === here ? staying : 0),
      }))
      .reduce((a, b) => (b.worth > a.worth ? b : a)).hex
    if (here !== null && post !== here)
      price += calledAway * Math.max(0, stands(unit, here) - stands(unit, post))
    price += perStrength * strength(unit)
    posts.push({ unit, from: post })
    plans.push({ target, posts: [...posts], worth: rules.promises(target, posts) - price })
    if (posts.length >= rules.mostAttackers) break
  }
  return mostWorth(plans)
}

/** The most promising assault on one of these hexes; null if none is worth more than `least`. */
export function bestAssault(
  rules: AssaultRules,
  places: Places,
  targets: Iterable<string>,
  least: number,
): Assault | null {
  const within = new Set([...places.values()].flatMap((hexes) => [...hexes]))
  const assaults = [...targets]
    .filter((target) => rules.neighbours(target).some((hex) => within.has(hex)))
    .map((target) => assaultOn(rules, places, target))
  return mostWorth(
    assaults.filter((assault) => assault !== null),
    least,
  )
}

/** Who may be brought up, against whom, and for how little. */
export interface Muster {
  readonly units: readonly string[]
  /** Hexes to which a unit may still go. */
  reach(unit: string): Iterable<string>
  readonly targets: Iterable<string>
  /** What an assault must promise for units to be brought up for it. */
  readonly least: number
  /** Who has begun to move: he goes before others. */
  readonly onMarch: string | undefined
  /** Units without a part in any assault so far: those in their places are taken out. */
  readonly free: Set<string>
}

/**
 * Who goes next to his place in the most promising assaults, one after the other: where everybody is in his place for
 * one, the next is looked for with the rest. Null if nobody has to go.
 */
export function nextForAssault(
  rules: AssaultRules,
  { units, reach, targets, least, onMarch, free }: Muster,
): Post | null {
  const left = new Set(targets)
  const places = new Map(
    units.map((unit) => {
      const here = rules.hexOf(unit)
      return [unit, new Set([...reach(unit), ...(here === null ? [] : [here])])] as const
    }),
  )
  for (;;) {
    const assault = bestAssault(rules, places, left, least)
    if (!assault) return null
    const due = assault.posts.filter(({ unit, from }) => rules.hexOf(unit) !== from)
    const next = due.find(({ unit }) => unit === onMarch) ?? due[0]
    if (next) return next
    left.delete(assault.target)
    for (const { unit } of assault.posts) {
      free.delete(unit)
      places.delete(unit)
    }
  }
}
