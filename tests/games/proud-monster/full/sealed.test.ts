import { describe, expect, test } from 'vitest'
import { full, type View } from '@/lib/games/proud-monster/full'
import type { Order } from '@/lib/games/proud-monster/full/orders'
import type { Side, State, Viewer } from '@/lib/games/proud-monster/full/state'
import { ASSAULT, DONE, given, play, position, type Setting, SOVIET, tried } from './given'

// Two worlds that differ in what one side has filed, or keeps out of sight, and are to be one to all others: whatever they
// see, are offered or are refused.

type Whole = typeof full
interface Pair {
  readonly worlds: readonly [State, State]
  readonly viewers: readonly Viewer[]
  /** Orders of the viewer, lawful or not. */
  readonly orders: readonly Order[]
}

const GERMAN = { 'DE-ID-1': '2705N', 'DE-ARKO': 'track' } as const
const phase = (units: Setting['units']): State =>
  position({
    ...{ turn: 7, acting: 'soviet' as const, phase: 'reinforcement' as const },
    agenda: [
      { step: 'assault', side: 'german' },
      { step: 'move', side: 'german' },
      { step: 'open' },
      { step: 'callUp', side: 'german' },
      { step: 'reinforce', side: 'soviet' },
    ],
    units: { ...GERMAN, ...tried('SU-RD-001', '5017N', '3-4'), ...units },
  })
const arriving = { 'SU-RD-110': 'arriving', 'SU-RD-111': 'arriving', 'SU-RD-112': 'arriving' } as const
const place = (hex: string, ...units: string[]): Order => ({ type: 'placeUnits', hex, units })
const call = (hex: string): Order => ({ type: 'callUp', unit: 'DE-ARKO', hex })
const filed = (...orders: Order[]) =>
  play(phase(arriving), ...orders.map((order) => ['soviet', order] as ['soviet', Order]), ['soviet', DONE])
    .state
const calls = [call('2705N'), call('2706N'), call('5017N'), place('2706N', 'SU-RD-110'), DONE]

const turn = (more: Setting): State =>
  position({
    ...{
      turn: 4,
      couplet: 2,
      units: { 'DE-ID-1': '3006S', ...tried('SU-RD-001', '3008S', '3-4'), ...more.units },
    },
    ...Object.fromEntries(Object.entries(more).filter(([name]) => name !== 'units')),
  })
const moves: Order[] = [
  { type: 'moveStack', from: '3006S', units: ['DE-ID-1'], path: ['3007S'] },
  { type: 'moveStack', from: '3006S', units: ['DE-ID-1'], path: ['3007S', '3008S'] },
  { type: 'sailUnits', from: 'southPorts', port: '2919S', units: ['SU-RD-110'] },
  { type: 'declarePause' },
]
const OTHERS = ['german', 'spectator'] as const

const PAIRS: Readonly<Record<string, Pair>> = {
  'where reinforcements have come in': {
    worlds: [
      filed(place('5017N', 'SU-RD-110', 'SU-RD-111')),
      filed(place('4201N', 'SU-RD-110'), place('2817N', 'SU-RD-111')),
    ],
    ...{ viewers: OTHERS, orders: calls },
  },
  'that they come in next to the siege artillery': {
    worlds: [filed(place('2817N', 'SU-RD-110')), filed()],
    ...{ viewers: OTHERS, orders: calls },
  },
  'how many lie in the reserve, or in a port beneath others': {
    worlds: [
      turn({
        units: {
          'SU-RD-110': 'rvgk',
          'SU-RD-111': 'rvgk',
          'SU-RD-112': 'rvgk',
          'SU-RD-100': '2919S',
          'SU-RD-113': '2919S',
        },
      }),
      turn({
        units: {
          'SU-RD-110': '2919S',
          'SU-RD-111': '2919S',
          'SU-RD-112': 'rvgk',
          'SU-RD-100': '2919S',
          'SU-RD-113': '2919S',
        },
      }),
    ],
    ...{ viewers: OTHERS, orders: moves },
  },
  'how many have gone by sea, and who is fresh in the box': {
    worlds: [
      turn({
        sea: { used: 1, fresh: ['SU-RD-110'] },
        units: { 'SU-RD-100': 'southPorts', 'SU-RD-110': 'southPorts', 'SU-RD-111': 'southPorts' },
      }),
      turn({
        sea: { used: 4, fresh: [] },
        units: { 'SU-RD-100': 'southPorts', 'SU-RD-110': 'southPorts', 'SU-RD-111': 'southPorts' },
      }),
    ],
    ...{ viewers: OTHERS, orders: moves },
  },
  'how many have come into Leningrad by the lake': {
    worlds: [turn({ lakeEntries: 2 }), turn({ lakeEntries: 7 })],
    ...{ viewers: OTHERS, orders: moves },
  },
  'whether a pause is filed': {
    worlds: [
      position({
        ...ASSAULT,
        ...SOVIET,
        turn: 2,
        couplet: 2,
        logistics: { planned: 'filed' },
        units: { 'DE-ID-1': '3006S', ...tried('SU-RD-001', '3007S', '3-4') },
      }),
      position({
        ...ASSAULT,
        ...SOVIET,
        turn: 2,
        couplet: 2,
        units: { 'DE-ID-1': '3006S', ...tried('SU-RD-001', '3007S', '3-4') },
      }),
    ],
    viewers: ['soviet', 'spectator'],
    orders: [{ type: 'declareAttack', target: '3006S', attackers: [] }, { type: 'breakPause' }],
  },
}

