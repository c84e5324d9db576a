import { expect, test } from 'vitest'
import { compressed, expanded } from '@/lib/store/compressed'
import { packSnapshot, unpackSnapshot } from '@/lib/store/snapshot'
import { toyGame } from '../support/toy-game'
import { ToyMatch } from '../support/toy-match'

const games = { toy: toyGame }

test('a damaged snapshot is not read', () => {
  const body = packSnapshot(new ToyMatch().choices().match)
  expect(unpackSnapshot(games, body)).not.toBeNull()
  const text = expanded(body)
  for (let at = 0; at < text.length; at += 7) {
    const damaged = `${text.slice(0, at)}${text[at] === '7' ? '8' : '7'}${text.slice(at + 1)}`
    expect(unpackSnapshot(games, compressed(damaged))).toBeNull()
  }
  // What fills up the last four digits says nothing.
  const digits = body.replace(/=+$/, '').length
  for (let at = 0; at < digits; at += 7)
    expect(unpackSnapshot(games, `${body.slice(0, at)}${body.slice(at + 1)}`)).toBeNull()
})
