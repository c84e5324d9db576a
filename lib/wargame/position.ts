import { z } from 'zod'
import type { Refusal } from '@/lib/kernel/decision'
import type { Fought } from './attack'
import { once } from './cached'

export type Json = Record<string, unknown>
/** A value of a written position as an object; null: it is none. */
export const asObject = (value: unknown): Json | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null

/** What always lies on an agenda, the next step last. */
interface Grounding {
  /** Names of steps of which one lies beneath all others, or brings that about. */
  readonly ground: readonly unknown[]
  /** Names of steps of a battle whose die is thrown: its end lies beneath the first of them. */
  readonly afterThrow: readonly unknown[]
  /** Names of steps with which battles end, one of which lies there already where it is none of the usual. */
  readonly ends?: readonly unknown[]
  /** What follows when all that is named is done. */
  readonly floor: readonly object[]
  /** What is due where nothing is named. */
  readonly usual: readonly object[]
}

/** The agenda of a written table, with what its writer has left out. */
export function groundedAgenda(
  table: Json,
  { ground, afterThrow, ends = ['endBattle'], floor, usual }: Grounding,
): unknown {
  if (table.result) return table.agenda ?? []
  const given = table.agenda
  if (given === undefined) return [...floor, ...usual]
  if (!Array.isArray(given)) return given
  const names = given.map((step) => asObject(step)?.step)
  const agenda: unknown[] = [...given]
  const begun = names.findIndex((name) => afterThrow.includes(name))
  if (asObject(table.battle) && begun >= 0 && !names.some((name) => ends.includes(name)))
    agenda.splice(begun, 0, { step: 'endBattle' })
  return ground.includes(names[0]) ? agenda : [...floor, ...agenda]
}

type Path = readonly PropertyKey[]
/** Takes down what is wrong with a position, and where. */
export type Complain = (path: (string | number)[], message: string) => void

/** A schema with checks of what it cannot say alone: names that exist, and parts that agree with each other. */
export const checkedBy = <Schema extends z.ZodType>(
  schema: Schema,
  ...checks: readonly ((position: z.output<Schema>, complain: Complain) => void)[]
) =>
  schema.superRefine((position, context) => {
    for (const check of checks)
      check(position, (path, message) => context.addIssue({ code: 'custom', path, message }))
  })

const valueAt = (json: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null ? (part as Record<PropertyKey, unknown>)[key] : undefined,
    json,
  )

/** true: the writer has written down the part in which the last piece of this path lies, or should. */
function isWritten(json: unknown, path: Path): boolean {
  const part = valueAt(json, path.slice(0, -1))
  return typeof part === 'object' && part !== null
}

/** A path in the completed position as its writer would name it: items put into a list have moved his own. */
function pathAsWritten(json: unknown, full: unknown, list: Path, path: Path): PropertyKey[] {
  const [n, ...rest] = path.slice(list.length)
  if (list.some((key, i) => path[i] !== key) || typeof n !== 'number') return [...path]
  const given = valueAt(json, list)
  const place = Array.isArray(given) ? given.indexOf(valueAt(full, [...list, n])) : -1
  // An item that was put there is not to blame, but that something is due at all.
  return place < 0 ? [...list] : [...list, place, ...rest]
}

/**
 * Reads a position with what was left out filled in (`full`). Throws a ZodError that tells what is wrong with it of what
 * its writer has written (`json`), that first; `list` is the path of a list that is completed in its midst.
 */
export function readCompleted<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
  full: unknown,
  list: Path,
): z.output<Schema> {
  const found = schema.safeParse(full)
  if (found.success) return found.data
  const issues = found.error.issues.map((issue) => ({
    ...issue,
    path: pathAsWritten(json, full, list, issue.path),
  }))
  throw new z.ZodError([
    ...issues.filter(({ path }) => isWritten(json, path)),
    ...issues.filter(({ path }) => !isWritten(json, path)),
  ])
}

/** The same of a position in two halves; beside it what its writer has said of the table. */
export const readHalves = <Schema extends z.ZodType>(schema: Schema, json: unknown, full: unknown) => ({
  state: readCompleted(schema, json, full, ['table', 'agenda']),
  given: asObject(asObject(full)?.table) ?? {},
})

/** A written position with its table filled in; what is no position is left to the schema to complain of. */
export function withTableOf(json: unknown, filled: (table: Json) => Json): unknown {
  const position = asObject(json)
  const table = asObject(position?.table ?? {})
  return position && table ? { ...position, table: filled(table) } : json
}

type Check<State> = (position: State, complain: Complain) => void

