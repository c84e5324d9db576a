import type { Rules as Parent } from '@/lib/games/proud-monster/full/in-force'
import type { orders as parentOrders } from '@/lib/games/proud-monster/full/orders'
import type { steps as parentSteps } from '@/lib/games/proud-monster/full/steps'
import type { DefenceHalving, Fight, ShiftRule } from '@/lib/games/proud-monster/rules/14-odds'
import type { HaltRule } from '@/lib/games/proud-monster/rules/limits'
import { amended, over, plus } from '@/lib/wargame/extend'
import { lawfulIn, openIn } from '@/lib/wargame/listing'
import { countersAt, inBox } from '@/lib/wargame/occupancy'
import { here } from '../here'
import { stepsOf, unitsInReach, unitsThat } from '../rules/08-units'
import {
  fightersBack,
  gambitChoices,
  gambitUnits,
  isCitadelDone,
  isPartisan,
  judgeCitadel,
  judgeComingBack,
  judgeGambit,
  judgeLanding,
  judgeSending,
  judgeSummer,
  partOfCitadel,
  placesBack,
  sortOf,
} from '../rules/15-offensives'
import type { Situation } from '../situation'
import { counterOf } from '../state'
import { no, order, plain, type Run } from '../world'
import { anewFor, type BeginRule } from './05-sequence'
import { type Chapter, hindered, stricter, waitsFor } from './difference'

// 15.1: the 4th Airborne Corps and the partisans of 1942.

const dropPartisans = order({
  cite: 'DD 15.1',
  about: '15.1: airborne troops or partisans come down in forest or hills near Moscow or Leningrad',
  fields: ({ counterId, anyHex }) => ({ unit: counterId, hex: anyHex }),
  steps: ['reinforce'],
  check: (at, { unit, hex }) =>
    at.side === 'soviet' ? judgeLanding(at, unit, hex) : no('DD 15.1', 'not-yours'),
  apply: (run, { unit, hex }) => run.emit({ type: 'UnitLanded', unit, hex }),
  list: (at) => waiting(at).flatMap((unit) => openIn('hex', landingHexes(at, unit), { unit })),
})
const waiting = (at: Situation) => inBox(at, 'arriving', 'soviet').filter((unit) => isPartisan(at, unit))
const landingHexes = (at: Situation, unit: string) =>
  at.rules.board.hexes.filter((hex) => judgeLanding(at, unit, hex) === null)

/** 15.1: they come in at no place as others do. */
const placeUnits = (base: (typeof parentOrders)['placeUnits']) =>
  stricter(base, (at, { units }) => {
    const unit = units.find((one) => isPartisan(at, one))
    return unit === undefined ? null : no('DD 15.1', 'partisan-entry', { unit })
  })
type Move = (typeof parentOrders)['moveStack']
/** 15.1: where others come to them they are theirs. */
const moveStack = (base: Move): Move => ({
  ...base,
  apply: (of, given, side) => {
    base.apply(of, given, side)
    const run = of as unknown as Run
    const units = given.path.flatMap((hex) => countersAt(run, hex)).filter((unit) => isPartisan(run, unit))
    const steps = units.reduce((sum, unit) => sum + stepsOf(run, unit), 0)
    if (side === 'soviet' && units.length > 0) run.emit({ type: 'PartisansJoined', units, steps })
  },
})
/** 15.1: they come at once. */
const reinforce = hindered((at) => {
  const unit = waiting(at).find((one) => landingHexes(at, one).length > 0)
  return unit === undefined ? null : no('DD 15.1', 'partisan-late', { unit })
})
const stays: HaltRule = (at, unit) =>
  isPartisan(here(at), unit) ? no('DD 15.1', 'partisan-stays', { unit }) : null
/** 15.1: they always are in supply as they defend themselves. */
const defendsUnsupplied = over<DefenceHalving>(
  (base) => (at, fight, unit) => base(at, fight, unit) && !isPartisan(here(at), unit),
)
/** 15.1: to attack from all sides they count. */
const concentric = over<ShiftRule>((base) => (at, fight) => {
  const known = base(at, fight)
  if (known || fight.side === 'german') return known
  const behind = here(at)
    .rules.board.neighbours(fight.target)
    .filter((hex) => countersAt(at, hex).some((unit) => isPartisan(here(at), unit)))
  return behind.length > 0 ? base(at, withFrom(fight, behind)) : null
})
const withFrom = (fight: Fight, hexes: readonly string[]): Fight => ({
  ...fight,
  attackers: [...fight.attackers, ...hexes.map((from) => ({ unit: fight.attackers[0]!.unit, from }))],
})

