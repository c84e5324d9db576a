import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { firstDifference } from '../support/golden'

const FOLDER = join('tests', 'golden')
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.jsonl'))

// A wanted change of behaviour: `node lib/cli/run.mjs ../../tests/scripts/golden` plays the games anew.
describe('a golden game is played again fact by fact and view by view', () => {
  test('there are some', () => {
    expect(FILES.length).toBeGreaterThanOrEqual(6)
  })

  test.each(FILES)('%s', (file) => {
    expect(firstDifference(readFileSync(join(FOLDER, file), 'utf8'))).toBeNull()
  })

  test('a die that fell otherwise is noticed', () => {
    const lines = readFileSync(join(FOLDER, FILES[0]!), 'utf8').trim().split('\n')
    const at = lines.findIndex((line) => /^\["(german|soviet)".*\[3\],"/.test(line))
    lines[at] = lines[at]!.replace(/\[3\],"/, '[4],"')
    expect(firstDifference(lines.join('\n'))).toContain(`line ${at + 1}: `)
  })
})
