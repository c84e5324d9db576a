// `node lib/cli/run.mjs NAME [arguments]`: runs lib/cli/NAME.ts. It is bundled first, because Node 20 reads no TypeScript.
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
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

const bundle = await bundled()
process.argv = [process.argv[0], bundle, ...args]
await import(pathToFileURL(bundle).href)

/** The script and all of ours that it imports, in one file; packages stay where they are. */
async function bundled() {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input: source,
    platform: 'node',
    logLevel: 'silent',
    resolve: {
      alias: { '@': root, 'server-only': join(root, 'node_modules', 'server-only', 'empty.js') },
    },
    external: (id) => !/^(\.|\/|@\/|[A-Za-z]:[\\/]|server-only$)/.test(id),
  })
  const { output } = await build.generate({ format: 'esm', codeSplitting: false, sourcemap: 'inline' })
  await build.close()
  const folder = join(root, '.cache', 'run')
  mkdirSync(folder, { recursive: true })
  // Written aside and moved into place, so that two runs at once do not read each other's half-written file.
  const file = join(folder, `${basename(name)}.mjs`)
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, output[0].code)
  renameSync(aside, file)
  return file
}
