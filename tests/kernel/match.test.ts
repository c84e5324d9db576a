import { describe, expect, test } from 'vitest'
import type { Game } from '@/lib/kernel/game'
import { decideOrder } from '@/lib/kernel/log/commands'
import { BrokenChain } from '@/lib/kernel/log/entry'
import { fold } from '@/lib/kernel/log/fold'
import type { Match } from '@/lib/kernel/log/match'
import { awaitsFor, logFor, resultOf, viewFor } from '@/lib/kernel/log/projection'
import { packMatch, unpackMatch } from '@/lib/kernel/log/snapshot'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import { entriesOf } from '../support/forged'
import { toyGame } from '../support/toy-game'
import { seededLuck, ToyMatch } from '../support/toy-match'

const VIEWERS = ['red', 'blue', 'spectator'] as const
const sight = (match: Match, viewer: string) =>
  JSON.stringify([
    viewFor(toyGame, match, viewer),
    logFor(match, viewer),
    awaitsFor(toyGame, match, viewer),
    match.versions[viewer],
  ])

describe('a choice that both sides make in secret at once', () => {
  test('the first to choose moves only his own version, and nobody else sees that he has chosen', () => {
    const toy = new ToyMatch()
    const before = toy.match
    toy.order('red', { type: 'choose', number: 3 })
    expect(sight(toy.match, 'blue')).toBe(sight(before, 'blue'))
    expect(sight(toy.match, 'spectator')).toBe(sight(before, 'spectator'))
    expect(toy.match.versions.red).toBe(before.versions.red! + 1)
    expect(awaitsFor(toyGame, toy.match, 'red')).toEqual(['blue'])
    expect(awaitsFor(toyGame, toy.match, 'blue')).toEqual(['red', 'blue'])
  })

  test('a choice is final at once', () => {
    const toy = new ToyMatch().order('red', { type: 'choose', number: 3 })
    expect(toy.takeBack('red')?.no).toBe('FP 2')
  })

  test('the second choice is seen by everybody', () => {
    const toy = new ToyMatch().order('red', { type: 'choose', number: 3 })
    const { versions } = toy.match
    toy.order('blue', { type: 'choose', number: 4 })
    for (const viewer of VIEWERS) {
      expect(toy.match.versions[viewer]).toBe(versions[viewer]! + 1)
      expect(awaitsFor(toyGame, toy.match, viewer)).toEqual(['blue'])
    }
  })
})

describe('an order that can still be taken back', () => {
  test('is seen by its player alone', () => {
    const toy = new ToyMatch().choices()
    const before = toy.match
    toy.order('red', { type: 'step', pawn: 'red', by: 1 })
    for (const viewer of ['blue', 'spectator']) expect(sight(toy.match, viewer)).toBe(sight(before, viewer))
    expect(viewFor(toyGame, toy.match, 'red')).toMatchObject({ pawns: { red: 1 } })
    expect(toy.match.versions.red).toBe(before.versions.red! + 1)
  })

  test("taken back leaves nothing in anybody's view or log", () => {
    const toy = new ToyMatch().choices()
    const [view, log] = [viewFor(toyGame, toy.match, 'red'), logFor(toy.match, 'red')]
    const others = ['blue', 'spectator'].map((viewer) => sight(toy.match, viewer))
    toy.order('red', { type: 'step', pawn: 'red', by: 1 }).order('red', { type: 'step', pawn: 'red', by: 1 })
    expect([toy.takeBack('red'), toy.takeBack('red')]).toEqual([null, null])
    expect(viewFor(toyGame, toy.match, 'red')).toEqual(view)
    expect(logFor(toy.match, 'red')).toEqual(log)
    expect(['blue', 'spectator'].map((viewer) => sight(toy.match, viewer))).toEqual(others)
    expect(toy.takeBack('red')?.no).toBe('FP 2')
  })

  test('is taken back by its player alone', () => {
    const toy = new ToyMatch().choices().order('red', { type: 'step', pawn: 'red', by: 1 })
    expect(toy.takeBack('blue')?.no).toBe('FP 2')
  })

  test('stands, with all before it, once a die is thrown', () => {
    const toy = new ToyMatch().choices().order('red', { type: 'step', pawn: 'red', by: 1 })
    toy.order('red', { type: 'fight' })
    expect(toy.takeBack('red')?.no).toBe('FP 2')
    expect(viewFor(toyGame, toy.match, 'blue')).toMatchObject({ pawns: { red: 1 } })
    const keys = logFor(toy.match, 'blue').lines.map(({ key }) => key)
    expect(keys.slice(-2)).toEqual(['Stepped', 'fought'])
  })
})

describe('the name of a line', () => {
  const told = ({ match }: ToyMatch, viewer: string) => logFor(match, viewer).lines
  const named = (toy: ToyMatch, viewer: string) => new Map(told(toy, viewer).map((line) => [line.id, line]))

  test('is the same for everybody who is told of it, and belongs to no other line', () => {
    const toy = new ToyMatch().choices().toEnd(seededLuck(3))
    const [red, blue, spectator] = ['red', 'blue', 'spectator'].map((viewer) => named(toy, viewer))
    expect(red!.size).toBe(told(toy, 'red').length)
    expect(red!.size).not.toBe(spectator!.size)
    for (const [id, line] of spectator!) {
      expect(line).toMatchObject({ time: red!.get(id)!.time })
      for (const one of [red!, blue!]) expect(one.get(id)!.params).toMatchObject(line.params)
    }
    const own = told(toy, 'red').find(({ key }) => key === 'chose')!
    expect([blue!.has(own.id), spectator!.has(own.id)]).toEqual([false, false])
  })

  test('stays the same when an order can no longer be taken back, and in a match that was kept', () => {
    const toy = new ToyMatch().choices().order('red', { type: 'step', pawn: 'red', by: 1 })
    const drafted = told(toy, 'red').at(-1)!
    const kept = unpackMatch({ toy: toyGame }, packMatch(toy.match))!
    expect(logFor(kept, 'red').lines.at(-1)!.id).toBe(drafted.id)
    toy.order('red', { type: 'fight' })
    expect(told(toy, 'blue').at(-2)).toMatchObject({ key: 'Stepped', id: drafted.id })
  })
})

