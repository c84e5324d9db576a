import { supportedBy } from '@/lib/games/proud-monster/full/air'
import type { LastShift } from '@/lib/games/proud-monster/full/combat-turn'
import { orders as parentOrders } from '@/lib/games/proud-monster/full/orders'
import { judgeMove } from '@/lib/games/proud-monster/rules/12-movement'
import type { LossRule } from '@/lib/games/proud-monster/rules/14-losses'
import {
  type FactorRule,
  type Fight,
  groundAttack,
  type SupportRule,
} from '@/lib/games/proud-monster/rules/14-odds'
import { reveal } from '@/lib/games/proud-monster/steps/battle'
import { amended, plus } from '@/lib/wargame/extend'
import { openIn } from '@/lib/wargame/listing'
import { countersAt, onMapUnits } from '@/lib/wargame/occupancy'
import type { StepRules } from '@/lib/wargame/ruleset'
import type { AddedSteps } from '../agenda'
import { here } from '../here'
import { isGun } from '../rules/08-units'
import { isOffensive } from '../rules/09-supply'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Hex } from '../state'
import { type Late, no, order, plain, type Run, running } from '../world'
import type { Chapter } from './difference'

/** 14.5, 14.8: artillery makes no mobile assaults. */
const guns = (at: Situation, unit: CounterId) =>
  isGun(at, unit) || at.rules.counters[unit]!.type === 'artillery'
    ? no(isGun(at, unit) ? 'DD 14.5' : 'DD 14.8', 'artillery-mobile', { unit })
    : null

/** 14.5: artillery attacks in offensive supply alone. */
const gunsUnsupplied = (at: Situation, unit: CounterId) => {
  const { at: hex } = counterOf(at.open, unit)
  return isGun(at, unit) && !isOffensive(at, unit, hex)
    ? no('DD 14.5', 'no-offensive-supply', { unit }, [hex])
    : null
}
/** Why artillery does not take part in an attack of some; null if it does: beside others of its hex (14.5). */
export function gunsAlone(at: Situation, units: readonly CounterId[]) {
  const places = new Set(units.flatMap((unit) => (isGun(at, unit) ? [] : [counterOf(at.open, unit).at])))
  const unit = units.find((one) => isGun(at, one) && !places.has(counterOf(at.open, one).at))
  return unit ? no('DD 14.5', 'artillery-alone', { unit }, [counterOf(at.open, unit).at]) : null
}
/** The same without guns that are alone. */
export function withoutGunsAlone(at: Situation, units: readonly CounterId[]): CounterId[] {
  const left = [...units]
  for (let no = gunsAlone(at, left); no; no = gunsAlone(at, left))
    left.splice(left.indexOf(String(no.because.params.unit)), 1)
  return left
}
type Attack = (typeof parentOrders)['declareAttack']
const declareAttack = (base: Attack): Attack => ({
  ...base,
  list: (at) =>
    base.list(at).flatMap(({ choose = [], ...entry }) => {
      const left = choose.map((one) => ({
        ...one,
        from: withoutGunsAlone(here(at), one.from as readonly CounterId[]),
      }))
      return left.every(({ from }) => from.length > 0)
        ? [{ ...entry, choose: left.map((one) => ({ ...one, max: one.from.length })) }]
        : []
    }),
  // 14.7: before the die.
  apply: (run, given, side) => {
    base.apply(run, given, side)
    if (batteries(here(run)).length > 0) (run as unknown as Run).push({ step: 'barrage', side: 'german' })
  },
})

/** A situation as the parent asks of it. */
type Asked = Parameters<SupportRule>[0]

/** What those of an attack bring who are no artillery, as they are halved; `times`: so much as this many of them. */
const others = (of: Asked, fight: Fight, values: Parameters<SupportRule>[3], times = 1): number =>
  groundAttack(
    of,
    { ...fight, attackers: fight.attackers.filter(({ unit }) => !isGun(here(of), unit)) },
    (unit) => ({ ...values(unit), attack: times * values(unit).attack }),
  )
/** 14.5: artillery brings no more than those whom it supports, what is left over of both together being lost once (14.1). */
const excess: SupportRule = (of, fight, part, values) =>
  part === 'defence' || fight.side === 'german'
    ? 0
    : Math.min(0, others(of, fight, values, 2) - groundAttack(of, fight, values))
/** 14.5: aircraft support no factors of artillery that do not count (P10.2). */
const groundSupport = () =>
  supportedBy((of, stack, fight, values) => {
    const all = groundAttack(of, stack, values)
    return fight.side === 'german'
      ? all
      : Math.min(all, others(of, stack, values) + others(of, fight, values))
  })

/** true: terrain that people have made lies in a hex (12.17 of the parent, 3.7); fieldworks are counters, and none. */
const isBuiltOn = ({ rules }: Situation, hex: Hex): boolean =>
  rules.placeOf(hex) !== undefined ||
  Boolean(rules.fortOf(hex)) ||
  rules.isStalinLine(hex) ||
  rules.oilCentres.some((centre) => centre.hex === hex) ||
  rules.hasMilitaryRoad(hex)
/** 14.6: rockets count twice into clear ground on which nothing is built. */
const rockets: FactorRule = (of, target, unit, { attack }) => {
  const at = here(of)
  const isBare = at.rules.terrainOf(target) === at.rules.clearAt(target) && !isBuiltOn(at, target)
  return at.rules.counters[unit]!.type === 'rocket' && isBare ? 2 * attack : null
}

