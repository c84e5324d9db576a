import { defineGame } from '@/lib/wargame/define-game'
import { amended, extend, plus } from '@/lib/wargame/extend'
import { rulesetOf } from '@/lib/wargame/halves'
import { terrainOf } from '../data/map'
import type { Hex, Level, Side } from '../names'
import { rules as beginner } from '../ruleset'
import { aircraft, eighthCorps, factorOfAir, groundSupport } from './air'
import { siegeHolds, siegeRests, siegeResult } from './call-up'
import { maySovietEnter } from './entries'
import { chronicleUnder } from './events'
import { seenBy } from './fog'
import { forts, stalinLine } from './forts'
import { flakHolds, inHedgehog } from './hedgehogs'
import { figures, type Rules, type SupplyPart } from './in-force'
import { allies, frozenCountries, frozenUnits, partners, southernSheet } from './limits'
import { airSupplied, leftOut, leftOutMoved, oneHex, pause, resting } from './logistics'
import { attackedOnce, byHalves, defenders, evenly, tanksFirst, worth } from './losses'
import { mobilePrice } from './mobile'
import { concentric, flak, forest, hedgehog, mountain } from './odds'
import { type Order, orders } from './orders'
import { refitting } from './restore'
import { fromSea } from './sea'
import { sequence } from './sequence'
import type { Situation } from './situation'
import { smallUnits, units } from './stacking'
import { standing } from './standing'
import type { Table } from './state'
import { steps } from './steps'
import {
  defendsUnsupplied,
  halfMovement,
  isFullySupplied,
  isOnLakeSupply,
  isSupplied,
  livesByAir,
  outOfSupply,
  supplyOf,
} from './supply'
import { attenuatedColumns, attenuatedSupply } from './supply-turn'
import {
  groundUnder,
  hexsideUnder,
  highway,
  isWeatherDue,
  lakes,
  marsh,
  mired,
  mudAndSnow,
  rain,
  season,
  snow,
  stores,
  weatherAt,
  weatherOf,
} from './weather'
import { isDeep } from './weather-kinds'
import type { Whole } from './world'

/** A line of supply may go anywhere (9.4). */
const WHOLE_MAP: readonly SupplyPart[] = [{ holds: () => true, serves: () => true }]

/** The whole of the rules, told as what each chapter changes and adds. */
export const rules: Rules = extend(beginner, {
  replace: {
    level: (): Level => 'full',
    countersInAHex: () => figures.countersInACity,
    sequence,
    // 6.3 to 6.5
    company: plus({ allies }),
    bars: plus({ southernSheet, frozenCountries }),
    liesAtSea: () => (hex: Hex) => terrainOf(hex) === 'sea',
    targetBars: plus({ southernSheet, frozenCountries, attackedOnce }),
    mayConvert: () => (at: never, unit: string) => isFullySupplied(at as Situation, unit),
    halts: plus({ frozenUnits, refitting, siegeRests, leftOutMoved, resting }),
    mayAttackNow: plus({
      ...{ frozenUnits, inHedgehog, flakHolds, refitting },
      ...{ siegeHolds, pause, leftOut, resting },
    }),
    attackBars: plus({ partners }),
    // 10.1, 14.14 to 14.40, 15.11
    shifts: plus({ forts, eighthCorps, concentric, forest, hedgehog, snow, fromSea }),
    // 12.20, 13; in rain a point is lost before what is left is halved (9.7)
    movement: plus({ airSupplied: airSupplied(livesByAir), rain, halfMovement }),
    ...{ groundPrice: groundUnder, hexside: hexsideUnder, roads: () => highway as never },
    ...{ season: () => season as never, stores: () => stores as never },
    rests: plus({ lakes, oneHex }),
    factors: plus({ mountain }),
    defences: plus({ stalinLine }),
    defenceHalvings: plus({ defendsUnsupplied }),
    thrownShifts: plus({ attenuatedColumns }),
    takesAround: () => (at: never, hex: Hex) => hex !== figures.leningrad || !isOnLakeSupply(at as Situation),
    mayEnter: () => (at: never, hex: Hex) => maySovietEnter(at as Situation, hex),
    support: plus({ groundSupport }),
    halvings: amended({ replace: { marsh: () => marsh }, add: { flak, outOfSupply } }),
    lossRules: plus({ tanksFirst, evenly, byHalves }),
    defenders: () => defenders as never,
    stacking: amended({ replace: { units: () => units }, add: { smallUnits } }),
  },
  add: {
    ...figures,
    ...{ mobileBars: { mudAndSnow }, mobileHalts: {}, mobileTargets: {}, mobilePrice, worth },
    ...{ supplyParts: () => WHOLE_MAP, airOf: aircraft, airFactor: factorOfAir, airBars: {} },
    ...{ weatherDue: isWeatherDue, weatherOf },
    lastShifts: { attenuatedSupply },
    results: { siege: siegeResult },
    flakFires: (at: never, units: readonly string[]) =>
      units.some((unit) => supplyOf(at as Situation, unit) !== 'out'),
    refitBars: { mired },
    gastGround: (at: never, hex: Hex) => Number(isDeep(weatherAt(at, hex))),
    supplied: (at: never, side: Side, hex: Hex) => isSupplied(at as Situation, side, hex),
  },
})

/** A table under the whole of the rules. */
export const on = (open: Table): Situation => ({ rules, open })

/** The rule set with these rules in force. */
export const rulesetUnder = (inForce: Rules) =>
  rulesetOf<Whole>({
    ...{ rules: inForce, orders, steps },
    standing,
    chronicle: chronicleUnder(inForce),
    seen: (table, viewer) => seenBy(inForce, table, viewer),
    over: 'PM 4.5',
    stepGaps: ['couplet'],
    gaps: ({ couplet }) => ({ couplet }),
  })

/** The rules of Proud Monster, all of them. */
export const ruleset = rulesetUnder(rules)

export const { awaits, check, legal, decide, domain, evolve, tell, isFirm } = defineGame<Whole, Order>(
  ruleset,
)
