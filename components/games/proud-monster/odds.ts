import type { OrderBody } from '@/components/offline/plan'
import type { Forecast } from '@/components/wargame/port'
import { forecastBetween } from '@/components/wargame/turn/forecast-between'
import { foreseen, resultSeen } from '@/lib/games/proud-monster/full/foreseen'
import { judgeMobile } from '@/lib/games/proud-monster/full/mobile'
import { battleOf, judgeAttack } from '@/lib/games/proud-monster/rules/14-attack'
import {
  chances,
  type Fight,
  isBlind,
  lossesOf,
  type Odds,
  oddsRange,
  oddsText,
} from '@/lib/games/proud-monster/rules/14-odds'
import { ALL, lossesText } from '@/lib/games/proud-monster/rules/14-results'
import type { Situation } from '@/lib/games/proud-monster/situation'
import type { Hex } from '@/lib/games/proud-monster/state'
import type { Refusal } from '@/lib/kernel/decision'
import { attackersLeft } from '@/lib/wargame/attack'
import { onMap } from '@/lib/wargame/occupancy'
import { wholeOf } from './level'

/** One end of what may come: its column, and what the die gives there. */
function forecastAt(at: Situation, fight: Fight, { ratio, attack, defence, ladder }: Odds): Forecast {
  const whole = wholeOf(at)
  const read = (printed: string) => (whole ? resultSeen(whole, fight, printed) : printed)
  return {
    ...{ text: oddsText(at, ratio), possible: null, strengths: { attack, defence } },
    ladder: ladder.map(({ column, ...rung }) => ({
      ...rung,
      column: column === null ? String(rung.params?.ratio) : at.rules.columns[column]!,
    })),
    chances: chances(at, ratio).map(({ text: printed, ways, of }) => {
      const losses = lossesOf(at, fight.target, read(printed), ratio)
      const { attacker, defender } = losses
      const text = lossesText(losses)
      const params = { attacker, defender: defender === ALL ? 'E' : defender }
      const words = { key: defender === ALL ? 'result-all' : 'result-losses', params }
      const whom = attacker > defender ? 'attacker' : defender > attacker ? 'defender' : null
      return {
        ...{ text, words, ways, of },
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
  const whole = wholeOf(at)
  const { least, most, isOpen } = whole
    ? foreseen(whole, fight)
    : { ...oddsRange(at, fight), isOpen: isBlind(at, fight) }
  const [low, high] = [forecastAt(at, fight, least), forecastAt(at, fight, most)]
  if (possible) return { ...low, text: null, possible, chances: [] }
  return isOpen ? forecastBetween(low, high) : low
}

/** What an attack of these units of the acting side would bring. */
export const oddsAgainst = (at: Situation, target: Hex, units: readonly string[]): Forecast =>
  forecastOfFight(
    at,
    battleOf(at, at.open.acting, target, units),
    judgeAttack(at, at.open.acting, target, units),
  )

/** The same of an assault on the move (15.2). */
function mobileOdds(at: Situation, from: Hex, target: Hex, units: readonly string[]): Forecast {
  const { acting: side } = at.open
  const fight = { ...battleOf(at, side, target, units), mobile: true }
  return forecastOfFight(at, fight, judgeMobile(wholeOf(at)!, side, from, target, units))
}

/** What an attack would bring that has not been ordered; null for other orders. */
export function forecast(at: Situation, order: OrderBody, target: Hex | null): Forecast | null {
  if (!target) return null
  const named = (order.attackers ?? order.units ?? []) as readonly string[]
  const units =
    order.type === 'assaultAgain'
      ? attackersLeft(at, at.open.battle!)
      : named.filter((unit) => onMap(at, unit))
  if (units.length === 0) return null
  if (order.type === 'declareAttack') return oddsAgainst(at, target, units)
  if (order.type === 'mobileAssault') return mobileOdds(at, String(order.from), target, units)
  return order.type === 'assaultAgain'
    ? forecastOfFight(at, { ...battleOf(at, at.open.acting, target, units), mobile: true } as Fight)
    : null
}
