import type { Rules as Parent } from '@/lib/games/proud-monster/full/in-force'
import { faceDown } from '@/lib/games/proud-monster/full/restore-turn'
import type { Refusal } from '@/lib/kernel/decision'
import { over, plus } from '@/lib/wargame/extend'
import { lawfulIn } from '@/lib/wargame/listing'
import { onMapUnits } from '@/lib/wargame/occupancy'
import type { StepRules } from '@/lib/wargame/ruleset'
import type { AddedSteps } from '../agenda'
import { brigadeFor, intoOf } from '../rules/08-order-of-battle'
import {
  deadOf,
  judgeRebuilding,
  judgeRecall,
  judgeStep,
  judgeUntried,
  mostUntried,
  payment,
  recallCost,
  sovietSteps,
  toRebuild,
} from '../rules/08-steps'
import { isInPlay, isOverland, purseOf, unitsInReach, unitsThat } from '../rules/08-units'
import { judgeGift, owedIn, weakest } from '../rules/08-withdrawals'
import type { Situation } from '../situation'
import type { Side } from '../state'
import { type At, type Late, no, order, plain, type Run, running } from '../world'
import type { BeginRule } from './05-sequence'
import { swap } from './08-piles'
import { barred, type Chapter, waitsFor } from './difference'

const onlyFor = (at: At, side: Side, cite: Refusal['no']): Refusal | null =>
  at.side === side ? null : no(cite, 'not-yours')

/** 8.14, 8.32, 8.36: steps of the turn. */
const grant: BeginRule = (run) => {
  const { turn } = run.open
  if (turn < run.rules.firstTurn) return
  const { mech, foot } = run.rules.replacementsIn(turn)
  // 15.1: those of airborne troops and partisans whom others have reached.
  run.emit({ type: 'StepsGranted', mech, foot, soviet: sovietSteps(run) + run.open.joined })
}

/** 8.14: from turn 201 on there is no stock of the parent any more. */
const replaceStep = barred(({ rules, open }) =>
  open.turn >= rules.germanSteps ? no('DD 8.14', 'stock-over') : null,
)

/** 8.16, the note: nobody is refitted after the turns of the parent. */
const yearOver = (at: Situation): Refusal | null =>
  at.open.turn >= at.rules.firstTurn ? no('DD 8.16', 'refit-year') : null

const restoreStep = order({
  cite: 'DD 8.15',
  about:
    '8.15, 8.16, 8.27: this unit gets a step back in the field; who is mechanized rests in this player turn',
  fields: ({ counterId }) => ({ unit: counterId }),
  steps: ['restore', 'replenish'],
  check: (at, { unit }) => judgeStep(at, at.side, unit),
  apply: (run, { unit }) =>
    run.emit({ type: 'StepRestored', unit, rests: purseOf(run, unit) === 'mech', ...payment(run, unit, 1) }),
  list: (at) => lawfulIn('unit', unitsInReach(at, at.side), (unit) => judgeStep(at, at.side, unit)),
})

/** Units that come back, with as many steps as nothing is against. */
const withSteps = (units: readonly string[], refusal: (unit: string, steps: number) => Refusal | null) =>
  units.flatMap((unit) =>
    [1, 2, 3, 4].filter((steps) => refusal(unit, steps) === null).map((steps) => ({ unit, steps })),
  )

/** 8.18: a unit of the Replacement Army comes back with so many steps. */
const rebuildUnit = order({
  cite: 'DD 8.18',
  about:
    '8.18: this unit of the Replacement Army is rebuilt with so many steps, and comes as reinforcements do',
  fields: ({ counterId, z }) => ({ unit: counterId, steps: z.number().int().min(1).max(4) }),
  steps: ['callUp'],
  check: (at, { unit, steps }) => judgeRebuilding(at, unit, steps),
  apply: (run, { unit, steps }) =>
    run.emit({
      ...{ type: 'UnitRebuilt', unit, lost: run.rules.counters[unit]!.steps - steps, to: 'okhNorth' },
      ...payment(run, unit, steps),
    }),
  list: (at) => withSteps(toRebuild(at), (unit, steps) => judgeRebuilding(at, unit, steps)),
})

