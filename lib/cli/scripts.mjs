// What is done to the scripts and styles of a build before they are sent, once for all who open a page.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { root } from './ready.mjs'

const SCRIPTS = join(root, '.next', 'static', 'chunks')
const PRESSED = join(root, '.next', 'pressed')
const press = promisify(brotliCompress)

/**
 * Browsers read what is inside a function only when it is called, on the thread on which a page moves. Nearly all
 * functions of a page are called while it opens: where the first line of a script says so, they are made ready while the
 * script is still on its way, on another thread. Browsers that do not know the line pass over it.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'
/** Characters of a script from which on the line is worth its bytes. */
const LARGE = 8000

/** Hints at how scripts are run, and presses all files: by Brotli at its slowest, as it is done once. */
export async function finishScripts() {
  mkdirSync(PRESSED, { recursive: true })
  const files = readdirSync(SCRIPTS).filter((name) => /\.(js|css)$/.test(name))
  await Promise.all(files.map(finish))
}

async function finish(name) {
  const file = join(SCRIPTS, name)
  let text = readFileSync(file, 'utf8')
  if (name.endsWith('.js') && text.length >= LARGE && !text.startsWith(HINT)) {
    text = HINT + text
    writeFileSync(file, text)
  }
  writeFileSync(join(PRESSED, name), await press(text))
}

/** A file of the build in Brotli; null if there is none. */
export function pressed(name) {
  try {
    return readFileSync(join(PRESSED, name))
  } catch {
    return null
  }
}
