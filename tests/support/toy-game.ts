import { z } from 'zod'
import type { Refusal } from '@/lib/kernel/decision'
import { type Game, type LegalEntry, type Line, PRACTICE } from '@/lib/kernel/game'

/**
 * The smallest game that has everything the kernel must handle: a secret draw at set-up, a simultaneous secret
 * choice, moves that can be undone, a public die, a hidden die, turns, and an end. Three turns long.
 * Each turn both sides choose a number in secret; the higher goes first. A side steps its pawn along a line, may dig
 * (a hidden die tells it alone how warm it is), may fight once (a public die), and says it is done.
 */
const SIDES = ['red', 'blue'] as const
export type ToySide = (typeof SIDES)[number]

const side = z.enum(SIDES)
/** `wait`: so many hours for its moves, then they are decided by these; else they are only kept. */
const standing = z.strictObject({
  hold: z.number().int().min(0).max(9),
  wait: z.number().int().optional(),
})
const stateSchema = z.strictObject({
  table: z.strictObject({
    turn: z.number().int().default(1),
    phase: z.enum(['choose', 'move', 'over']).default('choose'),
    mover: side.default('red'),
    second: z.boolean().default(false).describe('true: the second player of the turn moves'),
    pawns: z.strictObject({ red: z.number().int(), blue: z.number().int() }).default({ red: 0, blue: 0 }),
    fought: z.boolean().default(false),
    digs: z.number().int().default(0),
    score: z.strictObject({ red: z.number().int(), blue: z.number().int() }).default({ red: 0, blue: 0 }),
    treasure: z.number().int().nullable().default(null).describe('known at the end only'),
  }),
  hidden: z.strictObject({
    treasure: z.number().int().default(1),
    chosen: z
      .strictObject({ red: z.number().int().nullable(), blue: z.number().int().nullable() })
      .default({ red: null, blue: null }),
    warmth: z.strictObject({ red: z.number().int(), blue: z.number().int() }).default({ red: 0, blue: 0 }),
    standing: z.strictObject({ red: standing.nullish(), blue: standing.nullish() }).default({}),
  }),
})
export type ToyState = z.infer<typeof stateSchema>

const orderSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('choose'), number: z.number().int().min(1).max(9) }),
  z.strictObject({ type: z.literal('step'), pawn: side, by: z.union([z.literal(1), z.literal(-1)]) }),
  z.strictObject({ type: z.literal('dig') }),
  z.strictObject({ type: z.literal('fight') }),
  z.strictObject({ type: z.literal('done') }),
])
export type ToyOrder = z.infer<typeof orderSchema>

const eventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('Buried'), at: z.number().int() }),
  z.strictObject({ type: z.literal('Chose'), side, number: z.number().int() }),
  z.strictObject({ type: z.literal('Revealed'), first: side }),
  z.strictObject({ type: z.literal('Stepped'), pawn: side, to: z.number().int() }),
  z.strictObject({ type: z.literal('Dug'), side, warmth: z.number().int() }),
  z.strictObject({ type: z.literal('Fought'), side, face: z.number().int() }),
  z.strictObject({ type: z.literal('Done'), side }),
  z.strictObject({ type: z.literal('TurnBegan'), turn: z.number().int() }),
  z.strictObject({ type: z.literal('Filed'), side, orders: standing.nullable() }),
  z.strictObject({ type: z.literal('Ended'), treasure: z.number().int() }),
])
export type ToyEvent = z.infer<typeof eventSchema>

const other = (one: ToySide): ToySide => (one === 'red' ? 'blue' : 'red')
const no = (cite: `TOY ${string}`, key: string): Refusal => ({ no: cite, because: { key, params: {} } })

function check(state: ToyState, by: ToySide, order: ToyOrder): Refusal | null {
  const { phase, mover, pawns, fought } = state.table
  if (order.type === 'choose') {
    if (phase !== 'choose') return no('TOY 2.1', 'notNow')
    return state.hidden.chosen[by] === null ? null : no('TOY 2.2', 'chosen')
  }
  if (phase !== 'move' || by !== mover) return no('TOY 3.1', 'notNow')
  if (order.type === 'step') {
    if (order.pawn !== by) return no('TOY 3.2', 'notYours')
    const to = pawns[by] + order.by
    return to < 0 || to > 9 ? no('TOY 3.3', 'edge') : null
  }
  return order.type === 'fight' && fought ? no('TOY 4.1', 'fought') : null
}

