import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { openingOf } from '@/components/table/opening'
import { handedOver } from '@/components/table/sent-once'
import type { GameAnswer } from '@/lib/play/api/game'
import { wordsIn } from '@/lib/words/reader'
import { goldenLines, goldenStates } from '../support/game-suite/golden'
import { SUITES } from '../support/suites'
import { TABLES } from '../support/tables'

/** Kilobytes of a map, compressed, that a page may carry. */
const MOST_KB = 45

describe.each(SUITES.filter(({ game }) => TABLES[game.id]))(
  'the map that comes with a table: $game.id',
  (suite) => {
    const { game } = suite
    const states = [...goldenStates(game, goldenLines(game.id, 'game-1'))]
    const late = states[Math.floor(states.length / 2)]!
    const answer = (side: string, more: Partial<GameAnswer> = {}) =>
      ({
        ...{ kind: game.id, mode: 'computer', view: game.view(late, side), legal: game.legal(late, side) },
        ...{
          seats: [side],
          viewer: side,
          stage: 'play',
          computerToMove: false,
          mayTakeBack: false,
          players: {},
        },
        ...more,
      }) as unknown as GameAnswer

    test.each(game.sides)('is drawn for %s of what he is told, and is no burden', async (side) => {
      const { still } = (await openingOf(answer(side), wordsIn('en'), false, true))!
      const html = handedOver(still!)
      expect(html).not.toMatch(/NaN|undefined|Infinity/)
      expect(html.match(/<text/g)!.length).toBeGreaterThan(3)
      expect(gzipSync(html).length / 1000).toBeLessThan(MOST_KB)
      const again = (await openingOf(answer(side), wordsIn('en'), false, true))!.still!
      expect(handedOver(again)).toBe(html)
    })

    test('is left out where the browser has drawn it before, and where two share a browser', async () => {
      const [side] = game.sides
      expect((await openingOf(answer(side!), wordsIn('en'), false, false))!.still).toBeNull()
      const shared = answer(side!, { seats: game.sides })
      expect(await openingOf(shared, wordsIn('en'), false, true)).toBeNull()
    })
  },
)
