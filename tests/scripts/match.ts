// `npm run match -- [--game GAME] [--scenario ID] [--games N] [--seed S] [--options JSON] [--against BUILD] [--minutes M]`:
// the computer against itself on one core, without a server. Prints each game as it ends (on the error output), who wins
// and how, what each side does in a turn, and how long it thinks. With `--against`, the folder of another build, a commit,
// or `random`, each seed is played twice, with each of both in either seat, and it says how much stronger this one is.
// After M minutes it begins no further game.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { bundled } from '../../lib/cli/bundled.mjs'
import { type Player, play, thinking, wild } from '../support/game-suite/play'
import type { Kinds } from '../support/game-suite/suite'
import { sourceOf, suiteOf } from '../support/suites'
import { eloOf } from './elo'

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    scenario: { type: 'string' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'match' },
    options: { type: 'string', default: '{}' },
    against: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
  },
})
const suite = suiteOf(values.game)
const { game } = suite
const scenario = values.scenario ?? game.scenarios[0]!.id
const most = Number(values.games)
const minutes = Number(values.minutes)
if (!Number.isInteger(most) || most < 1) fail('--games takes a number of games, 1 or more.')
if (!(minutes > 0)) fail('--minutes takes a number of minutes.')
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

type Thinker = Player<Kinds>
const THIS = 'this build'
const builds: Record<string, Thinker> = { [THIS]: thinking(suite) }
const other = values.against
if (other !== undefined) builds[other] = await playerOf(other)

const endings = new Sums()
const measured = new Sums()
const given = new Sums()
const kinds = new Sums()
const thought = new Sums()
const columns = new Set<string>()
/** What this build has of both games of each seed. */
const pairs: number[] = []
let games = 0
let orders = 0
const began = performance.now()
const since = () => (performance.now() - began) / 1000
for (let n = 0; games < most && since() < 60 * minutes; n += 1) {
  const seed = `${values.seed}/${n}`
  if (other === undefined) playOne(seed, () => THIS)
  else
    pairs.push(
      game.sides.reduce(
        (sum, mine) => sum + playOne(seed, (side) => (side === mine ? THIS : other)) / game.sides.length,
        0,
      ),
    )
}
report(since())

/** Plays a game; what this build has of it, from 0 to 1. */
function playOne(seed: string, buildOf: (side: string) => string): number {
  const players = Object.fromEntries(
    game.sides.map((side) => [side, timed(`${side}, ${buildOf(side)}`, builds[buildOf(side)]!)]),
  )
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
  games += 1
  orders += played.orders
  const { winner, why } = game.result(played.state)!
  const turn = game.turn(played.state)
  const ended = Object.entries(suite.measures?.(played.state) ?? {}).map(([name, n]) => `, ${name} ${n}`)
  console.error(
    `${seed}: ${winner}: ${why.key}, turn ${turn}${ended.join('')}, after ${since().toFixed(0)} s`,
  )
  endings.add(winner, 1)
  endings.add(`${winner}: ${why.key}, turn ${turn}`, 1)
  const lost = game.sides.find((side) => side !== winner)!
  if (suite.sudden?.includes(why.key))
    for (const how of ['', ` ${why.key}`]) endings.add(`at once, ${buildOf(lost)}${how}`, 1)
  if (!game.sides.includes(winner)) return 0.5
  return buildOf(winner) === THIS ? 1 : 0
}

/** A player under the clock. */
function timed(name: string, think: Thinker): Thinker {
  return (seen, luck) => {
    const before = performance.now()
    const order = think(seen, luck)
    thought.add(name, performance.now() - before)
    return order
  }
}

/** The computer player of another build, which sees the game as this one carries it on; or any lawful orders. */
async function playerOf(build: string): Promise<Thinker> {
  if (build === 'random') return wild(suite)
  const folder = existsSync(build) ? resolve(build) : checkedOut(build)
  const source = join(folder, sourceOf(suite))
  if (!existsSync(source)) fail(`There is no ${sourceOf(suite)} in ${build}.`)
  const { game: theirs } = await import(pathToFileURL(await bundled(source, process.cwd(), folder)).href)
  return ({ view, legal }, luck) => theirs.computer(view, legal, luck)
}

/** A folder with the sources of a commit. */
function checkedOut(commit: string): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`])
  if (status !== 0) fail(`There is no folder and no commit ${commit}.`)
  const id = String(stdout).trim()
  const folder = join(process.cwd(), '.cache', 'builds', id)
  if (existsSync(folder)) return folder
  const aside = `${folder}.${process.pid}`
  mkdirSync(aside, { recursive: true })
  const input = execFileSync('git', ['archive', id, 'lib'], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', aside], { input })
  renameSync(aside, folder)
  return folder
}

function report(seconds: number): void {
  const part = (n: number) => `${n} (${((100 * n) / games).toFixed(0)}%)`
  console.log(
    `${game.title}, ${scenario}: ${games} games with seed "${values.seed}" in ${seconds.toFixed(0)} s`,
  )
  if (pairs.length > 0) reportStrength()
  const outcomes = [...game.sides, 'draw']
  console.log(outcomes.map((who) => `${who} ${part(endings.of(who).sum)}`).join(', '))
  for (const name of endings.names())
    if (name.includes(':')) console.log(`  ${name}  ${endings.of(name).sum}`)
  if (suite.sudden)
    for (const build of Object.keys(builds))
      console.log(
        `lost at once by ${build}: ${part(endings.of(`at once, ${build}`).sum)}: ` +
          suite.sudden.map((key) => `${key} ${endings.of(`at once, ${build} ${key}`).sum}`).join(', '),
      )

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
  for (const name of thought.names())
    console.log(
      `${thought.mean(name).toFixed(1).padStart(8)} ${thought.of(name).most.toFixed(0).padStart(6)}  ${name}`,
    )
  console.log(
    `${(orders / games).toFixed(0)} orders a game, ${((1000 * seconds) / games).toFixed(0)} ms a game`,
  )
}

function reportStrength(): void {
  const { points, from, to, llr } = eloOf(pairs)
  const signed = (n: number) => `${n < 0 ? '' : '+'}${n.toFixed(0)}`
  const score = pairs.reduce((sum, one) => sum + one, 0) / pairs.length
  console.log(
    `${THIS} against ${other}: ${(100 * score).toFixed(1)}% of ${pairs.length} pairs, Elo ${signed(points)} ` +
      `(${signed(from)} to ${signed(to)}), LLR(0, 30) ${llr.toFixed(2)}`,
  )
}

function fail(why: string): never {
  console.error(why)
  process.exit(2)
}
