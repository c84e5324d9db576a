import { z } from 'zod'

/** As much of JSON Schema as zod writes. */
interface Json {
  $ref?: string
  $defs?: Record<string, Json>
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  oneOf?: readonly Json[]
  anyOf?: readonly Json[]
  allOf?: readonly Json[]
  properties?: Record<string, Json>
  required?: readonly string[]
  additionalProperties?: Json | boolean
  propertyNames?: Json
  items?: Json
  prefixItems?: readonly Json[]
  minItems?: number
  minimum?: number
  pattern?: string
  minLength?: number
  default?: unknown
}

/** Texts of which each pattern in a schema must fit one; a new pattern needs a line here. */
const TEXTS = [
  'x',
  '2617',
  'G5',
  '2817N',
  '1',
  '2028-02-29',
  `2028-02-29T12:00:00.000Z.${'A'.repeat(22)}`,
  'https://table.example/hook',
  'a'.repeat(10),
  'A'.repeat(12),
  'A'.repeat(16),
  'A'.repeat(22),
  'A'.repeat(43),
  'a'.repeat(64),
]

function text({ pattern, minLength = 0 }: Json): string {
  const found = TEXTS.find((one) => one.length >= minLength && new RegExp(pattern ?? '').test(one))
  if (found === undefined) throw new Error(`no text here fits ${pattern}: write one into TEXTS`)
  return found
}

/**
 * Values that a schema takes, made from the schema itself: together they hold each of its fields, each way out of
 * several, and one of everything that lies in a list or table.
 */
export function samples(schema: z.ZodType): unknown[] {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  const all = (json: Json): unknown[] => {
    if (json.$ref) return all(root.$defs![json.$ref.replace('#/$defs/', '')]!)
    if (json.const !== undefined) return [json.const]
    if (json.enum) return [json.enum[0]]
    const ways = json.oneOf ?? json.anyOf
    // A list of names: one of them stands for all.
    if (ways?.every((way) => way.const !== undefined)) return [ways[0]!.const]
    if (ways) return ways.flatMap(all)
    if (json.allOf) return [Object.assign({}, ...json.allOf.map((part) => all(part)[0]))]
    switch (json.type) {
      case 'object':
        return objects(json)
      case 'array':
        return [json.prefixItems ? json.prefixItems.map((part) => all(part)[0]) : items(json)]
      case 'string':
        return [text(json)]
      case 'integer':
      case 'number':
        return [json.minimum ?? 1]
      case 'boolean':
        return [true]
      case 'null':
        return [null]
      default:
        // Anything at all, which is judged where it is used.
        return ['x']
    }
  }
  const items = ({ items = {}, minItems = 0 }: Json): unknown[] => {
    const each = all(items)
    return Array.from({ length: Math.max(each.length, minItems) }, (_, n) => each[n % each.length])
  }
  /** Whole ones with each way of each part, and ones with a single part that might be left out. */
  const objects = ({ properties = {}, required = [], ...json }: Json): unknown[] => {
    const parts = Object.entries(properties).map(([name, part]) => [name, all(part)] as const)
    const most = Math.max(1, ...parts.map(([, ways]) => ways.length))
    const others = typeof json.additionalProperties === 'object' ? json.additionalProperties : null
    const named =
      others && Object.keys(others).length > 0 ? { [key(json.propertyNames)]: all(others)[0] } : {}
    const whole = (n: number, leaves: (name: string) => boolean) => ({
      ...named,
      ...Object.fromEntries(
        parts.flatMap(([name, ways]) => (leaves(name) ? [] : [[name, ways[n % ways.length]]])),
      ),
    })
    const optional = parts.map(([name]) => name).filter((name) => !required.includes(name))
    return [
      ...Array.from({ length: most }, (_, n) => whole(n, () => false)),
      ...optional.map((one) => whole(0, (name) => name !== one && optional.includes(name))),
    ]
  }
  const key = (names: Json | undefined): string => (names ? String(all(names)[0]) : 'x')
  return all(root)
}

/** The same value with one of its texts another, for each of them. */
export function* withTexts(value: unknown, text: string): Generator<unknown> {
  if (typeof value === 'string') yield text
  else yield* within(value, (part) => withTexts(part, text))
}

/** The same value with the name of one part or entry another, for each of them. */
export function* withKeys(value: unknown, name: string): Generator<unknown> {
  yield* within(value, (part) => withKeys(part, name))
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return
  for (const [key] of partsOf(value)) {
    const { [key]: part, ...rest } = value as Record<string, unknown>
    // As JSON would have it: an entry of its own, not the prototype.
    yield Object.defineProperty({ ...rest }, name, {
      value: part,
      enumerable: true,
      configurable: true,
      writable: true,
    })
  }
}

/** Of a list or table, whose entries are all alike, so many stand for all. */
const ALIKE = 5

/** What a part is made of. */
const shapeOf = (part: unknown): string =>
  part !== null && typeof part === 'object' ? Object.keys(part).join() : typeof part

/** The parts of a value that are tried: all, but of a list or table the first. */
function partsOf(value: object): [string, unknown][] {
  const parts = Object.entries(value)
  const shapes = new Set(parts.map(([, part]) => shapeOf(part)))
  return shapes.size === 1 ? parts.slice(0, ALIKE) : parts
}

function* within(value: unknown, other: (part: unknown) => Iterable<unknown>): Generator<unknown> {
  if (value === null || typeof value !== 'object') return
  for (const [key, part] of partsOf(value))
    for (const one of other(part))
      yield Array.isArray(value)
        ? value.map((old, n) => (String(n) === key ? one : old))
        : { ...value, [key]: one }
}

/** What every object has by its prototype, and a table of ours must not. */
export const INHERITED = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'] as const
