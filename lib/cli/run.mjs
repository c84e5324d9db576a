// `node lib/cli/run.mjs NAME [arguments]`: runs lib/cli/NAME.ts. It is bundled first, because Node 20 reads no TypeScript.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '..', '..')
const [name, ...args] = process.argv.slice(2)
const source = join(here, `${name}.ts`)

if (!name || !existsSync(source)) {
  console.error(`There is no script ${relative(root, source)}.`)
  process.exit(2)
}
if (!existsSync(join(root, 'node_modules', 'rolldown'))) {
  console.error('The dependencies are not installed yet: run `npm ci` first.')
  process.exit(2)
}

const folder = join(root, '.cache', 'run')
// Two scripts of one name in different folders are two bundles.
const whole = `${basename(name)}-${createHash('sha256').update(source).digest('hex').slice(0, 12)}`
const bundle = join(folder, `${whole}.mjs`)
/** What the bundle was made of: file -> when it was written last. */
const parts = join(folder, `${whole}.json`)

if (!isFresh()) await makeBundle()
process.argv = [process.argv[0], bundle, ...args]
await import(pathToFileURL(bundle).href)

function isFresh() {
  try {
    const made = Object.entries(JSON.parse(readFileSync(parts, 'utf8')))
    return existsSync(bundle) && made.every(([file, time]) => statSync(file).mtimeMs === time)
  } catch {
    return false
  }
}

/**
 * The script and all that it imports, in one file, because one file starts much faster than a hundred.
 * Packages that are no plain JavaScript stay where they are.
 */
async function makeBundle() {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input: source,
    platform: 'node',
    logLevel: 'silent',
    resolve: {
      alias: { '@': root, 'server-only': join(root, 'node_modules', 'server-only', 'empty.js') },
    },
    external: (id) => !/^(\.|\/|@\/|[A-Za-z]:[\\/]|server-only$|zod$|zod\/|@noble\/)/.test(id),
  })
  // Next says where its parts lie to other bundlers only.
  const paths = { 'next/server': 'next/server.js' }
  const { output } = await build.generate({ format: 'esm', codeSplitting: false, paths })
  await build.close()
  const files = [fileURLToPath(import.meta.url), ...output[0].moduleIds].filter((file) => existsSync(file))
  mkdirSync(folder, { recursive: true })
  put(bundle, output[0].code)
  put(parts, JSON.stringify(Object.fromEntries(files.map((file) => [file, statSync(file).mtimeMs]))))
}

/** Written aside and moved into place, so that two runs at once do not read each other's half-written file. */
function put(file, text) {
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, text)
  renameSync(aside, file)
}
