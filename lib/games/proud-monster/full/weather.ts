import type { Refusal } from '@/lib/kernel/decision'
import { once } from '@/lib/wargame/cached'
import { mapOf } from '@/lib/wargame/map'
import type { Rules as BeginnerRules } from '../in-force'
import { isArmour } from '../rules/02-units'
import { OPEN, SHUT } from '../rules/12-costs'
import type { HalvingRule, ShiftRule } from '../rules/14-odds'
import type { MoveRule, RestRule } from '../rules/limits'
import type { Rules } from './in-force'
import { isMobile } from './odds'
import { type Situation, whole } from './situation'
import type { Gait, Hex, Side, Table, Weather } from './state'
import { isDeep, isFrozen } from './weather-kinds'
import { no } from './world'

/** The weather in a hex, or in a box beside the map (13.2). */
export const weatherAt = ({ rules, open }: Situation, place: string): Weather =>
  open.weather[rules.weatherZoneOf(place, open.turn)]

/** The same on a hexside: it lies in the southern zone if one of its hexes does, as both of the Sivash do. */
const weatherBetween = ({ rules, open }: Situation, between: readonly Hex[]): Weather =>
  open.weather[between.some((hex) => rules.weatherZoneOf(hex, open.turn) === 'south') ? 'south' : 'north']

/** true: the die is thrown as this player turn begins, as there may still be other weather (13.2, 13.8). */
export const isWeatherDue = ({ rules, open }: Situation, side: Side): boolean =>
  side === 'german' &&
  open.turn >= rules.weatherTurn &&
  [open.weather.north, open.weather.south].join('') !== 'SS'

/** The weather by a die: in the south two less, and snow that has come stays (13.2, 13.8). */
export function weatherOf(
  { rules, open }: Situation,
  face: number,
): Pick<Table['weather'], 'north' | 'south'> {
  const by = (die: number) => rules.weatherBy(open.turn, open.couplet, die)
  const { north, south } = open.weather
  return {
    north: north === 'S' ? north : by(face),
    south: south === 'S' ? south : by(face - rules.southernDie),
  }
}

/** 13.4: in rain the German side moves less far, by where a unit begins. */
export const rain: MoveRule = (at, unit, move) => {
  const now = whole(at)
  const { at: place, from } = now.open.counters[unit]!
  return now.rules.counters[unit]!.side === 'german' && weatherAt(now, from ?? place) === 'R'
    ? move - now.rules.rainCost
    : move
}

/** 13.5 to 13.7: ground in mud costs twice as much, in frost marsh is clear, in snow both; lakes bear in snow. */
export const groundUnder =
  (base: BeginnerRules['groundPrice']): BeginnerRules['groundPrice'] =>
  (at, gait, hex) => {
    const now = at as Situation
    const { rules } = now
    const weather = weatherAt(now, hex)
    const clear = rules.moveCosts[rules.clearAt(hex)]![gait]
    const price =
      weather === 'S' && rules.isLake(hex)
        ? clear
        : isFrozen(weather) && rules.terrainOf(hex) === 'marsh'
          ? Math.min(base(at, gait, hex), clear)
          : base(at, gait, hex)
    return price > 0 && isDeep(weather) ? price * rules.deepGround : price
  }

/** true: marsh that is not frozen (13.6, 13.7, 14.18). */
export const isMarsh = (at: Situation, hex: Hex): boolean =>
  at.rules.terrainOf(hex) === 'marsh' && !isFrozen(weatherAt(at, hex))

/** 14.18: tanks and the like attack into marsh with half, unless it is frozen. */
export const marsh: HalvingRule = (at, { target }, { unit }) =>
  isMarsh(whole(at), target) && isArmour(at, unit)

/** 13.6, 13.7: in frost rivers are not there, in snow straits neither; and lakes are crossed, though not in attacks. */
export const hexsideUnder = (): BeginnerRules['hexside'] => (at, lies, between, to) => {
  const now = at as Situation
  const weather = weatherBetween(now, between)
  if (lies === SHUT)
    return weather === 'S' && to === 'move' && now.rules.isLakeBetween(...between) ? OPEN : lies
  return weather === 'S' || (weather === 'F' && now.rules.riverBetween(...between)) ? OPEN : lies
}

/** 13.7: nobody ends a move on a lake. */
export const lakes: RestRule = (at, _unit, path) => {
  const hex = path.at(-1)!
  return whole(at).rules.isLake(hex) ? no('PM 13.7', 'lake-rest', { hex }, [hex]) : null
}

/** No mobile assaults into such weather (13.5, 13.7), nor out of it (15.3): it may be another beyond the border of zones. */
export const weatherBar =
  (isBarred: (weather: Weather) => boolean) =>
  (at: Situation, from: Hex, target: Hex): Refusal | null => {
    const weather = weatherAt(at, target)
    if (isBarred(weather))
      return no(weather === 'M' ? 'PM 13.5' : 'PM 13.7', 'mobile-weather', { hex: target }, [target])
    return isBarred(weatherAt(at, from)) ? no('PM 15.3', 'mobile-weather', { hex: from }, [from]) : null
  }
export const mudAndSnow = weatherBar(isDeep)

/** 8.19, 13.9: the first mud or snow in either zone ends refits. */
export const mired = ({ open }: Situation): Refusal | null =>
  open.weather.mired.north || open.weather.mired.south ? no('PM 13.9', 'refit-over') : null

/** 13.7: prepared assaults of the Soviets in snow. */
export const snow: ShiftRule = (at, fight) => {
  const now = whole(at)
  return fight.side === 'soviet' && !isMobile(fight) && weatherAt(now, fight.target) === 'S'
    ? { cite: 'PM 13.7', key: 'odds-snow', by: now.rules.snowShift }
    : null
}

/** What mechanized units pay where the highway leads into forest: as if it were clear (12.20). */
const highwayCosts = once((rules: Rules): Uint8Array => {
  const { hexes, around, sidesAlong } = mapOf(rules)
  return sidesAlong(rules.highway).map((runs, side) =>
    runs === 1 && rules.terrainOf(hexes[around[side]!]!) === 'forest' ? rules.moveCosts.clear!.mech : 0,
  )
})

/** 12.20, 13.10: the highway, until the first mud or snow in the north. */
export const highway = ({ rules, open }: Situation, gait: Gait): Uint8Array | null =>
  gait === 'mech' && !open.weather.mired.north ? highwayCosts(rules) : null

/** On what ground, hexsides and ways depend. */
export const season = ({ open: { weather } }: Situation): readonly unknown[] => [
  weather.north,
  weather.south,
  weather.mired.north,
]

/** On what it depends besides how far a unit goes: how it is supplied (9.18 to 9.20). */
export const stores = ({ open }: Situation): readonly unknown[] => [open.logistics]
