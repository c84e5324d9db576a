import { expect } from 'vitest'
import { game } from '@/lib/games/proud-monster'
import { FACES } from '@/lib/games/proud-monster/data/units'
import type { CounterId, Hex, State, Step } from '@/lib/games/proud-monster/state'
import { pick, shuffled } from '../../../support/seeded'
import {
  advancers,
  isSure,
  lossesOf,
  type Odds,
  oddsOf,
  rangeOf,
  resultOf,
  targets,
  unseenOf,
} from './combat'
import { around, between, HEXES } from './map'
import { reachable, walk } from './movement'
import { convertible, entries, guardsDue, incursion, takenAfter, victoryPoints } from './places'
import type { Turned } from './positions'
import { isOnMap, kindOf, sideOfUnit, stacks, stepsLeft, strengthsOf, unitsIn } from './units'

// What the game says of a position, and what the book says of it.

type Luck = () => number

/** The answer to a question of the referee, or the rule by which it is refused. */
function answer(state: State, ask: string, fields: object): unknown {
  const found = game.ask(state, state.table.acting, { ask, ...fields })
  return 'no' in found ? { no: found.no } : found.value
}

export const ratio = ({ raw, shift }: Pick<Odds, 'raw' | 'shift'>): string => {
  const at = raw + shift
  return at >= 0 ? `${at + 1}:1` : `1:${1 - at}`
}

/** Some stacks on the move: where they get, and what they have left. */
export function compareMoves(state: State, luck: Luck): void {
  const { table } = state
  const listed = game.legal(state, table.acting).filter(({ order }) => order.type === 'moveStack')
  if (listed.length === 0) return
  const entry = pick(listed, luck)
  const units = shuffled(entry.choose!.from, luck).slice(0, luck() < 0.5 ? 1 : 1 + Math.floor(luck() * 5))
  const from = entry.order.from as string
  const ours = reachable(table, units)
  const offered = game.domain!(state, table.acting, { ...entry.order, units }, 'path')
  const about = `${units} from ${from}`

  if (units.length === 1) {
    const all = answer(state, 'reach', { unit: units[0] })
    const home = (hex: string) => hex !== from
    expect((all as string[]).filter(home), about).toEqual([...ours.keys()].filter(home).sort())
  }
  const alike =
    new Set(units.map((unit) => JSON.stringify([kindOf(unit).mech, kindOf(unit).type]))).size === 1
  const mine = [...ours.keys()].filter((hex) => hex !== from).sort()
  const theirs = [...offered].filter((hex) => hex !== from).sort()
  if (alike) expect(theirs, about).toEqual(mine)
  else expect(mine, about).toEqual(expect.arrayContaining(theirs))

  // A way of some steps, right or almost right.
  const path: Hex[] = []
  for (let steps = 1 + Math.floor(luck() * 5); steps > 0; steps -= 1) {
    const here = path.at(-1) ?? from
    const next = isOnMap(here) ? around(here) : [...ours.keys()]
    const straits = next.filter((hex) => isOnMap(here) && between(here, hex) === 'strait')
    const likely = straits.length > 0 && luck() < 0.5 ? straits : next
    path.push(luck() < 0.97 && likely.length > 0 ? pick(likely, luck) : pick(HEXES, luck))
  }
  const left = walk(table, units, path)
  const told = answer(state, 'way', { from, units, path, side: table.acting })
  const expected = left && Object.fromEntries(units.map((unit, i) => [unit, left[i]]))
  if (expected) expect(told, `${about} by ${path}`).toEqual(expected)
  else expect(told, `${about} by ${path}`).toHaveProperty('no')
}

