import { z } from 'zod'
import type { Refusal } from '@/lib/kernel/decision'
import type { Game } from '@/lib/kernel/game'
import { allPieces, type Pieces, pieceIn, piecesOf, withPiece } from '@/lib/wargame/pieces'

/**
 * A game as large as the largest, and with hardly a rule: up to 900 counters on 2,700 hexes, which move by one hex each,
 * in turns without end. What it costs, any game of that size costs at least.
 */
export const COLUMNS = 54
export const ROWS = 50
const SIDES = ['red', 'blue'] as const
type Side = (typeof SIDES)[number]

const counter = z.strictObject({
  at: z
    .int()
    .min(0)
    .max(COLUMNS * ROWS - 1),
  side: z.enum(SIDES),
  steps: z.int(),
  moved: z.int(),
})
type Counter = z.infer<typeof counter>
const stateSchema = z.strictObject({
  turn: z.int(),
  side: z.enum(SIDES),
  counters: z.array(z.record(z.string(), counter)),
})
interface State {
  turn: number
  side: Side
  counters: Pieces<Counter>
}
const orderSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('move'), unit: z.string(), to: z.int() }),
  z.strictObject({ type: z.literal('done') }),
])
type Order = z.infer<typeof orderSchema>
const eventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('Moved'), unit: z.string(), to: z.int() }),
  z.strictObject({ type: z.literal('SideDone') }),
])
type Event = z.infer<typeof eventSchema>

/** The hexes beside a hex, of a sheet whose even rows lie half a hex to the right. */
export function beside(hex: number): number[] {
  const [column, row] = [hex % COLUMNS, Math.floor(hex / COLUMNS)]
  const lean = row % 2 === 0 ? 1 : -1
  return [
    [column - 1, row],
    [column + 1, row],
    [column, row - 1],
    [column + lean, row - 1],
    [column, row + 1],
    [column + lean, row + 1],
  ].flatMap(([x, y]) => (x! >= 0 && x! < COLUMNS && y! >= 0 && y! < ROWS ? [y! * COLUMNS + x!] : []))
}

const no = (rule: string): Refusal => ({ no: `BIG ${rule}`, because: { key: 'no', params: {} } })

function check({ counters, side, turn }: State, by: Side, order: Order): Refusal | null {
  if (by !== side) return no('1')
  if (order.type === 'done') return null
  const unit = pieceIn(counters, order.unit)
  if (!unit || unit.side !== by) return no('2')
  if (unit.moved === turn) return no('3')
  return beside(unit.at).includes(order.to) ? null : no('4')
}

function evolve(state: State, event: Event): State {
  if (event.type === 'Moved') {
    const before = pieceIn(state.counters, event.unit)!
    const after = { ...before, at: event.to, moved: state.turn }
    return { ...state, counters: withPiece(state.counters, event.unit, after) }
  }
  const isLast = state.side === 'blue'
  return { ...state, side: isLast ? 'red' : 'blue', turn: state.turn + (isLast ? 1 : 0) }
}

/** Red stands in the west, blue in the east, a counter to a hex. */
const setUp = (count: number): State => ({
  turn: 1,
  side: 'red',
  counters: piecesOf(
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => {
        const side = SIDES[n % 2]!
        const column = (Math.floor(n / 2) % 20) + (side === 'red' ? 2 : COLUMNS - 24)
        const row = Math.floor(n / 40) * 2 + 2
        return [`${side}-division-${n}`, { at: row * COLUMNS + column, side, steps: (n % 3) + 1, moved: 0 }]
      }),
    ),
  ),
})

const game: Game<Side, State, Order, Event> = {
  ...{ id: 'big', title: 'Big', version: '1.0.0', sides: SIDES, turns: 40 },
  scenarios: [{ id: 'whole', title: 'Whole' }],
  schemas: {
    options: z.strictObject({ counters: z.int().min(2).max(900) }),
    position: stateSchema,
    order: orderSchema,
    event: eventSchema,
    question: z.unknown(),
    answer: z.unknown(),
    view: z.unknown(),
  },
  setUp: (_scenario, options) => {
    const state = setUp((options as { counters: number }).counters)
    return { start: state, events: [], state }
  },
  decide: (state, { side, order }) =>
    check(state, side, order) ?? {
      yes: [order.type === 'done' ? { type: 'SideDone' } : { type: 'Moved', unit: order.unit, to: order.to }],
    },
  evolve,
  check,
  legal: (state, by) => {
    if (by !== state.side) return []
    const moves = [...allPieces(state.counters)].flatMap(([unit, { at, side, moved }]) =>
      side === by && moved !== state.turn ? [{ order: { type: 'move', unit, to: beside(at)[0]! } }] : [],
    )
    return [...moves, { order: { type: 'done' } }]
  },
  view: (state) => state,
  asked: () => ({ key: 'big', params: {} }),
  board: (view) => view as unknown as Record<string, unknown>,
  tell: (event) => ({
    key: event.type,
    params: event.type === 'Moved' ? { unit: event.unit, to: event.to } : ({} as Record<string, string>),
  }),
  isFirm: () => false,
  awaits: ({ side }) => [side],
  turn: ({ turn }) => Math.min(turn, 40),
  result: () => null,
  ask: () => no('0'),
  readPosition: (json) => stateSchema.parse(json),
  writePosition: (state) => state,
  guess: (view) => view,
  say: ({ key }) => key,
  computer: (_view, legal) => legal.at(-1)!.order as Order,
}

export const bigToy = game as unknown as Game
