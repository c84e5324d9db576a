import { z } from 'zod'
import { firstControl } from './control'
import { type Complain, checkPosition } from './position-check'
import { completed, countVpChits, isWritten, pathAsWritten } from './position-defaults'
import { checkSense } from './position-sense'
import type { State } from './state'
import { positionSchema } from './state-schema'
import { lyingAsShown } from './vp-chits'

type Check = (state: State, complain: Complain) => void

const checked = (...checks: readonly Check[]) =>
  positionSchema.superRefine((state, context) => {
    for (const check of checks)
      check(state, (path, message) => context.addIssue({ code: 'custom', path, message }))
  })
const keptPosition = checked(checkPosition)
const newPosition = checked(checkPosition, checkSense)

/** Deals VP chits that a position shows on the table but does not name, lowest ids first. */
function withVpChits(state: State, restIsGerman: boolean): State {
  const { table, hidden } = state
  const lying = lyingAsShown(table, hidden, { restIsGerman })
  if (!lying)
    throw new z.ZodError([
      {
        code: 'custom',
        path: ['table', 'vpOnMap'],
        message: 'more VP chits than there are',
        input: table.vpOnMap,
      },
    ])
  const vpGerman = [...lying.vpGerman]
  return {
    table: { ...table, vpGerman: countVpChits(vpGerman) },
    hidden: { ...hidden, vpOnMap: { ...lying.vpOnMap }, vpGerman, vpSoviet: [...lying.vpSoviet] },
  }
}

/** A position with what was left out filled in; what is wrong with it is told of what its writer has written. */
function sound(schema: typeof newPosition, json: unknown, full: unknown): State {
  const found = schema.safeParse(full)
  if (found.success) return found.data
  const issues = found.error.issues.map((issue) => ({
    ...issue,
    path: pathAsWritten(json, full, issue.path),
  }))
  throw new z.ZodError([
    ...issues.filter(({ path }) => isWritten(json, path)),
    ...issues.filter(({ path }) => !isWritten(json, path)),
  ])
}

/** Reads a written position; throws a ZodError that names the path of the first mistake. */
export const readPosition = (json: unknown): State => readBy(newPosition, json)

/** Reads the position with which a table was set up: it was a sound one when it was written. */
export const readKept = (json: unknown): State => readBy(keptPosition, json)

function readBy(schema: typeof newPosition, json: unknown): State {
  const full = completed(json)
  const given = (full as { table?: { vpGerman?: unknown; control?: unknown } } | null)?.table
  const restIsGerman = given?.vpGerman === undefined
  const state = withVpChits(sound(schema, json, full), restIsGerman)
  if (given?.control !== undefined) return state
  return { ...state, table: { ...state.table, control: firstControl(state.table) } }
}

/** The position as a document: counters out of play are left out, the rest is written in full. */
export function writePosition({ table, hidden }: State): unknown {
  const counters = Object.fromEntries(Object.entries(table.counters).filter(([, { at }]) => at !== 'gone'))
  return { table: { ...table, counters }, hidden }
}
