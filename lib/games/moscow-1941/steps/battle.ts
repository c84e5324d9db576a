import { attackersLeft, defendersLeft } from '@/lib/wargame/attack'
import type { StepRules } from '@/lib/wargame/ruleset'
import type { BattleSteps } from '../agenda'
import type { Result } from '../data/charts'
import { mayAdvance, mustEnter } from '../rules/advance'
import { odds } from '../rules/odds'
import {
  breakingDown,
  counted,
  exchangeable,
  exchangeValues,
  isCornered,
  mayDecline,
  NEARLY,
} from '../rules/result'
import { retreatPaths, stackHex } from '../rules/retreat'
import { factorOf, factorsOf, isDispersed, stateOf } from '../rules/units'
import type { Situation } from '../situation'
import {
  type Battle,
  BOXES,
  type CounterId,
  counterOf,
  type Hex,
  LOSSES,
  opponent,
  type Step,
  type Table,
} from '../state'
import { type Moscow, no, type Run } from '../world'
import { overrunBases } from './air'

/** MOS-1 to 24: a battle and what comes of it. */
export const battleSteps: StepRules<Moscow, BattleSteps> = {
  stand: {
    about: 'holdFast: the defenders may not retreat (MOS-15), or done',
    fields: ({ side }) => ({ side }),
    waits: ({ open, rules }, { side }) =>
      open.options.noRetreat !== 'none' &&
      !isCornered({ open, rules }, open.battle!) &&
      (side === 'german' || open.options.noRetreat === 'attack' || open.battle!.target === rules.moscow),
    done: true,
  },
  throw: { auto: throwDie },
  drive: {
    about: 'driveBack, or done: the attacker retreats the defenders up to battle.pass hexes (MOS-4, MOS-5)',
    fields: ({ side }) => ({ side }),
    waits: (at) => retreatPaths(at, at.open.battle!, at.open.battle!.pass).length > 0,
    done: true,
  },
  giveWay: {
    about: 'giveWay: the defenders retreat a hex and are dispersed (MOS-5, 7, 8), or done',
    fields: ({ side }) => ({ side }),
    waits: (at) => !at.open.battle!.noRetreat && retreatPaths(at, at.open.battle!, 1).length > 0,
    // They may have been driven back before.
    gaps: ({ battle, counters }) => ({
      target: battle!.defenders.map((unit) => counters[unit]!.at).find((place) => !(place in BOXES)) ?? '',
    }),
    done: true,
  },
  decline: {
    about: 'declineExchange: the defenders take R1 instead (MOS-17, MOS-18), or done',
    fields: ({ side }) => ({ side }),
    waits: (at) => mayDecline(at, at.open.battle!),
    auto: (run) => {
      const battle = run.open.battle!
      const due = factorsOf(run, attackersLeft(run, battle))
      run.push({ step: 'exchange', side: opponent(battle.side), due, lost: 0 }, ...after(battle))
    },
    done: true,
  },
  exchange: {
    about:
      'takeLoss: a defender is exchanged for attackers of as many factors; `due`: what they have left (MOS-16)',
    fields: ({ z, side }) => ({ side, due: z.number(), lost: z.number() }),
    run: exchange,
    gaps: (_open, { due }) => ({ left: Math.floor(due) }),
    done: 'MOS 16',
  },
  remnant: { auto: (run) => run.push(...leftByExchange(run, run.open.battle!)) },
  losses: {
    about: 'takeLoss, until units of so many factors are dispersed or eliminated (MOS-9, MOS-10)',
    fields: ({ z, side }) => ({ side, kind: z.enum(LOSSES), due: z.number(), rule: z.string() }),
    run: loseFactors,
    gaps: (_open, { due }) => ({ left: Math.ceil(due) }),
    done: 'MOS 9',
  },
  advance: {
    about: 'advanceUnit, or done once enough have gone into the hex (MOS-24)',
    fields: ({ side }) => ({ side }),
    run: (run) => {
      const ways = mayAdvance(run)
      const battle = run.open.battle!
      if (ways.length === 0) {
        run.pop()
        return true
      }
      const [only] = ways
      if (ways.length > 1 || only!.paths.length > 1 || !mustEnter(run, battle)) return false
      advance(run, only!.unit, only!.paths[0]!)
      return true
    },
    hinder: (at) => {
      const { battle } = at.open
      return battle && mustEnter(at, battle) && mayAdvance(at).length > 0
        ? no('MOS 24', 'advance-mandatory', { target: battle.target }, [battle.target])
        : null
    },
    done: true,
    asks: ({ battle }) => (battle!.entered < battle!.defence ? 'ask-advance' : 'ask-advance-more'),
    gaps: ({ battle }) => ({ left: Math.ceil(battle!.defence - battle!.entered) }),
    ends: ({ battle }) => (Object.keys(battle!.went).length > 0 ? 'done-advance-enough' : undefined),
  },
  endBattle: { auto: endBattle },
}

