import type { OrderBody } from '@/components/offline/plan'
import type { Forecast } from '@/components/wargame/port'
import { forecastBetween, spreadFrom } from '@/components/wargame/turn/forecast-between'
import { fightOrdered } from '@/lib/games/proud-monster/fight-ordered'
import type { Coming } from '@/lib/games/proud-monster/full/exposed'
import { foreseen, resultSeen } from '@/lib/games/proud-monster/full/foreseen'
import { wholeOf } from '@/lib/games/proud-monster/full/situation'
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
import { spreadOf } from '@/lib/games/proud-monster/rules/14-spread'
import type { Situation } from '@/lib/games/proud-monster/situation'
import type { Hex } from '@/lib/games/proud-monster/state'
import type { Refusal } from '@/lib/kernel/decision'

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
      const params = { attacker, defender: defender === ALL ? 'E' : defender }
      const words = { key: defender === ALL ? 'result-all' : 'result-losses', params }
      const whom = attacker > defender ? 'attacker' : defender > attacker ? 'defender' : null
      return { text: lossesText(losses), words, ways, of, ...(whom ? { hurts: whom } : {}) }
    }),
  }
}

/**
 * The odds of a fight before its die is thrown. What nobody has seen yet is in it with the least and the most that are left
 * in its pool: so it is told to both sides and to everybody who looks on.
 */
export function forecastOfFight(at: Situation, fight: Fight, possible: Refusal | null = null): Forecast {
  const whole = wholeOf(at)
  const { least, most, isOpen, isCounted } = whole
    ? foreseen(whole, fight)
    : { ...oddsRange(at, fight), isOpen: isBlind(at, fight), isCounted: true }
  const [low, high] = [forecastAt(at, fight, least), forecastAt(at, fight, most)]
  if (possible) return { ...low, text: null, possible, chances: [] }
  if (!isOpen) return low
  const between = forecastBetween(low, high)
  if (at.open.options.odds !== 'spread' || !isCounted) return between
  const told = (ratio: number) => forecastAt(at, fight, { ...least, ratio })
  return { ...between, spread: spreadFrom(spreadOf(at, fight), told) }
}

/** The same of what may come: from the least that is seen of it to the most that it may be. */
export function forecastOfComing(at: Situation, { least, most, then }: Coming): Forecast {
  const high = forecastOfFight(then, most)
  const low = least ? forecastOfFight(at, least) : high
  const [a, b] = [low.range?.[0] ?? low, high.range?.[1] ?? high]
  // Where they come from other sides, or under aircraft, step by step they have nothing to be compared by.
  const keys = ({ ladder }: Forecast) => ladder.map(({ key }) => key).join()
  return a.text === b.text || keys(a) !== keys(b) ? b : forecastBetween(a, b)
}

/** What an attack of these units of the acting side would bring. */
export const oddsAgainst = (at: Situation, target: Hex, attackers: readonly string[]): Forecast =>
  forecast(at, { type: 'declareAttack', attackers }, target)!

/** What an attack would bring that has not been ordered; null for other orders. */
export function forecast(at: Situation, order: OrderBody, target: Hex | null): Forecast | null {
  const ordered = target && fightOrdered(at, order, target)
  return ordered ? forecastOfFight(at, ordered.fight, ordered.refused) : null
}
