/** A unit, and the hex from which it takes part in an attack. */
export interface Post {
  readonly unit: string
  readonly from: string
}

/** What a game says of units that are brought up against a hex. */
export interface GatheringRules {
  /** Hexes beside it from which each of them could attack. */
  placesOf(unit: string): readonly string[]
  /** What a unit counts out of a hex. */
  counts(unit: string, from: string): number
  /** true: a unit may attack out of a hex together with these. */
  mayJoin(unit: string, others: readonly string[], from: string): boolean
  /** So many at most; absent: all. */
  readonly most?: number
}

/** Units that could attack a hex together, the strongest first: each from where it counts most and still finds room. */
export function gathered(
  units: readonly string[],
  { placesOf, counts, mayJoin, most = Infinity }: GatheringRules,
): readonly Post[] {
  const ranked = units
    .map((unit) => {
      const places = placesOf(unit).map((from) => ({ from, counts: counts(unit, from) }))
      return { unit, places: places.filter((one) => one.counts > 0).sort((a, b) => b.counts - a.counts) }
    })
    .filter(({ places }) => places.length > 0)
    // Who has few places to choose from goes first among equals.
    .sort((a, b) => b.places[0]!.counts - a.places[0]!.counts || a.places.length - b.places.length)
  const posts: Post[] = []
  const there = new Map<string, string[]>()
  for (const { unit, places } of ranked) {
    if (posts.length >= most) break
    const room = places.find(({ from }) => mayJoin(unit, there.get(from) ?? [], from))
    if (!room) continue
    posts.push({ unit, from: room.from })
    there.set(room.from, [...(there.get(room.from) ?? []), unit])
  }
  return posts
}
