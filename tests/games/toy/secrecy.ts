import type { Plant } from '../../support/game-suite/pairs'
import { play } from '../../support/game-suite/play'
import { type Position, playedOnce, type Secrecy } from '../../support/game-suite/secrecy'
import { pick, seeded, shuffled } from '../../support/seeded'
import { type ToyOrder, type ToySide, type ToyState, type ToyView, toy } from '../../support/toy-game'
import { type Toy, toySuite } from './suite'

const one = (luck: () => number) => 1 + Math.floor(luck() * 9)
const other = (side: ToySide): ToySide => (side === 'red' ? 'blue' : 'red')
/** Where the pawn is, so far off does the treasure seem to a dig that shows this face. */
const warmthOf = ({ table, hidden }: ToyState, side: ToySide, face: number) =>
  Math.abs(hidden.treasure - table.pawns[side]) + face - 2

/** What is hidden in the toy: the treasure, numbers that were chosen, how warm somebody is, standing orders. */
export const toySecrecy: Secrecy<Toy, Position<Toy>, null> = {
  positions: playedOnce((seed) => {
    const all: Position<Toy>[] = []
    play(toySuite, { seed, watch: (step) => all.push({ step }) })
    const random = shuffled(all, seeded(`positions/${seed}`))
    const choosing = random.filter(({ step }) => step.before.table.phase === 'choose')
    return [...choosing.slice(0, 3), ...random.slice(0, 7)]
  }),
  orderFor: (side, state, luck) => pick(toy.legal(state, side as ToySide), luck).order as ToyOrder,
  twin: ({ step: { before } }, viewer, luck) => {
    const { table, hidden } = structuredClone(before)
    if (table.treasure === null) hidden.treasure = one(luck)
    const others = toy.sides.filter((side) => side !== viewer)
    // Not both: the numbers are shown as soon as they stand.
    const chooser = table.phase === 'choose' ? pick([...others, null], luck) : null
    for (const side of others) {
      hidden.warmth[side] = one(luck)
      hidden.standing[side] = { hold: one(luck) }
      hidden.chosen[side] = side === chooser && hidden.chosen[other(side)] === null ? one(luck) : null
    }
    return { state: { table, hidden }, memo: null }
  },
  probes: ({ table }) => ({
    orders: [
      { type: 'choose', number: 5 },
      ...toy.sides.map((pawn) => ({ type: 'step', pawn, by: -1 })),
      { type: 'step', pawn: table.mover, by: 1 },
      { type: 'fight' },
      { type: 'done' },
    ],
    questions: [{ type: 'distance' }, { type: 'treasure' }],
  }),
  options: () => ({ deep: false }),
  together: (state) => {
    const { red, blue } = state.hidden.chosen
    return state.table.phase === 'choose' && (red === null) !== (blue === null) ? toy.sides : []
  },
  choice: {
    isDue: ({ table }) => table.phase === 'choose',
    first: ([a, b], side, luck) => ({
      type: 'choose',
      number: a.hidden.chosen[side] ?? b.hidden.chosen[side] ?? one(luck),
    }),
    other: (_state, _side, _first, luck) => ({ type: 'choose', number: one(luck) }),
  },
  // Who digs must be as warm in both worlds.
  mirror: ([here, there], { viewer, side, orders }, { record }) => {
    if (orders[0].type !== 'dig' || viewer !== side) return [...record]
    const faces = record.map((thrown) => {
      const face = warmthOf(here, side, thrown.face) - warmthOf(there, side, 0)
      return { ...thrown, face }
    })
    return faces.every(({ face }) => face >= 1 && face <= 3) ? faces : null
  },
  // Who goes first shows which number was higher.
  shown: (_states, events) => {
    if (!events) return 'unlawfully'
    const [first, second] = events.map((all) => all.find(({ type }) => type === 'Revealed'))
    return JSON.stringify(first) === JSON.stringify(second) ? 'nothing' : 'lawfully'
  },
}

const inView = (change: (view: ToyView, state: ToyState, viewer: string) => object): Plant => ({
  game: (game) => ({
    ...game,
    view: (state, viewer) => change(game.view(state, viewer) as ToyView, state as ToyState, viewer),
  }),
})

/** Leaks as somebody might build them in by mistake, each through another hole. */
export const TOY_PLANTS: Readonly<Record<string, Plant>> = {
  'the view holds the treasure': inView((view, { hidden }) => ({ ...view, treasure: hidden.treasure })),
  "the view holds the other's number": inView((view, { hidden }) => ({ ...view, chosen: hidden.chosen })),
  'only the size of the view tells': inView((view, { hidden }) => ({
    ...view,
    padding: '-'.repeat(hidden.treasure),
  })),
  'the log tells how warm somebody else is': {
    game: (game) => ({
      ...game,
      tell: (event, viewer, before) => {
        const line = game.tell(event, viewer, before)
        return line && event.type === 'Dug' ? { ...line, params: { ...event, type: 'Dug' } as never } : line
      },
    }),
  },
  'legal orders stand in an order that depends on the treasure': {
    game: (game) => ({
      ...game,
      legal: (state, side) => {
        const list = game.legal(state, side)
        return (state as ToyState).hidden.treasure % 2 === 0 ? list : [...list].reverse()
      },
    }),
  },
  'a refusal counts the way to the treasure': {
    game: (game) => ({
      ...game,
      check: (state, side, order) => {
        const refusal = game.check(state, side, order)
        const { treasure } = (state as ToyState).hidden
        return refusal && { ...refusal, because: { key: refusal.because.key, params: { treasure } } }
      },
    }),
  },
  'the treasure can be asked': {
    game: (game) => ({
      ...game,
      ask: (state) => ({ value: (state as ToyState).hidden.treasure, steps: [] }),
    }),
  },
  'the answer says whom the game still waits for': {
    answer: (answer, { committed }) => ({
      ...answer,
      awaits: toy.awaits(committed!.open() as ToyState),
    }),
  },
}
