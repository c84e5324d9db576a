import type { declareAttack as beginnerAttack } from '../orders/attack'
import type { moveStack as beginnerMove } from '../orders/move'
import { stepsOf } from '../rules/02-units'
import { leftAfter } from '../rules/12-movement'
import { battleOf } from '../rules/14-attack'
import { choices, involved, payers } from '../rules/14-losses'
import type { steps as beginnerSteps } from '../steps'
import { beginBattle, fight, loseStep, reveal } from '../steps/battle'
import { afterEntry } from '../steps/moscow'
import type { Run as BeginnerRun } from '../world'
import { hedgehogHexes, isHedgehog, judgeHedgehog } from './hedgehogs'
import { capacityOf, guestsAt, isHalf, retreatHexes, worthOf } from './losses'
import { isSpent, shortAtStart } from './mobile'
import { invaded, invasionFirst } from './sea'
import { type Battle, dueOf, type Side } from './state'
import { type At, no, order, type Run } from './world'

/** Columns by which a throw shifts the odds of a battle last of all (9.6). */
export type LastShift = (run: Run, battle: Battle) => number
/** The result of a battle as it counts (14.41). */
export type ResultRule = (run: Run, battle: Battle, printed: string) => string

// Steps of the beginners are carried on by a run with more steps and facts.
const asBeginner = (run: Run) => run as unknown as BeginnerRun

/** 2.15, 14.31, 15.12: a battle is resolved by all rules. */
function resolve(run: Run): void {
  reveal(asBeginner(run))
  fight(asBeginner(run), {
    lastShift: (at, battle) =>
      Object.values(run.rules.lastShifts as Record<string, LastShift>).reduce(
        (sum, rule) => sum + rule(at as unknown as Run, battle as Battle),
        0,
      ),
    result: (at, battle, printed) =>
      Object.values(run.rules.results as Record<string, ResultRule>).reduce(
        (read, rule) => rule(at as unknown as Run, battle as Battle, read),
        printed,
      ),
    capacity: (at, battle, side) => capacityOf(at as unknown as Run, battle as Battle, side),
    after: (at, battle) => spend(at as unknown as Run, battle as Battle),
  })
}

/** 15.12: Soviet cavalry that has made a mobile assault is lost, Guards a step; it pays for nothing. */
function spend(run: Run, battle: Battle): void {
  if (!battle.mobile) return
  const spent = battle.attackers.map(({ unit }) => unit).filter((unit) => isSpent(run, unit))
  const [lost, reduced] = [true, false].map((isLast) =>
    spent.filter((unit) => (stepsOf(run, unit) === 1) === isLast),
  )
  if (spent.length > 0) run.emit({ type: 'CavalrySpent', lost: lost!, reduced: reduced! })
}

/** 14.34: units that had gone back into the hex are lost with whatever befalls its defenders. */
function sweep(run: Run, battle: Battle): void {
  const guests = guestsAt(run, battle.target)
  if (guests.length > 0) run.emit({ type: 'GuestsLost', units: guests })
}

/** 14.35, 14.36: false while a side has a choice to make. */
function loseSteps(run: Run, side: Side, due: number): boolean {
  const battle = run.open.battle!
  if (due > 0 && side !== battle.side) sweep(run, battle)
  if (due === 0) {
    run.pop()
    return true
  }
  const owed = dueOf(run.open, 'losses')!.half ? due - 1 / 2 : due
  const worth = worthOf(run, battle, side)
  const mayGoBack = retreatHexes(run, side).length > 0
  if (owed > worth || (owed === worth && !mayGoBack)) {
    run.emit({ type: 'Eliminated', units: involved(run, battle, side) })
    run.pop()
    return true
  }
  if (mayGoBack && due === 1) return false
  const [only, ...others] = choices(run, payers(run, battle, side))
  if (others.length > 0) return false
  pay(run, only!)
  return true
}

/** A unit loses one of the steps that are due, or half of one (14.36). */
function pay(run: Run, unit: string): void {
  const due = dueOf(run.open, 'losses')!
  const half = isHalf(run, unit)
  loseStep(asBeginner(run), unit)
  const battle = run.open.battle!
  // Whoever is left pays the other half, so that a tank brigade that goes first does not pay for a whole step (14.35).
  const more = involved(run, battle, due.side).length > 0
  const { step, side } = due
  if (half && !due.half && more) run.replace({ step, side, due: due.due, half: true })
  else run.replace({ step, side, due: due.due - 1 })
}

