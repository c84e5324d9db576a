import { combatUnitsAt, countersAt, onMapUnits } from '@/lib/wargame/occupancy'
import { SHUT, sideBetween } from '../rules/12-costs'
import { fighterRefusal } from '../rules/14-attack'
import type { steps as beginner } from '../steps'
import { isSeveral, seenBy, topOf } from './fog'
import { type Situation, whole } from './situation'
import { type CounterId, opponent, type Side } from './state'
import { no, order } from './world'

/** Units of a side that could be put on top of their stack: all that are beneath another. */
function beneath(at: Situation, side: Side): CounterId[] {
  const { counters } = at.open
  return onMapUnits(at, side).filter((unit) => topOf(counters, countersAt(at, counters[unit]!.at)) !== unit)
}

export const arrangeStack = order({
  cite: 'PM 14.7',
  about: '14.7: this unit is put on top of its stack, which is all that the other side sees of it',
  fields: ({ counterId }) => ({ unit: counterId }),
  steps: ['setUp', 'move'],
  check: (at, { unit }) =>
    beneath(at, at.side).includes(unit) ? null : no('PM 14.7', 'not-beneath', { unit }),
  apply: (run, { unit }) => {
    const { counters } = run.open
    const stack = countersAt(run, counters[unit]!.at)
    run.emit({
      type: 'StackArranged',
      unit,
      above: 1 + Math.max(...stack.map((other) => counters[other]!.above)),
    })
  },
  list: (at) => {
    const units = beneath(at, at.side)
    return units.length > 0 ? [{ choose: [{ field: 'unit', from: units }] }] : []
  },
})

/**
 * true: for all that both players see somebody of a side might attack. Whether the phase goes on tells nothing of who lies
 * beneath others, and has or has not fought.
 */
function mightAttack(at: Situation, side: Side): boolean {
  const open = seenBy(at.rules, at.open, 'spectator')
  const seen = { rules: at.rules, open }
  return onMapUnits(seen, side).some((unit) => {
    const hex = open.counters[unit]!.at
    if (fighterRefusal(seen, unit) && !isSeveral(open, hex)) return false
    return at.rules.board.neighbours(hex).some((near) => {
      const enemies = combatUnitsAt(seen, near, opponent(side))
      if (enemies.length === 0 || sideBetween(seen, hex, near) === SHUT) return false
      return isSeveral(open, near) || enemies.some((enemy) => !open.counters[enemy]!.fought)
    })
  })
}

/** 14.1: the phase waits as long as somebody might attack. */
export const assault = (base: typeof beginner.assault): typeof beginner.assault => ({
  ...base,
  waits: (at, { side }) => mightAttack(whole(at), side),
})