/** Soviet artillery that fires at those who attack its hex (14.7). */
const batteries = (at: Situation): CounterId[] => {
  const { battle } = at.open
  return battle?.side === 'german' && !battle.mobile
    ? battle.defenders.filter((unit) => isGun(at, unit) && isOffensive(at, unit, battle.target)).sort()
    : []
}
/** 14.7: they fire once the odds are known; who was untried is. */
function fire(run: Run): void {
  reveal(running(run))
  const units = batteries(run)
  if (units.length === 0) return
  const { counterBattery, barrageHit } = run.rules
  const faces = units
    .filter((unit) => !counterBattery.includes(unit))
    .map((unit) => run.dice.roll(`barrage/${run.open.turn}/${run.open.battles}/${unit}`, 6))
  const hits = units.length - faces.length + faces.filter((face) => face === barrageHit).length
  run.emit({ type: 'BarrageFired', units, faces, hits })
}
const barrageSteps: StepRules<Late, Pick<AddedSteps, 'barrage'>> = {
  barrage: {
    about: 'callOff, or done: the attack goes on after the fire of Soviet artillery (14.7)',
    fields: ({ side, z }) => ({ side, fired: z.literal(true).optional() }),
    run: (run, step) => {
      if (!step.fired) {
        fire(run)
        run.replace({ ...step, fired: true as const })
        return true
      }
      if (run.open.barrage > 0) return false
      run.pop()
      return true
    },
    gaps: ({ barrage }) => ({ count: barrage }),
    done: true,
  },
}
const callOff = plain({
  cite: 'DD 14.7',
  about: '14.7: the attack is called off; whoever was to take part does not attack in this phase',
  steps: ['barrage'],
  apply: (run) => {
    run.emit({ type: 'AttackCalledOff' })
    run.pop()
    run.pop()
  },
})
/** 14.7: each hit is a column to the left. */
const barrage: LastShift = (of, battle) =>
  battle.side === 'german' && !battle.mobile ? 0 - here(of).open.barrage : 0

// 14.5: artillery that is caught alone.

/** Artillery that stands alone in a hex, as far as anybody sees (14.5). */
const alone = (at: Situation, hex: Hex): CounterId[] => {
  const units = countersAt(at, hex).filter((unit) => at.rules.counters[unit]!.side === 'soviet')
  return units.every((unit) => isGun(at, unit)) && !at.open.several.includes(hex) ? [...units] : []
}
const judgeOverrun = (at: Situation, from: string, hex: Hex, units: readonly CounterId[]) => {
  const guns = at.rules.board.has(hex) ? alone(at, hex) : []
  if (guns.length === 0) return no('DD 14.5', 'overrun-nobody', { hex })
  return judgeMove(without(at, guns), 'german', from, units, [hex])
}
/** The same without those who are run over. */
const without = (at: Situation, units: readonly CounterId[]): Situation => {
  const counters = { ...at.open.counters }
  for (const unit of units) counters[unit] = { ...counters[unit]!, at: 'dead' }
  return { ...at, open: { ...at.open, counters } }
}
const overrunGuns = order({
  cite: 'DD 14.5',
  about: '14.5: units go into a hex in which artillery stands alone, which is lost',
  fields: ({ anyHex, fromPlace, stack }) => ({ hex: anyHex, from: fromPlace, units: stack }),
  steps: ['move'],
  check: (at, { hex, from, units }) =>
    at.side === 'german' ? judgeOverrun(at, from, hex, units) : no('DD 14.5', 'not-yours'),
  apply: (run, { hex, from, units }, side) => {
    run.emit({ type: 'GunsOverrun', units: alone(run, hex) })
    parentOrders.moveStack.apply(running(run), { from, units, path: [hex] }, side)
  },
  list: (at) =>
    at.side === 'german'
      ? onMapUnits(at, 'soviet')
          .map((unit) => counterOf(at.open, unit).at)
          .filter((hex, i, all) => all.indexOf(hex) === i && alone(at, hex).length > 0)
          .flatMap((hex) =>
            at.rules.board.neighbours(hex).flatMap((from) => {
              const units = countersAt(at, from).filter(
                (unit) => judgeOverrun(at, from, hex, [unit]) === null,
              )
              return openIn('units', units, { hex, from }, units.length)
            }),
          )
      : [],
})
/** 14.5: and it pays for nothing, as long as others are there. */
const gunsLast: LossRule = (of, _battle, _side, units) => {
  const others = units.filter((unit) => !isGun(here(of), unit))
  return others.length > 0 ? others : units
}

/** DD 14.5 to 14.7: Soviet artillery. */
export const sovietArtillery: Chapter = {
  'DD 14.5': {
    rules: {
      mobileHalts: plus({ guns }),
      support: amended({ add: { excess }, replace: { groundSupport } }),
      mayAttackNow: plus({ gunsUnsupplied }),
      attackBars: plus({ gunsAlone }),
      lossRules: plus({ gunsLast }),
    },
    orders: { replace: { declareAttack }, add: { overrunGuns } },
  },
  'DD 14.6': { rules: { factors: plus({ rockets }) } },
  'DD 14.7': {
    rules: { lastShifts: plus({ barrage }) },
    orders: { add: { callOff } },
    steps: { add: barrageSteps },
  },
}
