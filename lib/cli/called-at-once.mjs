// Browsers read what is inside a function only when it is called, and then a second time, on the thread on which a page
// moves. The modules of a script are functions, and nearly all are called as soon as it has come. A function in brackets
// is one that will be: it is made ready while the script is still on its way, on another thread.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'acorn'

/** How every script of a build begins that brings modules: `push([script, id, module, id, module, ...])`. */
const MODULES = '(globalThis.TURBOPACK||'
/** Characters from which on reading a module twice costs more than two brackets. */
const LARGE = 400

const isFunction = (node) => /^(Arrow)?FunctionExpression$/.test(node?.type ?? '')

/** A script of a build with its modules in brackets; the same text where there are none. */
export function calledAtOnce(script) {
  if (!script.startsWith(MODULES)) return script
  const [statement] = parse(script, { ecmaVersion: 'latest' }).body
  const modules = statement.expression?.arguments?.[0]?.elements ?? []
  let text = ''
  let done = 0
  for (const { start, end } of modules.filter(isFunction)) {
    if (end - start < LARGE || script[start - 1] === '(') continue
    text += `${script.slice(done, start)}(${script.slice(start, end)})`
    done = end
  }
  return text + script.slice(done)
}

/** Does so with all scripts of a folder. */
export function markScripts(folder) {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.js')) continue
    const file = join(folder, name)
    writeFileSync(file, calledAtOnce(readFileSync(file, 'utf8')))
  }
}
