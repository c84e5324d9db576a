import { expect, test } from 'vitest'
import { type Refusal, refused, type Words } from '@/lib/kernel/decision'
import { listedDice, type Throw } from '@/lib/kernel/dice/dice'
import type { Halves } from '@/lib/wargame/halves'
import { seeded, seededDice } from '../seeded'
import { goldenPlay } from './golden'
import type { GameSuite, Kinds } from './suite'

/** A golden game of each, in whose positions both ways are tried. */
const GOLDEN = 'game-1'
/** How many choices of others are decided in it, at least. */
const AT_LEAST = 20

/** The position as if nobody had filed anything in a game that begins with safe orders. */
function safe<S extends Halves>({ table, hidden }: S): S {
  const { standing: _, standingInBattle: __, ...rest } = hidden
  const options = { ...table.options, offTurn: { german: 'safe', soviet: 'safe' } }
  return { table: { ...table, options }, hidden: rest } as S
}

/** The same with these orders filed by both sides, also for a battle that goes on. */
const filed = <S extends Halves>({ table, hidden }: S, orders: object): S => {
  const both = { german: orders, soviet: orders }
  return { table, hidden: { ...hidden, standing: both, standingInBattle: both } } as S
}

/** Orders by which each choice that is left to others is made some hours after it was asked. */
const waiting = (orders: object): object =>
  Object.fromEntries(
    Object.entries(orders).map(([kind, of]) => [kind, of?.mode === 'spare' ? { ...of, mode: 'wait' } : of]),
  )

/**
 * What safe orders decide by themselves is told to nobody but their owner: to all others it is, word for word and in all
 * they see, as if he had been asked and had decided so himself.
 */
export function testSpared<G extends Kinds & { state: Halves }>(
  suite: GameSuite<G>,
  usualOrders: (mode: 'safe') => object,
): void {
  const { game } = suite
  const viewers = [...game.sides, 'spectator' as const]
  const asked = waiting(usualOrders('safe'))
  const asking = (state: G['state']) => filed(safe(state), asked)

  function carriedOut(before: G['state'], decision: { yes: readonly G['event'][] } | Refusal) {
    if (refused(decision)) throw new Error(`refused: ${JSON.stringify(decision)}`)
    return { events: decision.yes, state: decision.yes.reduce<G['state']>(game.evolve, before) }
  }

  /** What a viewer hears of these facts, and what he sees at their end. */
  function told(before: G['state'], events: readonly G['event'][], viewer: (typeof viewers)[number]) {
    let state = before
    const lines: Words[] = []
    for (const event of events) {
      const line = game.tell(event, viewer, state)
      if (line) lines.push(line)
      state = game.evolve(state, event)
    }
    return { lines, view: game.view(asking(state), viewer) }
  }

  test('what safe orders decide is told to their owner alone', () => {
    const luck = seeded(`spared/${GOLDEN}`)
    let [spared, unsaid] = [0, 0]
    goldenPlay(suite, GOLDEN, {
      watch: ({ before, side, order }) => {
        const thrown: Throw[] = []
        const quiet = carriedOut(
          safe(before),
          game.decide(safe(before), { side, order, dice: seededDice(luck, thrown) }),
        )
        const dice = listedDice(thrown.map(({ face }) => face))
        let loud = carriedOut(asking(before), game.decide(asking(before), { side, order, dice }))
        const owners: string[] = []
        const isBehind = () =>
          JSON.stringify(game.view(loud.state, 'spectator')) !==
          JSON.stringify(game.view(quiet.state, 'spectator'))
        const askedIn = (state: G['state']) =>
          game.sides.find((one) => one !== side && game.standing!.patience(state, one) !== null)
        for (let owner = askedIn(loud.state); owner && isBehind(); owner = askedIn(loud.state)) {
          const order = game.standing!.instead(loud.state, owner)
          const next = carriedOut(loud.state, game.decide(loud.state, { side: owner, order, dice }))
          loud = { events: [...loud.events, ...next.events], state: next.state }
          owners.push(owner)
        }
        if (owners.length === 0) return
        spared += owners.length
        unsaid += owners.length - quiet.events.filter(({ type }) => type === 'OrdersDecided').length
        for (const viewer of viewers.filter((one) => !owners.includes(one)))
          expect(told(safe(before), quiet.events, viewer)).toEqual(told(asking(before), loud.events, viewer))
      },
    })
    expect(spared).toBeGreaterThanOrEqual(AT_LEAST)
    // Whoever declines hears of it no more than the others do.
    expect(unsaid).toBeGreaterThan(0)
  })
}
