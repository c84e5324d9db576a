import { describe, expect, test } from 'vitest'
import { commitNonce, commitSeed, fairDealer, mixOf, NO_COMMITMENT } from '@/lib/kernel/dice/fair-dice'
import { fourWords, WORD_LIST } from '@/lib/kernel/dice/four-words'
import { isSaid, judgeSaying, owedBy, patienceEnds, type Saying } from '@/lib/kernel/dice/seed-exchange'
import {
  type Appended,
  commitTurns,
  create,
  join,
  mixFor,
  say,
  settle,
  setUp,
} from '@/lib/kernel/log/commands'
import type { Entry } from '@/lib/kernel/log/entry'
import { rulesOf } from '@/lib/kernel/log/match'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import { chained, entriesOf, forged } from '@/tests/support/forged'
import { secondOpinion } from '@/tests/support/second-dice'
import { toyGame } from '@/tests/support/toy-game'
import { SEED, seededLuck, stamps, ToyMatch } from '@/tests/support/toy-match'

const GAME = 'g_toy'
const C = commitSeed(GAME, SEED)
const START = Date.UTC(2026, 0, 1)
const HOUR = 3_600_000
const hex = (digit: string) => digit.repeat(64)
const seal = (seat: string, nonce: string, blind: string) => commitNonce(GAME, seat, C, nonce, blind)

/** A game between two, from its making on, with what they say of their numbers. */
class Table {
  now = START
  private n = 0
  appended: Appended
  constructor(hides: { hides?: true } = { hides: true }) {
    const facts = { game: GAME, play: 'toy', version: '1.0.0', scenario: 'short', options: { deep: false } }
    const players = { red: 'person', blue: 'open' } as const
    this.appended = create(
      toyGame,
      { ...facts, mode: 'invite', players, commitment: C, ...hides },
      this.stamp(),
    )
  }
  stamp = () => ({
    time: new Date(this.now++).toISOString(),
    salt: (++this.n).toString(16).padStart(32, '0'),
  })
  get match() {
    return this.appended.match
  }
  join() {
    this.appended = join(toyGame, this.appended, 'blue', {}, this.stamp())
    return this
  }
  try(by: string, saying: Saying) {
    const unsaid = judgeSaying(this.match, by, saying, this.now)
    if (!unsaid) this.appended = say(toyGame, this.appended, by, saying, this.stamp())
    return unsaid
  }
  say(by: string, saying: Saying) {
    expect(this.try(by, saying)).toBeNull()
    return this
  }
  /** Mixes, sets up and ends the game, so that it can be verified. */
  over() {
    const dealer = fairDealer(GAME, SEED, mixFor(toyGame, this.match)!)
    const mixed = commitTurns(toyGame, this.appended, dealer, this.stamp())
    const begun = setUp(toyGame, mixed, dealer, this.stamp())
    const ended = settle(toyGame, begun, 'red', { type: 'resign' }, SEED, this.stamp)
    if ('no' in ended) throw new Error('the game does not end')
    return ended.written.map(({ text }) => text)
  }
}

const commits = (which = 1): Saying => ({ try: which, commitment: seal('red', hex('1'), hex('c')) })
const opens: Saying = { try: 1, nonce: hex('1'), blind: hex('c') }
const openly: Saying = { try: 1, nonce: hex('2') }
/** Red has committed, blue has joined and said his number. */
const waiting = () => new Table().say('red', commits()).join().say('blue', openly)
const begun = () => waiting().say('red', opens)

