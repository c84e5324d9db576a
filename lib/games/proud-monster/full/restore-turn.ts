import { lawfulIn, openIn } from '@/lib/wargame/listing'
import { onMapUnits } from '@/lib/wargame/occupancy'
import type { StepRules } from '@/lib/wargame/ruleset'
import { scenarioOf } from '../rules/03-control'
import { germans, openEntries, soviets, toPlace } from '../rules/08-reinforcements'
import type { steps as beginner } from '../steps'
import { byLot } from '../untried'
import type { Run as BeginnerRun } from '../world'
import type { RestoreSteps } from './agenda'
import { comes } from './air'
import { calls, groupLeft, isSiege, judgeCall } from './call-up'
import { lakeRoom } from './entries'
import { seenBy } from './fog'
import {
  answers,
  brigadesLeft,
  brigadesLost,
  deadRifles,
  judgeRefit,
  judgeReplacement,
  judgeWithdrawal,
  ofKind,
  riflesBack,
  toWithdraw,
} from './restore'
import { boarders } from './sea'
import type { Situation } from './situation'
import { type CounterId, counterOf } from './state'
import { livesByAir } from './supply'
import { no, order, type Run, type Whole } from './world'

/** 8.1, 8.9, 8.13: what a turn brings by all rules. */
function arrive(run: Run): void {
  const { turn } = run.open
  const { brigadesTurn, counters, pauseLength } = run.rules
  // 9.19: what was filed in the turn that is over.
  if (run.open.logistics.planned === 'filed') run.emit({ type: 'PauseDeclared', turns: pauseLength })
  comeBack(run)
  // Those of turn 3 come by dice.
  const scheduled = soviets(run, turn).filter(
    (unit) => turn !== brigadesTurn || counters[unit]!.face !== 'TB',
  )
  const soviet = [...scheduled, ...roll(run, scheduled)]
  const german = germans(run, turn)
  if (scenarioOf(run).sovietAir && turn === run.rules.sovietAirTurn && !comes(run))
    run.emit({ type: 'AirWithheld' })
  const into = (box: string) => german.filter(({ at }) => at === box).map(({ unit }) => unit)
  if (soviet.length + german.length > 0)
    run.emit({ type: 'Arrived', soviet, north: into('okhNorth'), south: into('okhSouth') })
  if (scenarioOf(run).bySea && soviet.length > 0) run.emit({ type: 'Boarded', units: soviet })
}

/** 8.9: two dice in each turn from the third on, until all brigades are there. */
function roll(run: Run, besides: readonly CounterId[]): CounterId[] {
  const { turn } = run.open
  const left = brigadesLeft(run, besides)
  if (turn < run.rules.brigadesTurn || left.length === 0) return []
  const faces = [1, 2].map((n) => run.dice.roll(`brigades/${turn}/${n}`, 6))
  const less = brigadesLost(run)
  const sum = faces.reduce((all, face) => all + face, 0) - less
  const units = left.slice(0, Math.max(0, sum))
  run.emit({ type: 'BrigadesRolled', faces, less, count: units.length })
  return units
}

/**
 * So many units out of the deadpile, face down: who comes back is drawn, and what they are is shuffled among them, so that nobody
 * knows it (A-PM-17). The deadpile lies open before and after.
 */
export function faceDown(
  { dice, open, state }: Run,
  purpose: string,
  dead: readonly CounterId[],
  count: number,
) {
  const units = count === dead.length ? [...dead] : byLot(dice, purpose, dead, count).sort()
  const rows = units.map((unit) => counterOf(open, unit).tried ?? state.hidden.values[unit]!)
  const shuffled = byLot(dice, `${purpose}face `, rows, count)
  return { units, values: Object.fromEntries(units.map((unit, i) => [unit, shuffled[i]!])) }
}

/** 8.13: rifle divisions come back. */
function comeBack(run: Run): void {
  const count = riflesBack(run)
  if (count > 0)
    run.emit({ type: 'RiflesReturned', ...faceDown(run, `rifles/${run.open.turn}/`, deadRifles(run), count) })
}

/** 8.1, 8.9, 8.13: the step in which a turn brings what it brings, by all rules. */
export const arriveByAll = (base: typeof beginner.arrive): typeof beginner.arrive => ({
  ...base,
  auto: (run: BeginnerRun) => arrive(run as unknown as Run),
})

/** 8.7, 11.3: where no place takes them there is still the sea. */
export const reinforceByAll = (base: typeof beginner.reinforce): typeof beginner.reinforce => ({
  ...base,
  waits: (at, step) => base.waits!(at, step) || boarders(at as never).length > 0,
  // 9.16: where only Leningrad has room, and no more comes by the lake, nobody has to be placed.
  hinder: (at, step) =>
    openEntries(at, toPlace(at, 'arriving')).some((hex) => lakeRoom(at as never, hex) !== 0)
      ? base.hinder!(at, step)
      : null,
})

/** Once there were battles, or if there were some before, the phase always waits: by that it comes nobody is to know who lies beneath others (14.7). */
const waits = (at: Situation): boolean =>
  at.open.turn > scenarioOf(at).firstTurn || at.open.couplet > 1 || scenarioOf(at).isWorn === true