// 15.2 to 15.4: offensives.

const declareSummer = plain({
  cite: 'DD 15.2',
  about: '15.2: the summer offensive of 1942: mobile assaults cost six points in this player turn',
  steps: ['restore', 'move'],
  check: judgeSummer,
  apply: (run) => run.emit({ type: 'SummerDeclared' }),
})
const declareCitadel = plain({
  cite: 'DD 15.3',
  about:
    '15.3: the summer offensive of 1943, in which enough mechanized divisions are to attack in this turn',
  steps: ['restore', 'move'],
  check: (at) => judgeCitadel(at),
  apply: (run) => run.emit({ type: 'CitadelDeclared' }),
})
const declareGambit = order({
  cite: 'DD 15.4',
  about:
    '15.4: the summer offensive of 1943 with all there is; who has not won by the mud of autumn has lost',
  fields: ({ z, counterId }) => ({ units: z.array(counterId).max(2) }),
  // Its aircraft come as others are committed, or after that.
  steps: ['commit', 'restore', 'move'],
  check: (at, { units }) => judgeGambit(at, units),
  apply: (run, { units }) => {
    run.emit({ type: 'CitadelDeclared' })
    run.emit({ type: 'GambitDeclared', units: gambitUnits(run, units), steps: run.rules.gambitSteps })
  },
  list: (at) => {
    if (judgeGambit(at, []) !== null) return []
    const from = gambitChoices(at)
    // Where there is nobody to choose there is nothing to fill in.
    if (from.length === 0) return [{ units: [] }]
    return [{ choose: [{ field: 'units', from, min: 0, max: Math.min(from.length, at.rules.gambitUnits) }] }]
  },
})

type Commit = (typeof parentSteps)['commit']
/** 15.4: as long as the Gambit would bring aircraft nobody goes on before the German has said that he is done. */
const commit = (base: Commit): Commit => ({
  ...base,
  run: (of, step) => {
    const at = here(of)
    const isDue = step.side === 'german' && step.recalled === true && bringsAircraft(at)
    return isDue ? false : base.run!(of, step)
  },
})
/** true: the Gambit may be declared now, and he has more aircraft with it. */
const bringsAircraft = (at: Situation): boolean => {
  if (judgeGambit(at, []) !== null) return false
  const { rules, open } = at
  const declared = { ...open, offensives: { ...open.offensives, gambit: true } }
  const count = (of: typeof open) => rules.airOf({ rules, open: of } as never, 'german').length
  return count(declared) > count(open)
}

/** 15.2: in the player turn of the offensive of 1942 mobile assaults cost as in June 1941. */
const mobilePrice = over<Parent['mobilePrice']>((base) => (at, unit) => {
  const { rules, open } = here(at)
  const isOn = open.offensives.summer === 'on' && open.acting === 'german'
  return isOn && rules.counters[unit]!.side === 'german' ? rules.firstTurnPrice : base(at, unit)
})

/** 15.2: whether the last German player turn was a lull, and that the offensive lasts no longer than its own. */
const PlayerTurnBegan = anewFor('german', ({ offensives }) => ({
  offensives: {
    ...offensives,
    ...{ lull: !offensives.struck, struck: false },
    summer: offensives.summer === 'on' ? 'over' : offensives.summer,
  },
}))

/** What hangs on it that enough of them attack, in points of strength: victory points and all allies. Ours. */
const AT_STAKE = 45
/** 15.3: in the turn of the offensive of 1943 it is worth the more that a division attacks the fewer are still to. */
const attackPrize = over<Parent['attackPrize']>((base) => (at, fight) => {
  const units = (fight as Fight).attackers.map(({ unit }) => unit)
  return base(at, fight) + AT_STAKE * partOfCitadel(here(at), units)
})
/** 15.3, 15.4: the German attacks in its turn; who has staked all does until it is decided. */
const attacker = over<Parent['attacker']>((base) => (at) => {
  const { offensives, turn } = here(at).open
  return offensives.gambit || offensives.citadel === turn ? 'german' : base(at)
})