/** Steps after which the hex may be taken. */
const after = ({ side }: Battle): Step[] => [{ step: 'advance', side }, { step: 'endBattle' }]

/** Begins a battle; who defends may first be ordered to hold (MOS-15). */
export function beginBattle(run: Run, battle: Battle, compelled: readonly Hex[]): void {
  run.emit({ type: 'BattleBegan', battle, compelled: [...compelled] })
  run.push({ step: 'stand', side: opponent(battle.side) }, { step: 'throw' })
}

const purposeOf = ({ turn, battles }: Table, { target }: Battle): string =>
  `combat/${turn}/${battles}/${target}`

/** MOS-84, 14, 15, 19: throws the die, reads the table, and says what follows. */
function throwDie(run: Run): void {
  const battle = run.open.battle!
  const { column, modifier, attack, defence } = odds(run, battle)
  const face = run.dice.roll(purposeOf(run.open, battle), 6)
  const printed = run.rules.crtResult(column, face + modifier)
  const result = counted(run, battle, printed)
  run.emit({ type: 'DieThrown', face, modifier, column, printed, result, attack, defence: defence.total })
  const broken = breakingDown(run, battle, face)
  disperse(run, broken, 'breakdown')
  run.push(...consequences(run, run.open.battle!, result))
}

/** Does at once what a result does, and names the steps that it asks for. */
function consequences(run: Run, battle: Battle, result: Result): Step[] {
  const { side } = battle
  const enemy = opponent(side)
  const end: Step = { step: 'endBattle' }
  switch (result) {
    case 'BR':
    case 'DE':
      run.emit({ type: 'Eliminated', units: defendersLeft(run, battle), rule: result === 'BR' ? '2' : '3' })
      return after(battle)
    case 'R2':
      disperse(run, defendersLeft(run, battle), 'result')
      return driven(run, battle, 2)
    case 'R1':
      return retreatOfOne(run, battle)
    case 'S':
      spend(run, defendersLeft(run, battle))
      return [{ step: 'giveWay', side: enemy }, ...after(battle)]
    case 'D':
      disperse(run, defendersLeft(run, battle), 'result')
      return [{ step: 'giveWay', side: enemy }, ...after(battle)]
    case 'AD':
      return [{ step: 'losses', side, kind: 'dispersed', due: battle.defence, rule: '9' }, end]
    case 'AE':
      return [...lostAttack(battle), end]
    case 'EX':
      return [{ step: 'decline', side: enemy }]
    default:
      return [end]
  }
}

/** AE: attackers as strong as the defence are lost, and as many of those that are left dispersed (MOS-10). */
const lostAttack = ({ side, defence }: Battle): Step[] => [
  { step: 'losses', side, kind: 'eliminated', due: defence, rule: '10' },
  { step: 'losses', side, kind: 'dispersed', due: defence, rule: '10' },
]

/** R1: the defenders are spent, the attacker drives them back, they may go on by themselves (MOS-5). */
export function retreatOfOne(run: Run, battle: Battle): Step[] {
  spend(run, defendersLeft(run, battle))
  const [drive, ...rest] = driven(run, battle, 1)
  return [drive!, { step: 'giveWay', side: opponent(battle.side) }, ...rest]
}

function driven(run: Run, battle: Battle, hexes: number): Step[] {
  run.emit({ type: 'RetreatAllowed', hexes })
  return [{ step: 'drive', side: battle.side }, ...after(battle)]
}

/** MOS-12: who is dispersed stays so. */
function spend(run: Run, units: readonly CounterId[]): void {
  const fresh = units.filter((unit) => stateOf(run, unit) === 'fresh')
  if (fresh.length > 0) run.emit({ type: 'Stated', units: fresh, state: 'spent', why: 'result' })
}

/** MOS-13: who was dispersed before is so anew, and does not recover in this phase. */
export function disperse(run: Run, units: readonly CounterId[], why: 'result' | 'breakdown'): void {
  if (units.length > 0) run.emit({ type: 'Stated', units: [...units], state: 'dispersed', why })
}

/** The defenders retreat together (MOS-20). */
export function retreatStack(run: Run, path: readonly Hex[]): void {
  run.emit({ type: 'StackRetreated', units: defendersLeft(run, run.open.battle!), path: [...path] })
  overrunBases(run, opponent(run.open.battle!.side), path)
}

