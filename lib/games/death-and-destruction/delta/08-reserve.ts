import { isOverland as isHexOverland } from '@/lib/games/proud-monster/full/supply'
import { reserved } from '@/lib/games/proud-monster/rules/08-reinforcements'
import type { Refusal } from '@/lib/kernel/decision'
import { lawfulIn } from '@/lib/wargame/listing'
import { hexOf, onMapUnits, standsBeside } from '@/lib/wargame/occupancy'
import { besides, withCounters, withTable } from '../events/change'
import { asked } from '../here'
import { exitRefusal, isVolgaCut } from '../rules/03-caucasus'
import { flowRefusal } from '../rules/08-reserve'
import { stepsIn } from '../rules/08-units'
import { isPartisan } from '../rules/15-offensives'
import type { Situation } from '../situation'
import type { CounterId, Hex } from '../state'
import { no, order } from '../world'
import { comesOut, countsOut, inReserve } from './08-flow'
import type { Chapter } from './difference'

/** Why a unit does not go from the map into the reserve now; null if it does (8.34). */
function judgeDrawBack(at: Situation, unit: CounterId): Refusal | null {
  if (at.rules.counters[unit]?.side !== 'soviet') return no('DD 8.34', 'not-your-unit', { unit })
  if (isPartisan(at, unit)) return no('DD 15.1', 'partisan-stays', { unit })
  const hex = hexOf(at, unit)
  if (at.open.turn < at.rules.firstTurn) return no('DD 8.34', 'reserve-early')
  if (hex === null) return no('DD 8.34', 'not-on-the-map', { unit })
  const exit = exitRefusal(at, hex)
  if (exit) return exit
  if (!isHexOverland(asked(at), hex)) return no('DD 8.34', 'out-of-supply', { unit }, [hex])
  if (standsBeside(at, 'german', hex)) return no('DD 8.34', 'next-to-enemy', { unit }, [hex])
  return reserved(asked(at), [unit]).length === 0
    ? no('DD 8.34', 'reserve-flow', { count: 0 })
    : flowRefusal(at, [unit])
}

const drawBack = order({
  cite: 'DD 8.34',
  about:
    '8.34: this unit goes from the map into the reserve of the high command, and comes back in a later turn',
  fields: ({ counterId }) => ({ unit: counterId }),
  steps: ['reinforce'],
  check: (at, { unit }) => judgeDrawBack(at, unit),
  apply: (run, { unit }) => run.emit({ type: 'DrawnBack', unit, steps: stepsIn(run, [unit]) }),
  list: (at) => lawfulIn('unit', onMapUnits(at, 'soviet'), (unit) => judgeDrawBack(at, unit)),
})

/** 3.12: across a Volga that is cut they come to Map C and go no further. */
const staysThere = besides<{ hex: Hex; units: readonly CounterId[] }>((after, { hex, units }, before) =>
  before.rules.isOnMapC(hex) && isVolgaCut(before)
    ? withCounters(after, inReserve(before, units), { from: hex, left: 0 })
    : after,
)
const ReinforcementsPlaced = <Base extends object>(base: Base): Base => staysThere(countsOut(base))

/** 8.34: and anew in each turn. */
const TurnBegan = besides((after) => withTable(after, { reserve: { used: 0, fresh: [] } }))

/** DD 8.34: the reserve of the high command. */
export const reserve: Chapter = {
  'DD 8.34': {
    orders: { replace: { placeUnits: comesOut, boardUnits: comesOut }, add: { drawBack } },
    events: { replace: { ReinforcementsPlaced, Boarded: countsOut, TurnBegan } },
  },
}