/** 14, 15: steps of battles that are otherwise under the whole rules. */
export const replacedSteps = {
  resolve: (base: typeof beginnerSteps.resolve) => ({
    ...base,
    auto: (run: BeginnerRun) => resolve(run as unknown as Run),
  }),
  losses: (base: typeof beginnerSteps.losses) =>
    ({
      ...base,
      about: 'takeLoss, or retreatUnits for the last of them, until so many steps are lost (14.32b, 14.35)',
      fields: ({ side, count, z }: Parameters<NonNullable<typeof base.fields>>[0]) => ({
        ...{ side, due: count },
        half: z.literal(true).optional().describe('true: half of a step is paid (14.36)'),
      }),
      run: (run: BeginnerRun, { side, due }: { side: Side; due: number }) =>
        loseSteps(run as unknown as Run, side, due),
    }) as unknown as typeof base,
  // 15.9: who has won a mobile assault stands in the hex already.
  advance: (base: typeof beginnerSteps.advance): typeof base => ({
    ...base,
    waits: (at, step) => !(at.open.battle as Battle).mobile && base.waits!(at, step),
  }),
}

/** 14.1 to 14.7: an attack by all rules. */
export const declareAttack = (base: typeof beginnerAttack): typeof beginnerAttack => ({
  ...base,
  check: (at, given) => {
    const refusal = base.check(at, given)
    const now = at as unknown as At
    return refusal ?? invasionFirst(now, given.target, given.attackers)
  },
  list: (at) => {
    const due = invaded(at as unknown as At)
    return base
      .list(at)
      .filter((entry) => due.length === 0 || due.includes((entry as { target: string }).target))
  },
  apply: (run, { target, attackers }, side) =>
    beginBattle(run, { ...battleOf(run, side, target, attackers), mobile: false, paid: 0 } as Battle),
})

/** 9.8: how units are supplied as they begin to move counts in the whole phase. */
export const moveStack = (base: typeof beginnerMove): typeof beginnerMove => ({
  ...base,
  apply: (run, { from, units, path }) => {
    const whole = run as unknown as Run
    const left = units.map((unit) => leftAfter(run, unit, from, path)!)
    whole.emit({ type: 'StackMoved', units, from, path, left, short: shortAtStart(whole, units) } as never)
    afterEntry(run)
  },
})

export const retreatUnits = order({
  cite: 'PM 14.32b',
  about: '14.32b: all defenders go back into this hex, in place of the last step that is due',
  fields: ({ anyHex }) => ({ hex: anyHex }),
  steps: ['losses'],
  check: (at, { hex }) => {
    const due = dueOf(at.open, 'losses')!
    if (due.due > 1) return no('PM 14.35', 'retreat-last')
    return retreatHexes(at, at.side).includes(hex) ? null : no('PM 14.33', 'no-retreat', { hex })
  },
  apply: (run, { hex }, side) => {
    run.emit({ type: 'Retreated', units: involved(run, run.open.battle!, side), path: [hex] })
    run.pop()
    afterEntry(asBeginner(run))
  },
  list: (at) => (dueOf(at.open, 'losses')!.due > 1 ? [] : retreatHexes(at, at.side).map((hex) => ({ hex }))),
})

export const takeLoss = {
  /** A unit pays by all rules. */
  apply: (run: unknown, { unit }: { unit: string }) => pay(run as Run, unit),
}

export const changeHedgehog = order({
  cite: 'PM 14.40',
  about: '14.40: the hedgehog in this place is formed, or lifted, before anybody moves',
  fields: ({ anyHex }) => ({ hex: anyHex }),
  steps: ['move'],
  check: (at, { hex }) => (at.side === 'german' ? judgeHedgehog(at, hex) : no('PM 14.40', 'not-yours')),
  apply: (run, { hex }) => run.emit({ type: 'HedgehogChanged', hex, formed: !isHedgehog(run, hex) }),
  list: (at) => (at.side === 'german' ? hedgehogHexes(at).map((hex) => ({ hex })) : []),
})