/** An attacker advances; only who enters the attacked hex counts there (MOS-24). */
export function advance(run: Run, unit: CounterId, path: readonly Hex[]): void {
  const entered = path[0] === run.open.battle!.target ? factorOf(run, unit) : 0
  run.emit({ type: 'UnitAdvanced', unit, path: [...path], entered })
  overrunBases(run, run.open.battle!.side, path)
}

/** MOS-16: exchanges what can be; false while the defender has a choice to make. */
function exchange(run: Run, { due, lost }: BattleSteps['exchange']): boolean {
  const battle = run.open.battle!
  const values = exchangeValues(run, battle)
  const left = battle.active.filter((unit) => defendersLeft(run, battle).includes(unit))
  const fit = exchangeable(run, battle, due)
  const sum = left.reduce((all, unit) => all + values[unit]!, 0)
  if (fit.length > 0 && fit.length === left.length && sum <= due + NEARLY) {
    for (const unit of left) loseDefender(run, unit)
    return true
  }
  if (fit.length === 1) loseDefender(run, fit[0]!)
  else if (fit.length > 1) return false
  else endExchange(run, battle, lost)
  return true
}

/** A defender is exchanged; with the last who fought goes who only stood by (MOS-61). */
export function loseDefender(run: Run, unit: CounterId): void {
  const battle = run.open.battle!
  const value = exchangeValues(run, battle)[unit]!
  run.emit({ type: 'Eliminated', units: [unit], rule: '16' })
  const rest = defendersLeft(run, battle)
  if (rest.length > 0 && !rest.some((id) => battle.active.includes(id)))
    run.emit({ type: 'Eliminated', units: rest, rule: '61' })
  const due = run.open.agenda.at(-1) as Extract<Step, { step: 'exchange' }>
  run.replace({ ...due, due: due.due - value, lost: due.lost + value })
}

/** The attacker pays for what was exchanged; nothing could be: the attack is lost (MOS-16). */
function endExchange(run: Run, battle: Battle, lost: number): void {
  run.pop()
  if (lost === 0) {
    // Steps of an advance that follow find nobody who may go.
    run.push(...lostAttack(battle))
    return
  }
  run.push(
    { step: 'losses', side: battle.side, kind: 'eliminated', due: lost, rule: '16' },
    { step: 'remnant' },
  )
}

/**
 * Defenders that are left by an exchange take R1, which becomes D where they may not retreat; nothing, if nobody is left
 * who attacks them (MOS-15, MOS-16).
 */
function leftByExchange(run: Run, battle: Battle): Step[] {
  if (stackHex(run, battle) === null || attackersLeft(run, battle).length === 0) return []
  if (!isCornered(run, battle)) return retreatOfOne(run, battle).slice(0, 2)
  disperse(run, defendersLeft(run, battle), 'result')
  return []
}

/** Attackers of whom one may still pay (MOS-9, MOS-10). */
export const payers = (at: Situation, kind: BattleSteps['losses']['kind']): CounterId[] =>
  attackersLeft(at, at.open.battle!).filter((unit) => kind === 'eliminated' || !isDispersed(at, unit))

/** An attacker pays for the attack. */
export function pay(run: Run, unit: CounterId): void {
  const due = run.open.agenda.at(-1) as Extract<Step, { step: 'losses' }>
  if (due.kind === 'eliminated') run.emit({ type: 'Eliminated', units: [unit], rule: due.rule })
  else disperse(run, [unit], 'result')
  run.replace({ ...due, due: due.due - factorOf(run, unit) })
}

/** MOS-9, MOS-10: false while the attacker has a choice to make. */
function loseFactors(run: Run, { kind, due }: BattleSteps['losses']): boolean {
  const units = payers(run, kind)
  if (due < NEARLY || units.length === 0) run.pop()
  else if (units.length === 1 || factorsOf(run, units) <= due + NEARLY) pay(run, units[0]!)
  else return false
  return true
}

/** MOS-2, 57, 58: who attacked has done so and is spent by a prepared attack; he attacks again if it was his first and broke through. */
function endBattle(run: Run): void {
  const battle = run.open.battle!
  const fought = attackersLeft(run, battle)
  const prepared = run.open.phase === 'prepared'
  const again =
    prepared && battle.result === 'BR'
      ? fought.filter((unit) => !isDispersed(run, unit) && !counterOf(run.open, unit).fought)
      : []
  const spent = prepared ? fought.filter((unit) => stateOf(run, unit) === 'fresh') : []
  run.emit({ type: 'BattleEnded', fought, spent, again })
}
