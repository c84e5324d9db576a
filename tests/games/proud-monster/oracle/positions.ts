import { game } from '@/lib/games/proud-monster'
import type { Order } from '@/lib/games/proud-monster/orders'
import type { CounterId, Hex, Side, State } from '@/lib/games/proud-monster/state'
import { refused } from '@/lib/kernel/decision'
import type { Throw } from '@/lib/kernel/dice/dice'
import { pick, seeded, seededDice, shuffled } from '../../../support/seeded'
import { targets } from './combat'
import { around, GATES } from './map'
import { walk } from './movement'
import { entries } from './places'
import { isOnMap, stacks } from './units'

// Games by random orders, which this reader of the book finds for itself: what the game lists is not asked.

/** One order of such a game. */
export interface Turned {
  before: State
  side: Side
  order: Order
  after: State
  dice: readonly Throw[]
}

type Luck = () => number

/** A way to a hex, found again from its end. */
function wayTo(state: State, units: readonly CounterId[], luck: Luck): Hex[] | null {
  const path: Hex[] = []
  // 6.2: now and then to where most stand already.
  const crowds = luck() < 0.08
  const held = (hex: Hex) => stacks(state.table).get(hex)?.length ?? 0
  for (let steps = 0; steps < 12; steps += 1) {
    const here = path.at(-1) ?? state.table.counters[units[0]!]!.at
    const near = isOnMap(here) ? around(here) : GATES[here as keyof typeof GATES]
    const inTurn = shuffled(near, luck)
    if (crowds) inTurn.sort((a, b) => held(b) - held(a))
    const next = inTurn.find((hex) => walk(state.table, units, [...path, hex]) !== null)
    if (!next) break
    path.push(next)
    if (crowds || luck() < 0.3) break
  }
  const room = (hex: Hex) =>
    (stacks(state.table).get(hex) ?? []).filter((unit) => !units.includes(unit)).length + units.length <= 5
  if (!crowds) while (path.length > 0 && !room(path.at(-1)!)) path.pop()
  return path.length > 0 ? path : null
}

function moveOf(state: State, luck: Luck): Order | null {
  const { table } = state
  const all = [...stacks(table).entries()].filter(
    ([place, [first]]) =>
      (isOnMap(place) || place.startsWith('okh')) && first!.startsWith('SU-') === (table.acting === 'soviet'),
  )
  for (let tries = 0; tries < 20; tries += 1) {
    const [from, here] = pick(all, luck)
    const units = shuffled(here, luck).slice(0, 1 + Math.floor(luck() * 3))
    const path = wayTo(state, units, luck)
    if (path) return { type: 'moveStack', from, units, path }
  }
  return null
}

function orderOf(state: State, side: Side, luck: Luck): Order {
  const { table } = state
  const due = table.agenda.at(-1)
  const move = due?.step === 'move' && luck() < 0.93 ? moveOf(state, luck) : null
  if (move) return move
  if (due?.step === 'assault' && luck() < 0.93) {
    const found = [...targets(table, side)]
    if (found.length > 0) {
      const [target, near] = pick(found, luck)
      return {
        type: 'declareAttack',
        target,
        attackers: shuffled(near, luck).slice(0, 1 + Math.floor(luck() * 6)),
      }
    }
  }
  if (due?.step === 'reinforce' || due?.step === 'release') {
    const box = due.step === 'release' ? 'rvgk' : 'arriving'
    const here = stacks(table).get(box) ?? []
    const rooms = [...entries(table)]
    if (here.length > 0 && rooms.length > 0 && (due.step === 'reinforce' || luck() < 0.5)) {
      const [hex, room] = pick(rooms, luck)
      return { type: 'placeUnits', hex, units: shuffled(here, luck).slice(0, 1 + Math.floor(luck() * room)) }
    }
  }
  const entry = pick(
    game.legal(state, side).filter(({ order }) => order.type !== 'moveStack'),
    luck,
  )
  const { choose, order } = entry
  if (choose) {
    const items = shuffled(choose.from, luck)
    const value = choose.field === 'unit' ? items[0] : items.slice(0, 1 + Math.floor(luck() * choose.max))
    return { ...order, [choose.field]: value } as unknown as Order
  }
  return order as unknown as Order
}

function turned(before: State, side: Side, order: Order, faces: Luck): Turned {
  const dice: Throw[] = []
  const decision = game.decide(before, { side, order, dice: seededDice(faces, dice) })
  if (refused(decision)) throw new Error(`${JSON.stringify(order)} is refused: ${JSON.stringify(decision)}`)
  return { before, side, order, after: decision.yes.reduce(game.evolve, before), dice }
}

/** Plays on until so many orders were given or the game is over, and tells of each. */
export function playOn(
  scenario: string,
  seed: string,
  orders: number,
  look: (turned: Turned) => void,
): State {
  const luck = seeded(`luck/${seed}`)
  const faces = seeded(`dice/${seed}`)
  let { state } = game.setUp(scenario, game.schemas.options.parse({}), seededDice(faces, []))
  for (let n = 0; n < orders; n += 1) {
    const [side] = game.awaits(state)
    if (!side) break
    const order = orderOf(state, side, luck)
    const next = turned(state, side, order, faces)
    look(next)
    state = next.after
  }
  return state
}

/** One attack out of a position, or none where there is nothing to attack. */
export function attackIn(before: State, luck: Luck): Turned | null {
  const side = before.table.acting
  const found = [...targets(before.table, side)]
  if (found.length === 0) return null
  const [target, near] = pick(found, luck)
  const attackers = shuffled(near, luck).slice(0, 1 + Math.floor(luck() * near.length))
  return turned(before, side, { type: 'declareAttack', target, attackers }, luck)
}
