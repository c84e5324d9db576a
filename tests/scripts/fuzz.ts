// `npm run fuzz -- --games N [--seed S] [--game GAME]`: plays N whole games under watch on all cores. Exit code 1 if one
// fails.
import { type ChildProcess, fork } from 'node:child_process'
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
    worker: { type: 'boolean', default: false },
  },
})

const suite = suiteOf(values.game)
if (values.worker) work(values.seed)
else await direct(Number(values.games), values.seed)

/** A worker plays the games whose numbers it is sent. */
function work(seed: string): void {
  process.on('message', (n: number) => process.send!(played(seed, n)))
}

function played(seed: string, n: number): Report {
  const plan = fuzzGame(suite, seed, n)
  const kind = kindOf(plan)
  const before = process.cpuUsage()
  const cpu = () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1e6
  }
  try {
    const { state, orders } = playFuzzGame(suite, plan)
    const { winner, why } = suite.game.result(state)!
    const ending = `${winner}: ${why.key}`
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
  const reports: Report[] = []
  let next = 0
  const began = Date.now()
  const cores = Math.min(games, availableParallelism())
  console.log(`${games} games with seed "${seed}" on ${cores} cores`)

  const employ = () =>
    new Promise<void>((resolve) => {
      const worker: ChildProcess = fork(process.argv[1]!, [
        '--worker',
        '--seed',
        seed,
        '--game',
        nameOf(suite),
      ])
      let at = -1
      const give = () => {
        if (next >= games) return worker.kill()
        at = next
        next += 1
        worker.send(at)
      }
      worker.on('message', (report: Report) => {
        reports.push(report)
        at = -1
        if (report.failure) console.error(`\ngame ${report.n} (${report.kind}) failed: ${report.failure}\n`)
        if (reports.length % 10 === 0 || reports.length === games)
          console.log(`${reports.length} of ${games}`)
        give()
      })
      worker.on('exit', (code) => {
        // A worker that died over a game has failed in it.
        if (at >= 0) {
          const kind = kindOf(fuzzGame(suite, seed, at))
          const failure = `its process ended with code ${code}`
          reports.push({ n: at, kind, cpu: 0, orders: 0, turn: 0, ending: 'failed', failure })
        }
        resolve()
      })
      give()
    })

  while (next < games) await Promise.all(Array.from({ length: cores }, employ))
  tell(reports, (Date.now() - began) / 1000, seed)
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
