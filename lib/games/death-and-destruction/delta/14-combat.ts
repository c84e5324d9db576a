import type { Rules as Parent } from '@/lib/games/proud-monster/full/in-force'
import { isMobile } from '@/lib/games/proud-monster/full/odds'
import { supplyOf } from '@/lib/games/proud-monster/full/supply'
import { weatherBar } from '@/lib/games/proud-monster/full/weather'
import { RIVER, sideBetween } from '@/lib/games/proud-monster/rules/12-costs'
import { involved, type LossRule } from '@/lib/games/proud-monster/rules/14-losses'
import type { FactorRule, Fight, HalvingRule, ShiftRule } from '@/lib/games/proud-monster/rules/14-odds'
import { amended, over, plus } from '@/lib/wargame/extend'
import { countersAt, sideAt } from '@/lib/wargame/occupancy'
import { asked, here } from '../here'
import { isGun, isOverland, isTankCorps } from '../rules/08-units'
import type { Situation } from '../situation'
import type { CounterId, Hex, Side } from '../state'
import { word } from '../world'
import type { BeginRule } from './05-sequence'
import type { Chapter } from './difference'

const factsOf = ({ rules }: Situation, unit: CounterId) => rules.counters[unit]!
const isIn = (at: Situation, unit: CounterId): boolean => supplyOf(asked(at), unit) !== 'out'

/** 14.1: an attacker comes across a river that halves him. */
const acrossRiver: HalvingRule = (at, { target }, { from }) =>
  here(at).open.thawed && sideBetween(at, from, target) === RIVER
const river = over<ShiftRule>((base) => (at, fight) => (here(at).open.thawed ? null : base(at, fight)))

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
const mobilePrice = over<Parent['mobilePrice']>((base) => (at, unit) => {
  const now = here(at)
  return factsOf(now, unit).side === 'soviet' && isTankCorps(now, unit)
    ? now.rules.corpsPrice
    : base(at, unit)
})

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
  'DD 1.3': { rules: { begins: plus({ hedgehogsLifted }) } },
  'DD 14.1': {
    rules: {
      shifts: amended({ replace: { river } }),
      halvings: plus({ acrossRiver }),
      roundsDown: () => acrossRiver,
    },
  },
  'DD 14.3': { rules: { shifts: plus({ heavy }) } },
  'DD 14.4': { rules: { shifts: plus({ engineers }), lossRules: plus({ engineersFirst }) } },
  'DD 14.8': { rules: { factors: plus({ artilleryDivision }), shifts: plus({ artillery }) } },
  'DD 14.9': { rules: { begins: plus({ repair }) } },
  'DD 14.12': { rules: { mobileBars: amended({ replace: { mudAndSnow } }) } },
  'DD 15.9': { rules: { mobilePrice } },
  'DD 15.10': { rules: { begins: plus({ counterFireComes }), shifts: plus({ counterFire }) } },
}
