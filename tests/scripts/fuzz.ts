// `npm run fuzz -- --games N [--seed S] [--game GAME] [--scenario ID] [--turns N] [--cores N] [--out FILE]`: plays N whole
// games under watch on all cores, or on so many; of one scenario, or no further than a turn. What each came to is kept in the
// file, and those that stand there are not played again. Exit code 1 if one fails.
import { type ChildProcess, fork } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { fuzzGame, kindOf, playFuzzGame } from '../support/game-suite/fuzz'
import { nameOf } from '../support/game-suite/suite'
import { suiteOf } from '../support/suites'

interface Report {
  n: number
  kind: string
  /** Seconds of processor time. */
  cpu: number
  orders: number
  turn: number
  ending: string
  failure: string | null
}

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '24' },
    seed: { type: 'string', default: 'fuzz' },
    game: { type: 'string' },
    scenario: { type: 'string' },
    turns: { type: 'string' },
    cores: { type: 'string', default: String(availableParallelism()) },
    out: { type: 'string' },
    worker: { type: 'boolean', default: false },
  },
})

const suite = suiteOf(values.game)
const { scenario, out } = values
const turns = values.turns === undefined ? undefined : Number(values.turns)
const planOf = (seed: string, n: number) => fuzzGame(suite, seed, n, { scenario, turns })
/** What a game of a file was played as: only the same are not played again. */
const AS = JSON.stringify([nameOf(suite), values.seed, scenario ?? null, turns ?? null])
if (values.worker) work(values.seed)
else await direct(Number(values.games), values.seed)

/** A worker plays the games whose numbers it is sent. */
function work(seed: string): void {
  process.on('message', (n: number) => process.send!(played(seed, n)))
}

function played(seed: string, n: number): Report {
  const plan = planOf(seed, n)
  const kind = kindOf(plan)
  const before = process.cpuUsage()
  const cpu = () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1e6
  }
  try {
    const { state, orders } = playFuzzGame(suite, plan)
    const result = suite.game.result(state)
    const ending = result ? `${result.winner}: ${result.why.key}` : `goes on after turn ${turns}`
    return { n, kind, cpu: cpu(), orders, turn: suite.game.turn(state), ending, failure: null }
  } catch (why) {
    const failure = why instanceof Error ? why.message : String(why)
    return { n, kind, cpu: cpu(), orders: 0, turn: 0, ending: 'failed', failure }
  }
}

async function direct(games: number, seed: string): Promise<void> {
  if (!Number.isInteger(games) || games < 1) {
    console.error('--games takes a number of games, 1 or more.')
    process.exit(2)
  }
  const reports = kept().filter(({ n }) => n < games)
  const done = new Set(reports.map(({ n }) => n))
  const open = Array.from({ length: games }, (_, n) => n).filter((n) => !done.has(n))
  const began = Date.now()
  const cores = Math.min(open.length, Number(values.cores))
  console.log(`${open.length} of ${games} games with seed "${seed}" on ${cores} cores`)

  const employ = () =>
    new Promise<void>((resolve) => {
      const worker: ChildProcess = fork(process.argv[1]!, [
        '--worker',
        '--seed',
        seed,
        '--game',
        nameOf(suite),
        ...(scenario === undefined ? [] : ['--scenario', scenario]),
        ...(turns === undefined ? [] : ['--turns', String(turns)]),
      ])
      let at = -1
      const give = () => {
        const [first] = open.splice(0, 1)
        if (first === undefined) return worker.kill()
        at = first
        worker.send(at)
      }
      worker.on('message', (report: Report) => {
        reports.push(report)
        if (out !== undefined) appendFileSync(out, `${JSON.stringify([AS, report])}\n`)
        at = -1
        if (report.failure) console.error(`\ngame ${report.n} (${report.kind}) failed: ${report.failure}\n`)
        if (reports.length % 10 === 0 || reports.length === games)
          console.log(`${reports.length} of ${games}`)
        give()
      })
      worker.on('exit', (code) => {
        // A worker that died over a game has failed in it.
        if (at >= 0) {
          const kind = kindOf(planOf(seed, at))
          const failure = `its process ended with code ${code}`
          reports.push({ n: at, kind, cpu: 0, orders: 0, turn: 0, ending: 'failed', failure })
        }
        resolve()
      })
      give()
    })

  while (open.length > 0) await Promise.all(Array.from({ length: cores }, employ))
  tell(reports, (Date.now() - began) / 1000, seed)
}

/** Games that the file tells of. */
function kept(): Report[] {
  if (out === undefined || !existsSync(out)) return []
  const lines = readFileSync(out, 'utf8').trim().split('\n').filter(Boolean)
  return lines
    .map((line) => JSON.parse(line) as [string, Report])
    .flatMap(([as, one]) => (as === AS ? [one] : []))
}

function tell(reports: readonly Report[], seconds: number, seed: string): void {
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)
  const kinds = [...new Set(reports.map(({ kind }) => kind))].sort()
  const { sides } = suite.game
  console.log(
    `\nplayers        games  failed  ${sides.map((side) => side.padStart(6)).join('  ')}  draw   turns  orders  CPU s: mean   most`,
  )
  for (const kind of kinds) {
    const of = reports.filter((report) => report.kind === kind)
    const won = (side: string) => of.filter(({ ending }) => ending.startsWith(side)).length
    const cells = [
      kind.padEnd(14),
      String(of.length).padStart(5),
      String(won('failed')).padStart(7),
      ...sides.map((side) => String(won(side)).padStart(7)),
      String(won('draw')).padStart(5),
      mean(of.map(({ turn }) => turn))
        .toFixed(1)
        .padStart(7),
      mean(of.map(({ orders }) => orders))
        .toFixed(0)
        .padStart(7),
      mean(of.map(({ cpu }) => cpu))
        .toFixed(1)
        .padStart(12),
      Math.max(...of.map(({ cpu }) => cpu))
        .toFixed(1)
        .padStart(6),
    ]
    console.log(cells.join(' '))
  }
  console.log('\nhow they ended')
  for (const ending of [...new Set(reports.map((report) => report.ending))].sort())
    console.log(
      `${String(reports.filter((report) => report.ending === ending).length).padStart(5)}  ${ending}`,
    )

  const failed = reports.filter(({ failure }) => failure !== null)
  if (failed.length > 0)
    console.log(`\nfailing: ${failed.map(({ n, kind }) => `${seed}/${n} (${kind})`).join(', ')}`)
  console.log(
    `\n${reports.length - failed.length} games ended well, ${failed.length} failed, in ${seconds.toFixed(0)} s`,
  )
  process.exitCode = failed.length > 0 ? 1 : 0
}