const QUESTIONS = [{ ask: 'unseen', face: 'RD' }, { ask: 'points' }] as const

/** All that somebody can learn of a state without giving an order that is carried out. */
function learned(game: Whole, state: State, viewer: Viewer, orders: readonly Order[]): string {
  const view = game.view(state, viewer)
  const side = viewer === 'spectator' ? null : viewer
  return JSON.stringify({
    view,
    board: game.board(view),
    prompt: game.asked(view),
    offered: side && game.awaits(state).includes(side) ? game.legal(state, side) : null,
    refused: side && orders.map((order) => game.check(state, side, order)),
    answered: side && QUESTIONS.map((question) => game.ask(state, side, question)),
  })
}
const leaks = (game: Whole, { worlds, viewers, orders }: Pair): boolean =>
  viewers.some((viewer) => {
    const [one, other] = worlds.map((state) => learned(game, state, viewer, orders))
    return one !== other
  })

describe.each(Object.entries(PAIRS))('%s', (_name, pair) => {
  test('is a difference between the worlds', () =>
    expect(JSON.stringify(pair.worlds[0])).not.toBe(JSON.stringify(pair.worlds[1])))
  test('is nothing that others learn', () => expect(leaks(full, pair)).toBe(false))
})

const kept = (state: State) =>
  JSON.stringify([
    state.table.counters,
    state.table.mutual,
    state.table.sea,
    state.table.lakeEntries,
    state.table.logistics,
  ])
const states = new WeakMap<object, State>()
/** Leaks as somebody might build them in, each through another channel; each tells of every pair. */
const PLANTS: Readonly<Record<string, Partial<Whole>>> = {
  'in the view': { view: (state, viewer) => ({ ...full.view(state, viewer), more: kept(state) }) as View },
  'in the size of the view': {
    view: (state, viewer) =>
      ({
        ...full.view(state, viewer),
        more: [...kept(state)].reduce((sum, one) => (31 * sum + one.charCodeAt(0)) % 9_999_991, 7),
      }) as View,
  },
  'in the board of the past': {
    view: (state, viewer) => {
      const view = full.view(state, viewer)
      states.set(view, state)
      return view
    },
    board: (view) => ({ ...full.board(view), more: kept(states.get(view)!) }),
  },
  'in an answer to a question': { ask: (state) => ({ value: kept(state), steps: [] }) },
  'in a refusal': {
    check: (state, side, order) => {
      const refusal = full.check(state, side, order)
      return refusal && { ...refusal, because: { key: refusal.because.key, params: { more: kept(state) } } }
    },
  },
}
test.each(Object.entries(PLANTS))('a leak planted %s shows', (_name, hole) => {
  for (const [name, pair] of Object.entries(PAIRS)) expect(leaks({ ...full, ...hole }, pair), name).toBe(true)
})
test('a leak planted in the list of orders shows, where the viewer is asked', () => {
  const legal: Whole['legal'] = (state, side: Side) =>
    full
      .legal(state, side)
      .map((entry) => ({ ...entry, order: { ...entry.order, more: kept(state) } as never }))
  expect(Object.values(PAIRS).filter((pair) => leaks({ ...full, legal }, pair)).length).toBeGreaterThan(3)
})

describe('lines of the log', () => {
  /** What somebody is told of an order that is filed in the phase. */
  const told = (game: Whole, state: State, order: Order, viewer: Viewer): string => {
    const { events } = given(state).when('soviet', order).allows()
    let now = state
    return JSON.stringify(
      events.map((event) => {
        const line = game.tell(event, viewer, now)
        now = game.evolve(now, event)
        return line
      }),
    )
  }
  const orders = [
    place('5017N', 'SU-RD-110'),
    place('4201N', 'SU-RD-110', 'SU-RD-111'),
    { type: 'boardUnits', units: ['SU-RD-112'] } as Order,
  ]
  const linesOf = (game: Whole, viewer: Viewer) =>
    new Set(orders.map((order) => told(game, phase(arriving), order, viewer)))
  test.each(OTHERS)('tell %s the same of whatever is filed', (viewer) =>
    expect(linesOf(full, viewer).size).toBe(1),
  )
  test('and a leak planted there shows', () => {
    const tell: Whole['tell'] = (event, viewer, before) =>
      full.tell(event, viewer, before) ?? full.tell(event, 'soviet', before)
    for (const viewer of OTHERS) expect(linesOf({ ...full, tell }, viewer).size).toBe(3)
  })
})
