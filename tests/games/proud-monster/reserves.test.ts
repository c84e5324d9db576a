import { describe, expect, test } from 'vitest'
import { staff } from '@/components/games/proud-monster/staff'
import { armyOf } from '@/lib/games/proud-monster/data/formations'
import { game as both } from '@/lib/games/proud-monster/full'
import type { Order } from '@/lib/games/proud-monster/full/orders'
import { rules } from '@/lib/games/proud-monster/full/ruleset'
import type { Side, State } from '@/lib/games/proud-monster/full/state'
import { withLuck } from '@/lib/games/proud-monster/untried'
import { refused } from '@/lib/kernel/decision'
import { cameIn } from '@/lib/wargame/staff/reserves'
import { seeded } from '../../support/seeded'
import { advanced } from './advanced'

const noDice = () => {
  throw new Error('a die')
}
const viewOf = (state: State, side: Side = 'german') => both.view(state, side) as never
const boxed = ({ table }: State) =>
  Object.keys(table.counters)
    .filter((unit) => table.counters[unit]!.at.startsWith('okh'))
    .sort()

function carriedOut(state: State, orders: readonly Order[]): State {
  return orders.reduce((now, order) => {
    const decision = both.decide(now, { side: 'german', order, dice: { roll: noDice, secret: noDice } })
    if (refused(decision)) throw new Error(JSON.stringify([order, decision]))
    return decision.yes.reduce(both.evolve, now)
  }, state)
}

describe.each(['campaign', 'campaign-full'] as const)('reserves in %s', (scenario) => {
  const state = advanced(scenario, 'german')
  const view = viewOf(state)
  const entries = staff.entries(view)
  const march = staff.entering(view, entries)
  const orders = march.legs.map((leg) => staff.order(leg)) as unknown as Order[]

  test('all who wait are proposed, each behind the army that is printed on him where it is on the map (8.3)', () => {
    expect(staff.waiting(view).toSorted()).toEqual(boxed(state))
    expect(entries.flatMap(({ units }) => units).sort()).toEqual(boxed(state))
    expect(boxed(state).length).toBeGreaterThan(14)
    const here = new Set(staff.armies(view).map(({ name }) => name))
    for (const { units, follows, to } of entries) {
      for (const unit of units) if (here.has(armyOf(unit)!)) expect(follows).toBe(armyOf(unit))
      const army = staff.armies(view).find(({ name }) => name === follows)!
      expect(army.units.map((unit) => state.table.counters[unit]!.at)).toContain(to)
    }
  })

  test('all come in by one bundle of lawful orders, after which the phase may be finished (6.2)', () => {
    const after = carriedOut(state, orders)
    expect(boxed(after)).toEqual([])
    expect(both.check(after, 'german', { type: 'done' } as Order)).toBeNull()
    // Fewer orders than units, in a sequence that tells nothing.
    expect(orders.length).toBeLessThan(boxed(state).length)
    const ends = march.legs.map(({ from, path }) => `${from} ${path.at(-1)}`)
    expect(ends).toEqual([...ends].sort())
    // Nobody comes next to an enemy; whoever is not there yet marches on, and is not proposed again.
    const soviet = Object.entries(after.table.counters).filter(([unit]) => unit.startsWith('SU'))
    for (const { path } of march.legs)
      for (const [, { at }] of soviet)
        if (rules.board.has(at)) expect(rules.board.distance(path.at(-1)!, at)).toBeGreaterThan(1)
    const papers = cameIn({ version: 1, groups: [], marches: [] }, entries, march.legs)
    const onWay = march.legs.flatMap(({ units, turns }) => (turns > 0 ? units : []))
    expect(papers.marches.flatMap(({ units }) => units).sort()).toEqual(onWay.toSorted())
    expect(staff.waiting(viewOf(after))).toEqual([])
    expect(staff.entries(viewOf(after))).toEqual([])
  })

  test('what is proposed is the same whatever lies face down', () => {
    const twin = withLuck(
      rules as never,
      { ...state, hidden: { ...state.hidden, values: {} } } as never,
      seeded('twin'),
    )
    expect(twin.hidden).not.toEqual(state.hidden)
    expect(staff.entries(viewOf(twin as never))).toEqual(entries)
    expect(staff.entering(viewOf(twin as never), entries)).toEqual(march)
  })

  test('nobody is called who is kept in reserve, nor is anything told of it to the other side', () => {
    const [first] = boxed(state) as [string]
    const papers = { version: 1, groups: [], marches: [], stays: [first] } as const
    const kept = both.evolve(state, both.staff!.filed('german', papers))
    expect(staff.waiting(viewOf(kept))).not.toContain(first)
    expect(staff.waiting(viewOf(kept), true)).toContain(first)
    // He is proposed apart from the others of his army.
    expect(staff.entries(viewOf(kept)).map(({ units }) => units.join())).toContain(first)
    expect(staff.waiting(viewOf(kept, 'soviet'), true)).toEqual([])
    expect(both.view(kept, 'soviet')).toEqual(both.view(state, 'soviet'))
  })
})

test('nobody waits while somebody else moves, nor where units arrive by another order (8.7)', () => {
  const soviet = advanced('campaign', 'soviet')
  expect(staff.waiting(viewOf(soviet), true)).toEqual([])
  expect(staff.entries(viewOf(soviet, 'soviet'))).toEqual([])
})
