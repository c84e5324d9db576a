import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Entry, OrderBody } from '@/lib/kernel/log/entry'
import { writeEntry } from '@/lib/kernel/log/entry-text'
import { Browser, chosenGame, testServices } from '../support/browser'
import { entriesOf } from '../support/forged'
import { memoryStore } from '../support/memory-store'
import { toyGame } from '../support/toy-game'
import { ToyMatch } from '../support/toy-match'

const CANDIDATES = 100_000
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** A game in which red has chosen in secret, and the hash of that: all that its opponent has to guess by. */
function chosenUnder(salt: () => string) {
  let n = 0
  const toy = new ToyMatch(() => ({ time: `2026-01-01T00:00:0${n++}.000Z`, salt: salt() }))
  toy.order('red', { type: 'choose', number: 4 })
  return { entry: toy.appended.written.at(-1)!.entry as Entry & OrderBody, hash: toy.match.headHash }
}

/** The numbers that give this hash, of so many guesses; whoever guesses knows everything but number and salt. */
function guessed(salt: () => string, guess: (n: number) => string, guesses: number): number[] {
  const { entry, hash } = chosenUnder(salt)
  const found: number[] = []
  for (let n = 0; n < guesses; n++) {
    const number = NUMBERS[n % NUMBERS.length]!
    const events = entry.events.map((event) => ({ ...event, number }))
    const other = { ...entry, order: { type: 'choose', number }, events, salt: guess(n) }
    if (writeEntry(other, toyGame).hash === hash) found.push(number)
  }
  return found
}

test('what somebody has chosen in secret cannot be guessed from the hash of it', () => {
  const salt = () => randomBytes(16).toString('hex')
  expect(guessed(salt, (n) => n.toString(16).padStart(32, '0'), CANDIDATES)).toEqual([])
})

test('without a salt it can', () => {
  expect(
    guessed(
      () => '',
      () => '',
      NUMBERS.length,
    ),
  ).toEqual([4])
})

test('every entry that a server writes has a salt of 16 random bytes, which no other has', async () => {
  const store = memoryStore()
  testServices(store, { random: randomBytes })
  const { game, red, blue } = await chosenGame({ pace: '3d' })
  await red.order(game, { type: 'step', pawn: 'red', by: 1 })
  await red.order(game, { type: 'takeBack' })
  await red.file(game, { hold: 3 })
  await red.links(game, { make: 'recover' })
  await red.affair(game, { type: 'offer', what: 'draw' })
  await red.order(game, { type: 'fight' })
  await blue.affair(game, { type: 'resign' })
  const other = new Browser()
  const { game: alone } = (await other.create({ mode: 'computer' })).body
  await other.order(alone, { type: 'choose', number: 1 })
  await other.advance(alone)
  const entries = [game, alone].flatMap((id) => entriesOf(toyGame, store.kept(id)!.entries))
  const salts = entries.map(({ salt }) => salt)
  expect(new Set(entries.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(9)
  for (const salt of salts) expect(salt).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(salts).size).toBe(salts.length)
})
