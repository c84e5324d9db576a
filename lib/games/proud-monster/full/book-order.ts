/** The number of a rule as it stands in the book: `PM 14.32a` is 14, 32 and its letter. */
function placeOf(id: string): [number, number, string] {
  const [, chapter, rule, letter = ''] = /(\d+)\.(\d+)(\w?)$/.exec(id)!
  return [Number(chapter), Number(rule), letter]
}

function before(one: string, other: string): number {
  const [a, b] = [placeOf(one), placeOf(other)]
  return a[0] - b[0] || a[1] - b[1] || a[2].localeCompare(b[2])
}

/** Rules by their numbers, in the order of the book. */
export const inBookOrder = <Text>(rules: Readonly<Record<string, Text>>): Readonly<Record<string, Text>> =>
  Object.fromEntries(Object.entries(rules).sort(([one], [other]) => before(one, other)))
