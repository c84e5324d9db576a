// What `npm start` and `npm test` need before they begin, with Node's own modules only.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
/** The server of a finished build. */
export const SERVER = join(root, 'lib', 'cli', 'serve.mjs')
/** What builds, as `npm run build` does. */
export const BUILDER = join(root, 'lib', 'cli', 'build.mjs')
export const NEXT = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'package-lock.json',
  'instrumentation.ts',
  'next.config.js',
  'tsconfig.json',
  '.postcssrc.json',
  'proxy.ts',
]
const BUILD = join(root, '.next', 'BUILD_ID')
const BUILT = join(root, '.next', 'fieldpost-sources')

/** A sentence if this Node is too old, else null. */
export function nodeTooOld() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 19)
    ? null
    : `Fieldpost needs Node 20.19 or later; this is ${process.versions.node}. See https://nodejs.org.`
}

/** True if node_modules holds what the lockfile asks for. A clone may give the lockfile a newer date. */
export function isInstalled() {
  // npm writes its own copy of the lockfile when it has finished.
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  const packages = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages)
  const have = new Map(packages(installed).map(([path, { version }]) => [path, version]))
  return packages(join(root, 'package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || optional || have.get(path) === version,
  )
}

/** Files below a path, and the folders themselves: they change when a file goes. */
function filesIn(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return [path, ...readdirSync(path).flatMap((name) => filesIn(join(path, name)))]
}

const sources = () => SOURCES.flatMap((name) => filesIn(join(root, name))).sort()

/** One number for all that the build is made of. */
function fingerprint() {
  const hash = createHash('sha256').update(process.versions.node)
  for (const file of sources())
    if (!statSync(file).isDirectory())
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** True if the build is of these sources, as `buildBy` noted it. */
export function isBuilt() {
  if (!existsSync(BUILD) || !existsSync(BUILT)) return false
  // Whoever ran `next build` himself made another build than the one that was noted.
  const isOfNote = statSync(BUILT).mtimeMs >= statSync(BUILD).mtimeMs
  return isOfNote && readFileSync(BUILT, 'utf8') === fingerprint()
}

/**
 * Builds, and notes of which sources: those that there were before, as a file may change while a build reads it.
 * `build` says whether it succeeded.
 */
export async function buildBy(build) {
  const before = fingerprint()
  const succeeded = await build()
  if (succeeded) writeFileSync(BUILT, before)
  return succeeded
}
