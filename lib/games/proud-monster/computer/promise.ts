import { mapOf } from '@/lib/wargame/map'
import { combatUnitsAt } from '@/lib/wargame/occupancy'
import { likely, stepsOf } from '../rules/02-units'
import { controls } from '../rules/03-control'
import {
  attackStrength,
  defenceStrength,
  type Fight,
  lossesOf,
  ratioOf,
  resolutionOf,
  shiftsOf,
  thrownShifts,
} from '../rules/14-odds'
import type { Situation } from '../situation'
import type { CounterId, Hex, Side } from '../state'
import { aimsOf, draws, isLastChance, stanceOf, stepWorth } from './worth'

/** The part of what draws a side to a hex that clearing it is worth beside all losses: the way is open. */
const CLEARED = { attacks: 0.5, holds: 0.2 } as const
/** The part of what an aim is worth that counts for clearing it: somebody has to go in. */
const AIM = 0.9

/** What a Soviet unit in the German zone costs, if it is there as the turn ends (4.4). */
const RAID = 3

/** What it is worth to a side to clear a hex. */
function clearWorth(at: Situation, side: Side, target: Hex): number {
  const aim = controls(at, side, target) ? undefined : aimsOf(at, side).find(({ hex }) => hex === target)
  const isRaid = side === 'german' && at.rules.zomo(target) === 'germany'
  return (
    CLEARED[stanceOf(at, side)] * draws(at, side)[mapOf(at.rules).numberOf(target)]! +
    (aim ? AIM * aim.worth : 0) +
    (isRaid ? RAID * combatUnitsAt(at, target, 'soviet').length : 0)
  )
}

const sum = (units: readonly CounterId[], of: (unit: CounterId) => number): number =>
  units.reduce((all, unit) => all + of(unit), 0)

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((all, one) => all + one, 0) / numbers.length

/** What a side gives for a point of its own strength, against a point of the enemy's; in the end nothing is to be saved. */
const MINDS = { german: 1.1, soviet: 0.9, last: 0.2 } as const

/** The ratio of a fight after its columns are shifted, by what everybody may reckon with (14.10). */
export function likelyRatio(at: Situation, fight: Fight): number {
  const values = (unit: CounterId) => likely(at, unit)
  const ratio = ratioOf(attackStrength(at, fight, values), defenceStrength(at, fight, values))
  return shiftsOf(at, fight).reduce((now, { by }) => now + by, ratio)
}

/**
 * What an attack promises by what everybody may reckon with: what it costs the enemy, less what it costs; `by`: columns besides,
 * which are known already.
 */
export function promiseOf(at: Situation, fight: Fight, by = 0): number {
  const attackers = fight.attackers.map(({ unit }) => unit)
  const ratio = likelyRatio(at, fight) + by
  const steps = {
    attacker: sum(attackers, (unit) => stepsOf(at, unit)),
    defender: sum(fight.defenders, (unit) => stepsOf(at, unit)),
  }
  const ours = sum(attackers, (unit) => stepWorth(at, unit)) / Math.max(1, attackers.length)
  const theirs = sum(fight.defenders, (unit) => stepWorth(at, unit)) / Math.max(1, fight.defenders.length)
  const minds = MINDS[isLastChance(at) ? 'last' : fight.side]
  const clear = clearWorth(at, fight.side, fight.target)
  const atOdds = (odds: number): number => {
    const found = resolutionOf(at, odds)
    const faces =
      found.column === null
        ? [found.printed]
        : [1, 2, 3, 4, 5, 6].map((face) => at.rules.crtResult(found.column, face))
    return mean(
      faces.map((printed) => {
        const { attacker, defender } = lossesOf(at, fight.target, printed, odds)
        const lost = Math.min(attacker, steps.attacker)
        const won = Math.min(defender, steps.defender)
        const cleared = won === steps.defender && lost < steps.attacker ? clear : 0
        return won * theirs - minds * lost * ours + cleared
      }),
    )
  }
  const prize = at.rules.attackPrize(at as never, fight as never)
  return mean(thrownShifts(at, fight).map((thrown) => atOdds(ratio + thrown))) + prize
}
