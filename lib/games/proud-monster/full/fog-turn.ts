import { openIn } from '@/lib/wargame/listing'
import { combatUnitsAt, countersAt, onMap, onMapUnits } from '@/lib/wargame/occupancy'
import { isUntried } from '../rules/02-units'
import { SHUT, sideBetween } from '../rules/12-costs'
import { fighterRefusal } from '../rules/14-attack'
import type { steps as beginner } from '../steps'
import { below } from '../untried'
import { isSeveral, seenBy, topOf } from './fog'
import { type Situation, whole } from './situation'
import { type CounterId, FACES, type Face, opponent, type Side } from './state'
import { no, order, type Run } from './world'

/** Units of a side that could be put on top of their stack: all that are beneath another. */
function beneath(at: Situation, side: Side): CounterId[] {
  const { rules, open } = at
  const top = (unit: CounterId) => topOf(rules, open.counters, countersAt(at, open.counters[unit]!.at))
  return onMapUnits(at, side).filter((unit) => top(unit) !== unit)
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
  list: (at) => openIn('unit', beneath(at, at.side)),
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

/**
 * 3.2, 14.7: units are named in the order of the plan by which they were set up. Once the Soviet player has changed it, the
 * name of one that lies on top would tell where it came from, and others who lies beneath it: so those of a kind, which are
 * all alike, are mixed before the German sets up.
 */
function mixNames(run: Run): void {
  const { open, rules, dice } = run
  const isAlike = (face: Face) => (unit: CounterId) =>
    rules.counters[unit]!.face === face &&
    isUntried(run, unit) &&
    (onMap(run, unit) || open.counters[unit]!.at === 'rvgk')
  const from: Record<CounterId, CounterId> = {}
  for (const face of FACES) {
    const units = Object.keys(open.counters).filter(isAlike(face)).sort()
    const left = [...units]
    for (const unit of units) from[unit] = left.splice(below(dice, `names/${unit}`, left.length), 1)[0]!
  }
  run.emit({ type: 'NamesMixed', from })
}

/** 3.7: the German side is set up once the Soviet player is done, and nothing tells what he has changed beneath the top. */
export const layOut = (base: typeof beginner.layOut): typeof beginner.layOut => ({
  ...base,
  auto: (run, step) => {
    mixNames(run as unknown as Run)
    base.auto!(run, step)
  },
})

/** 14.1: the phase waits as long as somebody might attack. */
export const assault = (base: typeof beginner.assault): typeof beginner.assault => ({
  ...base,
  waits: (at, { side }) => mightAttack(whole(at), side),
})
