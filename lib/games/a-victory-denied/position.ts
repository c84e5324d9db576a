import { z } from 'zod'
import { firstControl } from './control'
import { VP_CHITS } from './data/chits'
import { VICTORY_HEXES } from './data/map'
import { checkPosition } from './position-check'
import { completed, countVpChits } from './position-defaults'
import type { State } from './state'
import { positionSchema } from './state-schema'

const soundPosition = positionSchema.superRefine((state, context) =>
  checkPosition(state, (path, message) => context.addIssue({ code: 'custom', path, message })),
)

/** Deals VP chits that a position shows on the table but does not name, lowest ids first. */
function withVpChits(state: State, restIsGerman: boolean): State {
  const { table, hidden } = state
  const used = new Set([...Object.values(hidden.vpOnMap), ...hidden.vpGerman, ...hidden.vpSoviet])
  const take = (fits: (chit: { kind: string; value: number }) => boolean) => {
    const id = Object.keys(VP_CHITS).find((chit) => !used.has(chit) && fits(VP_CHITS[chit]!))
    if (!id)
      throw new z.ZodError([
        {
          code: 'custom',
          path: ['table', 'vpOnMap'],
          message: 'more VP chits than there are',
          input: table.vpOnMap,
        },
      ])
    used.add(id)
    return id
  }
  const vpOnMap = { ...hidden.vpOnMap }
  // What is named by its value goes first: chits face down take any value of their star.
  const faces = Object.entries(table.vpOnMap).sort(
    ([, a], [, b]) => Number(a === 'down') - Number(b === 'down'),
  )
  for (const [hex, face] of faces)
    vpOnMap[hex] ??= take((chit) =>
      face === 'down' ? chit.kind === VICTORY_HEXES[hex] : chit.value === face,
    )
  const fill = (held: readonly string[], count: { minor: number; major: number }) => {
    const box = [...held]
    for (const kind of ['minor', 'major'] as const)
      while (box.filter((id) => VP_CHITS[id]!.kind === kind).length < count[kind])
        box.push(take((chit) => chit.kind === kind))
    return box
  }
  const vpSoviet = fill(hidden.vpSoviet, table.vpSoviet)
  const vpGerman = restIsGerman
    ? Object.keys(VP_CHITS).filter((id) => !used.has(id))
    : fill(hidden.vpGerman, table.vpGerman)
  return {
    table: { ...table, vpGerman: countVpChits(vpGerman) },
    hidden: { ...hidden, vpOnMap, vpGerman, vpSoviet },
  }
}

/** Reads a written position; throws a ZodError that names the path of the first mistake. */
export function readPosition(json: unknown): State {
  const full = completed(json)
  const given = (full as { table?: { vpGerman?: unknown; control?: unknown } } | null)?.table
  const restIsGerman = given?.vpGerman === undefined
  const state = withVpChits(soundPosition.parse(full), restIsGerman)
  if (given?.control !== undefined) return state
  return { ...state, table: { ...state.table, control: firstControl(state.table) } }
}

/** The position as a document: counters out of play are left out, the rest is written in full. */
export function writePosition({ table, hidden }: State): unknown {
  const counters = Object.fromEntries(Object.entries(table.counters).filter(([, { at }]) => at !== 'gone'))
  return { table: { ...table, counters }, hidden }
}
