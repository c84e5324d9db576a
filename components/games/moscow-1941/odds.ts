import type { OrderBody } from '@/components/offline/plan'
import type { Forecast } from '@/components/wargame/port'
import { forecastWith } from '@/components/wargame/turn/forecast'
import { battleOf, judgeAttack } from '@/lib/games/moscow-1941/rules/attack'
import { chances, odds } from '@/lib/games/moscow-1941/rules/odds'
import { on } from '@/lib/games/moscow-1941/situation'
import type { Hex, Table } from '@/lib/games/moscow-1941/state'
import { onMap } from '@/lib/wargame/occupancy'

const FACES = [1, 2, 3, 4, 5, 6]

/** The odds of an attack that has not been declared, by the very functions of the rules. Null for any other order. */
export function forecastOf(table: Table, order: OrderBody, target: Hex | null): Forecast | null {
  if (order.type !== 'declareAttack' || !target) return null
  const at = on(table)
  const side = table.acting
  const units = (Array.isArray(order.attackers) ? order.attackers : []).filter((unit) => onMap(at, unit))
  const found = odds(at, battleOf(at, side, target, units))
  const { attack, defence, column, modifier } = found
  const possible = units.length > 0 ? judgeAttack(at, side, target, units) : found.possible
  const faces = possible ? undefined : FACES.map((face) => at.rules.crtResult(column, face + modifier))
  const strengths = { attack, defence: defence.total }
  const ways = chances(at, { column, modifier })
  return {
    ...forecastWith(at.rules.columns, { ...found, possible }, strengths, ways),
    ...(faces ? { faces } : {}),
  }
}