describe('numbers for the dice', () => {
  test('are mixed as the protocol says: both, and the commitment of him who showed one', () => {
    const { match } = begun()
    expect(mixFor(toyGame, match)).toBe(
      mixOf(GAME, rulesOf(match), C, [
        { seat: 'red', commitment: seal('red', hex('1'), hex('c')), nonce: hex('1') },
        { seat: 'blue', commitment: NO_COMMITMENT, nonce: hex('2') },
      ]),
    )
  })

  test('are asked for in turn: a commitment of the first, the number of the last, then the opening', () => {
    const table = new Table()
    expect(owedBy(table.match, 'red')).toBe('commitment')
    table.say('red', commits())
    expect(owedBy(table.match, 'red')).toBeNull()
    table.join()
    expect([owedBy(table.match, 'red'), owedBy(table.match, 'blue')]).toEqual([null, 'nonce'])
    table.say('blue', openly)
    expect([owedBy(table.match, 'red'), owedBy(table.match, 'blue')]).toEqual(['reveal', null])
    expect(mixFor(toyGame, table.match)).toBeNull()
    expect(owedBy(table.say('red', opens).match, 'red')).toBeNull()
  })

  test('are never asked of the last as a commitment, whoever comes in whatever order', () => {
    const luck = seededLuck(5)
    for (let round = 0; round < 200; round++) {
      const table = new Table()
      const numbers: Record<string, string> = { red: hex('1'), blue: hex('2') }
      for (let step = 0; step < 40 && !mixFor(toyGame, table.match); step++) {
        if (luck() < 0.3 && table.match.players.blue === 'open') table.join()
        const side = luck() < 0.5 ? 'red' : 'blue'
        if (table.match.players[side] === 'open') continue
        const other = side === 'red' ? 'blue' : 'red'
        const owed = owedBy(table.match, side)
        if (owed === 'commitment') expect(table.match.nonces[other]).toBeUndefined()
        const nonce = numbers[side]!
        if (owed === 'commitment') table.say(side, { try: 1, commitment: seal(side, nonce, hex('c')) })
        else if (owed) table.say(side, { try: 1, nonce, ...(owed === 'reveal' ? { blind: hex('c') } : {}) })
      }
      const said = Object.values(table.match.nonces)
      expect(mixFor(toyGame, table.match)).not.toBeNull()
      expect(said.filter(({ commitment }) => commitment === NO_COMMITMENT)).toHaveLength(1)
    }
  })

  test('are not said openly before all others stand, and not opened before that', () => {
    const table = new Table()
    expect(table.try('red', { try: 1, nonce: hex('1') })).toBe('too-early')
    table.say('red', commits())
    expect(table.try('red', opens)).toBe('too-early')
    table.join()
    expect(table.try('red', opens)).toBe('too-early')
  })

  test('may be said openly by both in a game that began before commitments were asked for', () => {
    const table = new Table({})
    expect(owedBy(table.match, 'red')).toBe('nonce')
    expect(table.try('red', commits())).toBe('other-try')
    table
      .say('red', { try: 1, nonce: hex('1') })
      .join()
      .say('blue', openly)
    expect(verifyGame(toyGame, table.over())).toMatchObject({ sound: true, commitments: 0, tries: 1 })
  })

  test('open the commitment or change nothing; said again they are the same', () => {
    const table = waiting()
    const before = table.match
    for (const wrong of [
      { try: 1, nonce: hex('3'), blind: hex('c') },
      { try: 1, nonce: hex('1'), blind: hex('d') },
      { try: 1, nonce: hex('1') },
    ])
      expect(table.try('red', wrong)).toBe('mismatch')
    expect(table.try('red', { try: 1, commitment: hex('e') })).toBe('said')
    expect(table.try('blue', { try: 1, nonce: hex('5') })).toBe('said')
    expect(table.match).toBe(before)
    expect(isSaid(table.match, 'blue', openly)).toBe(true)
    expect(isSaid(table.match, 'red', commits())).toBe(true)
    expect(isSaid(table.match, 'red', opens)).toBe(false)
    expect(isSaid(table.say('red', opens).match, 'red', opens)).toBe(true)
  })
})

describe('mixing anew', () => {
  const proposed = () => waiting().say('red', { try: 2, commitment: seal('red', hex('7'), hex('d')) })
  const agrees = (agreed: boolean): Saying => ({ try: 2, nonce: hex('8'), ...(agreed ? { agreed } : {}) })

  test('takes fresh numbers of both, is counted, and told to both', () => {
    const table = proposed()
    expect([owedBy(table.match, 'red'), owedBy(table.match, 'blue')]).toEqual([null, 'agreement'])
    table.say('blue', agrees(true))
    expect(table.match.mixing).toMatchObject({ tries: 2, anew: null })
    expect(table.match.log.spectator!.lines.map(({ key }) => key)).toEqual([
      ...['table.joined', 'table.anew', 'table.mixedAnew'],
    ])
    expect(table.try('red', opens)).toBe('other-try')
    table.say('red', { try: 2, nonce: hex('7'), blind: hex('d') })
    expect(verifyGame(toyGame, table.over())).toMatchObject({ sound: true, tries: 2, commitments: 1 })
  })

  test('needs the word of the other before 72 hours are over, and then only his visit', () => {
    const table = proposed()
    const end = patienceEnds(table.match)!
    expect(end - START).toBeGreaterThanOrEqual(72 * HOUR)
    expect(end - START).toBeLessThan(72 * HOUR + 1000)
    table.now = end - 1
    expect(table.try('blue', agrees(false))).toBe('not-agreed')
    table.now = end
    table.say('blue', agrees(false))
    expect(table.match.mixing.tries).toBe(2)
  })

  test('is nothing that one can do alone, nor after the first mix, nor before both are there', () => {
    expect(waiting().try('blue', agrees(true))).toBe('no-proposal')
    expect(proposed().try('red', agrees(true))).toBe('no-proposal')
    expect(new Table().say('red', commits()).try('red', commits(2))).toBe('other-try')
    expect(waiting().try('red', commits(3))).toBe('other-try')
    const table = begun()
    const dealer = fairDealer(GAME, SEED, mixFor(toyGame, table.match)!)
    table.appended = commitTurns(toyGame, table.appended, dealer, table.stamp())
    expect(table.try('red', commits(2))).toBe('begun')
    expect(patienceEnds(table.match)).toBeNull()
  })

  test('comes to nothing if the missing number turns up before', () => {
    const table = proposed().say('red', opens)
    expect(mixFor(toyGame, table.match)).toBe(mixFor(toyGame, begun().match))
    expect(verifyGame(toyGame, table.over())).toMatchObject({ sound: true, tries: 1 })
  })
})

