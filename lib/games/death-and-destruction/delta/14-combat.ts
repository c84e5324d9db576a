import { supportedBy } from '@/lib/games/proud-monster/full/air'
import type { LastShift } from '@/lib/games/proud-monster/full/combat-turn'
import type { Rules as Parent } from '@/lib/games/proud-monster/full/in-force'
import { isMobile } from '@/lib/games/proud-monster/full/odds'
import { orders as parentOrders } from '@/lib/games/proud-monster/full/orders'
import { supplyOf } from '@/lib/games/proud-monster/full/supply'
import { weatherBar } from '@/lib/games/proud-monster/full/weather'
import { RIVER, sideBetween } from '@/lib/games/proud-monster/rules/12-costs'
import { judgeMove } from '@/lib/games/proud-monster/rules/12-movement'
import { involved, type LossRule } from '@/lib/games/proud-monster/rules/14-losses'
import {
  type FactorRule,
  type Fight,
  groundAttack,
  type HalvingRule,
  type ShiftRule,
  type SupportRule,
} from '@/lib/games/proud-monster/rules/14-odds'
import { reveal } from '@/lib/games/proud-monster/steps/battle'
import { countersAt, onMapUnits, sideAt } from '@/lib/wargame/occupancy'
import type { StepRules } from '@/lib/wargame/ruleset'
import type { AddedSteps } from '../agenda'
import { amended } from '../amended'
import { asked, here } from '../here'
import { isGun, isOverland, isTankCorps } from '../rules/08-units'
import { isOffensive } from '../rules/09-supply'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Hex, type Side } from '../state'
import { type Late, no, order, plain, type Run, running, word } from '../world'
import type { BeginRule } from './05-sequence'
import type { Chapter } from './difference'

const factsOf = ({ rules }: Situation, unit: CounterId) => rules.counters[unit]!
const isIn = (at: Situation, unit: CounterId): boolean => supplyOf(asked(at), unit) !== 'out'

/** 14.1: an attacker comes across a river that halves him. */
const acrossRiver: HalvingRule = (at, { target }, { from }) =>
  here(at).open.thawed && sideBetween(at, from, target) === RIVER
const river =
  (base: ShiftRule): ShiftRule =>
  (at, fight) =>
    here(at).open.thawed ? null : base(at, fight)

/** Units of a fight by the hex in which they stand, of one side. */
const stacksOf = (fight: Fight, side: Side): { unit: CounterId; hex: Hex }[] =>
  side === fight.side
    ? fight.attackers.map(({ unit, from }) => ({ unit, hex: from }))
    : fight.defenders.map((unit) => ({ unit, hex: fight.target }))

/** Units of a type that fight beside such another in their hex. */
function helpers(
  fight: Fight,
  side: Side,
  isHelper: (unit: CounterId) => boolean,
  isBeside: (unit: CounterId) => boolean,
): CounterId[] {
  const all = stacksOf(fight, side)
  const isHelped = (hex: Hex, unit: CounterId) =>
    all.some((one) => one.unit !== unit && one.hex === hex && isBeside(one.unit))
  return all.flatMap(({ unit, hex }) => (isHelper(unit) && isHelped(hex, unit) ? [unit] : []))
}
const TANK_DIVISIONS = ['panzer', 'panzergrenadier', 'motorized']
const isDivision = (at: Situation, unit: CounterId) => factsOf(at, unit).size === 'division'

/** 14.3: heavy tanks beside a panzer, panzer grenadier or motorized division. */
const heavy: ShiftRule = (of, fight) => {
  const at = here(of)
  const isHeavy = (unit: CounterId) => factsOf(at, unit).type === 'heavy-tank' && isOverland(at, unit)
  const isBeside = (unit: CounterId) =>
    isDivision(at, unit) && TANK_DIVISIONS.includes(factsOf(at, unit).type)
  if (helpers(fight, 'german', isHeavy, isBeside).length === 0) return null
  const by = fight.side === 'german' ? at.rules.heavyShift : -at.rules.heavyShift
  return { cite: 'DD 14.3', key: word('odds-heavy'), by }
}

/** Assault engineers with a line over land beside a division (14.4). */
const engineersIn = (at: Situation, fight: Fight, side: Side): CounterId[] =>
  helpers(
    fight,
    side,
    (unit) => factsOf(at, unit).type === 'assault-engineer' && isOverland(at, unit),
    (unit) => isDivision(at, unit),
  )
/** 14.4: they shift a column, though never in mobile assaults; those of both sides cancel each other. */
const engineers: ShiftRule = (of, fight) => {
  const at = here(of)
  if (isMobile(fight)) return null
  const count = (side: Side) => engineersIn(at, fight, side).length
  const net = Math.sign(count('german') - count('soviet')) * (fight.side === 'german' ? 1 : -1)
  return net === 0 ? null : { cite: 'DD 14.4', key: word('odds-engineers'), by: net * at.rules.engineerShift }
}
/** 14.4: and the first step of their side that is lost is one of theirs, before any tank's (14.35). */
const engineersFirst: LossRule = (of, battle, side, units) => {
  const all = isMobile(battle) ? [] : engineersIn(here(of), battle, side)
  const left = involved(of, battle, side)
  return all.length > 0 && all.every((unit) => left.includes(unit)) ? all : units
}

/** 14.5, 14.8: artillery makes no mobile assaults. */
const guns = (at: Situation, unit: CounterId) =>
  isGun(at, unit) || factsOf(at, unit).type === 'artillery'
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
  return factsOf(at, unit).type === 'rocket' && isBare ? 2 * attack : null
}

