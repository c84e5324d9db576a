// `npm run golden -- GAME`: plays and writes the golden games of a game anew. Only for a change of behaviour that is
// wanted: look at the difference before it is kept.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { goldenFolder, record } from '../support/game-suite/golden'
import { suiteOf } from '../support/suites'

/** The first of these games of the seed: each kind of players at least once, some by other options. */
const GAMES = 8

const suite = suiteOf(process.argv[2])
for (let n = 0; n < GAMES; n += 1) {
  const file = join(goldenFolder(suite.game.id), `game-${n + 1}.jsonl`)
  const text = record(suite, 'golden', n)
  writeFileSync(file, text)
  console.log(`${file}: ${text.split('\n').length - 1} lines`)
}
