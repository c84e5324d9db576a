import type { Rules as Parent } from '@/lib/games/proud-monster/full/in-force'
import { over, plus } from '@/lib/wargame/extend'
import { here } from '../here'
import { scenarioOf } from '../rules/03-scenario'
import { isNearCentre, isOffensive } from '../rules/09-supply'
import type { Situation } from '../situation'
import type { CounterId, Hex } from '../state'
import { no } from '../world'
import type { Chapter } from './difference'

/** 10.1: German air corps that the order of battle leaves by this turn; none between the turns of the parent and 209. */
const luftwaffe = ({ rules, open }: Situation): readonly string[] => {
  const count = rules.GERMAN_ORDER_OF_BATTLE.reduce(
    (sum, { turn, what, whom }) => (what === 'air' && turn <= open.turn ? sum + Number(whom) : sum),
    0,
  )
  return rules.luftwaffe.slice(0, open.offensives.gambit ? rules.luftwaffe.length : count)
}

/** 10.1 to 10.3: aircraft of both sides by the turn. */
const airOf = over<Parent['airOf']>((base) => (at, side) => {
  const now = here(at)
  const { rules, open } = now
  const { flown } = scenarioOf(now)
  if (flown) return flown.filter((air) => rules.isSovietAir(air) === (side === 'soviet'))
  if (side === 'german') return open.turn < rules.luftwaffeTurn ? base(at, side) : luftwaffe(now)
  if (open.turn < rules.interceptorsLeave) return base(at, side)
  return Object.keys(rules.airArmies).filter((air) => rules.airArmies[air]!.turn <= open.turn)
})

/** 10.1, 10.3: factors of an aircraft: air armies have others for those who attack than for those who defend. */
const airFactor = over<Parent['airFactor']>((base) => (at, air, of) => {
  const { rules, open } = here(at)
  const army = rules.airArmies[air]
  if (army) return army[of]
  return rules.luftwaffe.includes(air) && open.turn >= rules.luftwaffeTurn
    ? rules.luftwaffeFactor
    : base(at, air, of)
})

/** 10.1: German aircraft stay within so many hexes of a place of theirs in supply; in turn 1 of their own country (A-DD-33). */
const centre = (at: Situation, air: string, _unit: CounterId, hex: Hex) => {
  const { isSovietAir, airRange } = at.rules
  return isSovietAir(air) || isNearCentre(at, hex)
    ? null
    : no('DD 10.1', 'air-centre', { hex, most: airRange }, [hex])
}

/** 10.3: air armies support units in offensive supply alone. */
const offensive = (at: Situation, air: string, unit: CounterId, hex: Hex) =>
  at.rules.airArmies[air] && !isOffensive(at, unit, hex)
    ? no('DD 10.3', 'air-offensive', { hex }, [hex])
    : null

/** DD 10: aircraft. */
export const air: Chapter = {
  'DD 10.1': { rules: { airOf, airBars: plus({ centre }) } },
  'DD 10.3': { rules: { airFactor, airBars: plus({ offensive }) } },
}
