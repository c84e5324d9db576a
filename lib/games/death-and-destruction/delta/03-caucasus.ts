import type { Rules as Parent } from '@/lib/games/proud-monster/full/in-force'
import { isMobile } from '@/lib/games/proud-monster/full/odds'
import type { ShiftRule } from '@/lib/games/proud-monster/rules/14-odds'
import type { BarRule } from '@/lib/games/proud-monster/rules/limits'
import { once } from '@/lib/wargame/cached'
import { amended, over, plus } from '@/lib/wargame/extend'
import { mapOf } from '@/lib/wargame/map'
import { here } from '../here'
import type { Rules } from '../in-force'
import { isAway, isMountain, isVolgaCut, mountainEntry } from '../rules/03-caucasus'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Hex } from '../state'
import { no, word } from '../world'
import type { Chapter } from './difference'

/** 2.2: nobody goes onto Map C as long as it is not joined. */
const groundPrice = over<Parent['groundPrice']>(
  (base) => (at, gait, hex) => (isAway(here(at), hex) ? -1 : base(at, gait, hex)),
)
const season = over<Parent['season']>((base) => (at) => [...base(at), here(at).open.caucasus])
/** 3.3: its large towns take units that arrive once it is. */
const mayEnter = over<Parent['mayEnter']>((base) => (at, hex) => !isAway(here(at), hex) && base(at, hex))

/** 3.10: what everybody pays along a military road, and mechanized units along the highway. */
const militaryCosts = once(
  (rules: Rules): Uint8Array =>
    mapOf(rules)
      .sidesAlong(rules.militaryRoads)
      .map((runs) => runs * rules.militaryPrice),
)
const both = once((rules: Rules) => {
  const known = new WeakMap<Uint8Array, Uint8Array>()
  return (highway: Uint8Array): Uint8Array => {
    const military = militaryCosts(rules)
    const found = known.get(highway) ?? highway.map((cost, side) => military[side]! || cost)
    known.set(highway, found)
    return found
  }
})
const roads = over<Parent['roads']>((base) => (at, gait) => {
  const { rules, open } = here(at)
  const highway = base(at, gait)
  if (!open.caucasus) return highway
  return highway === null ? militaryCosts(rules) : both(rules)(highway)
})

/** 3.9: mountains take two columns from the attacker. */
const mountains: ShiftRule = (of, { target }) => {
  const at = here(of)
  return isMountain(at, target)
    ? { cite: 'DD 3.9', key: word('odds-mountain'), by: at.rules.mountainShift }
    : null
}
/** 3.9: mechanized units attack into them and out of them along military roads. */
const mountainRoad = (at: Situation, unit: CounterId, target: Hex) => {
  const from = counterOf(at.open, unit).at
  const isBarred =
    at.rules.counters[unit]!.mech &&
    [from, target].some((hex) => isMountain(at, hex)) &&
    !at.rules.militaryRoadBetween(from, target)
  return isBarred ? no('DD 3.9', 'mountain-mech', { unit, hex: target }, [target]) : null
}
/** 3.9: and nobody on the move, by roads neither. */
const mountainMobile = (at: Situation, _from: Hex, target: Hex) =>
  isMountain(at, target) ? no('DD 3.9', 'mountain-mobile', { hex: target }, [target]) : null

/** 3.11: mobile assaults into Map C lose three columns. */
const caucasus: ShiftRule = (of, fight) => {
  const { rules } = here(of)
  return isMobile(fight) && rules.isOnMapC(fight.target)
    ? { cite: 'DD 3.11', key: word('odds-caucasus'), by: rules.caucasusMobile }
    : null
}

/** 3.5: Turkey and Iran are neutral, and nobody enters them. */
const turkey: BarRule = (at, _unit, hex) =>
  here(at).rules.isOnMapC(hex) && !at.rules.isLand(hex) && !at.rules.liesAtSea(hex)
    ? no('DD 3.5', 'turkey', { hex }, [hex])
    : null

/** 7.3: allies of the Axis go onto Map C, which is no part of the northern sheet. */
const southernSheet = over<BarRule>(
  (base) => (at, unit, hex) => (here(at).rules.isOnMapC(hex) ? null : base(at, unit, hex)),
)

/** 3.12: Soviet attacks out of hexes of Map C. */
const volga: ShiftRule = (of, { side, attackers }) => {
  const at = here(of)
  return side === 'soviet' && attackers.some(({ from }) => at.rules.isOnMapC(from)) && isVolgaCut(at)
    ? { cite: 'DD 3.12', key: word('odds-volga'), by: at.rules.volgaShift }
    : null
}

/** DD 3, 7.3: the Caucasus. */
export const mapC: Chapter = {
  'DD 2.2': { rules: { groundPrice, season, mayEnter } },
  'DD 3.5': { rules: { bars: plus({ turkey }) } },
  'DD 7.3': {
    rules: {
      bars: amended({ replace: { southernSheet } }),
      targetBars: amended({ replace: { southernSheet } }),
    },
  },
  'DD 3.9': {
    rules: {
      shifts: plus({ mountains }),
      targetBars: plus({ mountainRoad }),
      mobileTargets: plus({ mountainRoad }),
      mobileBars: plus({ mountainMobile }),
      entryBars: plus({ mountainEntry }),
    },
  },
  'DD 3.10': { rules: { roads } },
  'DD 3.12': { rules: { shifts: plus({ volga }) } },
  'DD 3.11': { rules: { shifts: plus({ caucasus }) } },
}
