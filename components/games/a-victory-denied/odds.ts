import type { OrderBody } from '@/components/offline/plan'
import type { Forecast } from '@/components/wargame/port'
import { forecastWith } from '@/components/wargame/turn/forecast'
import { on } from '@/lib/games/a-victory-denied/in-force'
import { chances, odds } from '@/lib/games/a-victory-denied/rules/09-odds'
import { type Battle, type Hex, opponent, type Table } from '@/lib/games/a-victory-denied/state'
import { combatUnitsAt, hexOf } from '@/lib/wargame/occupancy'

/** Orders that begin a battle. */
const BATTLES: Readonly<Record<string, Battle['kind']>> = {
  declareAttack: 'attack',
  fireArtillery: 'artillery',
  fireRocket: 'rocket',
  bomb: 'bomber',
}

/** The odds of an attack that has not been declared, by the very functions of the rules. Null for any other order. */
export function forecastOf(table: Table, order: OrderBody, target: Hex | null): Forecast | null {
  const kind = BATTLES[order.type]
  if (!kind || !target) return null
  const at = on(table)
  const { activation } = table
  const side = kind === 'attack' ? (activation?.side ?? 'german') : kind === 'bomber' ? 'german' : 'soviet'
  const units = Array.isArray(order.attackers) ? order.attackers : []
  const attackers = units.flatMap((unit: string) => {
    const from = hexOf(at, unit)
    return from ? [{ unit, from }] : []
  })
  const found = odds(at, {
    ...{ kind, side, target, attackers },
    defenders: combatUnitsAt(at, target, opponent(side)),
    stuka: order.stuka === true,
    chit: kind === 'attack' ? (activation?.chit ?? null) : null,
  })
  const { attack, defence } = found
  const strengths = kind === 'attack' ? { attack, defence } : null
  return forecastWith(at.rules.columns, found, strengths, chances(at, found.column, { kind, side }))
}
