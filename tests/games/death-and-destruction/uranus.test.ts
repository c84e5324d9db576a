import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/death-and-destruction'
import { type Order, rules } from '@/lib/games/death-and-destruction/ruleset'
import { dueStep, type Side, type State } from '@/lib/games/death-and-destruction/state'
import { hasLine } from '@/lib/games/proud-monster/full/supply'
import { crowdRefusal } from '@/lib/games/proud-monster/rules/06-stacking'
import { barRefusal } from '@/lib/games/proud-monster/rules/12-costs'
import { refused } from '@/lib/kernel/decision'
import { countersAt } from '@/lib/wargame/occupancy'
import { allows, refuses } from '../../support/ledger'
import { seeded, seededDice } from '../../support/seeded'
import { at, given } from './given'

const begin = (): State =>
  game.setUp('uranus', game.schemas.options.parse({}), seededDice(seeded('uranus'), [])).state as State
const begun = begin()

/** A game in which a staff leads both sides, up to a moment or its end, and all orders that it gave. */
function ledOut(isThere: (state: State) => boolean = () => false): { state: State; orders: Order[] } {
  const dice = seededDice(seeded('led'), [])
  const orders: Order[] = []
  let state = begun
  while (!isThere(state) && game.awaits(state).length > 0) {
    const side = game.awaits(state)[0]! as Side
    for (const order of game.led!(game.view(state, side), game.legal(state, side))) {
      const decision = game.decide(state, { side, order, dice })
      if (refused(decision)) throw new Error(JSON.stringify([order, decision]))
      state = decision.yes.reduce(game.evolve, state)
      orders.push(order as Order)
    }
  }
  return { state, orders }
}

describe('Uranus', () => {
  test('begins in the second half of November 1942, as lawfully as units may stand, each with a line', () => {
    const { counters, turn, taken, thawed } = begun.table
    expect([rules.codeOf(turn), taken, thawed]).toEqual([222, ['5515S', '5712S', '5913S'], true])
    const hexes = [...new Set(Object.values(counters).map(({ at: place }) => place))].filter(rules.board.has)
    for (const hex of hexes) {
      const units = countersAt(at(begun), hex)
      const without = Object.entries(counters).filter(([unit]) => !units.includes(unit))
      const bare = at({ ...begun, table: { ...begun.table, counters: Object.fromEntries(without) } })
      expect([hex, crowdRefusal(bare as never, units, [], hex)]).toEqual([hex, null])
      for (const unit of units)
        expect([
          unit,
          barRefusal(at(begun) as never, unit, hex),
          hasLine(at(begun) as never, unit, hex),
        ]).toEqual([...[unit, null], true])
    }
  })
  test('has only units of its turn, and those that are worn have a step left', () => {
    for (const [unit, { lost }] of Object.entries(begun.table.counters)) {
      const { steps, turn, face } = rules.counters[unit]!
      expect([unit, steps > lost]).toEqual([unit, true])
      if (face === null) expect([unit, (turn ?? 0) <= begun.table.turn]).toEqual([unit, true])
    }
  })
  allows('DD 3.1', 'to move and attack from the first Soviet player turn on', () => {
    const { state } = ledOut(({ table }) => table.acting === 'soviet' && dueStep(table)?.step === 'move')
    expect([state.table.turn, state.table.couplet]).toEqual([begun.table.turn, 1])
    given(state).when('soviet', { type: 'done' }).allows()
    const { state: later } = ledOut(({ table }) => table.couplet === 2 && dueStep(table)?.step === 'move')
    expect(later.table.acting).toBe('german')
  })
  refuses('DD 3.1', 'the German, who is surprised, to move in his first one', () => {
    const { state } = ledOut(({ table }) => table.acting === 'german' && dueStep(table)?.step === 'commit')
    expect([state, begun].map((one) => game.view(one, 'german').prompt.key)).toContain('ask-commit-surprised')
    const unit = 'DE-MOT-29'
    const move = { type: 'moveStack', from: state.table.counters[unit]!.at, units: [unit], path: ['5714S'] }
    given(state)
      .when('german', move as Order)
      .refuses('PM 12.1')
    const { state: after } = given(state).when('german', { type: 'done' }).allows()
    expect(game.awaits(after)).toEqual(['soviet'])
  })
  test('tells both why the German only commits aircraft, and later whose player turn it is', () => {
    const told = (couplet: number, side: Side) =>
      ['german', 'soviet', 'spectator'].map(
        (viewer) =>
          game.tell({ type: 'PlayerTurnBegan', side, couplet } as never, viewer as Side, begun)!.key,
      )
    expect(told(1, 'german')).toEqual(['log-surprised', 'log-surprised', 'log-surprised'])
    expect([...told(1, 'soviet'), ...told(2, 'german')]).toEqual(Array(6).fill('log-player-turn'))
  })
  test('has no books of the whole war, and no Caucasus', () => {
    const { state, orders } = ledOut(
      ({ table }) => dueStep(table)?.step === 'move' && table.acting === 'german',
    )
    expect(orders.length).toBeGreaterThan(0)
    expect([state.table.stock, state.table.owed, state.table.debit]).toEqual([
      { german: { mech: 0, foot: 0 }, soviet: { left: 0, mech: 0, foot: 0 } },
      [],
      0,
    ])
    given(state).when('german', { type: 'callMap' }).refuses('DD 3.2')
  })
  test('comes to its end where a staff leads both sides: nobody attacks, and the German has held', () => {
    const { state, orders } = ledOut()
    expect(state.table.result).toMatchObject({ winner: 'german', cite: 'DD 4.1', german: 6 })
    expect(state.table.turn).toBe(rules.scenarios[state.table.scenario].lastTurn)
    expect(orders.filter(({ type }) => /Attack|Assault/.test(type))).toEqual([])
  })
})
