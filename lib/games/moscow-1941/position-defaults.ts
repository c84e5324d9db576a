import { asObject, type Json } from '@/lib/wargame/position'
import { PHASES, type Phase, type Side, type Step } from './state'
import { phasesAfter, stepsFrom } from './steps/turn'

/** Steps that lie at the bottom of every agenda, or bring it about. */
const GROUND: readonly unknown[] = ['endTurn', 'beginTurn', 'nextTurn']
/** Steps of a battle whose result is known. */
const AFTER_THROW: readonly unknown[] = ['drive', 'giveWay', 'exchange', 'losses', 'advance']

const reversed = (steps: readonly Step[]): Step[] => [...steps].reverse()

/** Puts beneath the agenda what the rules always leave there, where the writer has left it out. */
function grounded(table: Json): unknown {
  if (table.result) return table.agenda ?? []
  const phase = (PHASES as readonly unknown[]).includes(table.phase) ? (table.phase as Phase) : 'prepared'
  const acting: Side = table.acting === 'soviet' ? 'soviet' : 'german'
  const first = phase === 'replacements' ? 'replacements' : phase === 'prepared' ? 'attack' : 'move'
  const floor = reversed(phasesAfter(phase))
  const given = table.agenda
  if (given === undefined) return [...floor, ...reversed(stepsFrom(phase, first, acting))]
  if (!Array.isArray(given)) return given
  const names = given.map((step) => asObject(step)?.step)
  const agenda: unknown[] = [...given]
  const battle = asObject(table.battle)
  const begun = names.findIndex((name) => AFTER_THROW.includes(name))
  if (battle && begun >= 0 && !names.includes('endBattle')) agenda.splice(begun, 0, { step: 'endBattle' })
  if (GROUND.includes(names[0])) return agenda
  return [...floor, ...agenda]
}

/** A position as its writer meant it: what can be left out is filled in. */
export function completed(json: unknown): unknown {
  const position = asObject(json)
  const table = asObject(position?.table ?? {})
  if (!position || !table) return json
  const acting = table.acting ?? (table.phase === 'replacements' ? 'soviet' : undefined)
  const whole = { ...table, ...(acting === undefined ? {} : { acting }) }
  return { ...position, table: { ...whole, agenda: grounded(whole) } }
}
