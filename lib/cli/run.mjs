// `node lib/cli/run.mjs NAME [arguments]`: runs lib/cli/NAME.ts. It is bundled first, because Node 20 reads no TypeScript.
import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundled } from './bundled.mjs'

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

const bundle = await bundled(source, root)
process.argv = [process.argv[0], bundle, ...args]
await import(pathToFileURL(bundle).href)
