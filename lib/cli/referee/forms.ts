import { z } from 'zod'

/** A part of a JSON Schema, as zod writes it. */
interface Node {
  $ref?: string
  type?: string
  title?: string
  const?: unknown
  enum?: readonly unknown[]
  description?: string
  properties?: Record<string, Node>
  additionalProperties?: Node | boolean
  items?: Node
  minItems?: number
  oneOf?: readonly Node[]
  anyOf?: readonly Node[]
  $defs?: Record<string, Node>
}

const known = new WeakMap<z.ZodType, Node>()

function rootOf(schema: z.ZodType): Node {
  const root = known.get(schema) ?? (z.toJSONSchema(schema, { io: 'input' }) as Node)
  known.set(schema, root)
  return root
}

const named = (root: Node, node: Node): Node =>
  node.$ref ? (root.$defs?.[node.$ref.split('/').at(-1)!] ?? {}) : node

const choices = (node: Node): readonly Node[] => node.oneOf ?? node.anyOf ?? []

/** The forms among which a value chooses; of those told apart by a field, those that agree with the value. */
function branches(root: Node, node: Node, value: unknown): Node[] {
  const here = named(root, node)
  const all = choices(here).map((one) => named(root, one))
  if (all.length === 0 || all.every(({ properties }) => !properties)) return [here]
  const agrees = ({ properties = {} }: Node) =>
    Object.entries(properties).every(
      ([key, field]) =>
        field.const === undefined || field.const === (value as Record<string, unknown>)?.[key],
    )
  return all.filter(agrees).length > 0 ? all.filter(agrees) : all
}

/** Every form that the value at a path may have. */
function nodesAt(root: Node, path: readonly PropertyKey[], json: unknown): Node[] {
  let nodes = [root]
  let value = json
  for (const key of path) {
    nodes = nodes.flatMap((node) =>
      branches(root, node, value).flatMap(({ properties, items, additionalProperties }): Node[] => {
        if (typeof key === 'number') return items ? [items] : []
        const more = typeof additionalProperties === 'object' ? [additionalProperties] : []
        return properties?.[String(key)] ? [properties[String(key)]!] : more
      }),
    )
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key]
  }
  return nodes
}

const firstSentence = (text: string) => text.split(/[:;.(] ?/)[0]!.trim()
const either = (words: readonly unknown[]) => words.map((one) => JSON.stringify(one)).join(' or ')

/** A form with a name, or a title in its place: the few words that it may be, or one of many, or what it is. */
function byName(id: string, { title: name = id, enum: words, oneOf, description = '' }: Node): string {
  if (words) return `a ${name}: ${either(words)}`
  const example = oneOf?.[0]?.const
  return `a ${name} (${example === undefined ? firstSentence(description) : `such as ${JSON.stringify(example)}`})`
}

function inWords(root: Node, node: Node): string {
  if (node.const !== undefined) return JSON.stringify(node.const)
  if (node.enum) return either(node.enum)
  if (node.$ref) return byName(node.$ref.split('/').at(-1)!, named(root, node))
  const several = choices(node)
  if (several.length > 0) return [...new Set(several.map((one) => inWords(root, one)))].join(' or ')
  if (node.type === 'array') {
    const least = node.minItems ? `, at least ${node.minItems}` : ''
    return `a list, each ${node.items ? inWords(root, node.items) : 'anything'}${least}`
  }
  if (node.type === 'object') {
    const fields = Object.entries(node.properties ?? {}).map(([key, { const: word }]) =>
      word === undefined ? key : `${key}: ${JSON.stringify(word)}`,
    )
    return fields.length > 0 ? `{ ${fields.join(', ')} }` : 'an object'
  }
  return WORDS[node.type ?? ''] ?? 'anything'
}

const WORDS: Readonly<Record<string, string | undefined>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
}

/** What may stand at a path of a document, in words; `json` is the document, as forms depend on what is there. */
export function formAt(schema: z.ZodType, path: readonly PropertyKey[], json: unknown): string {
  const root = rootOf(schema)
  const forms = new Set(nodesAt(root, path, json).map((node) => inWords(root, node)))
  return [...forms].join(' or ') || 'anything'
}
