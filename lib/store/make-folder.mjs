// Without TypeScript, as `npm start` needs it before anything is built.
import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those in which it lies; throws where that cannot be. `mkdirSync` with `recursive` never comes back
 * where a system refuses a folder, as /proc does, by saying that the one above it is missing.
 * @param {string} folder
 * @param {number} [mode]
 */
export function makeFolder(folder, mode) {
  if (isFolder(folder)) return
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    // Another process made it in between.
    if (error.code === 'EEXIST' && isFolder(folder)) return
    if (error.code !== 'ENOENT' || isFolder(dirname(folder))) throw error
    makeFolder(dirname(folder), mode)
    makeFolder(folder, mode)
  }
}

const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
