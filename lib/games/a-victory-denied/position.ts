import { z } from 'zod'
import { CHITS, VP_CHITS } from './data/chits'
import { COUNTERS } from './data/counters'
import { VICTORY_HEXES } from './data/map'
import { board } from './geometry'
import { BOXES, positionSchema, type State } from './state'

const known = (ids: readonly string[], all: object) => ids.find((id) => !Object.hasOwn(all, id))

/** What a schema alone cannot say of a position: names that exist, and a face-down part that fits the table. */
const soundPosition = positionSchema.superRefine(({ table, hidden }, context) => {
  const complain = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  for (const [id, { at }] of Object.entries(table.counters)) {
    if (!COUNTERS[id]) complain(['table', 'counters', id], `there is no counter ${id}`)
    if (!(at in BOXES) && !board.has(at)) complain(['table', 'counters', id, 'at'], `there is no hex ${at}`)
  }
  for (const hex of [...Object.keys(table.vpOnMap), ...Object.keys(hidden.vpOnMap)])
    if (!VICTORY_HEXES[hex]) complain(['table', 'vpOnMap', hex], `${hex} is no Victory Hex`)
  const chit = known([...table.played, ...table.cupKnown, ...hidden.cup], CHITS)
  if (chit) complain(['hidden', 'cup'], `there is no chit ${chit}`)
  const vps = [...Object.values(hidden.vpOnMap), ...hidden.vpGerman, ...hidden.vpSoviet]
  const vp = known(vps, VP_CHITS)
  if (vp) complain(['hidden'], `there is no VP chit ${vp}`)
  if (new Set(vps).size < vps.length) complain(['hidden'], 'a VP chit lies in two places')
  const unknown = table.cupUnknown.german + table.cupUnknown.soviet
  if (hidden.cup.length !== table.cupKnown.length + unknown)
    complain(['hidden', 'cup'], 'the cup must hold cupKnown and as many more as cupUnknown says')
})

/** Deals VP chits that a position shows on the table but does not name, lowest ids first. */
function withVpChits(state: State): State {
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
  for (const [hex, face] of Object.entries(table.vpOnMap))
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
  return {
    table,
    hidden: {
      ...hidden,
      vpOnMap,
      vpGerman: fill(hidden.vpGerman, table.vpGerman),
      vpSoviet: fill(hidden.vpSoviet, table.vpSoviet),
    },
  }
}

/** Reads a written position; throws a ZodError that names the path of the first mistake. */
export function readPosition(json: unknown): State {
  return withVpChits(soundPosition.parse(json))
}

/** The position as a document: counters out of play are left out, the rest is written in full. */
export function writePosition({ table, hidden }: State): unknown {
  const counters = Object.fromEntries(Object.entries(table.counters).filter(([, { at }]) => at !== 'gone'))
  return { table: { ...table, counters }, hidden }
}