/** 14.8: the German artillery division attacks with its defence. */
const isGermanGun = (at: Situation, unit: CounterId) =>
  factsOf(at, unit).type === 'artillery' && !isGun(at, unit)
const artilleryDivision: FactorRule = (of, _target, unit, { defence }) =>
  isGermanGun(here(of), unit) ? defence : null
const artillery: ShiftRule = (of, fight) => {
  const at = here(of)
  if (fight.side === 'soviet' || isMobile(fight)) return null
  const guns = helpers(
    fight,
    'german',
    (unit) => isGermanGun(at, unit),
    (unit) => isDivision(at, unit),
  )
  return guns.length > 0
    ? { cite: 'DD 14.8', key: word('odds-artillery'), by: at.rules.artilleryShift }
    : null
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
  const units = countersAt(at, hex).filter((unit) => factsOf(at, unit).side === 'soviet')
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
              return units.length > 0
                ? [{ hex, from, choose: [{ field: 'units', from: units, max: units.length }] }]
                : []
            }),
          )
      : [],
})
/** 14.5: and it pays for nothing, as long as others are there. */
const gunsLast: LossRule = (of, _battle, _side, units) => {
  const others = units.filter((unit) => !isGun(here(of), unit))
  return others.length > 0 ? others : units
}

/** 14.9: printed forts that the Soviet has again are repaired as a turn begins. */
const repair: BeginRule = (run) => {
  const hexes = run.open.forts.destroyed.filter(
    (hex) =>
      run.rules.fortOf(hex) &&
      sideAt(run, hex) === 'soviet' &&
      countersAt(run, hex).some((unit) => isIn(run, unit)),
  )
  if (hexes.length > 0) run.emit({ type: 'FortsRepaired', hexes: [...hexes] })
}

/** 14.12: from the first snow after turn 218 on there are mobile assaults in snow, and in mud none. */
const mud = weatherBar((weather) => weather === 'M')
const mudAndSnow =
  (base: (at: Situation, from: Hex, target: Hex) => object | null) =>
  (at: Situation, from: Hex, target: Hex): object | null =>
    (at.open.turn > at.rules.snowAssaultsAfter ? (mud as typeof base) : base)(at, from, target)

/** 15.9: tank and mechanized corps pay more for a mobile assault. */
const mobilePrice =
  (base: Parent['mobilePrice']): Parent['mobilePrice'] =>
  (at, unit) => {
    const now = here(at)
    return factsOf(now, unit).side === 'soviet' && isTankCorps(now, unit)
      ? now.rules.corpsPrice
      : base(at, unit)
  }

/** 15.10: the Counter Fire Corps comes to Leningrad, if that is Soviet. */
const counterFireComes: BeginRule = (run) => {
  const { turn, taken } = run.open
  if (turn === run.rules.counterFireTurn && !taken.includes(run.rules.leningrad))
    run.emit({ type: 'CounterFireCame' })
}
const counterFire: ShiftRule = (of, { side, target }) => {
  const { rules, open } = here(of)
  return side === 'german' && open.counterFire && rules.board.distance(target, rules.leningrad) <= 1
    ? { cite: 'DD 15.10', key: word('odds-counter-fire'), by: rules.counterFireShift }
    : null
}

/** PM 14.40: hedgehogs are a matter of December, and lifted as it is over. */
const hedgehogsLifted: BeginRule = (run) => {
  if (run.rules.isHedgehogTurn(run.open.turn)) return
  for (const hex of run.open.hedgehogs) run.emit({ type: 'HedgehogChanged', hex, formed: false })
}

/** DD 14 and 15: combat, and units with rules of their own. */
export const combat: Chapter = {
  'DD 1.3': { rules: { replace: { begins: amended({ add: { hedgehogsLifted } }) } } },
  'DD 14.1': {
    rules: {
      replace: {
        shifts: amended({ replace: { river } }),
        halvings: amended({ add: { acrossRiver } }),
        roundsDown: () => acrossRiver,
      },
    },
  },
  'DD 14.3': { rules: { replace: { shifts: amended({ add: { heavy } }) } } },
  'DD 14.4': {
    rules: {
      replace: { shifts: amended({ add: { engineers } }), lossRules: amended({ add: { engineersFirst } }) },
    },
  },
  'DD 14.5': {
    rules: {
      replace: {
        ...{
          mobileHalts: amended({ add: { guns } }),
          support: amended({ add: { excess }, replace: { groundSupport } }),
        },
        ...{
          mayAttackNow: amended({ add: { gunsUnsupplied } }),
          attackBars: amended({ add: { gunsAlone } }),
        },
        lossRules: amended({ add: { gunsLast } }),
      },
    },
    orders: { replace: { declareAttack }, add: { overrunGuns } },
  },
  'DD 14.6': { rules: { replace: { factors: amended({ add: { rockets } }) } } },
  'DD 14.7': {
    rules: { replace: { lastShifts: amended({ add: { barrage } }) } },
    orders: { add: { callOff } },
    steps: { add: barrageSteps },
  },
  'DD 14.8': {
    rules: {
      replace: { factors: amended({ add: { artilleryDivision } }), shifts: amended({ add: { artillery } }) },
    },
  },
  'DD 14.9': { rules: { replace: { begins: amended({ add: { repair } }) } } },
  'DD 14.12': { rules: { replace: { mobileBars: amended({ replace: { mudAndSnow } }) } } },
  'DD 15.9': { rules: { replace: { mobilePrice } } },
  'DD 15.10': {
    rules: {
      replace: { begins: amended({ add: { counterFireComes } }), shifts: amended({ add: { counterFire } }) },
    },
  },
}
