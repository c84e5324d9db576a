import { createHash } from 'node:crypto'
import { game } from '@/lib/games/a-victory-denied'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { SIDES, type Side, type State, type Viewer } from '@/lib/games/a-victory-denied/state'
import { canonical } from '@/lib/kernel/chain'
import { refused } from '@/lib/kernel/decision'
import { listedDice, type Throw } from '@/lib/kernel/dice'
import { fuzzGame, playBy } from './fuzz-games'

/*
 * A golden game is a text of lines, each a JSON array:
 *   ["game", options, dice of set-up, hash of its facts]
 *   [side, order, dice, hash of its facts]        one for each order
 *   ["turn", turn, hash of the view of each viewer]  after the order that ended the turn, or the game
 */

const VIEWERS: readonly Viewer[] = [...SIDES, 'spectator']

const hash = (data: unknown): string =>
  createHash('sha256').update(canonical(data)).digest('hex').slice(0, 12)

const viewsOf = (state: State): string[] => VIEWERS.map((viewer) => hash(game.view(state, viewer)))

/** true: the order ended a turn or the game. */
const endsTurn = (before: State, after: State): boolean =>
  before.table.turn !== after.table.turn || after.table.result !== null

/** Plays a game and writes it down. */
export function record(seed: string, n: number): string {
  const plan = fuzzGame(seed, n)
  const lines: unknown[] = []
  playBy(plan, {
    begin: (_start, facts, dice) => lines.push(['game', plan.options, faces(dice), hash(facts)]),
    watch({ before, side, order, dice, events, after }) {
      lines.push([side, order, faces(dice), hash(events)])
      if (endsTurn(before, after)) lines.push(['turn', before.table.turn, viewsOf(after)])
    },
  })
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`
}

const faces = (dice: readonly Throw[]) => dice.map(({ face }) => face)

/** Plays what is written, by the rules as they are now; the first difference in words, or null. */
export function firstDifference(text: string): string | null {
  const lines = text.trim().split('\n')
  let state: State | null = null
  for (const [i, line] of lines.entries()) {
    const entry = JSON.parse(line) as [string, unknown, unknown, string]
    const where = `line ${i + 1}`
    if (entry[0] === 'game') {
      const ready = game.setUp(
        game.scenarios[0]!.id,
        game.schemas.options.parse(entry[1]),
        listedDice(entry[2] as number[]),
      )
      if (hash(ready.events) !== entry[3]) return `${where}: another set-up`
      state = ready.state
    } else if (entry[0] === 'turn') {
      const now = viewsOf(state!)
      const wrong = VIEWERS.filter((_viewer, k) => now[k] !== (entry[2] as string[])[k])
      if (wrong.length > 0) return `${where}: after turn ${entry[1]} another view of ${wrong.join(', ')}`
    } else {
      const attempt = {
        side: entry[0] as Side,
        order: entry[1] as Order,
        dice: listedDice(entry[2] as number[]),
      }
      const decision = game.decide(state!, attempt)
      if (refused(decision)) return `${where}: refused by ${decision.no}: ${line}`
      if (hash(decision.yes) !== entry[3]) return `${where}: other facts: ${line}`
      state = decision.yes.reduce(game.evolve, state!)
    }
  }
  return game.result(state!) ? null : 'the game has no result'
}
