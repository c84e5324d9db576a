import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { firstDifference, goldenFolder, goldenLines } from './golden'
import { type GameSuite, type Kinds, nameOf } from './suite'

/** Recorded games come out the same fact by fact and line by line. `npm run golden -- GAME` plays them anew. */
export function testGoldenGames<G extends Kinds>(suite: GameSuite<G>, games: number): void {
  const { game } = suite
  const of = nameOf(suite)
  const names = readdirSync(goldenFolder(of))
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => file.replace('.jsonl', ''))

  describe('a golden game is played again fact by fact, view by view and line by line', () => {
    test('there are some', () => expect(names.length).toBe(games))

    test.each(names)('%s', (name) => {
      const wanted = `if that is wanted: npm run golden -- ${of}`
      expect(firstDifference(suite, goldenLines(of, name)), wanted).toBeNull()
    })

    test('a die that fell otherwise is noticed', () => {
      const lines = goldenLines(of, names[0]!)
      const at = lines.findIndex((line) => /,\[\d\],"\w+"\]$/.test(line) && !line.startsWith('["game"'))
      lines[at] = lines[at]!.replace(
        /\[(\d)\](,"\w+"\])$/,
        (_all, face, rest) => `[${face === '1' ? 2 : 1}]${rest}`,
      )
      expect(firstDifference(suite, lines)).toContain(`line ${at + 1}: `)
    })

    test('a line that is told otherwise is noticed', () => {
      const tell: typeof game.tell = (event, viewer, before) => {
        const line = game.tell(event, viewer, before)
        return line && viewer === 'spectator' ? { ...line, key: `${line.key}!` } : line
      }
      const found = firstDifference({ ...suite, game: { ...game, tell } }, goldenLines(of, names[0]!))
      expect(found).toMatch(/another log of spectator$/)
    })

    test('an option that comes later, with its default, changes none', () => {
      const later = { later: 'usual' }
      const options = {
        parse: (json: unknown) => ({ ...(game.schemas.options.parse(json) as object), ...later }),
      }
      const view: typeof game.view = (state, viewer) => {
        const seen = game.view(state, viewer) as object & { options?: object }
        return { ...seen, options: { ...seen.options, ...later } }
      }
      const schemas = { ...game.schemas, options } as unknown as typeof game.schemas
      const given: unknown[] = []
      const setUp: typeof game.setUp = (scenario, options, dice) => {
        given.push(options)
        const { later: _unknown, ...known } = options as typeof later
        return game.setUp(scenario, known, dice)
      }
      const grown = { ...suite, game: { ...game, schemas, setUp, view } }
      expect(firstDifference(grown, goldenLines(of, names[0]!))).toBeNull()
      expect(given).toEqual([expect.objectContaining(later)])
    })
  })
}