/** What a game says of how its positions are read. */
interface Reading<Rules extends object, State> {
  readonly schema: (rules: Rules) => z.ZodType<State>
  /** Parts that agree with each other. */
  readonly check: (rules: Rules) => Check<State>
  /** What no game ever comes to, which only new positions are asked. */
  readonly sense: (rules: Rules) => Check<State>
  /** What was written with what may be left out. */
  readonly completed: (rules: Rules, json: unknown) => unknown
  /** A position with what follows from it, such as the front; `given`: what was written of its table. */
  readonly whole: (rules: Rules, state: State, given: Json) => State
}

/** How the positions of a game are read. */
export function readersOf<Rules extends object, State>({
  schema,
  check,
  sense,
  completed,
  whole,
}: Reading<Rules, State>) {
  const readBy = (...checks: ((rules: Rules) => Check<State>)[]) => {
    const checked = once((rules: Rules) => checkedBy(schema(rules), ...checks.map((one) => one(rules))))
    return (rules: Rules, json: unknown): State => {
      const { state, given } = readHalves(checked(rules), json, completed(rules, json))
      return whole(rules, state, given)
    }
  }
  return {
    /** Reads a written position; throws a ZodError that names the path of the first mistake. */
    readPosition: readBy(check, sense),
    /** Reads the position with which a table was set up: it was a sound one when it was written. */
    readKept: readBy(check),
  }
}

/** Complains of steps of a battle where none goes on, and of units that are in it on the wrong side. */
export function checkBattle(
  {
    battle,
    agenda,
  }: { readonly battle: Fought | null; readonly agenda: readonly { readonly step: string }[] },
  steps: object,
  sideOf: (id: string) => string | undefined,
  complain: Complain,
): void {
  for (const [i, { step }] of agenda.entries())
    if (step in steps && !battle) complain(['table', 'agenda', i], `the step "${step}" needs a battle`)
  for (const [i, { unit }] of (battle?.attackers ?? []).entries())
    if (sideOf(unit) !== battle!.side)
      complain(['table', 'battle', 'attackers', i], `${unit} is of the other side`)
  for (const [i, unit] of (battle?.defenders ?? []).entries())
    if (sideOf(unit) === battle!.side)
      complain(['table', 'battle', 'defenders', i], `${unit} is of the side that attacks`)
}

/** Complains of hexes in which pieces of both sides stand; ids and places that are none are not its matter. */
export function checkHolders(
  pieces: Readonly<Record<string, { readonly at: string }>>,
  sideOf: (id: string) => string | undefined,
  isHex: (place: string) => boolean,
  complain: (id: string, hex: string) => void,
): void {
  const holders = new Map<string, string>()
  for (const [id, { at }] of Object.entries(pieces)) {
    const side = sideOf(id)
    if (side === undefined || !isHex(at)) continue
    if ((holders.get(at) ?? side) !== side) complain(id, at)
    holders.set(at, side)
  }
}

/** Complains of pieces in a box that is for the other side alone. */
export function checkBoxes(
  pieces: Readonly<Record<string, { readonly at: string }>>,
  sideOf: (id: string) => string | undefined,
  sideOfBox: (place: string) => string | undefined,
  complain: Complain,
): void {
  for (const [id, { at }] of Object.entries(pieces)) {
    const [side, box] = [sideOf(id), sideOfBox(at)]
    if (side && box && side !== box)
      complain(['table', 'counters', id, 'at'], `${id} does not belong into the box ${at}`)
  }
}

/** Complains of stacks that may not stay: each piece in turn is asked why it may not join those before it in its hex. */
export function checkStacks<Piece extends { readonly at: string }>(
  pieces: Readonly<Record<string, Piece>>,
  isOnMap: (id: string, place: string) => boolean,
  refusal: (below: Readonly<Record<string, Piece>>, id: string, hex: string) => Refusal | null,
  complain: (id: string, refusal: Refusal) => void,
): void {
  const stacks = new Map<string, Record<string, Piece>>()
  for (const [id, piece] of Object.entries(pieces)) {
    if (!isOnMap(id, piece.at)) continue
    const below = stacks.get(piece.at) ?? {}
    const refused = refusal(below, id, piece.at)
    if (refused) complain(id, refused)
    stacks.set(piece.at, { ...below, [id]: piece })
  }
}

/** A mistake in a position that is found when it is read already, as a schema would tell it. */
export const mistake = (path: (string | number)[], message: string, input: unknown): z.ZodError =>
  new z.ZodError([{ code: 'custom', path, message, input }])
