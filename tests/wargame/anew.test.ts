import { describe, expect, test } from 'vitest'
import { game as victory } from '@/lib/games/a-victory-denied'
import { game as late } from '@/lib/games/death-and-destruction'
import { game as moscow } from '@/lib/games/moscow-1941'
import { game as monster } from '@/lib/games/proud-monster/full'
import { type Game, HERE } from '@/lib/kernel/game'
import { seeded, seededDice } from '../support/seeded'

const diceOf = (seed: string) => seededDice(seeded(seed), [])

interface Halves {
  table: {
    options: unknown
    turn: number
    counters: Record<string, { at: string }>
    shown?: Record<string, string>
  }
  hidden: object
}
type AnyGame = Game<string, Halves>

/** A game as the computer has played it for so many orders. */
function played(game: AnyGame, scenario: string, orders: number): Halves {
  const luck = seeded(`anew/${scenario}`)
  const dice = diceOf(`dice/${scenario}`)
  const options = game.schemas.options.parse({})
  let { state } = game.setUp(scenario, options, dice)
  for (let n = 0; n < orders && !game.result(state); n++) {
    const side = game.awaits(state)[0]!
    const order = game.computer(game.view(state, side), game.legal(state, side), luck)
    const { yes } = game.decide(state, { side, order, dice }) as { yes: { type: string }[] }
    state = yes.reduce((now, event) => game.evolve(now, event), state)
  }
  return state
}

/** Counters that are out of play need not be written down. */
const inPlay = ({ table }: Halves) =>
  Object.fromEntries(Object.entries(table.counters).filter(([, { at }]) => at !== 'gone'))

/** The same table with all that lies face down drawn by other lots. */
function twin(game: AnyGame, state: Halves, seed: string): Halves {
  const position = game.guess(game.view(state, 'spectator'), seeded(seed))
  return { table: state.table, hidden: (position as Halves).hidden }
}

const GAMES = [
  { game: victory as unknown as AnyGame, scenario: 'campaign', orders: 60, hides: true },
  { game: moscow as unknown as AnyGame, scenario: 'typhoon', orders: 60, hides: false },
  { game: monster as unknown as AnyGame, scenario: 'riga', orders: 40, hides: true },
  { game: monster as unknown as AnyGame, scenario: 'smolensk', orders: 60, hides: true },
  { game: late as unknown as AnyGame, scenario: 'uranus', orders: 40, hides: true },
]

describe.each(GAMES)(
  'a new game where $scenario of $game.id once stood',
  ({ game, scenario, orders, hides }) => {
    const state = played(game, scenario, orders)
    const here = game.opened!(state)!
    const begun = (seed: string, opened: unknown = here) =>
      game.setUp(HERE, JSON.parse(JSON.stringify(opened)), diceOf(seed))

    test('begins with what was open', () => {
      expect(here).toMatchObject({ turn: state.table.turn, options: state.table.options })
      const { start, events, state: first } = begun('one')
      expect(inPlay(first)).toEqual(inPlay(state))
      expect(events.map(({ type }) => type)).toEqual(['LaidAnew'])
      expect(events.reduce((now, event) => game.evolve(now, event), start)).toEqual(first)
      expect(game.awaits(first)).toEqual(game.awaits(state))
      const [side] = game.awaits(first)
      expect(game.legal(first, side!).length).toBeGreaterThan(0)
      expect(game.readPosition(JSON.parse(JSON.stringify(game.writePosition(first))))).toEqual(first)
      for (const event of events) expect(game.schemas.event.safeParse(event).success).toBe(true)
    })

    test('is the same whatever lay face down in the old one', () => {
      for (const seed of ['a', 'b', 'c']) {
        const other = twin(game, state, seed)
        if (hides) expect(other.hidden).not.toEqual(state.hidden)
        expect(game.opened!(other)).toEqual(here)
        expect(begun('one', game.opened!(other)).state).toEqual(begun('one').state)
      }
    })

    test('draws by dice that stay shut, so that another draw hides other things', () => {
      expect(begun('one').state).toEqual(begun('one').state)
      if (hides) expect(begun('two').state.hidden).not.toEqual(begun('one').state.hidden)
      const open: string[] = []
      const dice = diceOf('one')
      const roll = (purpose: string, sides: number) => {
        open.push(purpose)
        return dice.roll(purpose, sides)
      }
      game.setUp(HERE, here, { ...dice, roll })
      expect(open).toEqual([])
    })

    test('knows nothing of what either side had filed', () => {
      const [side] = game.sides
      const filed = {
        ...state,
        hidden: { ...state.hidden, standing: { [side!]: {} }, staff: { [side!]: {} } },
      }
      expect(game.opened!(filed)).toEqual(here)
      expect(begun('one', game.opened!(filed)).state.hidden).not.toHaveProperty('staff')
    })
  },
)

describe('stacks (PM 14.7)', () => {
  const game = monster as unknown as AnyGame
  const state = played(game, 'smolensk', 60)
  const { state: first } = game.setUp(HERE, game.opened!(state), diceOf('stacks'))
  const covered = ({ table }: { table: Halves['table'] }) =>
    Object.keys(table.counters).filter((unit) => table.counters[unit]!.at === 'covered')
  const seenBy = (now: Halves, viewer: string) => game.view(now, viewer) as { table: Halves['table'] }

  test('are known to both where the new game begins, as they were not in the old one', () => {
    for (const viewer of game.sides) {
      expect(covered(seenBy(state, viewer)).length).toBeGreaterThan(0)
      expect(covered(seenBy(first, viewer))).toEqual([])
    }
  })

  test('are known no longer once units have gone elsewhere', () => {
    const luck = seeded('on')
    const dice = diceOf('dice/on')
    let now = first
    for (let n = 0; n < 80 && !game.result(now); n++) {
      const side = game.awaits(now)[0]!
      const order = game.computer(game.view(now, side), game.legal(now, side), luck)
      const { yes } = game.decide(now, { side, order, dice }) as { yes: { type: string }[] }
      now = yes.reduce((one, event) => game.evolve(one, event), now)
    }
    const left = Object.keys(now.table.shown ?? {})
    expect(left.length).toBeLessThan(Object.keys(first.table.shown!).length)
    expect(covered(seenBy(now, 'soviet')).length + covered(seenBy(now, 'german')).length).toBeGreaterThan(0)
    for (const viewer of game.sides)
      for (const unit of left) expect(covered(seenBy(now, viewer))).not.toContain(unit)
  })
})
