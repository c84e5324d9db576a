import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@/lib/cli/ready.mjs'
import { refused } from '@/lib/kernel/decision'
import { listedDice, recording, type Throw } from '@/lib/kernel/dice/dice'
import { canonical } from '@/lib/kernel/log/entry'
import { withDomains } from '@/lib/kernel/with-domains'
import { fuzzGame, playBy } from './fuzz'
import type { Played, Watching } from './play'
import { type GameSuite, type Kinds, nameOf } from './suite'

/*
 * A golden game is a text of lines, each a JSON array:
 *   ["game", options, dice of set-up, hash of its facts, scenario]
 *   [side, order, dice, hash of its facts]        one for each order
 *   ["turn", turn, views, logs]                   after the order that ended the turn, or the game; for each viewer
 *                                                 the hash of his view, and of what he was told in that turn
 * A scenario that is not named is the first. Options that have come since stand in every view, and are no fact of a
 * game that never knew them: no hash covers them.
 */

/** Where the golden games of a suite are kept, by its name. */
export const goldenFolder = (game: string) => join(root, 'tests', 'games', game, 'golden')

/** A golden game as it is kept: its lines. */
export const goldenLines = (game: string, name: string): string[] =>
  readFileSync(join(goldenFolder(game), `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')

const withoutOptions = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data, (key, value) => (key === 'options' ? undefined : value)))

const hash = (data: unknown): string =>
  createHash('sha256')
    .update(canonical(withoutOptions(data)))
    .digest('hex')
    .slice(0, 12)

/** Plays on by what is written, or hears what is played, and keeps what everybody sees and is told. */
class Audience<G extends Kinds> {
  readonly viewers: readonly (G['side'] | 'spectator')[]
  private told: unknown[][]
  constructor(private readonly game: GameSuite<G>['game']) {
    this.viewers = [...game.sides, 'spectator']
    this.told = this.viewers.map(() => [])
  }

  /** The state after these facts. */
  hear(before: G['state'], events: readonly G['event'][]): G['state'] {
    let state = before
    for (const event of events) {
      for (const [n, viewer] of this.viewers.entries()) {
        const line = this.game.tell(event, viewer, state)
        if (line) this.told[n]!.push(line)
      }
      state = this.game.evolve(state, event)
    }
    return state
  }

  /** Hashes of the views, and of the lines of the turn that is over. */
  turn(state: G['state']): [views: string[], logs: string[]] {
    const views = this.viewers.map((viewer) => hash(this.game.view(state, viewer)))
    const logs = this.told.map(hash)
    this.told = this.viewers.map(() => [])
    return [views, logs]
  }
}

/** Plays a game and writes it down. */
export function record<G extends Kinds>(suite: GameSuite<G>, seed: string, n: number): string {
  const { game } = suite
  const plan = fuzzGame(suite, seed, n)
  const audience = new Audience<G>(game)
  const lines: unknown[] = []
  playBy(suite, plan, {
    begin(start, facts, dice) {
      audience.hear(start, facts)
      const named = plan.scenario === game.scenarios[0]!.id ? [] : [plan.scenario]
      lines.push(['game', plan.options, faces(dice), hash(facts), ...named])
    },
    watch({ before, side, order, dice, events, after }) {
      audience.hear(before, events)
      lines.push([side, order, faces(dice), hash(events)])
      if (game.turn(before) !== game.turn(after) || game.result(after))
        lines.push(['turn', game.turn(before), ...audience.turn(after)])
    },
  })
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`
}

const faces = (dice: readonly Throw[]) => dice.map(({ face }) => face)

/** Plays what is written, by the rules as they are now; the first difference in words, or null. */
export function firstDifference<G extends Kinds>(
  { game }: GameSuite<G>,
  lines: readonly string[],
): string | null {
  const audience = new Audience<G>(game)
  let state: G['state'] | undefined
  for (const [i, line] of lines.entries()) {
    const entry = JSON.parse(line) as [string, unknown, unknown, unknown]
    const where = `line ${i + 1}`
    if (entry[0] === 'turn') {
      const now = audience.turn(state)
      for (const [k, what] of ['view', 'log'].entries()) {
        const kept = entry[2 + k] as string[]
        const wrong = audience.viewers.filter((_viewer, n) => now[k]![n] !== kept[n])
        if (wrong.length > 0) return `${where}: after turn ${entry[1]} another ${what} of ${wrong.join(', ')}`
      }
      continue
    }
    const next = carriedOut(game, state, line)
    if ('no' in next) return `${where}: refused by ${next.no}: ${line}`
    if (hash(next.events) !== entry[3]) return `${where}: other facts: ${line}`
    state = audience.hear(next.before, next.events)
  }
  return game.result(state) ? null : 'the game has no result'
}

/** What one line of a golden game brings about in the position before it. */
interface Line<G extends Kinds> {
  before: G['state']
  events: readonly G['event'][]
  dice: readonly Throw[]
}

function carriedOut<G extends Kinds>(
  game: GameSuite<G>['game'],
  before: G['state'] | undefined,
  line: string,
): Line<G> | { no: string } {
  const [by, what, listed, , scenario = game.scenarios[0]!.id] = JSON.parse(line) as [
    ...[string, unknown, number[], string],
    string?,
  ]
  const dice: Throw[] = []
  const faces = recording(listedDice(listed), dice)
  if (by === 'game') {
    const options = game.schemas.options.parse(what)
    const { start, events } = game.setUp(scenario, options, faces)
    return { before: start, events, dice }
  }
  const decision = game.decide(before, { side: by, order: what as G['order'], dice: faces })
  return refused(decision) ? decision : { before, events: decision.yes, dice }
}

/** The positions of a golden game, one after the other, each with the line that led to it. */
function* carriedOn<G extends Kinds>(
  game: GameSuite<G>['game'],
  lines: readonly string[],
): Generator<Line<G> & { line: string; after: G['state'] }> {
  let state: G['state'] | undefined
  for (const line of lines) {
    if (line.startsWith('["turn"')) continue
    const next = carriedOut(game, state, line)
    if ('no' in next) throw new Error(`a golden order is refused: ${next.no}`)
    state = next.events.reduce<G['state']>(game.evolve, next.before)
    yield { ...next, line, after: state }
  }
}

/** The positions of a golden game, one after the other. */
export function* goldenStates<G extends Kinds>(
  game: GameSuite<G>['game'],
  lines: readonly string[],
): Generator<G['state']> {
  for (const { after } of carriedOn(game, lines)) yield after
}

/**
 * Looks on at a golden game: who only wants to see whole games need not have one played, which takes ten times as long.
 * Of eight, the 2nd, 5th and 8th are of random orders, and in the others the computer plays a side or both.
 */
export function goldenPlay<G extends Kinds>(
  suite: GameSuite<G>,
  name: string,
  { watch, end }: Pick<Watching<G>, 'watch' | 'end'>,
): Played<G> {
  const { game } = suite
  let [number, state] = [-1, undefined as G['state']]
  const lines = goldenLines(nameOf(suite), name)
  for (const { line, before, events, dice, after } of carriedOn(game, lines)) {
    state = after
    const [side, order] = JSON.parse(line) as [G['side'], G['order']]
    if (number >= 0)
      watch?.({
        ...{ number, before, side, order, dice, events, after },
        get legal() {
          return withDomains(game, before, side, game.legal(before, side))
        },
      })
    number += 1
  }
  end?.(state)
  return { seed: name, state, orders: number }
}
