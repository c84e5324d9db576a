import { plus } from '@/lib/wargame/extend'
import { besides, withCounters } from '../events/change'
import {
  conversions,
  disbanded,
  intoOf,
  leavers,
  lostInto,
  returners,
  toDowngrade,
} from '../rules/08-order-of-battle'
import { isInPlay, isSurrounded, unitsThat } from '../rules/08-units'
import { type CounterId, counterOf } from '../state'
import type { Run } from '../world'
import type { BeginRule } from './05-sequence'
import type { Chapter } from './difference'

/** 8.5, 8.6: who leaves by name, and who comes back. */
const orderOfBattle: BeginRule = (run) => {
  const { go, held, missed } = leavers(run)
  if (go.length > 0) run.emit({ type: 'UnitsLeft', units: go, to: 'specified' as never, cost: 0 })
  if (missed.length > 0) run.emit({ type: 'UnitsMissed', units: missed })
  if (held.length > 0) run.emit({ type: 'UnitsHeld', units: held, held: true })
  const dead = disbanded(run)
  if (dead.length > 0) run.emit({ type: 'UnitsLeft', units: dead, to: 'dead', cost: 0 })
}
const comeBack: BeginRule = (run) => {
  const units = returners(run)
  if (units.length > 0) run.emit({ type: 'UnitsBack', units })
}

/** 8.8 to 8.11: in piles units are converted at once, others when their owner likes. */
const convert: BeginRule = (run) => {
  const { inPiles, inField } = conversions(run)
  swap(run, inPiles, (unit) => intoOf(run, unit)!, false)
  const guns = run.rules.choresIn(run.open.turn, 'guns').reduce((sum, [count]) => sum + Number(count), 0)
  const due = inField.filter((unit) => !run.open.piles.due.includes(unit))
  if (due.length + guns > 0) run.emit({ type: 'ConversionsDue', units: due, guns })
}

/** Other counters take the place of units. */
export function swap(
  run: Run,
  units: readonly string[],
  intoOf: (unit: string) => string,
  rest: boolean,
): void {
  if (units.length === 0) return
  const into = units.map(intoOf)
  const lost = units.map((unit, i) => lostInto(run, unit, into[i]!))
  run.emit({ type: 'UnitsConverted', units: [...units], into, lost, rest })
}

/** 8.22: infantry divisions are downgraded; in the turn itself that brings steps. */
const downgrade: BeginRule = (run) => {
  const { downgradeTurn, downgradeFull, downgradeReduced, downgrades } = run.rules
  if (run.open.turn < downgradeTurn) return
  const units = toDowngrade(run)
  const inPlay = units.filter((unit) => isInPlay(run, unit))
  const full = inPlay.filter((unit) => counterOf(run.open, unit).lost === 0).length
  swap(run, units, (unit) => downgrades[unit]!, false)
  const steps = Math.floor(full / downgradeFull) + Math.floor((inPlay.length - full) / downgradeReduced)
  if (run.open.turn === downgradeTurn && steps > 0) run.emit({ type: 'StepsWon', steps, face: null })
}

/**
 * 8.4: Flak and security divisions leave for the Dead Pile, whether their owner likes or not; those that are dead already or cut off
 * cost a point, and leave when they can.
 */
const mustLeave: BeginRule = (run) => {
  const { turn, counters } = run.open
  for (const [type, due] of Object.entries(run.rules.mustLeave)) {
    if (turn < due) continue
    const all = unitsThat(run, (facts) => facts.type === type)
    const lie = (place: string) => (turn === due ? all.filter((unit) => counters[unit]!.at === place) : [])
    const here = all.filter((unit) => isInPlay(run, unit))
    const go = here.filter((unit) => !isSurrounded(run, unit))
    const cost = turn === due ? here.length - go.length + lie('dead').length : 0
    const units = [...go, ...lie('track')]
    if (units.length + cost > 0) run.emit({ type: 'UnitsLeft', units, to: 'dead', cost })
  }
}

/** 8.3, 8.7: who is withdrawn by his kind lies in a pile, whole. */
const Withdrawn = besides<{ units: readonly CounterId[] }>((after, { units }) =>
  withCounters(after, units, { at: 'withdrawn' }),
)

/** 7.4: all Italians leave. */
const italians: BeginRule = (run) => {
  if (run.open.turn !== run.rules.italiansLeave) return
  const isHere = (unit: CounterId) => !['dead', 'gone'].includes(counterOf(run.open, unit).at)
  const units = unitsThat(run, ({ nation }, unit) => nation === 'italian' && isHere(unit))
  if (units.length > 0) run.emit({ type: 'UnitsLeft', units, to: 'gone', cost: 0 })
}

/** 8.21: divisions that come in at one port, or never. */
const portEntries: BeginRule = (run) => {
  for (const { turn, unit, port } of run.rules.PORT_ENTRIES)
    if (turn === run.open.turn && run.open.taken.includes(port))
      run.emit({ type: 'UnitLanded', unit, hex: port })
}

/** DD 7.4, 8.1 to 8.12, 8.22: what leaves, what comes back, and what becomes something else. */
export const piles: Chapter = {
  'DD 7.4': { rules: { begins: plus({ italians }) } },
  'DD 8.3': { events: { replace: { Withdrawn } } },
  'DD 8.4': { rules: { begins: plus({ mustLeave }) } },
  'DD 8.5': { rules: { begins: plus({ orderOfBattle }) } },
  'DD 8.9': { rules: { begins: plus({ convert }) } },
  'DD 8.6': { rules: { begins: plus({ comeBack }) } },
  'DD 8.21': { rules: { begins: plus({ portEntries }) } },
  'DD 8.22': { rules: { begins: plus({ downgrade }) } },
}
