// `npm run golden -- GAME`: plays and writes the golden games of a game anew. Only for a change of behaviour that is
// wanted: look at the difference before it is kept.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { goldenFolder, record } from '../support/game-suite/golden'
import { nameOf } from '../support/game-suite/suite'
import { suiteOf } from '../support/suites'

/** The first of these games of the seed: each kind of players at least once, some by other options. */
const GAMES = 8

const suite = suiteOf(process.argv[2])
const { id, version } = suite.game
let others = 0
for (let n = 0; n < GAMES; n += 1) {
  const file = join(goldenFolder(nameOf(suite)), `game-${n + 1}.jsonl`)
  const text = record(suite, 'golden', n)
  if (existsSync(file) && readFileSync(file, 'utf8') !== text) others += 1
  writeFileSync(file, text)
  console.log(`${file}: ${text.split('\n').length - 1} lines`)
}
if (others > 0)
  console.log(
    `\n${others} came out otherwise. Where players have games that ran by version ${version}, raise its second number in ` +
      `lib/games/${id}/index.ts: of what came before, \`verify\` then judges the throws alone.`,
  )
