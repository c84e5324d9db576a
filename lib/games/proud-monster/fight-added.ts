import { fightOrdered, type Ordered } from './fight-ordered'
import { bound } from './rules/02-units'
import { type Fight, supported } from './rules/14-odds'
import type { Situation } from './situation'
import type { Hex } from './state'

/** What is added to the factors of the units of an attack, at the least and at the most by what everybody knows (10.2). */
function addedTo(at: Situation, fight: Fight): readonly [least: number, most: number] {
  const units = fight.attackers.map(({ unit }) => unit)
  const added = (which: 'least' | 'most') =>
    supported(at, fight, 'attack', 0, bound(at, units, which, 'attack'))
  const [one, other] = [added('least'), added('most')]
  return [Math.min(one, other), Math.max(one, other)]
}

/** What counts in the fight that an order begins once for all who attack, beside their own factors, as aircraft do (10.2); null: it is none. */
export function addedBy(at: Situation, order: Ordered, target: Hex): ReturnType<typeof addedTo> | null {
  const ordered = fightOrdered(at, order, target)
  return ordered && addedTo(at, ordered.fight)
}
