import { z } from 'zod'
import type { Refusal } from '@/lib/kernel/decision'
import { type Game, PRACTICE } from '@/lib/kernel/game'

/**
 * A game in which both sides plan at once: each puts numbers down on a sheet of its own, in as many orders as it likes,
 * and is ready. Then both sheets are shown, a die is thrown for each turn, and the next turn begins. Two turns long.
 */
const SIDES = ['red', 'blue'] as const
type Side = (typeof SIDES)[number]
const side = z.enum(SIDES)
const sheets = z.strictObject({ red: z.array(z.number()), blue: z.array(z.number()) })

const stateSchema = z.strictObject({
  turn: z.number().int(),
  shown: sheets,
  die: z.number().int(),
  own: z.strictObject({
    red: z.strictObject({ sheet: z.array(z.number()), ready: z.boolean() }),
    blue: z.strictObject({ sheet: z.array(z.number()), ready: z.boolean() }),
  }),
  staff: z.strictObject({ red: z.unknown(), blue: z.unknown() }),
})
type State = z.infer<typeof stateSchema>
const orderSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('put'), number: z.number().int().min(1).max(9) }),
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('throw') }),
])
const eventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('Put'), side, number: z.number().int() }),
  z.strictObject({ type: z.literal('Ready'), side }),
  z.strictObject({ type: z.literal('Shown'), face: z.number().int(), ...sheets.shape }),
  z.strictObject({ type: z.literal('TurnBegan') }),
  z.strictObject({ type: z.literal('StaffFiled'), side, staff: z.unknown() }),
])
type Order = z.infer<typeof orderSchema>
type Event = z.infer<typeof eventSchema>

const TURNS = 2
const empty = { sheet: [], ready: false }
const start: State = {
  ...{ turn: 1, shown: { red: [], blue: [] }, die: 0 },
  own: { red: empty, blue: empty },
  staff: { red: null, blue: null },
}

function evolve(state: State, event: Event): State {
  const { own } = state
  switch (event.type) {
    case 'Put': {
      const { sheet } = own[event.side]
      return { ...state, own: { ...own, [event.side]: { sheet: [...sheet, event.number], ready: false } } }
    }
    case 'Ready':
      return { ...state, own: { ...own, [event.side]: { ...own[event.side], ready: true } } }
    case 'Shown':
      return { ...state, shown: { red: event.red, blue: event.blue }, die: event.face }
    case 'StaffFiled':
      return { ...state, staff: { ...state.staff, [event.side]: event.staff } }
    case 'TurnBegan':
      return { ...state, turn: state.turn + 1, own: start.own }
  }
}

const awaits = ({ turn, own }: State): Side[] => (turn > TURNS ? [] : SIDES.filter((one) => !own[one].ready))
const no = (rule: string): Refusal => ({ no: `PLAN ${rule}`, because: { key: 'no', params: {} } })

function check(state: State, by: Side, order: Order): Refusal | null {
  if (state.turn > TURNS || state.own[by].ready) return no('1')
  if (order.type === 'put' && state.own[by].sheet.includes(order.number)) return no('2')
  return null
}

const game: Game<Side, State, Order, Event> = {
  ...{ id: 'planning', title: 'Planning', version: '1.0.0', sides: SIDES, turns: TURNS },
  scenarios: [{ id: 'short', title: 'Two turns' }],
  schemas: {
    options: z.strictObject({}),
    position: stateSchema,
    order: orderSchema,
    event: eventSchema,
    question: z.unknown(),
    answer: z.unknown(),
    view: z.unknown(),
  },
  setUp: (scenario, options) => {
    const state = scenario === PRACTICE ? stateSchema.parse(options) : start
    return { start: state, events: [], state }
  },
  decide: (state, { side: by, order, dice }) => {
    const refusal = check(state, by, order)
    if (refusal) return refusal
    if (order.type === 'put') return { yes: [{ type: 'Put', side: by, number: order.number }] }
    const face = order.type === 'throw' ? dice.roll(`early/${state.turn}`, 6) : 0
    const events: Event[] = [{ type: 'Ready', side: by }]
    const after = events.reduce(evolve, state)
    if (awaits(after).length > 0) return { yes: events }
    const { red, blue } = after.own
    const thrown = face || dice.roll(`die/${state.turn}`, 6)
    events.push({ type: 'Shown', face: thrown, red: red.sheet, blue: blue.sheet }, { type: 'TurnBegan' })
    return { yes: events }
  },
  evolve,
  check,
  legal: (state, by) =>
    [
      ...Array.from({ length: 9 }, (_, i) => ({ type: 'put' as const, number: i + 1 })),
      { type: 'ready' as const },
    ]
      .filter((order) => check(state, by, order) === null)
      .map((order) => ({ order })),
  view: ({ turn, shown, die, own, staff }, viewer) => ({
    ...{ turn, shown, die },
    own: viewer === 'spectator' ? null : { ...own[viewer], staff: staff[viewer] },
  }),
  asked: () => ({ key: 'plan', params: {} }),
  board: (view) => view as Record<string, unknown>,
  tell: (event, viewer) => {
    if (event.type === 'Put' || event.type === 'Ready')
      return event.side === viewer ? { key: event.type, params: {} } : null
    return event.type === 'StaffFiled' ? null : { key: event.type, params: {} }
  },
  isFirm: ({ type }) => type === 'Shown',
  awaits,
  isSealed: ({ turn }) => turn <= TURNS,
  turn: ({ turn }) => turn,
  result: ({ turn }) =>
    turn > TURNS ? { winner: 'draw', why: { key: 'end', params: {} }, cite: 'PLAN 3' } : null,
  ask: () => no('0'),
  readPosition: (json) => stateSchema.parse(json),
  writePosition: (state) => state,
  guess: (view) => view,
  say: ({ key }) => key,
  staff: {
    schema: z.unknown(),
    of: ({ staff }, side) => staff[side] ?? null,
    filed: (side, staff) => ({ type: 'StaffFiled', side, staff }),
    handedOn: (kept) => ((kept as { handed?: true }).handed ? kept : null),
  },
  computer: (_view, legal) => legal.at(-1)!.order as Order,
}

export const planningGame = game as unknown as Game