describe('a finished game', () => {
  const texts = begun().over()
  const wrongIn = (changed: readonly string[]) => {
    const verdict = verifyGame(toyGame, changed)
    return verdict.sound ? 'sound' : verdict.wrong
  }

  test('verifies, and tells how many commitments were kept', () => {
    expect(verifyGame(toyGame, texts)).toMatchObject({ sound: true, commitments: 1, tries: 1 })
  })

  test.each<[string, (entry: Entry) => object | false, RegExp]>([
    ['C left out', (entry) => entry.kind === 'created' && { commitment: undefined }, /seed is not the one/],
    ['C', (entry) => entry.kind === 'created' && { commitment: hex('e') }, /seed is not the one/],
    ['c', (entry) => 'commitment' in entry && entry.n === 1 && { commitment: hex('e') }, /commitment/],
    ['n', (entry) => 'blind' in entry && { nonce: hex('e') }, /commitment/],
    ['r', (entry) => 'blind' in entry && { blind: hex('e') }, /commitment/],
    ['the other n', (entry) => entry.n === 3 && { nonce: hex('e') }, /mixed comes out differently/],
  ])('is refused for its reason where this was changed: %s', (_what, change, wrong) => {
    expect(wrongIn(forged(toyGame, texts, (entry) => change(entry) || {}))).toMatch(wrong)
  })

  test('is refused where a number was said openly before the others stood', () => {
    const entries = entriesOf(toyGame, texts)
    const early = [0, 4, 1, 2, 3, 5, 6, 7].map((n) => entries[n]!)
    expect(wrongIn(chained(toyGame, early))).toMatch(/openly before/)
  })
})

describe('a second program, written from the text of the protocol', () => {
  test('comes to the same on whole games', () => {
    let throws = 0
    for (let seed = 1; seed <= 100; seed++) {
      const table = new ToyMatch(stamps(), seed.toString(16).padStart(64, '0')).toEnd(seededLuck(seed))
      throws += secondOpinion(toyGame.sides, table.texts)
    }
    expect(throws).toBeGreaterThan(300)
    expect(secondOpinion(toyGame.sides, begun().over())).toBeGreaterThanOrEqual(0)
  })

  test('does not where anything was changed', () => {
    const { texts } = new ToyMatch().toEnd(seededLuck(4))
    const changed = (pattern: RegExp, by: string) => texts.map((text) => text.replace(pattern, by))
    expect(() => secondOpinion(toyGame.sides, changed(/"nonce":"01/, '"nonce":"11'))).toThrow('M')
    expect(() => secondOpinion(toyGame.sides, changed(/"seed":"5e/, '"seed":"5f'))).toThrow('C')
    const open = begun()
      .over()
      .map((text) => text.replace(/"blind":"cc/, '"blind":"dc'))
    expect(() => secondOpinion(toyGame.sides, open)).toThrow('c')
    expect(() => secondOpinion(toyGame.sides, changed(/\["fight/, '["fought'))).toThrow('fought')
  })
})

describe('four words', () => {
  test('are the same for all who look at the same game, and other ones for another', () => {
    const mix = mixFor(toyGame, begun().match)!
    expect(fourWords(C, mix)).toEqual(fourWords(C, mix))
    expect(fourWords(C, hex('1'))).not.toEqual(fourWords(C, mix))
    expect(fourWords(hex('1'), mix)).not.toEqual(fourWords(C, mix))
    // As printed: the list and its order are part of the protocol.
    expect(fourWords(hex('0'), hex('1')).join(' ')).toMatchInlineSnapshot(`"raven jewel piano garlic"`)
  })

  test('come of a list of 256 that cannot be mistaken', () => {
    expect(new Set(WORD_LIST.map((word) => word.slice(0, 4))).size).toBe(256)
    expect(WORD_LIST.every((word) => /^[a-z]{3,8}$/.test(word))).toBe(true)
  })
})