export const restoreSteps: StepRules<Whole, RestoreSteps> = {
  callUp: {
    about: 'callUp, or done (8.21, 14.41)',
    fields: ({ side }) => ({ side }),
    // What the Soviet has filed unseen meanwhile takes no call away (8.1).
    waits: ({ rules, open }) => calls({ rules, open: seenBy(rules, open, 'german') }).length > 0,
    // 8.21: they come by groups of three.
    hinder: (at) => {
      const count = groupLeft(at)
      return count > 0 ? no('PM 8.21', 'group-of-three', { count }) : null
    },
    asks: ({ counters }) =>
      Object.entries(counters).some(([unit, { at }]) => at === 'track' && unit.startsWith('DE-SEC'))
        ? 'ask-callUp'
        : 'ask-callUp-siege',
    done: true,
  },
  restore: {
    about:
      'replaceStep, refitDivision, withdrawUnit, or done: what is still to be withdrawn is declined (8.12 to 8.20)',
    fields: ({ side, z }) => ({ side, begun: z.literal(true).optional() }),
    run: (run, step) => {
      if (!step.begun) {
        begin(run)
        run.replace({ ...step, begun: true as const })
        return true
      }
      if (waits(run)) return false
      run.pop()
      return true
    },
    gaps: (open) => ({ owed: open.owed.join(' ') }),
    asks: ({ owed }) => (owed.length > 0 ? 'ask-restore-owed' : 'ask-restore'),
    done: true,
    finish: (run) => {
      if (run.open.owed.length > 0) run.emit({ type: 'WithdrawalsDeclined', count: run.open.owed.length })
      run.pop()
    },
  },
}

/** 8.16, 8.17, 17.4: what is owed in the first couplet of a turn; Flak goes at once, and what nobody can give costs a point. */
function begin(run: Run): void {
  const { turn, couplet } = run.open
  const isDue = couplet === 1 && scenarioOf(run).withdraws
  const kinds = isDue ? (run.rules.withdrawals[turn] ?? []) : []
  if (kinds.length === 0) return
  run.emit({ type: 'WithdrawalsDue', kinds: [...kinds] })
  const units = kinds.includes('flak') ? ofKind(run, 'flak') : []
  if (units.length > 0) run.emit({ type: 'Withdrawn', units, kinds: units.map(() => 'flak') })
  if (toWithdraw(run).length === 0 && run.open.owed.length > 0)
    run.emit({ type: 'WithdrawalsDeclined', count: run.open.owed.length })
}

export const replaceStep = order({
  cite: 'PM 8.14',
  about: '8.14: this reduced division gets its step back, out of the stock',
  fields: ({ counterId }) => ({ unit: counterId }),
  steps: ['restore'],
  check: (at, { unit }) => judgeReplacement(at, unit),
  apply: (run, { unit }) => run.emit({ type: 'StepReplaced', unit, rests: livesByAir(run, unit) }),
  list: (at) => lawfulIn('unit', onMapUnits(at, 'german'), (unit) => judgeReplacement(at, unit)),
})

export const refitDivision = order({
  cite: 'PM 8.20',
  about: '8.20: this division is refitted by a die, and rests in this player turn',
  fields: ({ counterId }) => ({ unit: counterId }),
  steps: ['restore'],
  check: (at, { unit }) => judgeRefit(at, unit),
  apply: (run, { unit }) => {
    const face = run.dice.roll(`refit/${run.open.turn}/${run.open.couplet}/${unit}`, 6)
    const steps = Math.min(run.rules.refitSteps(face), counterOf(run.open, unit).lost)
    run.emit({ type: 'Refitted', unit, face, steps })
  },
  list: (at) => lawfulIn('unit', onMapUnits(at, 'german'), (unit) => judgeRefit(at, unit)),
})

export const withdrawUnit = order({
  cite: 'PM 8.16',
  about: '8.16: this unit leaves for good, as the table asks',
  fields: ({ counterId }) => ({ unit: counterId }),
  steps: ['restore'],
  check: (at, { unit }) => judgeWithdrawal(at, unit),
  apply: (run, { unit }) => run.emit({ type: 'Withdrawn', units: [unit], kinds: [answers(run, unit)] }),
  list: (at) => openIn('unit', toWithdraw(at)),
})

export const callUp = order({
  cite: 'PM 8.21',
  about: '8.21, 14.41: a security division, or the siege artillery, comes up in a place in supply',
  fields: ({ counterId, anyHex }) => ({ unit: counterId, hex: anyHex }),
  steps: ['callUp'],
  check: (at, { unit, hex }) => judgeCall(at, unit, hex),
  apply: (run, { unit, hex }) => {
    const isFirst = !isSiege(run, unit) && run.open.called % run.rules.securityGroup === 0
    run.emit({ type: 'CalledUp', unit, hex, cost: isFirst ? 1 : 0 })
  },
  list: (at) => calls(at).map(({ unit, hexes }) => ({ unit, choose: [{ field: 'hex', from: hexes }] })),
})
