import type { Refusal } from '@/lib/kernel/decision'
import { countersAt, enemyAt, hexOf, inBox, onMapUnits } from '@/lib/wargame/occupancy'
import { controls, scenarioOf } from '../rules/03-control'
import { crowdRefusal } from '../rules/06-stacking'
import { toPlace } from '../rules/08-reinforcements'
import type { ShiftRule } from '../rules/14-odds'
import { type Situation, whole } from './situation'
import { type CounterId, counterOf, dueStep, type Hex, type Place, SOUTH_PORTS } from './state'
import { no } from './world'

/** Ports on the Black Sea that are in play (11.2). */
const ports = (at: Situation): readonly Hex[] => at.rules.seaPorts.filter(scenarioOf(at).isInPlay)

/** true: a scenario has the sea: without a port in play nobody goes to the box either (11.3). */
export const hasSea = (at: Situation): boolean => ports(at).length > 0

/** Where sea movement may end: ports that the Soviet controls, and the box (11.2). */
const havens = (at: Situation): Place[] => [
  ...ports(at).filter((port) => controls(at as never, 'soviet', port)),
  SOUTH_PORTS,
]

/** true: a unit uses sea movement at all (11.1). */
const sails = ({ rules }: Situation, unit: CounterId): boolean => rules.sails(rules.counters[unit]!)

/** Units that may still go by sea in this player turn (11.1). */
export const shipsLeft = (at: Situation): number => at.rules.seaUnits - at.open.sea.used

/** Why these units do not go by sea now; null if they may (11.1 to 11.3). */
function sailRefusal(at: Situation, units: readonly CounterId[]): Refusal | null {
  if (at.open.moving !== null) return no('PM 11.2', 'sea-first')
  if (new Set(units).size < units.length) return no('PM 11.2', 'named-twice')
  for (const unit of units) {
    if (at.rules.counters[unit]?.side !== 'soviet') return no('PM 11.2', 'not-your-unit', { unit })
    const { at: place, from } = counterOf(at.open, unit)
    if (place !== SOUTH_PORTS && !ports(at).includes(place)) return no('PM 11.2', 'sea-port', { unit })
    if (from !== null) return no('PM 11.2', 'sea-moved', { unit })
    if (!sails(at, unit)) return no('PM 11.1', 'sea-never', { unit })
    if (at.open.couplet === 1 && at.open.sea.fresh.includes(unit)) return no('PM 11.3', 'sea-fresh', { unit })
  }
  const left = shipsLeft(at)
  const count = units.reduce((sum, unit) => sum + at.rules.seaWeight(at.rules.counters[unit]!), 0)
  return count > left ? no('PM 11.1', 'sea-most', { count: left, most: at.rules.seaUnits }) : null
}

/** Why these units do not go from one port to another, or to the box and out of it; null if they may (11.2). */
export function judgeSail(
  at: Situation,
  from: Place,
  to: Place,
  units: readonly CounterId[],
): Refusal | null {
  const stranger = units.find((unit) => counterOf(at.open, unit).at !== from)
  if (stranger !== undefined) return no('PM 11.2', 'not-in-stack', { unit: stranger, hex: from })
  if (from === to || !havens(at).includes(to)) return no('PM 11.2', 'sea-haven', { hex: to })
  return sailRefusal(at, units)
}

/** Units that may go by sea now, by the port or box in which they are. */
export const sailors = (at: Situation): { from: Place; units: CounterId[] }[] =>
  at.open.moving !== null || shipsLeft(at) === 0
    ? []
    : [...ports(at), SOUTH_PORTS]
        .map((from) => ({
          from,
          units: (from === SOUTH_PORTS ? inBox(at, SOUTH_PORTS) : [...countersAt(at, from)]).filter(
            (unit) => sailRefusal(at, [unit]) === null,
          ),
        }))
        .filter(({ units }) => units.length > 0)

/** Where units out of a port or the box may go to. */
export const harbours = (at: Situation, from: Place): Place[] => havens(at).filter((to) => to !== from)

/** Why these units do not land there; null if they may (11.4). */
export function judgeInvasion(at: Situation, hex: Hex, units: readonly CounterId[]): Refusal | null {
  if (!coast(at).includes(hex))
    return no('PM 11.4', 'no-coast', { hex }, at.rules.board.has(hex) ? [hex] : [])
  if (at.open.sea.invaded) return no('PM 11.4', 'invaded-once')
  return sailRefusal(at, units)
}

/** The coast on which units may land (11.4). */
export const coast = (at: Situation): readonly Hex[] =>
  hasSea(at) ? at.rules.invasionCoast.filter(scenarioOf(at).isInPlay) : []

/** Where they wait for their assault: the hex of sea next to the coast, the first of several (11.4). */
export const offshore = ({ rules }: Situation, hex: Hex): Hex =>
  rules.board.neighbours(hex).filter(rules.liesAtSea).sort()[0]!

/** Units that lie off a coast and wait for their assault (11.4). */
export const invaders = (at: Situation): CounterId[] =>
  at.open.sea.target === null
    ? []
    : onMapUnits(at, 'soviet').filter((unit) => at.rules.liesAtSea(hexOf(at, unit)!))

/** Who of the invaders comes ashore in a hex that no enemy holds, as many as have room, and who is lost (11.4, 6.1). */
export function landing(at: Situation): { ashore: CounterId[]; lost: CounterId[] } {
  const { target } = at.open.sea
  const all = invaders(at)
  if (target === null || enemyAt(at, target, 'soviet')) return { ashore: [], lost: all }
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
  const all = invaders(at)
  const isIt = target === at.open.sea.target && all.every((unit) => attackers.includes(unit))
  return all.length === 0 || isIt ? null : no('PM 11.4', 'invasion-first', { hex: at.open.sea.target! })
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
