/** Deep equality of plain data, whatever the order of the fields. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every(
    (key) =>
      Object.hasOwn(b, key) && same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  )
}

/** Whoever changes this throws. */
export function frozen<Data>(data: Data): Data {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data)
    for (const part of Object.values(data)) frozen(part)
  }
  return data
}

/** The same data as it comes back from storage. */
export const stored = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data

/** The same data with the fields of all its records the other way round, as no storage promises their order. */
export function turnedRound<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map(turnedRound) as Data
  const fields = Object.entries(data).reverse()
  return Object.fromEntries(fields.map(([name, value]) => [name, turnedRound(value)])) as Data
}
