/** The hexside between two adjacent hexes, the same whichever of the two is named first. */
export type EdgeKey = `${string}/${string}`

export const edgeKey = (a: string, b: string): EdgeKey => (a < b ? `${a}/${b}` : `${b}/${a}`)

/** The two hexes on either side of a hexside, lower number first. */
export function edgeHexes(key: EdgeKey): [string, string] {
  const [a, b] = key.split('/')
  if (!a || !b) throw new Error(`not a hexside: ${key}`)
  return [a, b]
}
