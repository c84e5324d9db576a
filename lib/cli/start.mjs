// `npm start`: everything a fresh machine needs between the clone and a game, with Node's own modules only.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { BUILDER, isBuilt, isInstalled, nodeTooOld, root, SERVER } from './ready.mjs'
import { whatIsMissing, whatStops } from './settings.mjs'

const stop = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

/** Runs a step in sight of the user; stops with a sentence when it fails. */
function run(what, command, args) {
  console.log(`${what} ...`)
  const windows = process.platform === 'win32'
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
    env: process.env,
  })
  if (status !== 0) stop(`${what} failed. What was printed above says why; nothing of your games is touched.`)
}

function install() {
  if (!isInstalled()) run('Installing the locked dependencies', 'npm', ['ci', '--no-audit', '--no-fund'])
}

function build() {
  if (!isBuilt()) run('Building', process.execPath, [BUILDER])
}

function portOf() {
  const port = Number(process.env.PORT ?? 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    stop(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`)
  return port
}

function checkPort(port) {
  return new Promise((free) => {
    const probe = createServer()
    probe.once('error', ({ code }) =>
      stop(
        code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`
          : `Port ${port} cannot be used here (${code}). Choose another: PORT=8080 npm start`,
      ),
    )
    probe.listen(port, '0.0.0.0', () => probe.close(() => free()))
  })
}

function addresses(port) {
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  return [`http://localhost:${port}`, ...others.map(({ address }) => `http://${address}:${port}`)]
}

function serve(port) {
  const server = spawn(process.execPath, [SERVER, '0.0.0.0', String(port)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: process.env,
  })
  let said = false
  server.stdout.on('data', (text) => {
    if (said || !/ready/i.test(String(text))) return
    said = true
    const [here, ...there] = addresses(port)
    console.log(`\nFieldpost is ready.\n  On this machine: ${here}`)
    for (const address of there) console.log(`  On your network: ${address}`)
    const where = process.env.KV_REST_API_URL?.trim()
      ? 'the KV store'
      : (process.env.FIELDPOST_DATA ?? '.data/')
    console.log(`  Stop it with Ctrl+C. Games are kept in ${where}.\n`)
    for (const sentence of whatIsMissing(process.env)) console.warn(`Settings: ${sentence}`)
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 0))
}

// What is set in the environment itself counts more.
const settings = join(root, '.env')
if (existsSync(settings)) process.loadEnvFile(settings)
process.env.NEXT_TELEMETRY_DISABLED = '1'
process.env.NODE_ENV = 'production'
const old = nodeTooOld()
if (old) stop(old)
const port = portOf()
const trouble = whatStops(process.env)
if (trouble) stop(trouble)
await checkPort(port)
// The build wants the development dependencies too.
process.env.npm_config_include = 'dev'
install()
build()
serve(port)
