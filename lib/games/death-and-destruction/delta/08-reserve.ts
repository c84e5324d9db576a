import type { events } from '@/lib/games/proud-monster/full/events'
import type { orders as parentOrders } from '@/lib/games/proud-monster/full/orders'
import { isOverland as isHexOverland } from '@/lib/games/proud-monster/full/supply'
import type { Refusal } from '@/lib/kernel/decision'
import { hexOf, inBox, onMapUnits, sideAt } from '@/lib/wargame/occupancy'
import { here } from '../here'
import { exitRefusal, isVolgaCut } from '../rules/03-caucasus'
import { comingOutRefusal, flowRefusal, stepsIn } from '../rules/08-reserve'
import { stepsOf } from '../rules/08-units'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type State } from '../state'
import { no, order } from '../world'
import type { Chapter } from './difference'

type Place = (typeof parentOrders)['placeUnits']
type Began = (typeof events)['TurnBegan']
type Placed = (typeof events)['ReinforcementsPlaced']

/** 8.34: so many steps come out of the reserve in a turn, and nobody who has gone into it in the same. */
const placeUnits = (base: Place): Place => ({
  ...base,
  check: (at, given) => comingOutRefusal(here(at), given.units) ?? base.check(at, given),
  list: (at) => {
    const { fresh } = here(at).open.reserve
    return base.list(at).flatMap(({ choose: [one] = [], ...rest }) => {
      const from = (one!.from as string[]).filter((unit) => !fresh.includes(unit))
      const max = Math.min(one!.max ?? 1, from.length)
      return from.length > 0 ? [{ ...rest, choose: [{ ...one!, from, max }] }] : []
    })
  },
})

/** Why a unit does not go from the map into the reserve now; null if it does (8.34). */
function judgeDrawBack(at: Situation, unit: CounterId): Refusal | null {
  if (at.rules.counters[unit]?.side !== 'soviet') return no('DD 8.34', 'not-your-unit', { unit })
  const hex = hexOf(at, unit)
  if (at.open.turn < at.rules.firstTurn) return no('DD 8.34', 'reserve-early')
  if (hex === null) return no('DD 8.34', 'not-on-the-map', { unit })
  const exit = exitRefusal(at, hex)
  if (exit) return exit
  if (!isHexOverland(at as never, hex)) return no('DD 8.34', 'out-of-supply', { unit }, [hex])
  if (at.rules.board.neighbours(hex).some((near) => sideAt(at, near) === 'german'))
    return no('DD 8.34', 'next-to-enemy', { unit }, [hex])
  const isFull = at.rules.rvgk(at.open.turn) <= inBox(at, 'rvgk', 'soviet').length
  return isFull ? no('DD 8.34', 'reserve-flow', { count: 0 }) : flowRefusal(at, [unit])
}

const drawBack = order({
  cite: 'DD 8.34',
  about:
    '8.34: this unit goes from the map into the reserve of the high command, and comes back in a later turn',
  fields: ({ counterId }) => ({ unit: counterId }),
  steps: ['reinforce'],
  check: (at, { unit }) => judgeDrawBack(at, unit),
  apply: (run, { unit }) => run.emit({ type: 'DrawnBack', unit, steps: stepsOf(run, unit) }),
  list: (at) => {
    const units = onMapUnits(at, 'soviet').filter((unit) => judgeDrawBack(at, unit) === null)
    return units.length > 0 ? [{ choose: [{ field: 'unit', from: units }] }] : []
  },
})

const withUsed = <S extends object>(state: S, more: number): S => {
  const { table } = state as unknown as State
  const reserve = { ...table.reserve, used: table.reserve.used + more }
  return { ...state, table: { ...table, reserve } }
}

/** 8.34: what comes out of the reserve is counted. */
const ReinforcementsPlaced = (base: Placed): Placed => ({
  ...base,
  reduce: (state, facts, rules) => {
    const at = { rules, open: state.table } as unknown as Situation
    const out = facts.units.filter((unit) => counterOf(at.open, unit).at === 'rvgk')
    const after = withUsed(base.reduce!(state, facts, rules), stepsIn(at, out))
    // 3.12: across a Volga that is cut they come to Map C and go no further.
    if (!at.rules.isOnMapC(facts.hex) || !isVolgaCut(at)) return after
    const counters = { ...after.table.counters }
    for (const unit of out) counters[unit] = { ...counters[unit]!, from: facts.hex, left: 0 }
    return { ...after, table: { ...after.table, counters } }
  },
})

/** 8.34: and anew in each turn. */
const TurnBegan = (base: Began): Began => ({
  ...base,
  reduce: (state, ...more) => {
    const after = base.reduce!(state, ...more)
    return { ...after, table: { ...after.table, reserve: { used: 0, fresh: [] } } }
  },
})

/** DD 8.34: the reserve of the high command. */
export const reserve: Chapter = {
  'DD 8.34': {
    orders: { replace: { placeUnits }, add: { drawBack } },
    events: { replace: { ReinforcementsPlaced, TurnBegan } },
  },
}
