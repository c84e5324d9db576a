// `npm test`: everything there is to check, from a fresh clone on. With Node's own modules only.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { BUILDER, isBuilt, isInstalled, NEXT, nodeTooOld, root } from '../../lib/cli/ready.mjs'

const strict = process.env.CI === 'true'
const count = { passed: 0, failed: 0 }
/** Seconds of tests by the game that they are about; tests that run side by side count each. */
const shares = new Map()
const steps = []
/** What failed: `{ title, error }`, told again at the end, as the output of a step is long. */
const failures = []
/** So many lines of output tell of failures, however many there are; each has two at least. */
const LINES_OF_FAILURES = 30
const env = {
  ...process.env,
  // Tests throw away much that is new: with more room for it a seventh less processor time is spent on collecting it.
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' '),
  NEXT_TELEMETRY_DISABLED: '1',
  DEBIAN_FRONTEND: 'noninteractive',
  npm_config_include: 'dev',
}
if (!process.stdout.isTTY) {
  env.NO_COLOR = '1'
  delete env.FORCE_COLOR
}
// A test run is neither a production server nor a development server.
delete env.NODE_ENV

const tool = (...path) => join(root, 'node_modules', ...path)
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

function command(program, args, more = {}) {
  const windows = process.platform === 'win32' && program === 'npm'
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
    env: { ...env, ...more },
  })
  return status === 0
}

const node = (args, more) => command(process.execPath, args, more)

/** One step: its time is told, and its checks are counted. `work` says how many passed and failed. */
function step(name, work) {
  console.log(`\n== ${name}`)
  const began = Date.now()
  const { passed, failed } = work()
  count.passed += passed
  count.failed += failed
  steps.push(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${seconds(began)}`)
  console.log(`== ${steps.at(-1)}`)
  return failed === 0
}

const check = (succeeded) => ({ passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 })

function found(...programs) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) =>
    programs.some((program) => {
      try {
        accessSync(join(folder, program), constants.X_OK)
        return true
      } catch {
        return false
      }
    }),
  )
}

/** Where Playwright would keep a Chromium of its own. */
const ownChromium = () => createRequire(import.meta.url)('@playwright/test').chromium.executablePath()

/** Programs that tests need beside npm's packages. */
const PROGRAMS = [
  {
    name: 'chromium',
    skipped: 'end-to-end tests',
    here: () => ['/usr/bin/chromium', '/usr/bin/chromium-browser', ownChromium()].some(existsSync),
    get: 'Debian: apt-get install chromium; elsewhere: npx playwright install chromium',
  },
  {
    name: 'redis-server',
    skipped: 'tests of the KV store',
    here: () => found('redis-server'),
    get: 'Debian: apt-get install redis-server; macOS: brew install redis',
  },
]
/** The same browser without windows, which is quicker; without it nothing is skipped (`tests/support/production.ts`). */
const SPARING = 'chromium-headless-shell'

/** Installs what is missing where that is customary; elsewhere says what is skipped. Programs that are not there. */
function missingPrograms() {
  const missing = () => PROGRAMS.filter(({ here }) => !here())
  const names = [...missing().map(({ name }) => name), ...(found(SPARING) ? [] : [SPARING])]
  if (names.length > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log(`Installing ${names.join(' and ')} ...`)
    const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']
    command('apt-get', ['update', '-qq', ...patience])
    // One by one: not every Debian has them all, and some can be done without.
    for (const name of names)
      command('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...patience, name])
  }
  for (const { name, skipped, get } of missing())
    console.log(`${strict ? 'missing' : 'skipped'}: ${skipped}; ${name} is not installed (${get})`)
  return missing()
}

/** Runs tests that write a report, and counts what the report says. */
function tests(run, counted) {
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-test-'))
  const file = join(folder, 'report.json')
  try {
    const succeeded = run(file)
    const result = existsSync(file)
      ? counted(JSON.parse(readFileSync(file, 'utf8')))
      : { passed: 0, failed: 0, skipped: 0 }
    if (strict) result.failed += result.skipped
    // A run that ends badly is a failure although no test of it failed.
    if (!succeeded && result.failed === 0) result.failed = 1
    if (result.skipped > 0) console.log(`${result.skipped} tests were skipped`)
    return result
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A test of one game lies in a folder `games/GAME`; all else is everybody's. */
function share(file, ms) {
  const game = /(?:^|\/)games\/([^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1] ?? 'any game'
  shares.set(game, (shares.get(game) ?? 0) + ms / 1000)
}

/** A text without the colours of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what a terminal is told colours by.
const plain = (text) => text.replace(/\u001b\[[0-9;]*m/g, '')

/** Notes a test that failed, to be told again at the end. */
const failure = (title, error) => failures.push({ title, error: plain(error ?? 'failed') })

const unitTests = () =>
  tests(
    (file) =>
      node([
        tool('vitest', 'vitest.mjs'),
        'run',
        '--config=tests/vitest.config.ts',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile=${file}`,
      ]),
    ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => {
      for (const { name, startTime, endTime, status, message, assertionResults } of testResults) {
        share(name, endTime - startTime)
        const path = relative(root, name)
        for (const one of assertionResults)
          if (one.status === 'failed') failure(`${path} > ${one.fullName}`, one.failureMessages[0])
        if (status === 'failed' && assertionResults.length === 0) failure(path, message)
      }
      return {
        passed: numPassedTests,
        // Files that could not even be loaded hold no tests.
        failed:
          numFailedTests +
          testResults.filter(
            ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
          ).length,
        skipped: numPendingTests + numTodoTests,
      }
    },
  )

