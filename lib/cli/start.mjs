// `npm start`: everything a fresh machine needs between the clone and a game, with Node's own modules only.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'package-lock.json',
  'next.config.js',
  'tsconfig.json',
  '.postcssrc.json',
  'proxy.ts',
]
const BUILT = join(root, '.next', 'fieldpost-sources')

const stop = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    stop(`Fieldpost needs Node 20.19 or later; this is ${process.versions.node}. See https://nodejs.org.`)
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

/** npm writes its own copy of the lockfile when it has finished: older or absent means not installed. */
function install() {
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  )
    return
  if (existsSync(installed) && sameLock(installed)) return
  run('Installing the locked dependencies', 'npm', ['ci', '--no-audit', '--no-fund'])
}

/** A clone may give the lockfile a newer date although nothing in it changed. */
function sameLock(installed) {
  const versions = (file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages)
      .filter(([path]) => path !== '')
      .map(([path, { version }]) => [path, version])
  const have = new Map(versions(installed))
  const optional = Object.entries(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages)
  return optional.every(
    ([path, { version, optional: mayMiss }]) => path === '' || mayMiss || have.get(path) === version,
  )
}

function filesIn(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)))
}

/** One number for all that the build is made of. */
function fingerprint() {
  const hash = createHash('sha256').update(process.versions.node)
  for (const file of SOURCES.flatMap((name) => filesIn(join(root, name))).sort())
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function build() {
  const now = fingerprint()
  if (existsSync(BUILT) && existsSync(join(root, '.next', 'BUILD_ID')) && readFileSync(BUILT, 'utf8') === now)
    return
  run('Building', process.execPath, [join(root, 'node_modules', 'next', 'dist', 'bin', 'next'), 'build'])
  writeFileSync(BUILT, now)
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
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  const server = spawn(process.execPath, [next, 'start', '--hostname', '0.0.0.0', '--port', String(port)], {
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
    console.log('  Stop it with Ctrl+C. Games are kept in .data/.\n')
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 0))
}

process.env.NEXT_TELEMETRY_DISABLED = '1'
process.env.NODE_ENV = 'production'
checkNode()
const port = portOf()
await checkPort(port)
// The build wants the development dependencies too.
process.env.npm_config_include = 'dev'
install()
build()
mkdirSync(process.env.FIELDPOST_DATA ?? join(root, '.data'), { recursive: true, mode: 0o700 })
serve(port)
