// `npm run -s rules`: which rule of a game is kept where, and which tests prove it. `-- --json` for programs.
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Ledger } from '@/lib/kernel/ledger'
import { nameOf } from '../support/game-suite/suite'
import { LEVELS, SUITES } from '../support/suites'

/** By game, or level of one; one without a book has none. */
const LEDGERS: Readonly<Record<string, Ledger>> = Object.fromEntries(
  [...SUITES, ...LEVELS].flatMap((suite) => (suite.book ? [[nameOf(suite), suite.book.rules]] : [])),
)
const SECONDS = 60

interface Row {
  game: string
  rule: string
  status: 'done' | 'no effect' | 'open'
  where: readonly string[]
  allows: number
  refuses: number
  why?: string
}
interface Report {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

/** The test files of all games that say which rules they prove. */
function testFiles(): string[] {
  const files = readdirSync('tests/games', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join('tests', 'games', file))
  return files.filter((file) => /support\/ledger['"]/.test(readFileSync(file, 'utf8')))
}

/** Runs the tests that name a rule and reads their report; null if there is none after a minute. */
async function report(): Promise<Report | null> {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  const file = join(folder, 'report.json')
  const vitest = join('node_modules', 'vitest', 'vitest.mjs')
  const only = ['-t', String.raw`\[(allows|refuses) `]
  const where = ['--config', 'tests/vitest.config.ts', ...testFiles()]
  // These tests share nothing that changes, so that they need no process of their own: four times as fast.
  const how = ['--no-isolate', '--reporter=json', `--outputFile=${file}`]
  const child = spawn(process.execPath, [vitest, 'run', ...where, ...how, ...only], { stdio: 'ignore' })
  const limit = setTimeout(() => child.kill(), SECONDS * 1000)
  await new Promise((done) => child.on('close', done))
  clearTimeout(limit)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return null
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Folders of tests that are of a level which extends others: they prove nothing of those. */
const foldersBelow = (game: string) =>
  LEVELS.map(nameOf).filter((level) => level !== game && level.startsWith(`${game}/`))

/**
 * How many tests of a game that passed prove each rule: `name [allows AVD-8.1.3a]`. What is proven of a level holds of those
 * that extend it, where none of their own rules takes its place.
 */
function proofs({ testResults }: Report, game: string) {
  const count = { allows: new Map<string, number>(), refuses: new Map<string, number>() }
  for (const { name, assertionResults } of testResults) {
    const path = name.replaceAll('\\', '/')
    const [whole] = game.split('/')
    if (!path.includes(`/tests/games/${whole}/`)) continue
    if (foldersBelow(game).some((folder) => path.includes(`/tests/games/${folder}/`))) continue
    for (const { fullName, status } of assertionResults) {
      const proof = /\[(allows|refuses) (\w+)[- ]([^\]]+)\]/.exec(fullName)
      if (!proof || status !== 'passed') continue
      const counted = count[proof[1] as 'allows' | 'refuses']
      const rule = `${proof[2]} ${proof[3]}`
      counted.set(rule, (counted.get(rule) ?? 0) + 1)
    }
  }
  return count
}

function rows(report: Report): Row[] {
  return Object.entries(LEDGERS).flatMap(([game, ledger]) => {
    const { allows, refuses } = proofs(report, game)
    return Object.entries(ledger).map(([rule, entry]): Row => {
      const proven = { allows: allows.get(rule) ?? 0, refuses: refuses.get(rule) ?? 0 }
      if (entry.noEffect !== undefined)
        return { game, rule, status: 'no effect', where: [], ...proven, why: entry.noEffect }
      const done = proven.allows > 0 && (proven.refuses > 0 || entry.needsRefusal === false)
      const why = entry.needsRefusal === false ? { why: entry.why } : {}
      return { game, rule, status: done ? 'done' : 'open', where: entry.where, ...proven, ...why }
    })
  })
}

function print(all: readonly Row[]): void {
  for (const game of Object.keys(LEDGERS)) {
    console.log(`\n${game}\n${'rule'.padEnd(14)}${'status'.padEnd(12)}allows refuses  title; where`)
    const mine = all.filter((row) => row.game === game)
    for (const { rule, status, allows, refuses, where, why } of mine) {
      const { title } = LEDGERS[game]![rule as keyof Ledger]!
      const files = where.map((file) => file.replace(/^.*?games\/[^/]+\//, '')).join(', ')
      const numbers = `${String(allows).padStart(6)}${String(refuses).padStart(8)}`
      const about = [title, ...(files ? [files] : []), ...(why ? [`(${why})`] : [])].join('; ')
      console.log(`${rule.padEnd(14)}${status.padEnd(12)}${numbers}  ${about}`)
    }
    const count = (status: Row['status']) => mine.filter((row) => row.status === status).length
    console.log(
      `\n${mine.length} rules: ${count('done')} done, ${count('no effect')} without effect, ${count('open')} open`,
    )
  }
}

const found = await report()
if (!found) {
  console.error(`The rule tests gave no report within ${SECONDS} seconds.`)
  process.exit(2)
}
const all = rows(found)
if (process.argv.includes('--json')) console.log(JSON.stringify(all, null, 2))
else print(all)
process.exitCode = all.some(({ status }) => status === 'open') ? 1 : 0
