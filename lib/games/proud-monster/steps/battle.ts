import type { StepRules } from '@/lib/wargame/ruleset'
import type { BattleSteps } from '../agenda'
import { isUntried, stepsOf } from '../rules/02-units'
import { mayAdvance } from '../rules/14-advance'
import { choices, involved, payers, stepsLeft } from '../rules/14-losses'
import { lossesOf, odds, ratioText, resolutionOf } from '../rules/14-odds'
import { type Battle, type CounterId, counterOf, opponent, type Side, type Step, type Table } from '../state'
import type { Proud, Run } from '../world'

/** 14.1 to 14.39: a battle and what comes of it. */
export const battleSteps: StepRules<Proud, BattleSteps> = {
  resolve: {
    about: 'untried units are seen, and the die is thrown (2.15, 14.31)',
    auto: (run) => {
      reveal(run)
      fight(run)
    },
  },
  losses: {
    about: 'takeLoss, until so many steps are lost (14.35)',
    fields: ({ side, count }) => ({ side, due: count }),
    run: (run, { side, due }) => loseSteps(run, side, due),
    gaps: (_open, { due }) => ({ left: due }),
    done: 'PM 14.35',
  },
  advance: {
    about: 'advanceUnits, or done (14.39)',
    fields: ({ side }) => ({ side }),
    waits: (at) => mayAdvance(at).length > 0,
    done: true,
  },
  endBattle: { auto: endBattle },
}

/** Begins a battle, in which there is no way back (14.6). */
export function beginBattle(run: Run, battle: Battle): void {
  run.emit({ type: 'AttackDeclared', battle })
  run.push({ step: 'resolve' }, { step: 'endBattle' })
}

const purposeOf = ({ turn, battles }: Table, { target }: Battle): string =>
  `combat/${turn}/${battles}/${target}`

/** 2.15: who was untried and takes part is seen. */
export function reveal(run: Run): void {
  const battle = run.open.battle!
  const inBattle = [...battle.attackers.map(({ unit }) => unit), ...battle.defenders]
  const untried = inBattle.filter((unit) => isUntried(run, unit)).sort()
  if (untried.length > 0) {
    const { values } = run.state.hidden
    run.emit({
      type: 'UnitsTried',
      values: Object.fromEntries(untried.map((unit) => [unit, values[unit] ?? 0])),
    })
  }
}

/** What a level with more rules asks as a battle is resolved. */
interface Asked {
  /** Columns by which the odds are shifted last, if that takes a throw. */
  readonly lastShift?: (run: Run, battle: Battle) => number
  /** The printed result as it counts. */
  readonly result?: (run: Run, battle: Battle, printed: string) => string
  /** Steps by which a side may pay. */
  readonly capacity?: (run: Run, battle: Battle, side: Side) => number
  /** What happens once the odds are known, before anybody pays. */
  readonly after?: (run: Run, battle: Battle) => void
}

/** 14.8 to 14.11, 14.31: the odds are worked out and the die is thrown. */
export function fight(run: Run, { lastShift, result, capacity = stepsLeft, after }: Asked = {}): void {
  const battle = run.open.battle!
  const { ratio: shifted, attack, defence } = odds(run, battle)
  const ratio = shifted + (lastShift?.(run, battle) ?? 0)
  const found = resolutionOf(run, ratio)
  const face = found.column === null ? null : run.dice.roll(purposeOf(run.open, battle), 6)
  const read = found.column === null ? found.printed : run.rules.crtResult(found.column, face!)
  const printed = result?.(run, battle, read) ?? read
  after?.(run, battle)
  const { attacker, defender } = lossesOf(run, battle.target, printed, ratio)
  const due = (side: Side, steps: number): number => Math.min(steps, capacity(run, battle, side))
  const { side } = battle
  const lost = { attacker: due(side, attacker), defender: due(opponent(side), defender) }
  run.emit({ type: 'BattleResolved', face, odds: ratioText(ratio), printed, attack, defence, ...lost })
  const steps: Step[] = [
    // Who defends takes all his losses before the attacker does (14.32a).
    { step: 'losses', side: opponent(side), due: lost.defender },
    { step: 'losses', side, due: lost.attacker },
    { step: 'advance', side },
  ]
  run.push(...steps)
}

/** A unit loses a step (2.16, 14.35). */
export function loseStep(run: Run, unit: CounterId): void {
  if (stepsOf(run, unit) === 1) run.emit({ type: 'Eliminated', units: [unit] })
  else run.emit({ type: 'StepLost', unit, lost: counterOf(run.open, unit).lost + 1 })
}

/** 14.35: false while a side has a choice to make. */
function loseSteps(run: Run, side: Side, due: number): boolean {
  const battle = run.open.battle!
  if (due === 0) {
    run.pop()
    return true
  }
  if (due >= stepsLeft(run, battle, side)) {
    run.emit({ type: 'Eliminated', units: involved(run, battle, side) })
    run.pop()
    return true
  }
  const [only, ...others] = choices(run, payers(run, battle, side))
  if (others.length > 0) return false
  pay(run, only!)
  return true
}

/** A unit loses one of the steps that are due. */
export function pay(run: Run, unit: CounterId): void {
  const due = run.open.agenda.at(-1) as Extract<Step, { step: 'losses' }>
  loseStep(run, unit)
  run.replace({ ...due, due: due.due - 1 })
}

/** 14.4: everybody who took part and is left has fought. */
function endBattle(run: Run): void {
  const battle = run.open.battle!
  run.emit({
    type: 'BattleEnded',
    fought: [...involved(run, battle, battle.side), ...involved(run, battle, opponent(battle.side))],
  })
}
