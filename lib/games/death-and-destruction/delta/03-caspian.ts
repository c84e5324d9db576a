import type { events } from '@/lib/games/proud-monster/full/events'
import type { Rules as Parent, Sea } from '@/lib/games/proud-monster/full/in-force'
import type { orders as parentOrders } from '@/lib/games/proud-monster/full/orders'
import { once } from '@/lib/wargame/cached'
import { uponCaspian } from '../events/caucasus'
import { here } from '../here'
import type { Rules } from '../in-force'
import { isVolgaCut } from '../rules/03-caucasus'
import { comingOutRefusal, flowRefusal, stepsIn } from '../rules/08-reserve'
import type { Situation } from '../situation'
import { counterOf, type State, type Table } from '../state'
import { no } from '../world'
import type { Chapter } from './difference'

/** 3.4: the Caspian, whose units go into the reserve and out of it as well. */
const caspian = once(
  ({ caspianPorts, caspianCoast }: Rules): Sea => ({
    ...{ ports: caspianPorts, boxes: ['rvgk'], coast: caspianCoast },
    log: (open) => (open as unknown as Table).caspian,
  }),
)
/** 3.2: with Map C Poti and Batum take the place of the box; 3.4: and the Caspian is a sea of its own. */
const seas =
  (base: Parent['seas']): Parent['seas'] =>
  (of) => {
    const { rules, open } = here(of as Situation)
    const before = base(of)
    if (!open.caucasus) return before
    return [
      ...before.map((sea) => ({ ...sea, ports: [...sea.ports, ...rules.southernPorts], boxes: [] })),
      caspian(rules),
    ]
  }

type Sail = (typeof parentOrders)['sailUnits']
/** 3.4, 8.34: who goes into the reserve by the Caspian, or out of it, counts among those of the turn. */
const sailUnits = (base: Sail): Sail => ({
  ...base,
  check: (of, given) => {
    const at = here(of)
    const refusal = base.check(of, given)
    if (refusal || ![given.from, given.port].includes('rvgk')) return refusal
    if (given.from === 'rvgk') return comingOutRefusal(at, given.units)
    return isVolgaCut(at)
      ? no('DD 3.12', 'volga-cut', { hex: given.from }, [given.from])
      : flowRefusal(at, given.units)
  },
  list: (of) =>
    base.list(of).flatMap(({ choose: [one] = [], ...rest }) => {
      const { from: place, port } = rest as { from: string; port: string }
      const from = (one!.from as string[]).filter(
        (unit) =>
          sailUnits(base).check(of, { type: 'sailUnits', from: place, port, units: [unit] } as never) ===
          null,
      )
      return from.length > 0
        ? [{ ...rest, choose: [{ ...one!, from, max: Math.min(one!.max ?? 1, from.length) }] }]
        : []
    }),
})

type Facts = typeof events
type Change = (state: State) => State
/** A fact of a sea, upon the Caspian where it lies there. */
const where = <S extends object>(state: S, isThere: boolean, change: (state: S) => S): S =>
  isThere
    ? (uponCaspian(state as unknown as State, change as unknown as Change) as unknown as S)
    : change(state)
const isHaven = ({ caspianPorts }: Rules, place: string) => place === 'rvgk' || caspianPorts.includes(place)

const Sailed = (base: Facts['Sailed']): Facts['Sailed'] => ({
  ...base,
  reduce: (state, facts, rules) => {
    const ours = rules as unknown as Rules
    const at = { rules: ours, open: state.table } as unknown as Situation
    const after = where(state, isHaven(ours, facts.to), (one) => base.reduce!(one, facts, rules))
    const out = facts.units.filter((unit) => counterOf(at.open, unit).at === 'rvgk')
    const into = facts.to === 'rvgk' ? facts.units : []
    const { table } = after as unknown as State
    const { used, fresh } = table.reserve
    const reserve = {
      used: used + stepsIn(at, [...out, ...into]),
      fresh: [...fresh, ...into].sort(),
    }
    return { ...after, table: { ...table, reserve } } as unknown as typeof after
  },
})
const Invaded = (base: Facts['Invaded']): Facts['Invaded'] => ({
  ...base,
  reduce: (state, facts, rules) =>
    where(state, (rules as unknown as Rules).caspianCoast.includes(facts.hex), (one) =>
      base.reduce!(one, facts, rules),
    ),
})
/** 11.1: anew in each player turn. */
const PlayerTurnBegan = (base: Facts['PlayerTurnBegan']): Facts['PlayerTurnBegan'] => ({
  ...base,
  reduce: (state, facts, rules) => {
    const after = base.reduce!(state, facts, rules)
    if (facts.side === 'german') return after
    const { table } = after as unknown as State
    const caspian = { ...table.caspian, used: 0, invaded: false, target: null }
    return { ...after, table: { ...table, caspian } } as unknown as typeof after
  },
})

/** DD 3.4: Soviet movement on the Caspian. */
export const caspianSea: Chapter = {
  'DD 3.4': {
    rules: { replace: { seas } },
    orders: { replace: { sailUnits } },
    events: { replace: { Sailed, Invaded, PlayerTurnBegan } },
  },
}
