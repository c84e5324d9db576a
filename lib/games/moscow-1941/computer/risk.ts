import { mapOf } from '@/lib/wargame/map'
import type { Result } from '../data/charts'
import { odds } from '../rules/odds'
import { isOverrun } from '../rules/result'
import { activeOf } from '../rules/stacking'
import { factorsOf } from '../rules/units'
import type { Situation } from '../situation'
import { type CounterId, type Hex, opponent, type Side } from '../state'
import { blowOn } from './threat'

/** What a stack has to fear in a hex from the strongest attack that could come. */
export interface Risk {
  /** Part of what its units are worth that is lost. */
  readonly lost: number
  /** How likely the hex is lost. */
  readonly falls: number
}
const NONE: Risk = { lost: 0, falls: 0 }

/** For each result the part of its units that the defence loses, and how surely the hex; free to retreat, and held fast. */
const HARM: Readonly<Record<Result, readonly [lost: number, falls: number]>> = {
  BR: [1, 1],
  DE: [1, 1],
  EX: [0.5, 0.5],
  R2: [0.35, 1],
  R1: [0.15, 0.9],
  D: [0.3, 0.15],
  S: [0.1, 0.05],
  '-': [0, 0],
  AD: [0, 0],
  AE: [0, 0],
}
const OVERRUN: Readonly<Partial<Record<Result, Result>>> = { R2: 'DE' }
const HELD: Readonly<Partial<Record<Result, Result>>> = { R1: 'D', R2: 'DE' }

/** Part of its worth that a dispersed attacker loses. */
const DISPERSED = 0.35
/** What an attack must promise to be made for sure. */
const SURE = 1

/** What the attackers pay for a result. */
function priceOf(result: Result, attack: number, defence: number): number {
  const pays = Math.min(attack, defence)
  if (result === 'AE') return pays + DISPERSED * (attack - pays)
  if (result === 'EX') return 0.7 * pays
  return result === 'AD' ? DISPERSED * pays : 0
}

export interface Stand {
  readonly side: Side
  readonly hex: Hex
  readonly units: readonly CounterId[]
  /** What the units and the hex are worth to those who defend. */
  readonly value: number
  readonly ground: number
  /** true: they may be ordered for this attack alone not to retreat. */
  readonly mayHold: boolean
}

/** What a stack has to fear where it stands, or would: what could come, and whether that pays. */
export function riskOf(
  at: Situation,
  { side, hex, units, value, ground, mayHold }: Stand,
  away: CounterId | null = null,
  shut = -1,
): Risk {
  const enemy = opponent(side)
  const map = mapOf(at.rules)
  const { posts } = blowOn(at, map.numberOf(hex), enemy, away, shut)
  if (posts.length === 0) return NONE
  const active = activeOf(at, units)
  const attackers = posts.map(({ unit, from }) => ({ unit, from: map.hexes[from]! }))
  const fight = { side: enemy, target: hex, attackers, active }
  const { attack, defence, column, modifier, possible } = odds(at, fight)
  if (possible) return NONE
  const overrun = isOverrun(at, fight)
  let best: Risk | null = null
  let worst = Number.POSITIVE_INFINITY
  for (const held of mayHold ? [false, true] : [false]) {
    let [lost, falls, price] = [0, 0, 0]
    for (let face = 1; face <= 6; face += 1) {
      const printed = at.rules.crtResult(column, face + modifier)
      const result = (overrun && OVERRUN[printed]) || (held && HELD[printed]) || printed
      lost += HARM[result][0] / 6
      falls += HARM[result][1] / 6
      price += priceOf(result, attack, defence.total) / 6
    }
    const pain = lost * value + falls * ground
    if (pain >= worst) continue
    worst = pain
    const will = Math.min(1, Math.max(0, (pain - price) / SURE))
    best = { lost: will * lost, falls: will * falls }
  }
  return best ?? NONE
}

/** What units are worth to their side. */
export const stackValue = (at: Situation, units: readonly CounterId[]): number =>
  factorsOf(at, units) + 0.5 * units.length
