import type { events } from '@/lib/games/proud-monster/full/events'
import type { Rules as Parent, Sea } from '@/lib/games/proud-monster/full/in-force'
import type { orders as parentOrders } from '@/lib/games/proud-monster/full/orders'
import { once } from '@/lib/wargame/cached'
import { over } from '@/lib/wargame/extend'
import { uponCaspian } from '../events/caucasus'
import { besides, withPart } from '../events/change'
import { here } from '../here'
import type { Rules } from '../in-force'
import { isVolgaCut } from '../rules/03-caucasus'
import { comingOutRefusal, flowRefusal } from '../rules/08-reserve'
import { stepsIn } from '../rules/08-units'
import type { Situation } from '../situation'
import type { CounterId, State, Table } from '../state'
import { no } from '../world'
import { anewFor } from './05-sequence'
import { comesOut, countsOut, withUsed } from './08-flow'
import { type Chapter, stricter } from './difference'

/** 3.4: the Caspian, whose units go into the reserve and out of it as well. */
const caspian = once(
  ({ caspianPorts, caspianCoast }: Rules): Sea => ({
    ...{ ports: caspianPorts, boxes: ['rvgk'], coast: caspianCoast },
    log: (open) => (open as unknown as Table).caspian,
  }),
)
/** 3.2: with Map C Poti and Batum take the place of the box; 3.4: and the Caspian is a sea of its own. */
const seas = over<Parent['seas']>((base) => (of) => {
  const { rules, open } = here(of as Situation)
  const before = base(of)
  if (!open.caucasus) return before
  return [
    ...before.map((sea) => ({ ...sea, ports: [...sea.ports, ...rules.southernPorts], boxes: [] })),
    caspian(rules),
  ]
})

type Sail = (typeof parentOrders)['sailUnits']
/** 3.4, 8.34: who goes into the reserve by the Caspian, or out of it, counts among those of the turn. */
const sailUnits = (base: Sail): Sail =>
  stricter(base, (at, { from, port, units }) => {
    if (port !== 'rvgk') return comingOutRefusal(at, units)
    const hex = String(from)
    return isVolgaCut(at) ? no('DD 3.12', 'volga-cut', { hex }, [hex]) : flowRefusal(at, units)
  })

type Facts = typeof events
type Change = (state: State) => State
/** A fact of a sea, upon the Caspian where it lies there. */
const where = <S extends object>(state: S, isThere: boolean, change: (state: S) => S): S =>
  isThere
    ? (uponCaspian(state as unknown as State, change as unknown as Change) as unknown as S)
    : change(state)
const isHaven = ({ caspianPorts }: Rules, place: string) => place === 'rvgk' || caspianPorts.includes(place)

/** 8.34: who goes into the reserve counts, and stays there for the turn. */
const goesIn = besides<{ to: string; units: readonly CounterId[] }>((after, { to, units }, before) => {
  if (to !== 'rvgk') return after
  const fresh = [...after.table.reserve.fresh, ...units].sort()
  return withPart(withUsed(after, stepsIn(before, units)), 'reserve', { fresh })
})
const Sailed = (base: Facts['Sailed']): Facts['Sailed'] =>
  goesIn(
    countsOut<Facts['Sailed']>({
      ...base,
      reduce: (state, facts, rules) =>
        where(state, isHaven(rules as unknown as Rules, facts.to), (one) => base.reduce!(one, facts, rules)),
    }),
  )
const Invaded = (base: Facts['Invaded']): Facts['Invaded'] =>
  countsOut<Facts['Invaded']>({
    ...base,
    reduce: (state, facts, rules) =>
      where(state, (rules as unknown as Rules).caspianCoast.includes(facts.hex), (one) =>
        base.reduce!(one, facts, rules),
      ),
  })
/** 11.1: anew in each player turn. */
const PlayerTurnBegan = anewFor('soviet', ({ caspian }) => ({
  caspian: { ...caspian, used: 0, invaded: false, target: null },
}))

/** DD 3.4: Soviet movement on the Caspian. */
export const caspianSea: Chapter = {
  'DD 3.4': {
    rules: { seas },
    orders: { replace: { sailUnits, invadeCoast: comesOut } },
    events: { replace: { Sailed, Invaded, PlayerTurnBegan } },
  },
}
