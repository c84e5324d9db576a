import type { Refusal } from '@/lib/kernel/decision'
import { countersAt, enemyAt, inBox } from '@/lib/wargame/occupancy'
import { controls, scenarioOf } from '../rules/03-control'
import { crowdRefusal } from '../rules/06-stacking'
import { toPlace } from '../rules/08-reinforcements'
import type { ShiftRule } from '../rules/14-odds'
import type { Sea } from './in-force'
import { type Situation, whole } from './situation'
import { type Box, type CounterId, counterOf, dueStep, type Hex, type Place, SOUTH_PORTS } from './state'
import { no } from './world'

/** Ports of a sea that are in play (11.2). */
const portsOf = (at: Situation, { ports }: Sea): readonly Hex[] => ports.filter(scenarioOf(at).isInPlay)
const seas = (at: Situation): readonly Sea[] => at.rules.seas(at as never)
/** Ports that are in play, of whichever sea (11.2). */
export const ports = (at: Situation): readonly Hex[] => seas(at).flatMap((sea) => portsOf(at, sea))
/** The sea of a port, of a box, or of a hex of its coast; undefined: there is none. */
const seaOf = (at: Situation, place: Place): Sea | undefined =>
  seas(at).find(({ ports, boxes, coast }) => [ports, boxes, coast].some((of) => of.includes(place)))

/** true: a scenario has the box of the southern ports: without a port in play nobody goes there (11.3). */
export const hasSea = (at: Situation): boolean =>
  seas(at).some((sea) => sea.boxes.includes(SOUTH_PORTS) && portsOf(at, sea).length > 0)

/** Where sea movement may end: ports that the Soviet controls, and boxes (11.2). */
const havens = (at: Situation, sea: Sea): Place[] => [
  ...portsOf(at, sea).filter((port) => controls(at as never, 'soviet', port)),
  ...sea.boxes,
]

/** true: a unit uses sea movement at all (11.1). */
const sails = ({ rules }: Situation, unit: CounterId): boolean => rules.sails(rules.counters[unit]!)

/** Units that may still go over the sea of a place in this player turn (11.1). */
export const shipsLeft = (at: Situation, place: Place): number => {
  const sea = seaOf(at, place)
  return sea ? at.rules.seaUnits - sea.log(at.open).used : 0
}

const weightOf = ({ rules }: Situation, unit: CounterId): number => rules.seaWeight(rules.counters[unit]!)
/** How many of some units go over the sea of a place together at most: those first that count least (11.1). */
export function mostAboard(at: Situation, place: Place, units: readonly CounterId[]): number {
  const weights = units.map((unit) => weightOf(at, unit)).sort((a, b) => a - b)
  let most = 0
  for (let left = shipsLeft(at, place); most < weights.length && weights[most]! <= left; most += 1)
    left -= weights[most]!
  return most
}

/** Why these units do not go over a sea now; null if they may (11.1 to 11.3). */
function sailRefusal(at: Situation, sea: Sea | undefined, units: readonly CounterId[]): Refusal | null {
  if (at.open.moving !== null) return no('PM 11.2', 'sea-first')
  if (new Set(units).size < units.length) return no('PM 11.2', 'named-twice')
  for (const unit of units) {
    if (at.rules.counters[unit]?.side !== 'soviet') return no('PM 11.2', 'not-your-unit', { unit })
    const { at: place, from } = counterOf(at.open, unit)
    if (!sea || ![...portsOf(at, sea), ...sea.boxes].includes(place))
      return no('PM 11.2', 'sea-port', { unit })
    if (from !== null) return no('PM 11.2', 'sea-moved', { unit })
    if (!sails(at, unit)) return no('PM 11.1', 'sea-never', { unit })
    if (at.open.couplet === 1 && sea.log(at.open).fresh.includes(unit))
      return no('PM 11.3', 'sea-fresh', { unit })
  }
  const left = sea ? at.rules.seaUnits - sea.log(at.open).used : 0
  const count = units.reduce((sum, unit) => sum + weightOf(at, unit), 0)
  return count > left ? no('PM 11.1', 'sea-most', { count: left, most: at.rules.seaUnits }) : null
}

/** Why these units do not go from one port to another, or to a box and out of it; null if they may (11.2). */
export function judgeSail(
  at: Situation,
  from: Place,
  to: Place,
  units: readonly CounterId[],
): Refusal | null {
  const stranger = units.find((unit) => counterOf(at.open, unit).at !== from)
  if (stranger !== undefined) return no('PM 11.2', 'not-in-stack', { unit: stranger, hex: from })
  if (!harbours(at, from).includes(to)) return no('PM 11.2', 'sea-haven', { hex: to })
  return sailRefusal(at, seaOf(at, from), units)
}

/** Units that may go by sea now, by the port or box in which they are. */
export const sailors = (at: Situation): { from: Place; units: CounterId[] }[] =>
  at.open.moving !== null
    ? []
    : seas(at)
        .filter((sea) => sea.log(at.open).used !== at.rules.seaUnits)
        .flatMap((sea) =>
          [...portsOf(at, sea), ...sea.boxes].map((from) => ({
            from,
            units: (at.rules.board.has(from) ? [...countersAt(at, from)] : inBox(at, from as Box)).filter(
              (unit) => sailRefusal(at, sea, [unit]) === null,
            ),
          })),
        )
        .filter(({ units }) => units.length > 0)