const table = (state: ToyState, change: Partial<ToyState['table']>): ToyState => ({
  ...state,
  table: { ...state.table, ...change },
})

function evolve(state: ToyState, event: ToyEvent): ToyState {
  const { hidden } = state
  switch (event.type) {
    case 'Buried':
      return { ...state, hidden: { ...hidden, treasure: event.at } }
    case 'Chose':
      return { ...state, hidden: { ...hidden, chosen: { ...hidden.chosen, [event.side]: event.number } } }
    case 'Revealed': {
      const cleared = { ...state, hidden: { ...hidden, chosen: { red: null, blue: null } } }
      return table(cleared, { phase: 'move', mover: event.first, second: false, fought: false })
    }
    case 'Stepped':
      return table(state, { pawns: { ...state.table.pawns, [event.pawn]: event.to } })
    case 'Dug': {
      const warm = {
        ...state,
        hidden: { ...hidden, warmth: { ...hidden.warmth, [event.side]: event.warmth } },
      }
      return table(warm, { digs: state.table.digs + 1 })
    }
    case 'Fought': {
      const { score } = state.table
      return table(state, { fought: true, score: { ...score, [event.side]: score[event.side] + event.face } })
    }
    case 'Done':
      return table(state, { mover: other(event.side), second: true, fought: false })
    case 'TurnBegan':
      return table(state, { turn: event.turn, phase: 'choose' })
    case 'Filed':
      return { ...state, hidden: { ...hidden, standing: { ...hidden.standing, [event.side]: event.orders } } }
    case 'Ended':
      return table(state, { phase: 'over', treasure: event.treasure })
  }
}

const awaits = ({ table: { phase, mover }, hidden }: ToyState): ToySide[] => {
  if (phase === 'choose') return SIDES.filter((one) => hidden.chosen[one] === null)
  return phase === 'move' ? [mover] : []
}

function view(state: ToyState, viewer: ToySide | 'spectator') {
  const { turn, phase, mover, pawns, score, treasure, digs } = state.table
  const own =
    viewer === 'spectator'
      ? null
      : {
          chosen: state.hidden.chosen[viewer],
          warmth: state.hidden.warmth[viewer],
          standing: state.hidden.standing[viewer] ?? null,
        }
  return { turn, phase, mover, pawns, score, treasure, digs, own }
}
export type ToyView = ReturnType<typeof view>

function legal(state: ToyState, by: ToySide): LegalEntry[] {
  const numbers = Array.from({ length: 9 }, (_, i) => ({ type: 'choose' as const, number: i + 1 }))
  const orders: ToyOrder[] = [
    ...numbers,
    { type: 'step', pawn: by, by: 1 },
    { type: 'step', pawn: by, by: -1 },
    { type: 'dig' },
    { type: 'fight' },
    { type: 'done' },
  ]
  return orders.filter((order) => check(state, by, order) === null).map((order) => ({ order }))
}

function tell(event: ToyEvent, viewer: ToySide | 'spectator'): Line | null {
  switch (event.type) {
    case 'Buried':
    case 'Filed':
      return null
    case 'Chose':
      return event.side === viewer ? { key: 'chose', params: { number: event.number } } : null
    case 'Dug':
      return {
        key: event.side === viewer ? 'dugSelf' : 'dug',
        params: { side: event.side, ...(event.side === viewer ? { warmth: event.warmth } : {}) },
      }
    case 'Fought':
      return {
        key: 'fought',
        params: { side: event.side },
        cite: 'TOY 4',
        dice: [{ sides: 6, face: event.face }],
      }
    default: {
      const { type, ...params } = event
      return { key: type, params }
    }
  }
}