/** Every hex that may be attacked, and the odds of one attack as far as everybody can tell them. */
export function compareOdds(state: State, luck: Luck): void {
  const { table } = state
  const side = table.acting
  const ours = targets(table, side)
  const theirs = game
    .legal(state, side)
    .flatMap(({ order, choose }) =>
      order.type === 'declareAttack' ? [[order.target, [...choose!.from].sort()]] : [],
    )
  expect(Object.fromEntries(theirs)).toEqual(Object.fromEntries(ours))
  compareAny(state, ours, luck)
  if (ours.size === 0) return
  const [target, near] = pick([...ours], luck)
  const attackers = shuffled(near, luck).slice(0, 1 + Math.floor(luck() * near.length))
  const told = answer(state, 'odds', { side, target, attackers }) as Record<string, unknown>
  const { least, most } = rangeOf(table, target, attackers)
  const about = `${attackers} against ${target}`
  expect(told.attack, about).toEqual([least.attack, most.attack])
  expect(told.defence, about).toEqual([most.defence, least.defence])
  if (least.attack > 0) expect(told.odds, about).toEqual([ratio(least), ratio(most)])
}

/** An attack by whoever stands near, which is often refused: of the other side, or somebody has fought. */
function compareAny(state: State, ours: ReadonlyMap<Hex, CounterId[]>, luck: Luck): void {
  const { acting: side, counters } = state.table
  const all = Object.keys(counters).filter((unit) => isOnMap(counters[unit]!.at))
  const target = counters[pick(all, luck)]!.at
  const near = all.filter((unit) => [target, ...around(target)].includes(counters[unit]!.at))
  const attackers = shuffled(near, luck).slice(0, 1 + Math.floor(luck() * 3))
  const isFit = attackers.every((unit) => ours.get(target)?.includes(unit))
  const told = answer(state, 'odds', { side, target, attackers })
  if (isFit) expect(told).toHaveProperty('odds')
  else expect(told, `${attackers} against ${target}`).toHaveProperty('no')
}

/** What a battle came to: odds, result, steps lost on both sides, and who may go into the empty hex. */
export function compareBattle({ before, order, after, dice }: Turned): Odds | null {
  if (order.type !== 'declareAttack') return null
  const { table, hidden } = before
  const { target, attackers } = order
  const defenders = unitsIn(table, target)
  const factors = Object.fromEntries(
    [...attackers, ...defenders].map((unit) => {
      const counter = table.counters[unit]!
      const tried = counter.tried ?? hidden.values[unit] ?? null
      return [unit, strengthsOf(unit, { tried })[counter.lost]!]
    }),
  )
  const odds = oddsOf(table, target, attackers, factors)
  const about = `${attackers} against ${target}: ${JSON.stringify(odds)}`
  const { least, most } = rangeOf(table, target, attackers)
  expect(least.raw <= odds.raw && odds.raw <= most.raw, about).toBe(true)
  expect(dice.length === 0, about).toBe(isSure(odds))
  const die = dice[0]?.face ?? 1
  const lost = lossesOf(table, target, odds, die, attackers)
  const steps = (units: readonly CounterId[], { counters }: State['table']) =>
    units.reduce((sum, unit) => {
      const counter = counters[unit]!
      return sum + (counter.at === 'dead' ? 0 : stepsLeft(unit, counter))
    }, 0)
  const due = (side: string) =>
    (after.table.agenda as readonly Step[]).flatMap((step) =>
      step.step === 'losses' && step.side === side ? [step.due] : [],
    )[0] ?? 0
  const loss = (units: readonly CounterId[], side: string) =>
    steps(units, table) - steps(units, after.table) + due(side)
  const { acting } = table
  const other = acting === 'german' ? 'soviet' : 'german'
  if (after.table.result) return odds
  expect({ attacker: loss(attackers, acting), defender: loss(defenders, other) }, about).toEqual(lost)
  if (after.table.battle) expect(after.table.battle.result, about).toBe(resultOf(odds, die))

  const step = after.table.agenda.at(-1)!
  if (step.step === 'advance') {
    const alive = attackers.filter((unit) => after.table.counters[unit]!.at !== 'dead')
    const offered = game
      .legal(after, acting)
      .flatMap(({ order, choose }) => (order.type === 'advanceUnits' ? [...choose!.from] : []))
    expect(unitsIn(after.table, target), about).toEqual([])
    expect(offered.sort(), about).toEqual(advancers(table, target, alive))
  } else if (step.step !== 'losses') {
    const alive = attackers.filter((unit) => after.table.counters[unit]!.at !== 'dead')
    if (unitsIn(after.table, target).length === 0) expect(advancers(table, target, alive), about).toEqual([])
  }
  return odds
}

