import { expect, test } from 'vitest'
import { type Refusal, refused, type Words } from '@/lib/kernel/decision'
import { listedDice, type Throw } from '@/lib/kernel/dice/dice'
import { seeded, seededDice } from '../seeded'
import { goldenPlay } from './golden'
import type { GameSuite, Kinds } from './suite'

interface Spared<G extends Kinds> {
  /** A golden game, in whose positions both ways are tried. */
  golden: string
  /** The position as if nobody had filed anything in a game that begins with safe orders. */
  safe: (state: G['state']) => G['state']
  /** The same with these orders filed by both sides, also for a battle that goes on. */
  filed: (state: G['state'], orders: object) => G['state']
  /** Safe orders by which each choice is made some hours after it was asked. */
  waiting: object
  /** How many choices of others are decided in all, at least. */
  atLeast: number
}

/**
 * What safe orders decide by themselves is told to nobody but their owner: to all others it is, word for word and in all
 * they see, as if he had been asked and had decided so himself.
 */
export function testSpared<G extends Kinds>(
  suite: GameSuite<G>,
  { golden, safe, filed, waiting, atLeast }: Spared<G>,
): void {
  const { game } = suite
  const viewers = [...game.sides, 'spectator' as const]
  const asking = (state: G['state']) => filed(safe(state), waiting)

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
    const luck = seeded(`spared/${golden}`)
    let [spared, unsaid] = [0, 0]
    goldenPlay(suite, golden, {
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
    expect(spared).toBeGreaterThanOrEqual(atLeast)
    // Whoever declines hears of it no more than the others do.
    expect(unsaid).toBeGreaterThan(0)
  })
}