export const toy: Game<ToySide, ToyState, ToyOrder, ToyEvent, ToyView> = {
  id: 'toy',
  title: 'Toy',
  version: '1.0.0',
  sides: SIDES,
  scenarios: [{ id: 'short', title: 'Three turns' }],
  turns: 3,
  schemas: {
    options: z.strictObject({ deep: z.boolean().default(false) }),
    position: stateSchema,
    order: orderSchema,
    event: eventSchema,
    question: z.strictObject({ type: z.literal('distance') }),
    answer: z.unknown(),
    view: z.unknown(),
  },
  setUp: (scenario, options, dice) => {
    if (scenario === PRACTICE) {
      const state = stateSchema.parse(options)
      return { start: state, events: [], state }
    }
    const start = stateSchema.parse({ table: {}, hidden: {} })
    const buried = { type: 'Buried', at: dice.secret('treasure', 9) } as const
    return { start, events: [buried], state: evolve(start, buried) }
  },
  decide: (state, { side: by, order, dice }) => {
    const refusal = check(state, by, order)
    if (refusal) return refusal
    const { turn, pawns, second, digs } = state.table
    switch (order.type) {
      case 'choose': {
        const chose = { type: 'Chose', side: by, number: order.number } as const
        const chosen = { ...state.hidden.chosen, [by]: order.number }
        if (chosen.red === null || chosen.blue === null) return { yes: [chose] }
        return { yes: [chose, { type: 'Revealed', first: chosen.blue > chosen.red ? 'blue' : 'red' }] }
      }
      case 'step':
        return { yes: [{ type: 'Stepped', pawn: by, to: pawns[by] + order.by }] }
      case 'dig': {
        const noise = dice.secret(`dig/${digs}`, 3) - 2
        return {
          yes: [{ type: 'Dug', side: by, warmth: Math.abs(state.hidden.treasure - pawns[by]) + noise }],
        }
      }
      case 'fight':
        return { yes: [{ type: 'Fought', side: by, face: dice.roll(`fight/${turn}/${by}`, 6) }] }
      case 'done': {
        const done = { type: 'Done', side: by } as const
        if (!second) return { yes: [done] }
        if (turn < 3) return { yes: [done, { type: 'TurnBegan', turn: turn + 1 }] }
        return { yes: [done, { type: 'Ended', treasure: state.hidden.treasure }] }
      }
    }
  },
  evolve,
  check,
  legal,
  view,
  board: ({ turn, pawns, digs }) => ({ turn, pawns, digs }),
  uncovered: ({ hidden: { treasure } }) => ({ treasure }),
  tell,
  isFirm: (event) => event.type !== 'Stepped' && event.type !== 'Chose',
  awaits,
  turn: (state) => state.table.turn,
  result: ({ table: { phase, score, pawns, treasure } }) => {
    if (phase !== 'over') return null
    const total = (one: ToySide) => score[one] - Math.abs((treasure ?? 0) - pawns[one])
    const lead = total('red') - total('blue')
    return {
      winner: lead === 0 ? 'draw' : lead > 0 ? 'red' : 'blue',
      why: { key: 'points', params: { lead } },
      cite: 'TOY 5',
    }
  },
  ask: (state, by, question) =>
    (question as { type?: unknown } | null)?.type === 'distance'
      ? {
          value: state.table.pawns[by],
          steps: [{ cite: 'TOY 3', text: 'steps from the start', value: state.table.pawns[by] }],
        }
      : no('TOY 0', 'unknownQuestion'),
  readPosition: (json) => stateSchema.parse(json),
  writePosition: (state) => state,
  asked: ({ phase, mover, own }) => ({
    key: `ask-${phase}`,
    params: { mover, chosen: own?.chosen ?? '' },
  }),
  standing: {
    schema: standing,
    of: ({ hidden }, side) => hidden.standing[side] ?? null,
    filed: (side, orders) => ({ type: 'Filed', side, orders: orders as z.infer<typeof standing> | null }),
    patience: ({ table: { phase, mover }, hidden }, side) => {
      const { wait } = hidden.standing[side] ?? {}
      return phase === 'move' && mover === side && wait !== undefined ? wait * 3_600_000 : null
    },
    instead: ({ table: { fought } }) => ({ type: fought ? 'done' : 'fight' }),
    voided: (side) => ({ type: 'Filed', side, orders: null }),
  },
  say: ({ key, params }) => `The toy says ${key} ${JSON.stringify(params)}.`,
  // Which side looks does not stand in its view: what it knows of itself is put down for both.
  guess: ({ own, ...seen }, luck) => ({
    table: seen,
    hidden: {
      treasure: seen.treasure ?? 1 + Math.floor(luck() * 9),
      ...(own && {
        chosen: { red: own.chosen, blue: own.chosen },
        warmth: { red: own.warmth, blue: own.warmth },
        standing: { red: own.standing, blue: own.standing },
      }),
    },
  }),
  computer: (_view, entries, luck) => {
    // Steps can be undone and lead nowhere; a tenth of them is enough.
    const steady = entries.filter(({ order }) => order.type !== 'step' || luck() < 0.2)
    const from = steady.length > 0 ? steady : entries
    return from[Math.floor(luck() * from.length)]!.order as ToyOrder
  },
}

/** The toy as the kernel and the play functions take it: a game whose types they do not know. */
export const toyGame = toy as unknown as Game