/** 15.3: whoever has let the summer of 1943 pass pays for it. */
const summerOver: BeginRule = (run) => {
  const { summer43, citadelCost } = run.rules
  if (run.open.turn !== summer43[1] + 1 || isCitadelDone(run)) return
  const isHere = (unit: string) => counterOf(run.open, unit).at !== 'gone'
  const units = unitsThat(
    run,
    ({ nation }, unit) => ['romanian', 'hungarian'].includes(nation) && isHere(unit),
  )
  run.emit({ type: 'UnitsLeft', units, to: 'gone', cost: citadelCost })
}

type Weather = (typeof parentSteps)['weather']
/** 4.6, 15.4: with the first rain or mud of autumn in the north the Gambit is lost. */
const weather = (base: Weather): Weather => ({
  ...base,
  auto: (of, step) => {
    base.auto!(of, step)
    const run = of as unknown as Run
    const { offensives, turn, weather: now } = run.open
    if (!offensives.gambit || turn <= run.rules.gambitUntil || !['R', 'M'].includes(now.north)) return
    run.emit({
      ...{ type: 'GameEnded', winner: 'soviet', cite: 'DD 15.4', key: 'final-gambit' },
      ...{ german: null, soviet: null },
    })
  },
})

// 15.8: war against partisans.

const callForFighters: BeginRule = (run) => {
  if (run.open.turn < run.rules.partisansFrom) return
  const face = run.dice.roll(`partisans/${run.open.turn}`, 6)
  const [foot, mech] = run.rules.againstPartisans(face)
  const away = inBox(run, 'partisanWar', 'german')
  const back = (['foot', 'mech'] as const).flatMap((sort) =>
    away.filter((unit) => sortOf(run, unit) === sort).slice(sort === 'foot' ? foot : mech),
  )
  const still = (sort: 'foot' | 'mech', most: number) =>
    Math.max(0, most - away.filter((unit) => sortOf(run, unit) === sort).length)
  run.emit({ type: 'PartisansRolled', face, foot: still('foot', foot), mech: still('mech', mech), back })
}
const sendAgainstPartisans = order({
  cite: 'DD 15.8',
  about: '15.8: this full division leaves the front to fight partisans',
  fields: ({ counterId }) => ({ unit: counterId }),
  steps: ['restore'],
  check: (at, { unit }) => judgeSending(at, unit),
  apply: (run, { unit }) => run.emit({ type: 'SentAgainstPartisans', unit }),
  list: (at) => lawfulIn('unit', unitsInReach(at, 'german'), (unit) => judgeSending(at, unit)),
})
const bringBack = order({
  cite: 'DD 15.8',
  about:
    '15.8: a division that has fought partisans comes back in a place of its own; else by the reserve area',
  fields: ({ counterId, anyHex }) => ({ unit: counterId, hex: anyHex }),
  steps: ['callUp'],
  check: (at, { unit, hex }) => judgeComingBack(at, unit, hex),
  apply: (run, { unit, hex }) => run.emit({ type: 'FighterCameBack', unit, hex }),
  list: (at) => fightersBack(at).flatMap((unit) => openIn('hex', placesBack(at, unit), { unit })),
})
const callUp = waitsFor((at) => fightersBack(at).length > 0)
type Restore = (typeof parentSteps)['restore']
/** 15.8: whoever does not send all of them pays a point. */
const restore = (base: Restore): Restore => ({
  ...base,
  finish: (of, step) => {
    const run = of as unknown as Run
    const { foot, mech } = run.open.partisans
    if (foot + mech > 0) run.emit({ type: 'PartisansNeglected' })
    base.finish!(of, step)
  },
})

/** DD 15: units and events of their own. */
export const special: Chapter = {
  'DD 15.1': {
    rules: {
      halts: plus({ stays }),
      mayAttackNow: plus({ stays }),
      defenceHalvings: amended({ replace: { defendsUnsupplied } }),
      shifts: amended({ replace: { concentric } }),
    },
    orders: { add: { dropPartisans }, replace: { placeUnits, moveStack } },
    steps: { replace: { reinforce } },
  },
  'DD 15.2': {
    rules: { mobilePrice },
    orders: { add: { declareSummer } },
    events: { replace: { PlayerTurnBegan } },
  },
  'DD 15.3': { rules: { attackPrize, begins: plus({ summerOver }) }, orders: { add: { declareCitadel } } },
  'DD 15.4': {
    rules: { attacker },
    orders: { add: { declareGambit } },
    steps: { replace: { weather, commit } },
  },
  'DD 15.8': {
    rules: { begins: plus({ callForFighters }) },
    orders: { add: { sendAgainstPartisans, bringBack } },
    steps: { replace: { restore, callUp } },
  },
}
