import type { Result } from '../data/charts'
import { odds } from '../rules/odds'
import { resultOf } from '../rules/result'
import { factorOf, factorsOf, isArmour } from '../rules/units'
import type { Situation } from '../situation'
import { type Battle, type CounterId, opponent } from '../state'
import { meanOf } from './look'
import { placeWorth } from './worth'

/** What a unit is worth to its side, in factors: armour does what nobody else can. */
const unitWorth = (at: Situation, unit: CounterId): number =>
  factorOf(at, unit) * (isArmour(at, unit) ? 1.2 : 1) + 0.3

const sumOf = (at: Situation, units: readonly CounterId[]): number =>
  units.reduce((sum, unit) => sum + unitWorth(at, unit), 0)

/** Parts of what the defenders are worth that each result takes from them, and how surely the hex falls. */
const HARM: Readonly<Record<Result, readonly [harm: number, hex: number]>> = {
  BR: [1.15, 1],
  DE: [1, 1],
  EX: [0.85, 0.6],
  R2: [0.4, 1],
  R1: [0.2, 0.9],
  D: [0.3, 0.2],
  S: [0.12, 0.1],
  '-': [0, 0],
  AD: [0, 0],
  AE: [0, 0],
}
/** Part of its worth that a dispersed attacker loses. */
const DISPERSED = 0.35
/** What ground is worth that no place stands on. */
const GROUND = 0.15

/** What a result costs the attackers, of whom as much pays as the defence had. */
function priceOf(at: Situation, units: readonly CounterId[], defence: number, result: Result): number {
  const all = sumOf(at, units)
  const pays = Math.min(all, defence * (all / Math.max(1, factorsOf(at, units))))
  switch (result) {
    case 'AE':
      return pays + DISPERSED * (all - pays)
    case 'EX':
      return pays
    case 'AD':
      return DISPERSED * pays
    default:
      return 0
  }
}

/** What an attack promises, in factors: the mean over the faces of the die. -Infinity: it may not be made. */
export function attackWorth(at: Situation, battle: Battle): number {
  const { column, modifier, possible, defence } = odds(at, battle)
  if (possible) return -Infinity
  const units = battle.attackers.map(({ unit }) => unit)
  const enemy = sumOf(at, battle.defenders)
  const hex =
    GROUND +
    placeWorth(at, battle.side, battle.target) +
    0.3 * placeWorth(at, opponent(battle.side), battle.target)
  const judged = { ...battle, attack: 0, defence: defence.total }
  return meanOf((face) => {
    const result = resultOf(at, judged, { column, modifier }, face)
    const [harm, falls] = HARM[result]
    return harm * enemy + falls * hex - priceOf(at, units, defence.total, result)
  })
}
