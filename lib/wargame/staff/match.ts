/** More than any sum of costs that may be asked for: no such pair is ever taken. */
export const NEVER = 1e9

/**
 * Who takes which place, so that it costs least together: for each place the number of somebody among `count`; there are
 * at least as many of them as places. The Hungarian way, in time of places squared times somebodies; ties fall to the
 * first. `cost`: NEVER, where somebody cannot go there.
 */
export function leastCost(
  places: number,
  count: number,
  cost: (place: number, who: number) => number,
): Int16Array {
  // Potentials of places and of those who go there, and the place of each of them; all count from 1.
  const [ofPlace, ofWho] = [new Float64Array(places + 1), new Float64Array(count + 1)]
  const placeOf = new Int16Array(count + 1)
  for (let place = 1; place <= places; place += 1) {
    const least = new Float64Array(count + 1).fill(Infinity)
    const from = new Int16Array(count + 1)
    const seen = new Uint8Array(count + 1)
    placeOf[0] = place
    let at = 0
    do {
      seen[at] = 1
      const now = placeOf[at]!
      let [slack, next] = [Infinity, 0]
      for (let who = 1; who <= count; who += 1) {
        if (seen[who]) continue
        const more = cost(now - 1, who - 1) - ofPlace[now]! - ofWho[who]!
        if (more < least[who]!) {
          least[who] = more
          from[who] = at
        }
        if (least[who]! < slack) [slack, next] = [least[who]!, who]
      }
      for (let who = 0; who <= count; who += 1)
        if (seen[who]) {
          ofPlace[placeOf[who]!]! += slack
          ofWho[who]! -= slack
        } else least[who]! -= slack
      at = next
    } while (placeOf[at] !== 0)
    for (; at !== 0; at = from[at]!) placeOf[at] = placeOf[from[at]!]!
  }
  const taken = new Int16Array(places).fill(-1)
  for (let who = 1; who <= count; who += 1) if (placeOf[who]! > 0) taken[placeOf[who]! - 1] = who - 1
  return taken
}
