import { crowdRefusal, fitting } from '@/lib/games/proud-monster/rules/06-stacking'
import type { Refusal } from '@/lib/kernel/decision'
import { cached } from '@/lib/wargame/cached'
import { countersAt, enemyAt, inBox, onMapUnits } from '@/lib/wargame/occupancy'
import { asked } from '../here'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Hex, SOUTH_PORTS } from '../state'
import { no } from '../world'
import { mountainEntry } from './03-caucasus'
import { scenarioOf } from './03-scenario'
import { comingOutRefusal } from './08-reserve'

// Map C is called, and put away again.

/** true: the first player turn of the turn begins, which is the German's, and nobody has moved. */
const isTurnsBegin = ({ open }: Situation): boolean =>
  open.acting === 'german' && open.couplet === 1 && open.phase === 'movement' && open.moving === null

/** true: a scenario has Map C, which may be joined. */
const hasMapC = (at: Situation): boolean => scenarioOf(at).isInPlay(at.rules.southernPorts[0]!)

/** Why Map C is not called now; null if it may be (3.2). */
export function judgeCalling(at: Situation): Refusal | null {
  if (!hasMapC(at)) return no('DD 3.2', 'map-never')
  const { turn, caucasus, shelved } = at.open
  if (caucasus || shelved) return no('DD 3.2', 'map-once')
  if (turn < at.rules.callFrom) return no('DD 3.2', 'map-early')
  return isTurnsBegin(at) ? null : no('DD 3.2', 'map-late')
}

/** Why Map C is not put away now; null if it may be (3.13). */
export function judgePuttingAway(at: Situation): Refusal | null {
  if (!at.open.caucasus) return no('DD 3.13', 'map-away')
  const unit = onMapUnits(at, 'german').find((one) => at.rules.isOnMapC(counterOf(at.open, one).at))
  if (unit !== undefined) return no('DD 3.13', 'map-german', { unit })
  return isTurnsBegin(at) ? null : no('DD 3.13', 'map-late')
}

/** Soviet units on Map C as it is put away: those that go back to the box of the southern ports, and all others (3.13). */
export function cleared(at: Situation): { ports: CounterId[]; reserve: CounterId[] } {
  const { rules, open } = at
  const units = onMapUnits(at, 'soviet').filter((unit) => rules.isOnMapC(counterOf(open, unit).at))
  const sails = (unit: CounterId) =>
    rules.southernPorts.includes(counterOf(open, unit).at) && rules.sails(rules.counters[unit]!)
  return { ports: units.filter(sails), reserve: units.filter((unit) => !sails(unit)) }
}

/** Why these units are not sent to the Caucasus out of the reserve; null if they are (3.2). */
export function judgeSending(at: Situation, units: readonly CounterId[]): Refusal | null {
  if (!hasMapC(at)) return no('DD 3.2', 'map-never')
  if (at.open.caucasus || at.open.shelved) return no('DD 3.2', 'map-once')
  if (new Set(units).size < units.length) return no('DD 3.2', 'named-twice')
  const stranger = units.find((unit) => !inBox(at, 'rvgk', 'soviet').includes(unit))
  if (stranger !== undefined) return no('DD 3.2', 'not-arriving', { unit: stranger })
  return comingOutRefusal(at, units)
}

/** Units that are to be placed as Map C is joined: sent early, or out of the box of the southern ports (3.2). */
export const toDeploy = (at: Situation): { box: typeof SOUTH_PORTS | 'caucasus'; units: CounterId[] }[] =>
  ([SOUTH_PORTS, 'caucasus'] as const)
    .map((box) => ({ box, units: inBox(at, box, 'soviet') }))
    .filter(({ units }) => units.length > 0)

/** Why these units are not placed there as Map C is joined; null if they are (3.2). */
export function judgeDeploying(at: Situation, hex: Hex, units: readonly CounterId[]): Refusal | null {
  const { rules } = at
  if (new Set(units).size < units.length) return no('DD 3.2', 'named-twice')
  if (!isGround(at, hex)) return no('DD 3.2', 'no-entry', { hex }, rules.board.has(hex) ? [hex] : [])
  for (const unit of units) {
    const box = toDeploy(at).find((one) => one.units.includes(unit))?.box
    if (box === undefined) return no('DD 3.2', 'not-arriving', { unit })
    if (box === SOUTH_PORTS && !rules.southernPorts.includes(hex))
      return no('DD 3.2', 'map-ports', { unit }, [hex])
    const bar = mountainEntry(at, unit, hex)
    if (bar) return bar
  }
  return crowdRefusal(asked(at), units, countersAt(at, hex), hex)
}

/** Hexes for units that are to be placed, with those that have room there (3.2, 6.1 of the parent). */
export const deployments = cached(
  ({ open }: Situation) => open.counters,
  (at): readonly { hex: Hex; from: CounterId[]; max: number }[] =>
    toDeploy(at).flatMap(({ box, units }) =>
      (box === SOUTH_PORTS ? at.rules.southernPorts : at.rules.board.hexes)
        .filter((hex) => isGround(at, hex))
        .map((hex) => {
          const comers = units.filter((unit) => mountainEntry(at, unit, hex) === null)
          return { hex, ...fitting(asked(at), hex, comers) }
        })
        .filter(({ max }) => max > 0),
    ),
  ({ open }) => [open.turn],
)
/**
 * Who comes there next if nobody says otherwise, alike from hex to hex: to the oil where fewest stand, and where they may go
 * nowhere else by the ports (3.2, 4.7); null: nobody is to be placed. At least one unit, and as many as have room there.
 */
export function deployment(at: Situation): { hex: Hex; units: CounterId[] } | null {
  const { oilCentres, countersInAHex } = at.rules
  const oil = new Set(oilCentres.map(({ hex }) => hex))
  const worth = ({ hex }: { hex: Hex }) => (oil.has(hex) ? countersInAHex - countersAt(at, hex).length : 0)
  const [best] = [...deployments(at)].sort((a, b) => worth(b) - worth(a) || (a.hex < b.hex ? -1 : 1))
  if (!best) return null
  const { hex, from } = best
  const most = oil.has(hex) ? Math.ceil(from.length / oilCentres.length) : from.length
  const units: CounterId[] = []
  for (const unit of from)
    if (units.length < most && judgeDeploying(at, hex, [...units, unit]) === null) units.push(unit)
  return { hex, units }
}
/** true: land of Map C without enemies. */
const isGround = (at: Situation, hex: Hex): boolean =>
  at.rules.isOnMapC(hex) && at.rules.isLand(hex) && !enemyAt(at, hex, 'soviet')
