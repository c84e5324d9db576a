import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * A script or module of ours and all that it imports, in one file, because one file starts much faster than a hundred:
 * where that lies. It is made anew only where one of its parts has changed. `home` holds the packages and keeps the
 * bundles; `root` is the sources' own folder, if they are those of another build.
 */
export async function bundled(source, home, root = home) {
  const folder = join(home, '.cache', 'run')
  // Two scripts of one name in different folders are two bundles.
  const whole = `${basename(source, '.ts')}-${createHash('sha256').update(source).digest('hex').slice(0, 12)}`
  const bundle = join(folder, `${whole}.mjs`)
  /** What the bundle was made of: file -> when it was written last. */
  const parts = join(folder, `${whole}.json`)
  if (isFresh(bundle, parts)) return bundle

  const { rolldown } = await import('rolldown')
  const packages = join(home, 'node_modules')
  const build = await rolldown({
    input: source,
    platform: 'node',
    logLevel: 'silent',
    // Another build lies within this one, whose tsconfig would take its `@` for ours.
    tsconfig: false,
    resolve: {
      alias: { '@': root, 'server-only': join(packages, 'server-only', 'empty.js') },
      modules: [packages],
    },
    // Packages that are no plain JavaScript stay where they are.
    external: (id) => !/^(\.|\/|@\/|[A-Za-z]:[\\/]|server-only$|zod$|zod\/|@noble\/)/.test(id),
  })
  // Next says where its parts lie to other bundlers only.
  const paths = { 'next/server': 'next/server.js' }
  const { output } = await build.generate({ format: 'esm', codeSplitting: false, paths })
  await build.close()
  const made = [join(home, 'lib', 'cli', 'bundled.mjs'), ...output[0].moduleIds]
  const files = made.filter((file) => existsSync(file))
  mkdirSync(folder, { recursive: true })
  put(bundle, output[0].code)
  put(parts, JSON.stringify(Object.fromEntries(files.map((file) => [file, statSync(file).mtimeMs]))))
  return bundle
}

function isFresh(bundle, parts) {
  try {
    const made = Object.entries(JSON.parse(readFileSync(parts, 'utf8')))
    return existsSync(bundle) && made.every(([file, time]) => statSync(file).mtimeMs === time)
  } catch {
    return false
  }
}

/** Written aside and moved into place, so that two runs at once do not read each other's half-written file. */
function put(file, text) {
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, text)
  renameSync(aside, file)
}
