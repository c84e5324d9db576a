import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@/lib/cli/ready.mjs'
import { PARTS, sheetFrom } from './sheet'

/** The files of the sheet, by their names. */
export const texts = Object.fromEntries(
  PARTS.map((part) => [part, readFileSync(join(root, 'tests/support/large-sheet', `${part}.txt`), 'utf8')]),
) as Parameters<typeof sheetFrom>[0]

export const largeSheet = sheetFrom(texts)