/** Control after an order, and points. */
export function comparePlaces({ before, order, after }: Turned): void {
  const { table } = after
  const way =
    order.type === 'moveStack'
      ? order.path
      : order.type === 'advanceUnits'
        ? [before.table.battle!.target]
        : order.type === 'placeUnits'
          ? [order.hex]
          : []
  expect(table.taken).toEqual(takenAfter(before.table, before.table.acting, way))
  comparePoints(after)
  if (table.turn > before.table.turn) expect(table.debit).toBe(before.table.debit + incursion(table))
}

export const comparePoints = (state: State): void =>
  expect((answer(state, 'points', {}) as { points: number }).points).toBe(victoryPoints(state.table))

/** Places to come in, Guards, and what nobody has seen yet. */
export function compareArrivals(after: State): void {
  const { table } = after
  for (const face of FACES)
    expect((answer(after, 'unseen', { face }) as { left: number }[]).map(({ left }) => left)).toEqual(
      unseenOf(table, face),
    )
  const due = table.agenda.at(-1)?.step
  if (due === 'reinforce' || due === 'release') {
    const here = stacks(table).get(due === 'release' ? 'rvgk' : 'arriving')!.length
    const offered = game
      .legal(after, 'soviet')
      .flatMap(({ order, choose }) => (order.type === 'placeUnits' ? [[order.hex, choose!.max]] : []))
    const ours = [...entries(table)].map(([hex, room]) => [hex, Math.min(room, here)])
    expect(Object.fromEntries(offered)).toEqual(Object.fromEntries(ours))
  }
  if (due === 'convert') {
    const offered = game
      .legal(after, 'soviet')
      .flatMap(({ order, choose }) =>
        order.type === 'formGuards' ? [[order.guard, [...choose!.from].sort()]] : [],
      )
    const ours = guardsDue(table).flatMap((guard) => {
      const fit = convertible(table, guard)
      return fit.length > 0 ? [[guard, fit]] : []
    })
    expect(Object.fromEntries(offered)).toEqual(Object.fromEntries(ours))
  }
}

/** No hex holds both sides, or more than five but of the side that moves, which then cannot finish (6.1, 6.2, 12.4). */
export function compareStacks(state: State): void {
  const { table } = state
  const held = [...stacks(table)].filter(([place]) => isOnMap(place))
  expect(held.filter(([, units]) => new Set(units.map(sideOfUnit)).size > 1)).toEqual([])
  const tooMany = held.filter(([, units]) => units.length > 5).sort()
  if (table.agenda.at(-1)?.step !== 'move') return expect(table.result ? [] : tooMany).toEqual([])
  expect(tooMany.filter(([, units]) => sideOfUnit(units[0]!) !== table.acting)).toEqual([])
  const legal = game.legal(state, table.acting)
  const offered = legal.flatMap(({ order }) => (order.type === 'forfeitUnits' ? [order.hex] : []))
  expect(offered).toEqual(tooMany.map(([hex]) => hex))
  expect(legal.some(({ order }) => order.type === 'done')).toBe(tooMany.length === 0)
}

/** What was too much in a hex is lost, the strongest of those whom both see before others (6.2). */
export function compareForfeit({ before, order, after }: Turned): void {
  if (order.type !== 'forfeitUnits') return
  const units = unitsIn(before.table, order.hex)
  const left = unitsIn(after.table, order.hex)
  expect(left.length).toBe(5)
  const seen = (unit: CounterId) => {
    const counter = before.table.counters[unit]!
    return strengthsOf(unit, counter)[counter.lost]?.attack ?? -1
  }
  const lost = units.filter((unit) => !left.includes(unit))
  expect(Math.min(...lost.map(seen))).toBeGreaterThanOrEqual(Math.max(...left.map(seen)))
}
