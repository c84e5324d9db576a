import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { games } from '@/lib/games'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import { WHOLE_FORMATS } from '@/lib/play/api/past'

/**
 * `npm run -s verify -- FILE`: plays an exported finished game again, and says whether every fact and every face in it
 * follows from the rules, the committed seed and the players' own numbers. It needs no server.
 */
const exported = z.strictObject({
  format: z.enum(WHOLE_FORMATS),
  game: z.string(),
  entries: z.array(z.string()).min(1),
})

const [file] = process.argv.slice(2)
if (!file) fail(2, 'Name the file of a finished game: npm run -s verify -- FILE')

const entries = read(resolve(process.env.INIT_CWD ?? '.', file!))
const play = /"play":"([a-z0-9-]+)"/.exec(entries[0]!)?.[1] ?? ''
const game = Object.hasOwn(games, play) ? games[play] : undefined
if (!game) fail(1, `not sound: there is no game "${play}" here`)

const verdict = verifyGame(game!, entries)
if (!verdict.sound) fail(1, `not sound: entry ${verdict.entry}: ${verdict.wrong}`)
else {
  console.log(
    [
      `sound: ${verdict.entries} entries and ${verdict.throws} throws come out as stored`,
      ...(verdict.unjudged > 0
        ? [`${verdict.unjudged} entries were made under other versions of the rules; their throws agree`]
        : []),
      `commitments of players that were kept: ${verdict.commitments}`,
      ...(verdict.tries > 1 ? [`the dice were mixed anew: try number ${verdict.tries}`] : []),
      `four words of the game: ${verdict.words.join(' ')}`,
      `result: ${JSON.stringify(verdict.result)}`,
      `last hash, to compare with the other players: ${verdict.head}`,
    ].join('\n'),
  )
}

function read(path: string): string[] {
  try {
    return exported.parse(JSON.parse(readFileSync(path, 'utf8'))).entries
  } catch (error) {
    return fail(2, `${path} is not an exported game (${error instanceof Error ? error.name : 'unreadable'})`)
  }
}

function fail(code: number, sentence: string): never {
  console.error(sentence)
  process.exit(code)
}
