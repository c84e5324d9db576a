import 'server-only'
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { StoreUnavailable, StoreUnreadable } from './event-store'
import { codeOf } from './libsql-file'
import { makeFolder } from './make-folder.mjs'

/**
 * A secret of 32 bytes, as hexadecimal digits, in a file that only its owner may read. Where there is none it is made,
 * unless `mayMake` throws.
 */
export function keyInFile(file: string, mayMake: () => void = () => undefined): string {
  try {
    const kept = readKey(file)
    if (kept !== null) return kept
    mayMake()
    makeFolder(dirname(file))
    makeKey(file)
    return readKey(file) ?? ''
  } catch (error) {
    if (error instanceof StoreUnreadable || error instanceof StoreUnavailable) throw error
    const what = `cannot be read or made (${codeOf(error)})`
    throw new StoreUnavailable(
      `The key file ${basename(file)} of this server ${what}.`,
      `The key file ${file} ${what}. See that it and its folder belong to whoever runs this server.`,
    )
  }
}

function makeKey(file: string) {
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    // Another process made it in between: its key counts.
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

/** Null if there is no such file. */
function readKey(file: string): string | null {
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
  if (/^[0-9a-f]{64}$/.test(text)) return text
  throw new StoreUnreadable(
    `The key file ${basename(file)} of this server is damaged. It was left as it is.`,
    `The key file ${file} is damaged. It was left as it is: put back a good copy of it.`,
  )
}