const callUp = waitsFor((at) => toRebuild(at).length > 0)

/** Why the rear is not combed out now; null if it may be (8.17). */
function judgeCombOut(at: Situation): Refusal | null {
  const { turn, piles } = at.open
  if (turn <= at.rules.combOutAfter) return no('DD 8.17', 'comb-early')
  const last = piles.combed.at(-1)
  if (last === undefined) return null
  if (at.rules.yearOf(last) === at.rules.yearOf(turn)) return no('DD 8.17', 'comb-year')
  return turn - last <= at.rules.combOutEvery ? no('DD 8.17', 'comb-soon') : null
}

const combOut = plain({
  cite: 'DD 8.17',
  about:
    '8.17: once in a calendar year a die says how many steps for others than mechanized units come at once',
  steps: ['restore'],
  check: judgeCombOut,
  apply: (run) => {
    const face = run.dice.roll(`comb-out/${run.open.turn}`, 6)
    run.emit({ type: 'StepsWon', steps: face, face })
  },
})

/** Why a unit is not converted in the field now; null if it is (8.10, 8.11). */
function judgeConversion(at: Situation, unit: string): Refusal | null {
  const { due, guns } = at.open.piles
  const isGun = unit.startsWith('DE-AG-')
  if (!isGun && !due.includes(unit)) return no('DD 8.10', 'not-converted', { unit })
  if (isGun && guns === 0) return no('DD 8.11', 'not-converted', { unit })
  if (!isInPlay(at, unit)) return no('DD 8.10', 'not-on-the-map', { unit })
  if (!isOverland(at, unit)) return no('DD 8.10', 'out-of-supply', { unit })
  return isGun && !brigadeFor(at, unit) ? no('DD 8.11', 'no-brigade') : null
}
const convertUnit = order({
  cite: 'DD 8.10',
  about:
    '8.10, 8.11: another counter takes the place of this unit, which rests; it may be left for a later turn',
  fields: ({ counterId }) => ({ unit: counterId }),
  steps: ['restore'],
  check: (at, { unit }) => judgeConversion(at, unit),
  apply: (run, { unit }) => {
    const isGun = unit.startsWith('DE-AG-')
    const into = isGun ? brigadeFor(run, unit)! : intoOf(run, unit)!
    if (!isGun) return swap(run, [unit], () => into, true)
    run.emit({ type: 'UnitsConverted', units: [unit], into: [into], lost: [0], rest: true })
    run.emit({ type: 'GunsConverted' })
  },
  list: (at) => lawfulIn('unit', unitsInReach(at, 'german'), (unit) => judgeConversion(at, unit)),
})

const recallUnit = order({
  cite: 'DD 8.27',
  about: '8.24 to 8.27: this unit comes back out of the Dead Pile with so many steps',
  fields: ({ counterId, z }) => ({ unit: counterId, steps: z.number().int().min(1).max(4) }),
  steps: ['reinforce'],
  check: (at, { unit, steps }) => onlyFor(at, 'soviet', 'DD 8.27') ?? judgeRecall(at, unit, steps),
  apply: (run, { unit, steps }) =>
    run.emit({
      ...{ type: 'UnitRebuilt', unit, lost: run.rules.counters[unit]!.steps - steps, to: 'arriving' },
      ...payment(run, unit, recallCost(run, unit, steps)),
    }),
  list: (at) => withSteps(deadNamed(at), (unit, steps) => judgeRecall(at, unit, steps)),
})
const deadNamed = (at: Situation): string[] =>
  unitsThat(at, (_facts, unit) => judgeRecall(at, unit, 1) === null)

const recallUntried = order({
  cite: 'DD 8.27',
  about: '1.5, 8.27: so many rifle or cavalry divisions come back untried: who of them is drawn',
  fields: ({ z }) => ({ face: z.enum(['RD', 'CD']), count: z.number().int().min(1).max(120) }),
  steps: ['reinforce'],
  check: (at, { face, count }) => onlyFor(at, 'soviet', 'DD 8.27') ?? judgeUntried(at, face, count),
  apply: recall,
  list: (at) =>
    ['RD', 'CD'].flatMap((face) =>
      Array.from({ length: mostUntried(at, face) }, (_, i) => ({ face, count: i + 1 })).filter(
        ({ count }) => judgeUntried(at, face, count) === null,
      ),
    ),
})

