import { expect, test } from 'vitest'
import { readLog } from '@/lib/kernel/log/entry-text'
import { fold } from '@/lib/kernel/log/fold'
import { handedOver } from '@/lib/kernel/log/handed-over'
import { playerTurnIn } from '@/lib/kernel/log/projection'
import { toyGame } from '../support/toy-game'
import { seededLuck, ToyMatch } from '../support/toy-match'

const played = () => new ToyMatch().choices().toEnd(seededLuck(3))
const { texts } = played()
/** As it stood after so many entries. */
const stood = (n: number) => fold(toyGame, null, texts.slice(0, n))
const whole = { match: null, texts }
const entries = readLog(texts, toyGame).map(({ entry }) => entry)
const lastOrder = (side: string) => entries.findLastIndex(({ kind, by }) => kind === 'order' && by === side)

test('a player is told what has happened since the last order that he gave himself', () => {
  for (const side of toyGame.sides)
    expect(handedOver(toyGame, whole, side)).toEqual(stood(lastOrder(side) + 1))
})

test('who only watches is told it since the player turn before this one began', () => {
  const { head } = handedOver(toyGame, whole, 'spectator')!
  const turnAt = (n: number) => playerTurnIn(toyGame, stood(n))
  const turns = new Set(Array.from({ length: texts.length - head + 1 }, (_, n) => turnAt(head + n)))
  expect(turns.size).toBe(2)
  expect(turns.has(turnAt(head - 1))).toBe(false)
})

test('it is found from a snapshot where that is early enough, and is else unknown', () => {
  for (const viewer of [...toyGame.sides, 'spectator']) {
    const { head } = handedOver(toyGame, whole, viewer)!
    const from = (n: number) => ({ match: stood(n), texts: texts.slice(n) })
    expect(handedOver(toyGame, from(head - 1), viewer)).toEqual(handedOver(toyGame, whole, viewer))
    expect(handedOver(toyGame, from(head), viewer)).toBeNull()
  }
})

test('before anybody has given an order it is all since the set-up, and before that nothing', () => {
  const { texts, match } = new ToyMatch()
  for (const viewer of [...toyGame.sides, 'spectator'])
    expect(handedOver(toyGame, { match: null, texts }, viewer)).toEqual(match)
  const early = texts.slice(
    0,
    entries.findIndex(({ kind }) => kind === 'setUp'),
  )
  expect(handedOver(toyGame, { match: null, texts: early }, 'red')).toBeNull()
})