/** Milliseconds of all tests of a file, its groups included. */
const timeOf = ({ suites = [], specs = [] }) =>
  suites.reduce((sum, suite) => sum + timeOf(suite), 0) +
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0)

/** Notes the tests of a file that failed, with what each of their tries stumbled over first. */
function browserFailures({ suites = [], specs = [] }) {
  for (const suite of suites) browserFailures(suite)
  for (const { file, line, title, ok, tests } of specs) {
    if (ok && tests.every(({ status }) => status !== 'flaky')) continue
    const errors = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))
    failure(`${join('tests', 'e2e', file)}:${line} > ${title}`, errors[0]?.message)
  }
}

const endToEnd = () =>
  tests(
    (file) =>
      node(
        [
          tool('@playwright', 'test', 'cli.js'),
          'test',
          '--config=tests/playwright.config.ts',
          '--reporter=list,json',
        ],
        { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      ),
    ({ stats, errors, suites }) => {
      for (const suite of suites) share(suite.file, timeOf(suite))
      for (const suite of suites) browserFailures(suite)
      for (const { message } of errors) failure('browser tests', message)
      return {
        passed: stats.expected,
        // A test that passes only at the second try has failed.
        failed: stats.unexpected + stats.flaky + errors.length,
        skipped: stats.skipped,
      }
    },
  )

function build() {
  if (isBuilt()) {
    console.log('The build is fresh.')
    return true
  }
  return node([BUILDER])
}

function finish() {
  console.log(`\n${steps.join('\n')}`)
  const all = [...shares.values()].reduce((sum, one) => sum + one, 0)
  for (const [game, time] of [...shares].sort(([, a], [, b]) => b - a))
    console.log(`  ${game}: ${((100 * time) / all).toFixed(0)}% of the time of tests (${time.toFixed(0)} s)`)
  const lines = Math.max(2, Math.floor(LINES_OF_FAILURES / failures.length) - 1)
  for (const { title, error } of failures) {
    const told = error.split('\n').filter((line) => line.trim() !== '' && !line.includes('node_modules'))
    console.log(`\nFAILED ${title}\n${told.slice(0, lines).join('\n')}`)
  }
  console.log(`${count.passed} passed, ${count.failed} failed`)
  process.exit(count.failed === 0 ? 0 : 1)
}

const old = nodeTooOld()
if (old) {
  console.error(old)
  process.exit(1)
}
const began = Date.now()
if (!isInstalled()) {
  step('install the locked dependencies', () => check(command('npm', ['ci', '--no-audit', '--no-fund'])))
  if (count.failed > 0) finish()
}
const missing = missingPrograms()
if (strict && missing.length > 0) step('programs', () => ({ passed: 0, failed: missing.length }))

step('types', () =>
  check(
    node([NEXT, 'typegen']) && node([tool('typescript', 'bin', 'tsc'), '--noEmit', '--incremental', 'false']),
  ),
)
step('lint', () => check(node([tool('@biomejs', 'biome', 'bin', 'biome'), 'ci', '.'])))
step('unit tests and store contract', unitTests)
const built = step('build', () => check(build()))
if (built && !missing.some(({ name }) => name === 'chromium')) step('end-to-end tests', endToEnd)

steps.push(`in all: ${seconds(began)}`)
finish()
