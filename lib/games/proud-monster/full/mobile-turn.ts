import type { Refusal } from '@/lib/kernel/decision'
import { attackersLeft } from '@/lib/wargame/attack'
import { countersAt } from '@/lib/wargame/occupancy'
import type { StepRules } from '@/lib/wargame/ruleset'
import { pointsLeft, stackOf } from '../rules/12-movement'
import { battleOf } from '../rules/14-attack'
import { afterEntry } from '../steps/moscow'
import type { Run as BeginnerRun } from '../world'
import type { CombatSteps } from './agenda'
import { armourRefusal, assaultCost, judgeMobile, mobileAssaults, shortAtStart } from './mobile'
import type { Battle } from './state'
import { type At, no, order, type Run, type Whole } from './world'

// Mobile assaults as they are made, and what comes after them (15).

/** What comes after the losses of a mobile assault: the hex is taken, or the force goes back (15.6, 15.9). */
function concludeMobile(run: Run): boolean {
  const battle = run.open.battle!
  const left = attackersLeft(run, battle)
  if (left.length > 0 && countersAt(run, battle.target).length === 0) {
    run.emit({ type: 'MobileWon', units: left, path: [battle.target] })
    run.pop()
    run.emit({ type: 'MobileEnded', halted: [] })
    afterEntry(run as unknown as BeginnerRun)
    return true
  }
  if (left.length > 0 && againRefusal(run) === null) return false
  run.pop()
  run.emit({ type: 'MobileEnded', halted: left })
  return true
}

/** Why there is no other round: it is for Germans in the first turn, who all can pay for it, and not without armour (15.6, 15.1). */
function againRefusal(at: Pick<At, 'rules' | 'open'>): Refusal | null {
  const battle = at.open.battle!
  const units = attackersLeft(at, battle)
  const isFirstTurn = battle.side === 'german' && at.open.turn <= at.rules.riversFrom
  return isFirstTurn && units.every((unit) => pointsLeft(at, unit) >= at.rules.firstTurnPrice)
    ? armourRefusal(at, units)
    : no('PM 15.6', 'mobile-once')
}

/** 15: what comes after a mobile assault. */
export const combatSteps: StepRules<Whole, CombatSteps> = {
  conclude: {
    about: 'assaultAgain, or done: the force goes back (15.6)',
    fields: ({ side }) => ({ side }),
    run: (run) => concludeMobile(run),
    done: true,
    finish: (run) => {
      const left = attackersLeft(run, run.open.battle!)
      run.pop()
      run.emit({ type: 'MobileEnded', halted: left })
    },
  },
}

export const mobileAssault = order({
  cite: 'PM 15.2',
  about: '15.1 to 15.14: mechanized units of one stack force their way into a hex of the enemy as they move',
  fields: ({ anyHex, stack }) => ({ from: anyHex, target: anyHex, units: stack }),
  steps: ['move'],
  check: (at, { from, target, units }) => judgeMobile(at, at.side, from, target, units),
  apply: (run, { from, target, units }, side) => {
    const left = units.map((unit) => pointsLeft(run, unit) - assaultCost(run, unit, from, target))
    const battle = { ...battleOf(run, side, target, units), mobile: true, paid: 0 } as Battle
    const began = stackOf(run, units[0]!)
    run.emit({ type: 'MobileAssault', battle, began, left, short: shortAtStart(run, units) })
    run.push({ step: 'resolve' }, { step: 'conclude', side })
  },
  list: (at) =>
    mobileAssaults(at, at.side).map(({ from, target, units }) => ({
      ...{ from, target },
      choose: [{ field: 'units', from: units, max: units.length }],
    })),
})

export const assaultAgain = order({
  cite: 'PM 15.6',
  about: '15.6: in the first turn Germans try again at once, for 6 points more',
  steps: ['conclude'],
  check: againRefusal,
  apply: (run, _order, side) => {
    const { target, attackers } = run.open.battle!
    const units = attackersLeft(run, run.open.battle!)
    const left = units.map((unit) => pointsLeft(run, unit) - run.rules.firstTurnPrice)
    const began = stackOf(run, units[0]!)
    const battle = { ...battleOf(run, side, target, units), mobile: true, paid: 0 } as Battle
    run.pop()
    run.emit({
      type: 'MobileAssault',
      battle: { ...battle, attackers: attackers.filter(({ unit }) => units.includes(unit)) },
      began,
      left,
    })
    run.push({ step: 'resolve' }, { step: 'conclude', side })
  },
  list: (at) => (againRefusal(at) ? [] : [{}]),
})
