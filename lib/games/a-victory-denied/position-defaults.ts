import { asObject, type Json } from '@/lib/wargame/position'
import type { Rules } from './in-force'
import type { Step, VpId } from './state'

/** The steps that may lie beneath all others. */
const GROUND: readonly unknown[] = ['draw', 'endTurn', 'advanceTurn', 'beginTurn']
/** What follows a battle, the last first. */
const BATTLE_END = ['endBattle', 'advance', 'headquarters'] as const
/** Steps of a battle whose result is known. */
const AFTER_THROW: readonly unknown[] = ['losses', 'beginRetreat', 'airDefence', 'retreat', ...BATTLE_END]

/** What a position without `agenda` waits for: the segments of the activation, if one is running. */
function agendaOf({ activation, agenda }: Json): unknown {
  if (agenda !== undefined) return agenda
  const running = asObject(activation)
  return running ? ['fight', 'move'].map((step) => ({ step, side: running.side })) : []
}

/** Puts beneath the agenda what the rules always leave there, where the writer has left it out. */
function grounded(table: Json): unknown {
  const given = agendaOf(table)
  // When the game is over nothing has to follow.
  if (!Array.isArray(given) || asObject(table.result)) return given
  const names = given.map((step) => asObject(step)?.step)
  const agenda: unknown[] = [...given]
  const battle = asObject(table.battle)
  const first = names.findIndex((name) => AFTER_THROW.includes(name))
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
  if (GROUND.includes(names[0])) floor.push(agenda.shift() as Step)
  else if (names[0] === 'directive') floor.push({ step: 'advanceTurn' })
  else if (names[0] === 'withdraw') floor.push({ step: 'draw' }, { step: 'chits' })
  else floor.push({ step: 'draw' })
  if (asObject(table.activation) && !names.includes('endActivation')) floor.push({ step: 'endActivation' })
  return [...floor, ...agenda]
}

const isMandatory = ({ chits }: Rules, id: unknown) =>
  !['army', 'panzer', 'guderian'].includes(chits[String(id)]?.kind ?? '')

/** The cup as everybody sees it, if only what lies in it is told. */
function cupOf(rules: Rules, table: Json, hidden: Json): { table: Json; hidden: Json } {
  if (hidden.cup === undefined) return { table, hidden: { ...hidden, cup: table.cupKnown ?? [] } }
  if (!Array.isArray(hidden.cup) || table.cupKnown !== undefined || table.cupUnknown !== undefined)
    return { table, hidden }
  const secret = hidden.cup.filter((id) => !isMandatory(rules, id))
  const of = (side: string) => secret.filter((id) => rules.chits[String(id)]?.side === side).length
  return {
    table: {
      ...table,
      cupKnown: hidden.cup.filter((id) => isMandatory(rules, id)),
      cupUnknown: { german: of('german'), soviet: of('soviet') },
    },
    hidden,
  }
}

/** Victory Hexes with a chit where the writer says nothing: those he names face down, else those of the set-up. */
function victoryHexes({ towns }: Rules, { vpOnMap }: Json): Json {
  const named = asObject(vpOnMap)
  const hexes = named
    ? Object.keys(named)
    : towns.filter(({ victory, startsGerman }) => victory !== null && !startsGerman).map(({ hex }) => hex)
  return Object.fromEntries(hexes.map((hex) => [hex, 'down']))
}

/** How many chits of each star these are. */
export const countVpChits = ({ vpChit }: Rules, chits: readonly VpId[]) => ({
  minor: chits.filter((id) => vpChit(id)?.kind === 'minor').length,
  major: chits.filter((id) => vpChit(id)?.kind === 'major').length,
})

/** How many chits lie in the boxes whose chits are named but not counted. */
function countBoxes(rules: Rules, table: Json, hidden: Json): Json {
  const boxes = ['vpGerman', 'vpSoviet'].filter(
    (box) => table[box] === undefined && Array.isArray(hidden[box]),
  )
  return Object.fromEntries(boxes.map((box) => [box, countVpChits(rules, hidden[box] as VpId[])]))
}

/** A position as its writer meant it: what can be left out is filled in. */
export function completed(rules: Rules, json: unknown): unknown {
  const position = asObject(json)
  const given = { table: asObject(position?.table ?? {}), hidden: asObject(position?.hidden ?? {}) }
  if (!position || !given.table || !given.hidden) return json
  const { table, hidden } = cupOf(rules, given.table, given.hidden)
  const number = asObject(table.activation)?.number
  return {
    ...position,
    table: {
      ...table,
      agenda: grounded(table),
      vpOnMap: table.vpOnMap ?? victoryHexes(rules, hidden),
      activations: table.activations ?? (table.activation ? (number ?? 1) : 0),
      ...countBoxes(rules, table, hidden),
    },
    hidden,
  }
}
