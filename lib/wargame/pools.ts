/** The first list without what stands in the second, each as often as it stands there. */
export function without(list: readonly string[], gone: readonly string[]): string[] {
  const rest = [...list]
  for (const one of gone) {
    const at = rest.indexOf(one)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}

/** The places in a list of pieces that are one too many of their kind. */
export function beyondCopies(list: readonly string[], copiesOf: (piece: string) => number): number[] {
  const seen = new Map<string, number>()
  return list.flatMap((piece, i) => {
    const count = (seen.get(piece) ?? 0) + 1
    seen.set(piece, count)
    return count > copiesOf(piece) ? [i] : []
  })
}

/** The same in an order that follows from `luck` alone, numbers from 0 to below 1. */
export function shuffled<Item>(items: readonly Item[], luck: () => number): Item[] {
  const left = [...items]
  return items.map(() => left.splice(Math.floor(luck() * left.length), 1)[0]!)
}

/** Items by what they have in common, in the order of the first of each. */
export function grouped<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