/** 1.5: who comes back is drawn, and what they are is shuffled among them. */
function recall(run: Run, { face, count }: { face: string; count: number }): void {
  const { turn, stock } = run.open
  const back = faceDown(running(run), `recall/${turn}/${face}${stock.soviet.left}/`, deadOf(run, face), count)
  run.emit({ type: 'RiflesRecalled', ...back, ...payment(run, back.units[0]!, count) })
}

/** 8.27: he may recall units where none has arrived. */
const reinforce = waitsFor((at) => mostUntried(at, 'RD') + mostUntried(at, 'CD') + deadNamed(at).length > 0)

/** 5.2, 8.35: the Soviet phase of replacements and withdrawals. */
const steps: StepRules<Late, Pick<AddedSteps, 'replenish'>> = {
  replenish: {
    about:
      'restoreStep, giveUp, giveUpWeakest, or done: not while somebody must be withdrawn (5.2, 8.27, 8.35)',
    fields: ({ side, z }) => ({ side, begun: z.literal(true).optional() }),
    run: (run, step) => {
      if (!step.begun) {
        const kinds = run.open.couplet === 1 ? owedIn(run) : []
        if (kinds.length > 0) run.emit({ type: 'SovietsOwed', kinds })
        run.replace({ ...step, begun: true as const })
        return true
      }
      // It waits in any case: that it ends by itself would tell what nobody else knows of the reserve and of upgrades.
      return false
    },
    gaps: ({ piles }) => ({ count: piles.owed.length }),
    hinder: (at) =>
      weakest(at).length > 0 ? no('DD 8.35', 'must-withdraw', { count: weakest(at).length }) : null,
    done: true,
    finish: (run) => {
      if (run.open.piles.owed.length > 0) run.emit({ type: 'SovietsOwed', kinds: [] })
      run.pop()
    },
  },
}

const giveUp = order({
  cite: 'DD 8.35',
  about: '8.35: this unit leaves for good, as 16.8 asks',
  fields: ({ counterId }) => ({ unit: counterId }),
  steps: ['replenish'],
  check: (at, { unit }) => judgeGift(at, unit),
  apply: (run, { unit }) =>
    run.emit({ type: 'SovietsWithdrawn', units: [unit], kinds: [run.rules.counters[unit]!.face!] }),
  list: (at) => lawfulIn('unit', onMapUnits(at, 'soviet'), (unit) => judgeGift(at, unit)),
})

const giveUpWeakest = plain({
  cite: 'DD 8.35',
  about: '8.35: of each kind that is asked for the weakest leave',
  steps: ['replenish'],
  check: (at) => (weakest(at).length > 0 ? null : no('DD 8.35', 'none-owed')),
  apply: (run) => {
    const units = weakest(run)
    run.emit({ type: 'SovietsWithdrawn', units, kinds: units.map((unit) => run.rules.counters[unit]!.face!) })
  },
})

const PARENT_TURNS = 12
/** 8.24: rifle divisions come back by steps once the turns of the parent are over. */
const rifleRate = over<Parent['rifleRate']>((base) => (turn) => (turn > PARENT_TURNS ? 0 : base(turn)))

/** DD 8.10, 8.11, 8.14 to 8.18, 8.24 to 8.27, 8.33 to 8.36: replacements of both sides. */
export const replacements: Chapter = {
  'DD 8.10': { orders: { add: { convertUnit } } },
  'DD 8.14': {
    rules: { begins: plus({ grant }), rifleRate },
    orders: { replace: { replaceStep } },
  },
  'DD 8.15': { orders: { add: { restoreStep } } },
  'DD 8.16': { rules: { refitBars: plus({ yearOver }) } },
  'DD 8.17': { orders: { add: { combOut } } },
  'DD 8.18': { orders: { add: { rebuildUnit } }, steps: { replace: { callUp } } },
  'DD 8.27': {
    orders: { add: { recallUnit, recallUntried } },
    steps: { replace: { reinforce }, add: steps },
  },
  'DD 8.35': { orders: { add: { giveUp, giveUpWeakest } } },
}
