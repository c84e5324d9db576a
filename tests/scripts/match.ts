// `npm run match -- [--game GAME] [--scenario ID] [--games N] [--seed S] [--options JSON]`: the computer against itself on
// one core, without a server. Prints who wins and how, what each side does in a turn, and how long it thinks.
import { parseArgs } from 'node:util'
import { play, thinking } from '../support/game-suite/play'
import type { Kinds } from '../support/game-suite/suite'
import { suiteOf } from '../support/suites'

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    scenario: { type: 'string' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'match' },
    options: { type: 'string', default: '{}' },
  },
})
const suite = suiteOf(values.game)
const { game } = suite
const scenario = values.scenario ?? game.scenarios[0]!.id
const games = Number(values.games)
if (!Number.isInteger(games) || games < 1) fail('--games takes a number of games, 1 or more.')
if (!game.scenarios.some(({ id }) => id === scenario))
  fail(`There is no scenario ${scenario}; there are ${game.scenarios.map(({ id }) => id).join(', ')}.`)

/** Numbers by name, each with its sum and how many were added. */
class Sums {
  private readonly all = new Map<string, { sum: number; count: number; most: number }>()
  add(name: string, n: number): void {
    const { sum, count, most } = this.all.get(name) ?? { sum: 0, count: 0, most: 0 }
    this.all.set(name, { sum: sum + n, count: count + 1, most: Math.max(most, n) })
  }
  of = (name: string) => this.all.get(name) ?? { sum: 0, count: 0, most: 0 }
  mean = (name: string) => this.of(name).sum / Math.max(1, this.of(name).count)
  names = () => [...this.all.keys()].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

const endings = new Sums()
const measured = new Sums()
const given = new Sums()
const kinds = new Sums()
const thought = new Sums()
const columns = new Set<string>()
let orders = 0
const began = performance.now()
for (let n = 0; n < games; n += 1) playOne(`${values.seed}/${n}`)
report((performance.now() - began) / 1000)

function playOne(seed: string): void {
  const players = Object.fromEntries(game.sides.map((side) => [side, timed(side)]))
  /** Orders of each side in the turn that goes on. */
  const inTurn = new Map<string, number>()
  const measure = (turn: number, state: unknown) => {
    for (const [name, n] of Object.entries(suite.measures?.(state) ?? {})) {
      columns.add(name)
      measured.add(`${turn} ${name}`, n)
    }
    for (const side of game.sides) given.add(`${turn} ${side}`, inTurn.get(side) ?? 0)
    inTurn.clear()
  }
  const played = play(suite, {
    ...{ seed, scenario, players, options: JSON.parse(values.options) },
    watch: ({ before, after, side, order }) => {
      inTurn.set(side, (inTurn.get(side) ?? 0) + 1)
      kinds.add(`${side} ${order.type}`, 1)
      if (game.turn(after) !== game.turn(before) || game.result(after)) measure(game.turn(before), after)
    },
  })
  orders += played.orders
  const { winner, why } = game.result(played.state)!
  endings.add(winner, 1)
  endings.add(`${winner}: ${why.key}, turn ${game.turn(played.state)}`, 1)
}

/** The computer player under the clock. */
function timed(side: string) {
  const think = thinking<Kinds>(suite)
  return ((seen, luck) => {
    const before = performance.now()
    const order = think(seen, luck)
    thought.add(side, performance.now() - before)
    return order
  }) satisfies typeof think
}

function report(seconds: number): void {
  const part = (n: number) => `${n} (${((100 * n) / games).toFixed(0)}%)`
  console.log(
    `${game.title}, ${scenario}: ${games} games with seed "${values.seed}" in ${seconds.toFixed(0)} s`,
  )
  const outcomes = [...game.sides, 'draw']
  console.log(outcomes.map((who) => `${who} ${part(endings.of(who).sum)}`).join(', '))
  for (const name of endings.names())
    if (name.includes(':')) console.log(`  ${name}  ${endings.of(name).sum}`)

  const heads = [...columns, ...game.sides.map((side) => `orders ${side}`)]
  console.log(`\nat the end of turn  games  ${heads.join('  ')}`)
  for (let turn = 1; turn <= game.turns; turn += 1) {
    const { count } = given.of(`${turn} ${game.sides[0]}`)
    if (count === 0) continue
    const means = [
      ...[...columns].map((name) => measured.mean(`${turn} ${name}`)),
      ...game.sides.map((side) => given.mean(`${turn} ${side}`)),
    ]
    const cells = means.map((n, i) => n.toFixed(1).padStart(heads[i]!.length))
    console.log(`${String(turn).padStart(18)}  ${String(count).padStart(5)}  ${cells.join('  ')}`)
  }

  console.log('\norders of each kind in a game')
  for (const name of kinds.names())
    console.log(`${(kinds.of(name).sum / games).toFixed(1).padStart(8)}  ${name}`)

  console.log('\nms for an order: mean, most')
  for (const side of game.sides)
    console.log(
      `${thought.mean(side).toFixed(1).padStart(8)} ${thought.of(side).most.toFixed(0).padStart(6)}  ${side}`,
    )
  console.log(
    `${(orders / games).toFixed(0)} orders a game, ${((1000 * seconds) / games).toFixed(0)} ms a game`,
  )
}

function fail(why: string): never {
  console.error(why)
  process.exit(2)
}
