import { asObject, groundedAgenda, type Json, withTableOf } from '@/lib/wargame/position'
import { PHASES, type Phase, type Side, type Step } from './state'
import { phasesAfter, stepsFrom } from './steps/turn'

/** Steps that lie at the bottom of every agenda, or bring it about. */
const GROUND: readonly unknown[] = ['endTurn', 'beginTurn', 'nextTurn']
/** Steps of a battle whose result is known. */
const AFTER_THROW: readonly unknown[] = ['drive', 'giveWay', 'exchange', 'losses', 'advance']

const reversed = (steps: readonly Step[]): Step[] => [...steps].reverse()

/** The agenda with what the rules always leave beneath it, where the writer has left it out. */
function grounded(table: Json): unknown {
  const phase = (PHASES as readonly unknown[]).includes(table.phase) ? (table.phase as Phase) : 'prepared'
  const acting: Side = table.acting === 'soviet' ? 'soviet' : 'german'
  const first = phase === 'replacements' ? 'replacements' : phase === 'prepared' ? 'attack' : 'move'
  return groundedAgenda(table, {
    ...{ ground: GROUND, afterThrow: AFTER_THROW, floor: reversed(phasesAfter(phase)) },
    usual: reversed(stepsFrom(phase, first, acting)),
  })
}

/** Positions that were kept before name the hexes that are supplied from the air: those who stand there are (MOS-78). */
function suppliedIn({ counters, resupplied }: Json): object {
  if (!Array.isArray(resupplied)) return {}
  const placed = Object.entries(asObject(counters) ?? {})
  const inHex = (hex: unknown) => placed.filter(([, unit]) => asObject(unit)?.at === hex).map(([id]) => id)
  return { resupplied: resupplied.flatMap((one) => (/^[A-M]\d+$/.test(String(one)) ? inHex(one) : [one])) }
}

/** A position as its writer meant it: what can be left out is filled in. */
export const completed = (json: unknown): unknown =>
  withTableOf(json, (table) => {
    const acting = table.acting ?? (table.phase === 'replacements' ? 'soviet' : undefined)
    const whole = acting === undefined ? table : { ...table, acting }
    return { ...whole, ...suppliedIn(whole), agenda: grounded(whole) }
  })
