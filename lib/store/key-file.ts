import 'server-only'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { StoreUnreadable } from './event-store'

/** A secret of 32 bytes, as hexadecimal digits, in a file that only its owner may read; made where there is none. */
export function keyInFile(file: string): string {
  try {
    return readKey(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    // Another process made it in between: its key counts.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readKey(file)
}

function readKey(file: string): string {
  const text = readFileSync(file, 'utf8').trim()
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new StoreUnreadable(`The key file ${basename(file)} beside the games is damaged.`)
  return text
}
