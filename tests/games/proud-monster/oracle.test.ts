import { expect, test } from 'vitest'
import * as map from '@/lib/games/proud-monster/data/map'
import { board, columnOf, rowOf } from '@/lib/games/proud-monster/geometry'
import { reach } from '@/lib/games/proud-monster/rules/12-movement'
import { on, rules } from '@/lib/games/proud-monster/ruleset'
import type { Hex, State } from '@/lib/games/proud-monster/state'
import { goldenPlay } from '../../support/game-suite/golden'
import { pick, seeded } from '../../support/seeded'
import { proud } from './suite'

/*
 * Movement and odds once more, written down from the book alone, as simply as can be and slowly. The two must agree
 * wherever games of random orders come to.
 */

const sideOf = (id: string) => (id.startsWith('SU-') ? 'soviet' : 'german')
const unitsAt = ({ table }: State, hex: Hex) =>
  Object.keys(table.counters).filter((id) => table.counters[id]!.at === hex)

const COSTS: Record<string, (gait: string) => number> = {
  clear: () => 1,
  forest: (gait) => (gait === 'mech' ? 2 : 1),
  hills: (gait) => (gait === 'mech' ? 3 : gait === 'foot' ? 2 : 1),
  marsh: (gait) => (gait === 'mech' ? 4 : 2),
}

/** Values of a unit, whoever knows them. */
function valuesOf(state: State, id: string) {
  const facts = rules.counters[id]!
  const { lost, tried } = state.table.counters[id]!
  return facts.face ? rules.pools[facts.face].rows[tried ?? state.hidden.values[id]!]! : facts.values[lost]!
}

/** Where a unit could be with one order, by trying every way as long as that finds more. */
function reachable(state: State, id: string): Set<Hex> {
  const { table } = state
  const counter = table.counters[id]!
  const facts = rules.counters[id]!
  const gait = facts.mech
    ? 'mech'
    : facts.type === 'cavalry'
      ? 'rider'
      : facts.type === 'mountain'
        ? 'mountain'
        : 'foot'
  // Road to Riga: columns 18 to 32, rows 0 to 14, and nobody in the enemy's hexes.
  const isOpen = (hex: Hex) =>
    ['clear', 'forest', 'hills', 'marsh'].includes(map.terrainOf(hex)) &&
    columnOf(hex) >= 18 &&
    columnOf(hex) <= 32 &&
    rowOf(hex) <= 14 &&
    unitsAt(state, hex).every((other) => sideOf(other) === sideOf(id))
  const price = (from: Hex, to: Hex): number | null => {
    if (!isOpen(to) || map.isSeaSide(from, to) || map.isLakeSide(from, to)) return null
    const river = map.riverBetween(from, to) && !(sideOf(id) === 'german' && table.turn === 1)
    return COSTS[map.terrainOf(to)]!(gait) + (river ? (gait === 'mech' ? 2 : 1) : 0)
  }
  const isDone = counter.from !== null && counter.from !== table.moving
  if (isDone || !board.has(counter.at) || counter.left === 0) return new Set()
  const left = new Map([[counter.at, counter.left ?? valuesOf(state, id).move]])
  for (let grows = true; grows; ) {
    grows = false
    for (const [from, points] of [...left])
      for (const to of board.hexes.filter((hex) => board.distance(from, hex) === 1)) {
        const cost = price(from, to)
        if (cost === null || cost > points || (left.get(to) ?? -1) >= points - cost) continue
        left.set(to, points - cost)
        grows = true
      }
  }
  if (counter.from === null)
    for (const to of board.hexes.filter((hex) => board.distance(counter.at, hex) === 1))
      if (price(counter.at, to) !== null && !left.has(to)) left.set(to, 0)
  left.delete(counter.at)
  return new Set(left.keys())
}

test('every unit comes as far as the book says, in whatever position', () => {
  const luck = seeded('oracle')
  let compared = 0
  goldenPlay(proud, 'game-2', {
    watch({ number, before }) {
      if (number % 5 !== 0) return
      const id = pick(Object.keys(before.table.counters), luck)
      expect([...reach(on(before.table), id).keys()].sort(), id).toEqual([...reachable(before, id)].sort())
      compared += 1
    },
  })
  expect(compared).toBeGreaterThan(10)
})

/** The odds of an attack by the book: factors, ratio, and columns to the left. */
function oddsOf(
  state: State,
  target: Hex,
  attackers: readonly string[],
): { attack: number; defence: number; odds: string } {
  const { table } = state
  const side = sideOf(attackers[0]!)
  const armoured = (id: string) =>
    ['panzer', 'tank', 'assault-gun', 'recon'].includes(rules.counters[id]!.type)
  const sum = (ids: readonly string[], factor: 'attack' | 'defence') =>
    ids.reduce((all, id) => all + valuesOf(state, id)[factor], 0)
  const slowed = map.terrainOf(target) === 'marsh' ? attackers.filter(armoured) : []
  const attack =
    sum(
      attackers.filter((id) => !slowed.includes(id)),
      'attack',
    ) + Math.ceil(sum(slowed, 'attack') / 2)
  const defence = sum(unitsAt(state, target), 'defence')
  const kind = map.placeOf(target)?.kind
  const wet = attackers.every((id) => map.riverBetween(table.counters[id]!.at, target))
  let left = 0
  if (map.terrainOf(target) === 'hills') left += 1
  if (kind === 'large') left += 1
  if (kind === 'city') left += 2
  if (wet && !(side === 'german' && table.turn === 1)) left += 1
  // Steps along 1:3, 1:2, 1:1, 2:1, 3:1 ...: to the left of 1:1 lies 1:2.
  const names = (n: number) => (n > 0 ? `${n}:1` : `1:${2 - n}`)
  let n = 1
  if (attack >= defence) while ((n + 1) * defence <= attack) n += 1
  else for (n = 0; attack * (2 - n) < defence; ) n -= 1
  return { attack, defence, odds: names(n - left) }
}

test('every battle is fought at the odds that the book says', () => {
  let battles = 0
  for (const name of ['game-1', 'game-2', 'game-3', 'game-4', 'game-5'])
    goldenPlay(proud, name, {
      watch({ before, order, events }) {
        if (order.type !== 'declareAttack') return
        const told = events.find((event) => event.type === 'BattleResolved')!
        const { attack, defence, odds } = told as { attack: number; defence: number; odds: string }
        expect({ attack, defence, odds }, order.target).toEqual(oddsOf(before, order.target, order.attackers))
        battles += 1
      },
    })
  expect(battles).toBeGreaterThan(30)
})
