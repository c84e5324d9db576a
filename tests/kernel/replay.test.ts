import { describe, expect, test } from 'vitest'
import type { Board } from '@/lib/kernel/game'
import { changed } from '@/lib/kernel/log/change'
import { fold } from '@/lib/kernel/log/fold'
import { toldTo } from '@/lib/kernel/log/pages'
import { logFor, viewFor } from '@/lib/kernel/log/projection'
import { type Past, replayFor } from '@/lib/kernel/log/replay'
import { packMatch, unpackMatch } from '@/lib/kernel/log/snapshot'
import { toyGame } from '../support/toy-game'
import { seededLuck, ToyMatch } from '../support/toy-match'

const VIEWERS = ['red', 'blue', 'spectator'] as const
const step = (by: 1 | -1) => ({ type: 'step', pawn: 'red', by })
const whole = ({ texts }: ToyMatch): Past => ({ match: null, texts })

/** All boards of a replay, the first before its first line. */
function boards(past: Past, viewer: string, since = 0): Board[] {
  const replay = replayFor(toyGame, past, viewer, since)!
  const all = [replay.start]
  for (const step of replay.steps) all.push(changed(all.at(-1)!, step))
  return all
}
const boardNow = ({ match }: ToyMatch, viewer: string) => toyGame.board(viewFor(toyGame, match, viewer))

describe.each(VIEWERS)('the past that %s is shown', (viewer) => {
  test('has a step for each line of his log and ends with the board as it is now', () => {
    const toy = new ToyMatch().choices().toEnd(seededLuck(3))
    const { lines } = logFor(toy.match, viewer)
    const shown = boards(whole(toy), viewer)
    expect(shown).toHaveLength(lines.length + 1)
    expect(shown.at(-1)).toEqual(boardNow(toy, viewer))
    for (const [n, line] of lines.entries()) {
      const [before, after] = [shown[n]!, shown[n + 1]!]
      if (line.key === 'Stepped')
        expect(after.pawns).toEqual({ ...(before.pawns as object), [line.params.pawn!]: line.params.to })
      else if (line.key === 'TurnBegan')
        expect([before.turn, after.turn]).toEqual([Number(line.params.turn) - 1, line.params.turn])
      else expect(after.pawns).toEqual(before.pawns)
    }
  })

  test('is the same from any line on, and from a snapshot', () => {
    const toy = new ToyMatch().choices()
    const seq = toy.texts.length
    const kept = unpackMatch({ toy: toyGame }, packMatch(fold(toyGame, null, toy.texts)))!
    toy.toEnd(seededLuck(3))
    const all = boards(whole(toy), viewer)
    const from = toldTo(kept, viewer)
    expect(boards({ match: kept, texts: toy.texts.slice(seq) }, viewer, from)).toEqual(all.slice(from))
    for (const since of [1, 5, all.length - 1])
      expect(boards(whole(toy), viewer, since)).toEqual(all.slice(since))
    expect(replayFor(toyGame, whole(toy), viewer, 999)).toEqual({ start: all.at(-1), steps: [] })
  })
})

test('what was taken back never happened, and what still can be is shown to its own player alone', () => {
  const toy = new ToyMatch().choices()
  const before = VIEWERS.map((viewer) => boards(whole(toy), viewer))
  toy.order('red', step(1)).order('red', step(1))
  expect(boards(whole(toy), 'red').map(({ pawns }) => (pawns as { red: number }).red)).toContain(2)
  expect(['blue', 'spectator'].map((viewer) => boards(whole(toy), viewer))).toEqual(before.slice(1))
  toy.takeBack('red')
  toy.takeBack('red')
  expect(VIEWERS.map((viewer) => boards(whole(toy), viewer))).toEqual(before)
})

test('a secret choice leaves no step with the others', () => {
  const toy = new ToyMatch()
  const before = boards(whole(toy), 'blue')
  toy.order('red', { type: 'choose', number: 3 })
  expect(boards(whole(toy), 'blue')).toEqual(before)
  expect(boards(whole(toy), 'red')).toHaveLength(before.length + 1)
})

test('there is no past before the set-up', () => {
  const { texts } = new ToyMatch()
  const early = texts.slice(
    0,
    texts.findIndex((text) => text.includes('"k":"setUp"')),
  )
  expect(replayFor(toyGame, { match: null, texts: early }, 'red', 0)).toBeNull()
})
