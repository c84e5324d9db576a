// `node lib/cli/run.mjs ../../tests/scripts/golden`: plays and writes the golden games anew. Only for a change of
// behaviour that is wanted: look at the difference before it is kept.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { record } from '../support/golden'

/** The first of these games of the seed: each kind of players at least once, some by other readings of the rules. */
const GAMES = 8

for (let n = 0; n < GAMES; n += 1) {
  const file = join('tests', 'golden', `game-${n + 1}.jsonl`)
  const text = record('golden', n)
  writeFileSync(file, text)
  console.log(`${file}: ${text.split('\n').length - 1} lines`)
}
