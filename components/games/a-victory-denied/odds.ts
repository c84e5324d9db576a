import type { OrderBody } from '@/components/offline/plan'
import type { Forecast } from '@/components/wargame/port'
import { forecastWith, sentBy } from '@/components/wargame/turn/forecast'
import { chances, type OddsOf, odds } from '@/lib/games/a-victory-denied/rules/09-odds'
import type { Situation } from '@/lib/games/a-victory-denied/situation'
import { type Battle, type Hex, opponent } from '@/lib/games/a-victory-denied/state'
import { readResult } from '@/lib/wargame/crt'
import { combatUnitsAt, hexOf } from '@/lib/wargame/occupancy'

/** Orders that begin a battle. */
const BATTLES: Readonly<Record<string, Battle['kind']>> = {
  declareAttack: 'attack',
  fireArtillery: 'artillery',
  fireRocket: 'rocket',
  bomb: 'bomber',
}

/** The odds of an attack that has not been declared, by the very functions of the rules. Null for any other order. */
export function forecast(at: Situation, order: OrderBody, target: Hex | null): Forecast | null {
  const kind = BATTLES[order.type]
  if (!kind || !target) return null
  const { activation } = at.open
  const side = kind === 'attack' ? (activation?.side ?? 'german') : kind === 'bomber' ? 'german' : 'soviet'
  const attackers = sentBy(at, order).map((unit) => ({ unit, from: hexOf(at, unit)! }))
  return forecastOf(at, {
    ...{ kind, side, target, attackers },
    defenders: combatUnitsAt(at, target, opponent(side)),
    stuka: order.stuka === true,
    chit: kind === 'attack' ? (activation?.chit ?? null) : null,
  })
}

/** The odds of an attack before its die is thrown, with what everybody knows. */
export function forecastOf(at: Situation, battle: OddsOf): Forecast {
  const { kind, side } = battle
  const found = odds(at, battle)
  const { attack, defence } = found
  const strengths = kind === 'attack' ? { attack, defence } : null
  const ways = chances(at, found.column, { kind, side })
  return forecastWith(at.rules.columns, found, strengths, ways, hurts)
}

/** Whom a result hurts; whoever comes to help (9.4.3) hurts nobody by himself. */
const hurts = (text: string) => (text === 'E' ? null : readResult(text).suffers)
