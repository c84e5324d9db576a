import { z } from 'zod'

/** As much of JSON Schema as options are written in. */
interface Json {
  type?: string
  enum?: readonly unknown[]
  properties?: Readonly<Record<string, Json>>
  default?: unknown
}

/** What an option may be chosen as besides its usual choice; of one that each side has, the same for all. */
function others({ type, enum: names, properties, default: usual }: Json): unknown[] {
  if (properties) {
    const sides = Object.keys(properties)
    return others(properties[sides[0]!]!).map((choice) =>
      Object.fromEntries(sides.map((side) => [side, choice])),
    )
  }
  return (type === 'boolean' ? [true, false] : (names ?? [])).filter((choice) => choice !== usual)
}

/**
 * Options of the n-th game of a series: most are as usual, and the k-th is chosen otherwise in every (k + 4)th game, by
 * each of its other choices in turn. So an option that is new is played without a word about it.
 */
export function variedOptions(schema: z.ZodType, n: number): Record<string, unknown> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' }) as Json
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, option], k) => {
      const every = k + 4
      const choices = others(option)
      if (choices.length === 0) throw new Error(`option ${name}: neither names nor true or false`)
      return n % every === every - 1 ? [[name, choices[Math.floor(n / every) % choices.length]]] : []
    }),
  )
}
