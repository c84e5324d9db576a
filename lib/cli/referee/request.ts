import { z } from 'zod'
import { games } from '@/lib/games'
import type { Game } from '@/lib/kernel/game'
import { formAt } from './forms'

export type Path = readonly PropertyKey[]

/** A request that cannot be understood, and the part of it that is to blame. */
export class BadRequest extends Error {
  constructor(
    sentence: string,
    readonly path: Path,
  ) {
    super(sentence)
  }

  under(prefix: Path): BadRequest {
    return new BadRequest(this.message, [...prefix, ...this.path])
  }
}

const request = z.strictObject({
  game: z.string(),
  scenario: z.string().optional(),
  position: z.unknown().optional(),
  options: z.record(z.string(), z.unknown()).optional(),
  dice: z.array(z.number()).default([]),
  orders: z
    .array(z.strictObject({ side: z.string(), order: z.unknown().optional(), stop: z.boolean().optional() }))
    .default([]),
  stop: z.boolean().default(false),
  views: z.array(z.string()).default([]),
  ask: z.array(z.strictObject({ side: z.string(), question: z.unknown().optional() })).default([]),
  legal: z.array(z.string()).default([]),
})
export type Request = Omit<z.infer<typeof request>, 'game'> & { game: Game }

interface Complaint {
  readonly sentence: string
  readonly path: Path
}

/** The deepest complaint and what it says; a choice of forms complains of each in one sentence. */
function firstComplaint(issue: z.core.$ZodIssue): Complaint {
  if (issue.code === 'unrecognized_keys')
    return { sentence: `there is no field "${issue.keys[0]}" here`, path: [...issue.path, issue.keys[0]!] }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const each = issue.errors.flatMap(([first]) => (first ? [firstComplaint(first)] : []))
    const deepest = [...each].sort((a, b) => b.path.length - a.path.length)[0]
    if (!deepest) return { sentence: issue.message, path: issue.path }
    const sentences = new Set(
      each.filter(({ path }) => path.length === deepest.path.length).map((one) => one.sentence),
    )
    return { sentence: [...sentences].join('; or: '), path: [...issue.path, ...deepest.path] }
  }
  return { sentence: issue.message, path: issue.path }
}

const valueAt = (json: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key], json)

/** A complaint about a field that is not there, or holds none of the few words that it may, says what it may hold. */
function withForm(
  complaint: Complaint,
  schema: z.ZodType,
  json: unknown,
  issue: z.core.$ZodIssue,
): Complaint {
  const { path } = complaint
  const key = path.at(-1)
  if (issue.code === 'custom' || issue.code === 'unrecognized_keys') return complaint
  const form = formAt(schema, path, json)
  if (json === undefined) return { path, sentence: `there is nothing here; its form: ${form}` }
  if (key === undefined) return complaint
  if (valueAt(json, path) === undefined)
    return { path, sentence: `the field ${JSON.stringify(key)} is missing; its form: ${form}` }
  return issue.code === 'invalid_union' && issue.errors.length === 0
    ? { path, sentence: `there is no such ${String(key)}; there is: ${form}` }
    : complaint
}

/**
 * Runs what may throw a complaint of this schema about this part of the request; what it throws then names its place in
 * the whole.
 */
export function within<Result>(path: Path, schema: z.ZodType, json: unknown, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    const issue = error.issues[0]!
    const first = withForm(firstComplaint(issue), schema, json, issue)
    throw new BadRequest(first.sentence, [...path, ...first.path])
  }
}

/** What a part of the request says by its schema. */
export const parsed = <Schema extends z.ZodType>(
  path: Path,
  schema: Schema,
  json: unknown,
): z.output<Schema> => within(path, schema, json, () => schema.parse(json))

export function gameOf(id: string, path: Path): Game {
  const game = Object.hasOwn(games, id) ? games[id] : undefined
  if (!game)
    throw new BadRequest(`there is no game "${id}"; there is: ${Object.keys(games).join(', ')}`, path)
  return game
}

function known(
  names: readonly string[],
  allowed: readonly string[],
  what: string,
  path: (n: number) => Path,
) {
  for (const [n, name] of names.entries())
    if (!allowed.includes(name))
      throw new BadRequest(`there is no ${what} "${name}"; there is: ${allowed.join(', ')}`, path(n))
}

/** Reads a request and checks every name in it but those inside orders, questions and the position. */
export function readRequest(json: unknown): Request {
  const asked = parsed([], request, json)
  const game = gameOf(asked.game, ['game'])
  if ((asked.scenario === undefined) === (asked.position === undefined))
    throw new BadRequest('name either a scenario or a position', ['scenario'])
  if (asked.scenario !== undefined)
    known(
      [asked.scenario],
      game.scenarios.map(({ id }) => id),
      'scenario',
      () => ['scenario'],
    )
  const side = (list: readonly { side: string }[], field: string) =>
    known(
      list.map((one) => one.side),
      game.sides,
      'side',
      (n) => [field, n, 'side'],
    )
  side(asked.orders, 'orders')
  side(asked.ask, 'ask')
  known(asked.views, [...game.sides, 'spectator'], 'viewer', (n) => ['views', n])
  known(asked.legal, game.sides, 'side', (n) => ['legal', n])
  return { ...asked, game }
}
