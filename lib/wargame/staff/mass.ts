import type { Post } from '../gathered'
import { mapOf } from '../map'
import { nextToEnemies, type StaffFacts } from './facts'

/** A unit that its owner sends somewhere himself; to where it stands: it stays. */
export interface Sent {
  readonly unit: string
  readonly to: string
}

/** Who comes together beside an enemy. */
export interface Mass {
  readonly target: string
  readonly sent: readonly Sent[]
}

/**
 * The enemy of a line's sector against whom a group brings a good attack together with fewest on the way, so that it is not weak
 * everywhere; null: there is none. Who is next to the enemy stays, as does who keeps a place that counts.
 */
export function massed(facts: StaffFacts, units: readonly string[], posts: readonly string[]): Mass | null {
  const { board } = facts.rules
  const { hexes, numberOf } = mapOf(facts.rules)
  const near = nextToEnemies(facts)
  const isEnemy = (hex: string) => facts.enemies[numberOf(hex)] !== 0
  const free = units.filter((unit) => facts.fresh.has(unit) && near[numberOf(facts.hexOf(unit))] === 0)
  const bare = new Set(facts.bare(new Map(free.map((unit) => [unit, null]))))
  const movers = free.filter((unit) => !bare.has(facts.hexOf(unit)))
  const known = new Map<string, ReadonlyMap<string, readonly string[]>>()
  const waysOf = (unit: string) => {
    const key = `${facts.hexOf(unit)} ${facts.kindOf(unit)}`
    const ways = known.get(key) ?? facts.ways([unit])
    known.set(key, ways)
    return ways
  }
  const staying = new Map<string, string[]>()
  for (const unit of facts.units)
    staying.set(facts.hexOf(unit), [...(staying.get(facts.hexOf(unit)) ?? []), unit])
  const targets = [...new Set(posts.flatMap((post) => board.neighbours(post).filter(isEnemy)))]
  let best: (Mass & { readonly going: number }) | null = null
  for (const target of targets.sort((a, b) => numberOf(a) - numberOf(b))) {
    const places = board.neighbours(target).filter((hex) => !isEnemy(hex))
    const there = new Map<string, readonly string[]>()
    const roomIn = (unit: string, hex: string) =>
      facts.hasRoom([unit], [...(staying.get(hex) ?? []), ...(there.get(hex) ?? [])], hex)
    const all: Post[] = units
      .filter((unit) => places.includes(facts.hexOf(unit)))
      .map((unit) => ({ unit, from: facts.hexOf(unit) }))
    let going = 0
    let isEnough = all.length > 0 && facts.suffices(target, all)
    const inTurn = movers
      .flatMap((unit) => {
        const ways = waysOf(unit)
        const open = places.filter((hex) => ways.has(hex) && !facts.isCutOff(unit, hex))
        const far = Math.min(hexes.length, ...open.map((hex) => ways.get(hex)!.length))
        return open.length > 0 ? [{ unit, open, far }] : []
      })
      .sort((a, b) => a.far - b.far || (a.unit < b.unit ? -1 : 1))
    for (const { unit, open } of inTurn) {
      if (isEnough || (best && going + 1 >= best.going)) break
      const [from] = open
        .filter((hex) => roomIn(unit, hex))
        .sort((a, b) => (there.get(a)?.length ?? 0) - (there.get(b)?.length ?? 0))
      if (from === undefined) continue
      there.set(from, [...(there.get(from) ?? []), unit])
      all.push({ unit, from })
      going += 1
      isEnough = facts.suffices(target, all)
    }
    if (isEnough && (!best || going < best.going))
      best = { target, going, sent: all.map(({ unit, from }) => ({ unit, to: from })) }
  }
  return best && { target: best.target, sent: best.sent }
}
