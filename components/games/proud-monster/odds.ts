import type { OrderBody } from '@/components/offline/plan'
import type { Forecast } from '@/components/wargame/port'
import { forecastBetween } from '@/components/wargame/turn/forecast-between'
import { battleOf, judgeAttack } from '@/lib/games/proud-monster/rules/14-attack'
import {
  ALL,
  chances,
  type Fight,
  isBlind,
  lossesOf,
  type Odds,
  oddsRange,
  oddsText,
} from '@/lib/games/proud-monster/rules/14-odds'
import type { Situation } from '@/lib/games/proud-monster/situation'
import type { Hex } from '@/lib/games/proud-monster/state'
import type { Refusal } from '@/lib/kernel/decision'
import { onMap } from '@/lib/wargame/occupancy'

/** One end of what may come: its column, and what the die gives there. */
function forecastAt(at: Situation, target: Hex, { ratio, attack, defence, ladder }: Odds): Forecast {
  const steps = (n: number) => (n === ALL ? 'E' : String(n))
  return {
    ...{ text: oddsText(at, ratio), possible: null, strengths: { attack, defence } },
    ladder: ladder.map(({ column, ...rung }) => ({
      ...rung,
      column: column === null ? String(rung.params?.ratio) : at.rules.columns[column]!,
    })),
    chances: chances(at, ratio).map(({ text: printed, ways, of }) => {
      const { attacker, defender } = lossesOf(at, target, printed, ratio)
      const params = { attacker: steps(attacker), defender: steps(defender) }
      const words = { key: defender === ALL ? 'result-all' : 'result-losses', params }
      const whom = attacker > defender ? 'attacker' : defender > attacker ? 'defender' : null
      return {
        ...{ text: `${params.attacker}/${params.defender}`, words, ways, of },
        ...(whom ? { hurts: whom } : {}),
      }
    }),
  }
}

/**
 * The odds of a fight before its die is thrown. What nobody has seen yet is in it with the least and the most that are left
 * in its pool: so it is told to both sides and to everybody who looks on.
 */
export function forecastOfFight(at: Situation, fight: Fight, possible: Refusal | null = null): Forecast {
  const { least, most } = oddsRange(at, fight)
  const [low, high] = [least, most].map((odds) => forecastAt(at, fight.target, odds)) as [Forecast, Forecast]
  if (possible) return { ...low, text: null, possible, chances: [] }
  return isBlind(at, fight) ? forecastBetween(low, high) : low
}

/** What an attack of these units of the acting side would bring. */
export const oddsAgainst = (at: Situation, target: Hex, units: readonly string[]): Forecast =>
  forecastOfFight(
    at,
    battleOf(at, at.open.acting, target, units),
    judgeAttack(at, at.open.acting, target, units),
  )

/** What an attack would bring that has not been ordered; null for other orders. */
export function forecast(at: Situation, order: OrderBody, target: Hex | null): Forecast | null {
  if (order.type !== 'declareAttack' || !target) return null
  const units = ((order.attackers as readonly string[] | undefined) ?? []).filter((unit) => onMap(at, unit))
  if (units.length === 0) return null
  return oddsAgainst(at, target, units)
}