describe('orders out of turn', () => {
  test('are judged by what their sender may see', () => {
    const toy = new ToyMatch().choices().order('red', { type: 'step', pawn: 'red', by: 1 })
    expect(toy.try('blue', { type: 'done' })?.no).toBe('TOY 3.1')
  })
})

describe('keys and seed', () => {
  test("a turn's key opens when the turn is over, and the seed when the game is", () => {
    const toy = new ToyMatch()
    expect(Object.keys(toy.match.turnKeys)).toEqual(['0'])
    for (let turn = 1; turn <= 3; turn++) {
      expect(toy.match.turnKeys[turn]).toBeUndefined()
      expect(toy.match.seed).toBeNull()
      toy.choices().order('red', { type: 'done' }).order('blue', { type: 'done' })
      if (turn < 3) expect(toy.match.turnKeys[turn]).toBe(toy.dealer.keyOf(turn))
    }
    expect(toy.match.seed).toBe(toy.dealer.seed)
    expect(resultOf(toyGame, toy.match)).not.toBeNull()
  })

  test('no purpose is thrown for twice', () => {
    const toy = new ToyMatch().choices().order('red', { type: 'fight' })
    expect(toy.match.used.purposes).toContain('fight/1/red')
    const careless: Game = {
      ...toyGame,
      decide: (_state, { dice }) => ({
        yes: [{ type: 'Fought', face: dice.roll('fight/1/red', 6) }] as never,
      }),
    }
    const again = () =>
      decideOrder(careless, toy.appended, 'red', { type: 'fight' }, toy.dealer, { time: '', salt: '' })
    expect(again).toThrow('thrown twice')
  })
})

describe('whole games', () => {
  const seeds = Array.from({ length: 20 }, (_, i) => i + 1)

  test.each(seeds)('game %i: versions move exactly when something seen changes; folds agree', (seed) => {
    const toy = new ToyMatch().toEnd(seededLuck(seed))
    let match: Match | null = null
    let resumed: Match | null = null
    for (const text of toy.texts) {
      const before: Match | null = match
      match = fold(toyGame, match, [text])
      for (const viewer of VIEWERS) {
        const seen = (one: Match | null) => one && sight({ ...one, versions: {} }, viewer)
        const moved = match.versions[viewer]! - (before?.versions[viewer] ?? 0)
        if (before?.committed) expect(moved, text).toBe(seen(before) === seen(match) ? 0 : 1)
      }
      resumed = unpackMatch({ toy: toyGame }, packMatch(resumed ? fold(toyGame, resumed, [text]) : match))
      expect(packMatch(resumed!)).toBe(packMatch(match))
    }
    expect(packMatch(match!)).toBe(packMatch(toy.match))
  })

  test.each(seeds.slice(0, 5))('game %i verifies, and no longer if anything in it is changed', (seed) => {
    const { texts, match } = new ToyMatch().toEnd(seededLuck(seed))
    const head = match.headHash
    expect(verifyGame(toyGame, texts)).toMatchObject({ sound: true, entries: texts.length, head })
    const luck = seededLuck(seed + 100)
    for (let i = 0; i < 40; i++) {
      const n = Math.floor(luck() * texts.length)
      const text = texts[n]!
      const at = Math.floor(luck() * text.length)
      const changed = `${text.slice(0, at)}${text[at] === '7' ? '8' : '7'}${text.slice(at + 1)}`
      const forged = [...texts.slice(0, n), changed, ...texts.slice(n + 1)]
      expect(verifyGame(toyGame, forged), changed).not.toMatchObject({ sound: true, head })
    }
    const shortened = [...texts.slice(0, 5), ...texts.slice(6)]
    expect(verifyGame(toyGame, shortened)).toMatchObject({ sound: false, entry: 5 })
  })

  test('a changed or misplaced entry is noticed when the log is read', () => {
    const { texts } = new ToyMatch().toEnd(seededLuck(3))
    for (let n = 0; n < texts.length; n++) {
      const forged = texts.map((text, i) => (i === n ? text.replace('"t":176', '"t":177') : text))
      expect(() => fold(toyGame, null, forged)).toThrow(new BrokenChain(n))
    }
    expect(() => fold(toyGame, null, texts.slice(1))).toThrow(BrokenChain)
  })

  test('a state is never written into an answer by mistake', () => {
    expect(() => JSON.stringify(new ToyMatch().match)).toThrow(TypeError)
  })
})

test('a fact that stands is worked out once, however many hear of it', () => {
  const { texts } = new ToyMatch().choices()
  const facts = entriesOf(toyGame, texts).flatMap((entry) => ('events' in entry ? entry.events : []))
  const workedOut: unknown[] = []
  const evolve: Game['evolve'] = (state, event) => {
    workedOut.push(event)
    return toyGame.evolve(state, event)
  }
  fold({ ...toyGame, evolve }, null, texts)
  expect(workedOut).toEqual(facts)
})
