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
  /** true: of places where a unit counts as much the one with the fewest, and whoever is there makes room by going to another. */
  readonly isSpread?: boolean
}

/** Units that could attack a hex together, the strongest first: each from where it counts most and still finds room. */
export function gathered(
  units: readonly string[],
  { placesOf, counts, mayJoin, most = Infinity, isSpread = false }: GatheringRules,
): readonly Post[] {
  const ranked = units
    .map((unit) => {
      const places = placesOf(unit).map((from) => ({ from, counts: counts(unit, from) }))
      return { unit, places: places.filter((one) => one.counts > 0).sort((a, b) => b.counts - a.counts) }
    })
    .filter(({ places }) => places.length > 0)
    // Who has few places to choose from goes first among equals.
    .sort((a, b) => b.places[0]!.counts - a.places[0]!.counts || a.places.length - b.places.length)
  const placesBy = new Map(ranked.map(({ unit, places }) => [unit, places]))
  const posts = new Map<string, string>()
  const there = new Map<string, string[]>()
  const at = (from: string): string[] => there.get(from) ?? []
  const post = (unit: string, from: string): void => {
    const before = posts.get(unit)
    if (before !== undefined)
      there.set(
        before,
        at(before).filter((one) => one !== unit),
      )
    posts.set(unit, from)
    there.set(from, [...at(from), unit])
  }
  /** Somebody in a place goes to another where he counts as much, so that a unit finds room there. */
  const makesRoom = (unit: string, from: string): boolean => {
    for (const other of at(from)) {
      const places = placesBy.get(other)!
      const now = places.find((one) => one.from === from)!.counts
      const rest = at(from).filter((one) => one !== other)
      const to = places.find(
        (one) => one.from !== from && one.counts >= now && mayJoin(other, at(one.from), one.from),
      )
      if (!to || !mayJoin(unit, rest, from)) continue
      post(other, to.from)
      return true
    }
    return false
  }
  for (const { unit, places } of ranked) {
    if (posts.size >= most) break
    const inTurn = isSpread
      ? [...places].sort((a, b) => b.counts - a.counts || at(a.from).length - at(b.from).length)
      : places
    const room =
      inTurn.find(({ from }) => mayJoin(unit, at(from), from)) ??
      (isSpread ? inTurn.find(({ from }) => makesRoom(unit, from)) : undefined)
    if (room) post(unit, room.from)
  }
  return [...posts].map(([unit, from]) => ({ unit, from }))
}
