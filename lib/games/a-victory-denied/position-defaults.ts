import { CHITS, vpChit } from './data/chits'
import { TOWNS } from './data/map'
import type { Step, VpId } from './state'

type Json = Record<string, unknown>
const asObject = (value: unknown): Json | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null

/** The steps that may lie beneath all others. */
const GROUND: ReadonlySet<string> = new Set(['draw', 'endTurn', 'advanceTurn', 'beginTurn'])
/** What follows a battle, the last first. */
const BATTLE_END = ['endBattle', 'advance', 'headquarters'] as const
/** Steps of a battle whose result is known. */
const AFTER_THROW: ReadonlySet<string> = new Set([
  'losses',
  'beginRetreat',
  'airDefence',
  'retreat',
  ...BATTLE_END,
])

/** What a position without `agenda` waits for: the segments of the activation, if one is running. */
function agendaOf(table: Json): unknown {
  const activation = asObject(table.activation)
  if (table.agenda === undefined)
    return activation
      ? [
          { step: 'fight', side: activation.side },
          { step: 'move', side: activation.side },
        ]
      : []
  return table.agenda
}

/** Puts beneath the agenda what the rules always leave there, where the writer has left it out. */
function grounded(table: Json): unknown {
  const given = agendaOf(table)
  // When the game is over nothing has to follow.
  if (!Array.isArray(given) || asObject(table.result)) return given
  const names = given.map((step) => asObject(step)?.step)
  const agenda: unknown[] = [...given]
  const battle = asObject(table.battle)
  const first = names.findIndex((name) => AFTER_THROW.has(String(name)))
  if (battle && first >= 0 && !names.includes('endBattle')) {
    const lowest = BATTLE_END.indexOf(names[first] as (typeof BATTLE_END)[number])
    const missing = BATTLE_END.slice(0, lowest < 0 ? BATTLE_END.length : lowest)
      .filter((name) => name !== 'advance' || battle.kind === 'attack')
      .map((name) => (name === 'advance' ? { step: name, side: battle.side } : { step: name }))
    agenda.splice(first, 0, ...missing)
  }
  // 7.2.2: the chit that was drawn is played unless Guderian goes before it.
  const trump = agenda.findIndex((step) => asObject(step)?.step === 'trump')
  if (trump >= 0 && asObject(agenda[trump - 1])?.step !== 'play')
    agenda.splice(trump, 0, { step: 'play', chit: asObject(agenda[trump])?.chit })
  const floor: Step[] = []
  if (!GROUND.has(String(names[0]))) {
    if (names[0] === 'directive') floor.push({ step: 'advanceTurn' })
    else if (names[0] === 'withdraw') floor.push({ step: 'draw' }, { step: 'chits' })
    else floor.push({ step: 'draw' })
  } else floor.push(agenda.shift() as Step)
  if (asObject(table.activation) && !names.includes('endActivation')) floor.push({ step: 'endActivation' })
  return [...floor, ...agenda]
}

const isMandatory = (id: unknown) => !['army', 'panzer', 'guderian'].includes(CHITS[String(id)]?.kind ?? '')

/** The cup as everybody sees it, if only what lies in it is told. */
function cupOf(table: Json, hidden: Json): { table: Json; hidden: Json } {
  if (hidden.cup === undefined) return { table, hidden: { ...hidden, cup: table.cupKnown ?? [] } }
  if (!Array.isArray(hidden.cup) || table.cupKnown !== undefined || table.cupUnknown !== undefined)
    return { table, hidden }
  const secret = hidden.cup.filter((id) => !isMandatory(id))
  const of = (side: string) => secret.filter((id) => CHITS[String(id)]?.side === side).length
  return {
    table: {
      ...table,
      cupKnown: hidden.cup.filter(isMandatory),
      cupUnknown: { german: of('german'), soviet: of('soviet') },
    },
    hidden,
  }
}

/** Victory Hexes with a chit where the writer says nothing: those he names face down, else those of the set-up. */
function victoryHexes({ vpOnMap }: Json): Json {
  const named = asObject(vpOnMap)
  const hexes = named
    ? Object.keys(named)
    : TOWNS.filter(({ victory, startsGerman }) => victory !== null && !startsGerman).map(({ hex }) => hex)
  return Object.fromEntries(hexes.map((hex) => [hex, 'down']))
}

/** How many chits of each star these are. */
export const countVpChits = (chits: readonly VpId[]) => ({
  minor: chits.filter((id) => vpChit(id)?.kind === 'minor').length,
  major: chits.filter((id) => vpChit(id)?.kind === 'major').length,
})

/** How many chits lie in the boxes whose chits are named but not counted. */
function countBoxes(table: Json, hidden: Json): Json {
  const boxes = ['vpGerman', 'vpSoviet'].filter(
    (box) => table[box] === undefined && Array.isArray(hidden[box]),
  )
  return Object.fromEntries(boxes.map((box) => [box, countVpChits(hidden[box] as VpId[])]))
}

/** A position as its writer meant it: what can be left out is filled in. */
export function completed(json: unknown): unknown {
  const position = asObject(json)
  const given = { table: asObject(position?.table ?? {}), hidden: asObject(position?.hidden ?? {}) }
  if (!position || !given.table || !given.hidden) return json
  const { table, hidden } = cupOf(given.table, given.hidden)
  const number = asObject(table.activation)?.number
  return {
    ...position,
    table: {
      ...table,
      agenda: grounded(table),
      vpOnMap: table.vpOnMap ?? victoryHexes(hidden),
      activations: table.activations ?? (table.activation ? (number ?? 1) : 0),
      ...countBoxes(table, hidden),
    },
    hidden,
  }
}

type Path = readonly PropertyKey[]

const at = (json: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null ? (part as Record<PropertyKey, unknown>)[key] : undefined,
    json,
  )

/** true: the writer has written down the part in which the last piece of this path lies, or should. */
export const isWritten = (json: unknown, path: Path): boolean =>
  typeof at(json, path.slice(0, -1)) === 'object' && at(json, path.slice(0, -1)) !== null

/** A path in the completed position as the writer would name it: steps beneath his own have moved those up. */
export function pathAsWritten(json: unknown, full: unknown, path: Path): PropertyKey[] {
  const [table, agenda, n, ...rest] = path
  if (table !== 'table' || agenda !== 'agenda' || typeof n !== 'number') return [...path]
  const given = at(json, ['table', 'agenda'])
  const place = Array.isArray(given) ? given.indexOf(at(full, ['table', 'agenda', n])) : -1
  // A step that was put there is not to blame, but that something is due at all.
  return place < 0 ? ['table', 'agenda'] : ['table', 'agenda', place, ...rest]
}