/** Where units out of a port or a box may go to. */
export const harbours = (at: Situation, from: Place): Place[] => {
  const sea = seaOf(at, from)
  return sea ? havens(at, sea).filter((to) => to !== from) : []
}

/** Why these units do not land there; null if they may (11.4). */
export function judgeInvasion(at: Situation, hex: Hex, units: readonly CounterId[]): Refusal | null {
  if (!coast(at).includes(hex))
    return no('PM 11.4', 'no-coast', { hex }, at.rules.board.has(hex) ? [hex] : [])
  const sea = seaOf(at, hex)!
  if (sea.log(at.open).invaded) return no('PM 11.4', 'invaded-once')
  return sailRefusal(at, sea, units)
}

/** The coast of a sea on which units may land (11.4). */
const coastOf = (at: Situation, sea: Sea): readonly Hex[] =>
  portsOf(at, sea).length > 0 ? sea.coast.filter(scenarioOf(at).isInPlay) : []
/** The coast of every sea (11.4). */
export const coast = (at: Situation): readonly Hex[] => seas(at).flatMap((sea) => coastOf(at, sea))
/** Coasts on which units may land now, and who could (11.4). */
export const landings = (at: Situation): { hexes: readonly Hex[]; units: CounterId[] }[] =>
  seas(at).flatMap((sea) => {
    if (sea.log(at.open).invaded) return []
    const mine = [...portsOf(at, sea), ...sea.boxes]
    const units = sailors(at).flatMap((one) => (mine.includes(one.from) ? one.units : []))
    return units.length > 0 ? [{ hexes: coastOf(at, sea), units }] : []
  })

/** Where they wait for their assault: the hex of sea next to the coast, the first of several (11.4). */
export const offshore = ({ rules }: Situation, hex: Hex): Hex =>
  rules.board.neighbours(hex).filter(rules.liesAtSea).sort()[0]!

/** Hexes of the enemy off which units lie and wait for their assault (11.4). */
export const invaded = (at: Situation): Hex[] =>
  seas(at).flatMap((sea) => {
    const { target } = sea.log(at.open)
    return target !== null && invaders(at, target).length > 0 ? [target] : []
  })
/** Units that lie off a hex and wait for their assault (11.4). */
export const invaders = (at: Situation, target: Hex): readonly CounterId[] =>
  countersAt(at, offshore(at, target)).filter((unit) => at.rules.counters[unit]!.side === 'soviet')

/** Who of the invaders comes ashore in a hex that no enemy holds, as many as have room, and who is lost (11.4, 6.1). */
export function landing(at: Situation, target: Hex): { ashore: CounterId[]; lost: CounterId[] } {
  const all = [...invaders(at, target)].sort()
  if (enemyAt(at, target, 'soviet')) return { ashore: [], lost: all }
  const here = countersAt(at, target)
  const ashore = all.filter((_, i) => crowdRefusal(at as never, all.slice(0, i + 1), here, target) === null)
  return { ashore, lost: all.filter((unit) => !ashore.includes(unit)) }
}

/** 11.4: the assault of invaders comes before all others, and with all of them. */
export function invasionFirst(
  at: Situation,
  target: Hex | null,
  attackers: readonly CounterId[],
): Refusal | null {
  const [first] = invaded(at)
  const isIt =
    target !== null &&
    invaded(at).includes(target) &&
    invaders(at, target).every((unit) => attackers.includes(unit))
  return first === undefined || isIt ? null : no('PM 11.4', 'invasion-first', { hex: first })
}

/** 11.4: who comes from the sea attacks a column to the left. */
export const fromSea: ShiftRule = (at, { attackers }) => {
  const { liesAtSea, invasionShift } = whole(at).rules
  return attackers.some(({ from }) => liesAtSea(from))
    ? { cite: 'PM 11.4', key: 'odds-invasion', by: invasionShift }
    : null
}

/** Why these units do not enter the box out of those that arrive, or out of the reserve; null if they may (11.3). */
export function judgeBoarding(at: Situation, units: readonly CounterId[]): Refusal | null {
  if (!hasSea(at)) return no('PM 11.3', 'no-sea')
  if (new Set(units).size < units.length) return no('PM 11.3', 'named-twice')
  const waiting = boarders(at)
  const stranger = units.find((unit) => !waiting.includes(unit))
  if (stranger === undefined) return null
  const isSoviet = at.rules.counters[stranger]?.side === 'soviet'
  return isSoviet && !sails(at, stranger)
    ? no('PM 11.1', 'sea-never', { unit: stranger })
    : no('PM 11.3', 'not-arriving', { unit: stranger })
}

/** Units that may enter the box now (11.3). */
export const boarders = (at: Situation): CounterId[] =>
  hasSea(at)
    ? toPlace(at as never, dueStep(at.open)?.step === 'reinforce' ? 'arriving' : 'rvgk').filter((unit) =>
        sails(at, unit),
      )
    : []
