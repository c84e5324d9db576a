import type { OrderBody } from '@/components/offline/plan'
import type { Forecast } from '@/components/wargame/port'
import { forecastWith, sentBy } from '@/components/wargame/turn/forecast'
import { forecastOfDice } from '@/components/wargame/turn/forecast-of-dice'
import { bombed, bombResult, interceptionResult, isHit } from '@/lib/games/moscow-1941/rules/air'
import { battleOf, judgeAttack } from '@/lib/games/moscow-1941/rules/attack'
import { odds } from '@/lib/games/moscow-1941/rules/odds'
import { chances, resultOf } from '@/lib/games/moscow-1941/rules/result'
import type { Situation } from '@/lib/games/moscow-1941/situation'
import type { Battle, Hex } from '@/lib/games/moscow-1941/state'
import type { Refusal } from '@/lib/kernel/decision'

type Throws = NonNullable<Forecast['throws']>
const eachFace = (resultOf: (face: number) => string): string[] => [1, 2, 3, 4, 5, 6].map(resultOf)

/** What an order will bring that has not been given, by the very functions of the rules. Null where no die decides. */
export function forecast(at: Situation, order: OrderBody, target: Hex | null): Forecast | null {
  const { air, target: hex, against } = order
  if (order.type === 'bomb' && hex) return forecastOfDice(bombsOn(at, String(air), String(hex)))
  if (order.type === 'intercept')
    return forecastOfDice([
      { of: null, faces: eachFace((face) => interceptionResult(at, String(air), String(against), face)) },
    ])
  if (order.type === 'holdFast' && at.open.battle) return ofStand(at, at.open.battle)
  return order.type === 'declareAttack' && target ? ofAttack(at, order, target) : null
}

/** The odds of an attack. */
function ofAttack(at: Situation, order: OrderBody, target: Hex): Forecast {
  const side = at.open.acting
  const units = sentBy(at, order)
  const battle = battleOf(at, side, target, units)
  return forecastOfFight(at, battle, units.length > 0 ? judgeAttack(at, side, target, units) : undefined)
}

/** The odds of a fight before its die is thrown; `refused`: why it may not be fought, where that is known already. */
export function forecastOfFight(at: Situation, fight: Battle, refused?: Refusal | null): Forecast {
  const found = odds(at, fight)
  const { attack, defence } = found
  const possible = refused === undefined ? found.possible : refused
  const strengths = { attack, defence: defence.total }
  return {
    ...forecastWith(at.rules.columns, { ...found, possible }, strengths, chances(at, fight, found)),
    ...(possible ? {} : { throws: [{ of: null, faces: facesOf(at, fight) }] }),
  }
}

/** What each face brings in the end. */
const facesOf = (at: Situation, fight: Battle): string[] => {
  const found = odds(at, fight)
  return eachFace((face) => resultOf(at, fight, found, face))
}

/** The die that is about to be thrown, as it falls for defenders who may retreat and for those who may not (MOS-15). */
const ofStand = (at: Situation, battle: Battle): Forecast => ({
  ...forecastOfFight(at, battle),
  throws: [false, true].map((noRetreat) => ({
    of: { key: noRetreat ? 'throw-held' : 'throw-free', params: {} },
    faces: facesOf(at, { ...battle, noRetreat }),
  })),
})

/** A die for Moscow (MOS-29), and one for each unit, until one of them drives the bombers off (MOS-27). */
function bombsOn(at: Situation, air: string, hex: Hex): Throws {
  const { moscow, panicFace, air: units } = at.rules
  const { side } = units[air]!
  const panic = eachFace((face) => (face >= panicFace ? '!' : '-'))
  return [
    ...(side === 'german' && hex === moscow
      ? [{ of: { key: 'throw-panic', params: { hex } }, faces: panic }]
      : []),
    ...bombed(at, hex, side).map((unit) => ({
      of: { key: 'throw-bombs', params: { unit } },
      faces: eachFace((face) => {
        const result = bombResult(at, air, unit, hex, face)
        return (result === 'S' || result === 'D') && !isHit(at, unit, result) ? '-' : result
      }),
    })),
  ]
}
