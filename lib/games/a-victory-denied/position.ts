import { z } from 'zod'
import { firstControl } from './control'
import { checkPosition } from './position-check'
import { completed, countVpChits, isWritten, pathAsWritten } from './position-defaults'
import type { State } from './state'
import { positionSchema } from './state-schema'
import { lyingAsShown } from './vp-chits'

const soundPosition = positionSchema.superRefine((state, context) =>
  checkPosition(state, (path, message) => context.addIssue({ code: 'custom', path, message })),
)

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
function sound(json: unknown, full: unknown): State {
  const found = soundPosition.safeParse(full)
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
export function readPosition(json: unknown): State {
  const full = completed(json)
  const given = (full as { table?: { vpGerman?: unknown; control?: unknown } } | null)?.table
  const restIsGerman = given?.vpGerman === undefined
  const state = withVpChits(sound(json, full), restIsGerman)
  if (given?.control !== undefined) return state
  return { ...state, table: { ...state.table, control: firstControl(state.table) } }
}

/** The position as a document: counters out of play are left out, the rest is written in full. */
export function writePosition({ table, hidden }: State): unknown {
  const counters = Object.fromEntries(Object.entries(table.counters).filter(([, { at }]) => at !== 'gone'))
  return { table: { ...table, counters }, hidden }
}
