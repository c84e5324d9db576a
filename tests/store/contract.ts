import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Append, EventStore } from '@/lib/store/event-store'
import type { Kept } from '../support/memory-store'
import { withoutCompare } from './mutant'
import { acceptedRaces } from './races'

/** One kind of store under test. */
export interface Bench {
  store: EventStore
  /** More ways to the same games, as other processes have them. */
  others: readonly EventStore[]
  /** What lies in the store, read past the contract. */
  kept: (game: string) => Promise<Kept | null>
  dropSnapshot: (game: string) => Promise<void>
  /** Requests made so far, where the store is asked over a network. */
  requests?: () => number
  stop: () => Promise<void>
}

/** Texts that careless stores change. */
const oddTexts = [
  ...[
    '123',
    '007',
    '1e3',
    '-0',
    '12345678901234567890',
    'true',
    'null',
    '',
    ' ',
    'OK',
    'undefined',
    '[]',
    'W10=',
  ],
  ...[
    '{"a":1}',
    '"q"',
    "it's",
    'a"b\\c',
    'Война и мир',
    '战争',
    '💥',
    'é',
    '\ufeffmark',
    '\r\n\t',
    '$1 %s {} ?',
    '\u2028',
  ],
  'x'.repeat(100_000),
]

/** The one contract of all stores (lib/store/event-store.ts), and its behaviour under races. */
export function keepsTheContract(open: () => Promise<Bench>) {
  let bench: Bench
  let store: EventStore
  let game = ''
  let games = 0
  beforeAll(async () => {
    bench = await open()
    store = bench.store
  })
  afterAll(() => bench?.stop())
  beforeEach(() => {
    game = `game-${++games}`
  })

  /** A write at this head of as many entries, with an id of its own. */
  const write = (expectedHead: number, entries: number, more: Partial<Append> = {}): Append => ({
    game,
    command: { id: `id-${expectedHead}`, answer: `answer-${expectedHead}` },
    expectedHead,
    entries: Array.from({ length: entries }, (_, i) => `entry-${expectedHead + i + 1}`),
    ...more,
  })

  describe('the log', () => {
    test('a game that was never written is not there', async () => {
      expect(await store.load(game, ['seat'])).toBeNull()
      expect(await store.fields(game, ['seat', 'version'])).toEqual([null, null])
      expect(await store.setFields(game, { set: { seat: 'x' } })).toBe(false)
      expect(await bench.kept(game)).toBeNull()
    })

    test('a write at head 0 creates the game', async () => {
      expect(await store.append(write(0, 2, { set: { seat: 'a' } }))).toEqual({
        outcome: 'appended',
        head: 2,
      })
      expect(await store.load(game, ['seat', 'other'])).toEqual({
        head: 2,
        snapshot: null,
        tail: ['entry-1', 'entry-2'],
        fields: { seat: 'a' },
        answer: null,
        beside: { values: [], count: 0 },
      })
    })

    test('a write at the head adds to the end', async () => {
      await store.append(write(0, 2))
      expect(await store.append(write(2, 3))).toEqual({ outcome: 'appended', head: 5 })
      expect((await store.load(game, []))?.tail).toEqual([1, 2, 3, 4, 5].map((n) => `entry-${n}`))
    })

    test('the first answer to a command is read with its game', async () => {
      await store.append(write(0, 1))
      const first = write(1, 1, { command: { id: 'known', answer: 'first' } })
      await store.append(first)
      await store.append({ ...first, command: { id: 'known', answer: 'second' } })
      const answerTo = async (command?: string) => (await store.load(game, [], { asks: [], command }))?.answer
      expect(await Promise.all([answerTo('known'), answerTo('other'), answerTo()])).toEqual([
        'first',
        null,
        null,
      ])
    })

    test('a write may add nothing but its answer and fields', async () => {
      await store.append(write(0, 1))
      expect(await store.append(write(1, 0, { set: { a: '1' } }))).toEqual({ outcome: 'appended', head: 1 })
      expect(await store.append(write(1, 0))).toEqual({ outcome: 'repeated', answer: 'answer-1' })
      expect(await store.load(game, ['a'])).toMatchObject({ head: 1, fields: { a: '1' } })
    })

    test('a game without entries is a game all the same', async () => {
      expect(await store.append(write(0, 0))).toEqual({ outcome: 'appended', head: 0 })
      expect(await store.load(game, [])).toMatchObject({ head: 0, snapshot: null, tail: [], fields: {} })
      expect(await store.setFields(game, { set: { a: '1' } })).toBe(true)
    })

    test('a write at another head is a conflict that names the head and changes nothing', async () => {
      await store.append(write(0, 2))
      const before = await bench.kept(game)
      for (const expectedHead of [0, 1, 3, 100]) {
        const stale = write(expectedHead, 1, {
          command: { id: 'stale', answer: 'never' },
          set: { a: '1' },
          unset: ['seat'],
          snapshot: { seq: 0, body: 'never' },
        })
        expect(await store.append(stale)).toEqual({ outcome: 'conflict', head: 2 })
      }
      expect(await bench.kept(game)).toEqual(before)
    })

    test('a write upon other fields than are expected is a conflict as well, and changes nothing', async () => {
      await store.append(write(0, 2, { set: { a: '1' } }))
      const before = await bench.kept(game)
      const wrong: Append['expect'][] = [{ a: '2' }, { a: null }, { b: '1' }, { a: '1', b: '1' }]
      for (const other of wrong) {
        const more = { command: { id: 'stale', answer: 'never' }, set: { a: '3' }, due: 1, expect: other }
        expect(await store.append(write(2, 1, more))).toEqual({ outcome: 'conflict', head: 2 })
      }
      expect(await bench.kept(game)).toEqual(before)
      const right = write(2, 1, { expect: { a: '1', b: null }, set: { a: '2' } })
      expect(await store.append(right)).toEqual({ outcome: 'appended', head: 3 })
      expect(await store.append(right)).toMatchObject({ outcome: 'repeated' })
      expect(await store.fields(game, ['a'])).toEqual(['2'])
    })

    test('a write beyond the head of a game that is not there is a conflict at 0', async () => {
      expect(await store.append(write(3, 1))).toEqual({ outcome: 'conflict', head: 0 })
      expect(await store.load(game, [])).toBeNull()
    })

    test('games do not touch each other', async () => {
      const twin = `${game}}:log`
      await store.append(write(0, 1, { set: { a: '1' } }))
      expect(await store.append({ ...write(0, 2), game: twin })).toMatchObject({
        outcome: 'appended',
        head: 2,
      })
      expect(await store.load(game, ['a'])).toMatchObject({ head: 1, fields: { a: '1' } })
      expect(await store.load(twin, ['a'])).toMatchObject({ head: 2, fields: {} })
    })

    test('a write of many entries arrives whole', async () => {
      expect(await store.append(write(0, 9_000))).toEqual({ outcome: 'appended', head: 9_000 })
      expect((await store.load(game, []))?.tail.at(-1)).toBe('entry-9000')
    })
  })

  describe('pages of the log', () => {
    test('are read from anywhere, whatever the snapshot', async () => {
      await store.append(write(0, 10, { snapshot: { seq: 8, body: 'x' } }))
      expect(await store.entries(game, 0, 3)).toEqual(['entry-1', 'entry-2', 'entry-3'])
      expect(await store.entries(game, 7, 2)).toEqual(['entry-8', 'entry-9'])
      expect(await store.entries(game, 9, 500)).toEqual(['entry-10'])
      expect(await store.entries(game, 10, 500)).toEqual([])
      expect(await store.entries(`${game}-none`, 0, 5)).toEqual([])
    })
  })

  describe('a repeated command', () => {
    test('gets the first answer for ever and changes nothing, whatever else it says', async () => {
      await store.append(write(0, 1, { set: { a: '1' } }))
      await store.append(write(1, 1))
      await store.append(write(2, 1))
      const before = await bench.kept(game)
      for (const expectedHead of [0, 1, 3, 50]) {
        const again = write(expectedHead, 2, {
          command: { id: 'id-0', answer: 'another' },
          set: { a: '2' },
          unset: ['a'],
          snapshot: { seq: 1, body: 'never' },
        })
        expect(await store.append(again)).toEqual({ outcome: 'repeated', answer: 'answer-0' })
      }
      expect(await bench.kept(game)).toEqual(before)
    })

    test('is known on every way to the store', async () => {
      await store.append(write(0, 1))
      for (const other of bench.others) {
        expect(await other.append(write(0, 1))).toEqual({ outcome: 'repeated', answer: 'answer-0' })
      }
    })

    test('is another command in another game', async () => {
      await store.append(write(0, 1))
      const elsewhere = await store.append({ ...write(0, 1), game: `${game}-b` })
      expect(elsewhere.outcome).toBe('appended')
    })

    test('that met a conflict the first time is not known', async () => {
      await store.append(write(0, 1))
      const late = write(0, 1, { command: { id: 'late', answer: 'late' } })
      expect((await store.append(late)).outcome).toBe('conflict')
      expect(await store.append({ ...late, expectedHead: 1 })).toEqual({ outcome: 'appended', head: 2 })
    })
  })

  describe('fields', () => {
    test('are set and unset with the entries', async () => {
      await store.append(write(0, 1, { set: { a: '1', b: '2' } }))
      await store.append(write(1, 1, { set: { a: '3', c: '4' }, unset: ['b', 'never'] }))
      expect(await store.fields(game, ['c', 'b', 'a'])).toEqual(['4', null, '3'])
    })

    test('are set and unset without the log', async () => {
      await store.append(write(0, 1, { set: { a: '1', b: '2' } }))
      expect(await store.setFields(game, { set: { b: '3' }, unset: ['a'] })).toBe(true)
      expect(await store.load(game, ['a', 'b'])).toMatchObject({ head: 1, fields: { b: '3' } })
    })

    test('that are both unset and set are set', async () => {
      await store.append(write(0, 1, { set: { a: '1' }, unset: ['a'] }))
      await store.setFields(game, { set: { b: '2' }, unset: ['b'] })
      expect(await store.fields(game, ['a', 'b'])).toEqual(['1', '2'])
    })

    test('are read in the order asked, twice if asked twice, none if none', async () => {
      await store.append(write(0, 1, { set: { a: '1', b: '2' } }))
      expect(await store.fields(game, ['b', 'a', 'b'])).toEqual(['2', '1', '2'])
      expect(await store.fields(game, [])).toEqual([])
    })

    test('may have any name, and never show what the store keeps for itself', async () => {
      const names = [
        'head',
        'v',
        'seq',
        'snapshot',
        'c:id-0',
        'f:a',
        'id-0',
        '__proto__',
        'constructor',
        'é "x"',
      ]
      await store.append(write(0, 1, { snapshot: { seq: 1, body: 'state' } }))
      expect(await store.fields(game, names)).toEqual(names.map(() => null))
      await store.setFields(game, { set: Object.fromEntries(names.map((name) => [name, `is ${name}`])) })
      expect(await store.fields(game, names)).toEqual(names.map((name) => `is ${name}`))
      const loaded = await store.load(game, names)
      expect(Object.entries(loaded!.fields).sort()).toEqual(names.map((name) => [name, `is ${name}`]).sort())
      expect(loaded).toMatchObject({ head: 1, snapshot: { seq: 1, body: 'state' } })
      expect(await store.append(write(0, 1))).toEqual({ outcome: 'repeated', answer: 'answer-0' })
    })
  })

  describe('records beside the games', () => {
    const id = () => `account:${game}`

    test('are made only where that is asked for', async () => {
      expect(await store.setFields(id(), { set: { a: '1' } })).toBe(false)
      expect(await store.whole(id())).toEqual({})
      expect(await store.setFields(id(), { create: true, set: { a: '1', b: '2' } })).toBe(true)
      expect(await store.setFields(id(), { set: { a: '3' }, unset: ['b'] })).toBe(true)
      expect(await store.whole(id())).toEqual({ a: '3' })
      expect(await store.load(id(), [])).toBeNull()
    })

    test('change only if they are as expected', async () => {
      await store.setFields(id(), { create: true, set: { a: '1' } })
      const others: Record<string, string | null>[] = [{ a: '2' }, { a: null }, { b: '1' }, { a: '1', b: '' }]
      for (const held of others) {
        expect(await store.setFields(id(), { expect: held, set: { a: 'no' }, due: 7 })).toBe(false)
      }
      expect(await store.whole(id())).toEqual({ a: '1' })
      expect(await store.due(7, 500)).not.toContainEqual({ id: id(), at: 7 })
      expect(await store.setFields(id(), { expect: { a: '1', b: null }, set: { b: '2' } })).toBe(true)
      expect(await store.setFields(game, { expect: { a: null }, set: { a: '1' } })).toBe(false)
      expect(await store.setFields(game, { create: true, expect: { a: null }, set: { a: '1' } })).toBe(true)
      expect(await store.setFields(game, { create: true, expect: { a: null }, set: { a: '2' } })).toBe(false)
    })

    test('of many that expect the same one changes', async () => {
      const ways = [store, ...bench.others]
      const done = await Promise.all(
        Array.from({ length: 40 }, (_, i) =>
          ways[i % ways.length]!.setFields(id(), {
            create: true,
            expect: { a: null },
            set: { a: String(i) },
          }),
        ),
      )
      expect(done.filter(Boolean)).toHaveLength(1)
    })

    test('are read many at once, each in the order asked', async () => {
      await store.append(write(0, 1, { set: { a: '1', b: '2' } }))
      await store.setFields(id(), { create: true, set: { c: '3' } })
      const asks = [
        { id: game, names: ['b', 'never', 'a'] },
        { id: 'none:at all', names: ['a'] },
        { id: id(), names: ['c'] },
        { id: game, names: [] },
      ]
      expect(await store.read(asks)).toEqual([['2', null, '1'], [null], ['3'], []])
      expect(await store.read([])).toEqual([])
    })

    test('are read whole, several at once and some in part', async () => {
      await store.append(write(0, 1, { set: { a: '1', b: '2' } }))
      await store.setFields(id(), { create: true, set: { c: '3', __proto__x: '4' } })
      const asks = [{ id: game, names: ['b', 'never'] }]
      expect(await store.wholes([id(), 'none:at all', game], asks)).toEqual({
        wholes: [{ c: '3', __proto__x: '4' }, {}, { a: '1', b: '2' }],
        values: [['2', null]],
      })
      expect(await store.wholes([], [])).toEqual({ wholes: [], values: [] })
    })

    test('change several at once, or none of them', async () => {
      await store.append(write(0, 1, { set: { a: '1' } }))
      const both = (expect: Record<string, string | null>, create = true) =>
        store.setAll([
          { id: id(), create, set: { b: '2' }, due: 7 },
          { id: game, expect, set: { a: '2' }, unset: ['c'], due: 8 },
        ])
      expect(await both({ a: '2' })).toBe(false)
      expect(await both({ a: '1' }, false)).toBe(false)
      expect([await store.whole(id()), await store.whole(game)]).toEqual([{}, { a: '1' }])
      expect(await both({ a: '1', b: null })).toBe(true)
      expect([await store.whole(id()), await store.whole(game)]).toEqual([{ b: '2' }, { a: '2' }])
      const due = (await store.due(8, 500)).filter((one) => one.id === id() || one.id === game)
      expect(due).toEqual([
        { id: id(), at: 7 },
        { id: game, at: 8 },
      ])
      // What is only expected changes nothing, and must hold all the same.
      const held = (value: string) =>
        store.setAll([
          { id: game, expect: { a: value } },
          { id: id(), set: { b: value } },
        ])
      expect([await held('1'), await held('2')]).toEqual([false, true])
      expect(await store.load(game, ['a'])).toMatchObject({ head: 1, fields: { a: '2' } })
      expect(await store.setAll([])).toBe(true)
    })

    test('are read in the request that loads a game', async () => {
      await store.append(write(0, 1))
      await store.setFields(id(), { create: true, set: { c: '3' } })
      const counter = { key: `asks ${game}`, window: 60_000 }
      const asks = [
        { id: id(), names: ['c', 'd'] },
        { id: 'none:at all', names: ['c'] },
      ]
      const beside = { asks, count: counter }
      const values = [['3', null], [null]]
      expect((await store.load(game, [], { asks }))?.beside).toEqual({ values, count: 0 })
      expect((await store.load(game, [], beside))?.beside).toEqual({ values, count: 1 })
      expect((await store.load(game, [], beside))?.beside.count).toBe(2)
      expect(await store.count(counter)).toBe(3)
      expect(await store.load(`${game}-none`, [], beside)).toBeNull()
      expect(await store.count(counter)).toBe(5)
    })

    test('that nobody needs any more are forgotten, never before', async () => {
      const late = { create: true, until: Date.now() + 3_600_000, set: { a: '1' } }
      await store.setFields(id(), late)
      expect(await store.whole(id())).toEqual({ a: '1' })
      await store.setFields(`${id()}-old`, { ...late, until: 1_000 })
      await store.setFields(id(), { ...late, set: { b: '2' } })
      expect(await store.whole(`${id()}-old`)).toEqual({})
      expect(await store.whole(id())).toEqual({ a: '1', b: '2' })
    })
  })

  describe('counters', () => {
    test('count each key by itself, and begin anew when their window is over', async () => {
      const counter = { key: `one ${game}`, window: 60_000 }
      expect([await store.count(counter), await store.count(counter)]).toEqual([1, 2])
      expect(await store.count({ ...counter, key: `two ${game}` })).toBe(1)
      const short = { key: `short ${game}`, window: 1 }
      for (let n = await store.count(short); n !== 1; n = await store.count(short));
      await expect.poll(() => store.count(short)).toBe(1)
    })
  })

  describe('what is due', () => {
    const mine = async (until: number) =>
      (await store.due(until, 5_000)).filter(({ id }) => id.startsWith(game))

    test('stands in the order of its time, with the write that makes it due', async () => {
      await store.append(write(0, 1, { due: 3_000 }))
      await store.append({ ...write(0, 1, { due: 2_000 }), game: `${game}-b` })
      await store.setFields(`${game}-c`, { create: true, due: 2_500 })
      expect(await mine(2_999)).toEqual([
        { id: `${game}-b`, at: 2_000 },
        { id: `${game}-c`, at: 2_500 },
      ])
      expect(await mine(3_000)).toHaveLength(3)
      expect(await store.due(3_000, 1)).toHaveLength(1)
    })

    test('is left, moved or taken off by a later write, and by none that fails or is repeated', async () => {
      await store.append(write(0, 1, { due: 3_000 }))
      await store.append(write(1, 1))
      await store.append({ ...write(0, 1), due: 1 })
      await store.append(write(7, 1, { due: 2 }))
      expect(await mine(9_000)).toEqual([{ id: game, at: 3_000 }])
      await store.append(write(2, 1, { due: 4_000 }))
      expect(await mine(9_000)).toEqual([{ id: game, at: 4_000 }])
      await store.setFields(game, { due: null })
      expect(await mine(9_000)).toEqual([])
    })

    test('is moved by one of many hands that have seen it', async () => {
      await store.append(write(0, 1, { due: 1_763_791_234_567 }))
      const [seen] = await mine(Number.MAX_SAFE_INTEGER)
      const ways = [store, ...bench.others]
      const done = await Promise.all(
        Array.from({ length: 20 }, (_, i) => ways[i % ways.length]!.moveDue(seen!, 1_763_791_234_568 + i)),
      )
      expect(done.filter(Boolean)).toHaveLength(1)
      const [moved] = await mine(Number.MAX_SAFE_INTEGER)
      expect(await store.moveDue(seen!, null)).toBe(false)
      expect(await store.moveDue(moved!, null)).toBe(true)
      expect(await store.moveDue(moved!, 5)).toBe(false)
      expect(await mine(Number.MAX_SAFE_INTEGER)).toEqual([])
    })

    test('at no whole millisecond is a mistake of the caller', async () => {
      for (const due of [-1, 0.5, Number.NaN]) {
        await expect(store.append(write(0, 1, { due }))).rejects.toThrow(TypeError)
        await expect(store.setFields(game, { due })).rejects.toThrow(TypeError)
      }
    })
  })

  describe('snapshots', () => {
    test('stand in for the entries before them', async () => {
      await store.append(write(0, 3, { snapshot: { seq: 2, body: 'after two' } }))
      expect(await store.load(game, [])).toMatchObject({
        head: 3,
        snapshot: { seq: 2, body: 'after two' },
        tail: ['entry-3'],
        fields: {},
      })
      await store.append(write(3, 2, { snapshot: { seq: 5, body: 'after five' } }))
      expect(await store.load(game, [])).toMatchObject({ snapshot: { seq: 5, body: 'after five' }, tail: [] })
    })

    test('can be deleted: only the tail grows', async () => {
      await store.append(write(0, 3, { snapshot: { seq: 2, body: 'after two' }, set: { a: '1' } }))
      await bench.dropSnapshot(game)
      expect(await store.load(game, ['a'])).toMatchObject({
        head: 3,
        snapshot: null,
        tail: ['entry-1', 'entry-2', 'entry-3'],
        fields: { a: '1' },
      })
      expect(await store.append(write(0, 3))).toEqual({ outcome: 'repeated', answer: 'answer-0' })
      expect(await store.append(write(3, 1))).toEqual({ outcome: 'appended', head: 4 })
    })

    test('outside of their log are a mistake of the caller', async () => {
      for (const seq of [-1, 2, 0.5]) {
        await expect(store.append(write(0, 1, { snapshot: { seq, body: 'x' } }))).rejects.toThrow(TypeError)
      }
      expect(await store.load(game, [])).toBeNull()
    })
  })

  describe('text', () => {
    test('comes back byte for byte, wherever it stands', async () => {
      const set = Object.fromEntries(oddTexts.map((text, i) => [`n${i}`, text]))
      for (const [i, text] of oddTexts.entries()) {
        const snapshot = i % 3 === 0 ? { seq: i + 1, body: text } : undefined
        const command = { id: `id ${text.slice(0, 50)}`, answer: text }
        const done = await store.append(
          write(i, 1, { command, entries: [text], set: { [`n${i}`]: text }, snapshot }),
        )
        expect(done.outcome).toBe('appended')
        expect(await store.append(write(0, 1, { command }))).toEqual({ outcome: 'repeated', answer: text })
        if (snapshot) expect((await store.load(game, []))?.snapshot).toEqual(snapshot)
      }
      await bench.dropSnapshot(game)
      expect(await store.fields(game, Object.keys(set))).toEqual(oddTexts)
      expect(await store.load(game, Object.keys(set))).toMatchObject({ tail: oddTexts, fields: set })
    })

    test('that would not come back is a mistake of the caller', async () => {
      for (const bad of ['a\0b', '\ud800', 'x\udc00y']) {
        const writes: Partial<Append>[] = [
          { entries: [bad] },
          { set: { a: bad } },
          { set: { [bad]: 'a' } },
          { expect: { a: bad } },
          { unset: [bad] },
          { command: { id: bad, answer: '' } },
          { command: { id: 'x', answer: bad } },
          { snapshot: { seq: 0, body: bad } },
          { game: bad },
        ]
        for (const more of writes) await expect(store.append(write(0, 1, more))).rejects.toThrow(TypeError)
        await expect(store.load(game, [bad])).rejects.toThrow(TypeError)
        await expect(store.fields(bad, [])).rejects.toThrow(TypeError)
        await expect(store.setFields(game, { set: { a: bad } })).rejects.toThrow(TypeError)
      }
      expect(await store.load(game, [])).toBeNull()
    })
  })

  describe('races', () => {
    test('of 200 writers of one head are won by one, round after round', async () => {
      const rounds = 10
      const accepted = await acceptedRaces([store, ...bench.others], game, { racers: 200, rounds })
      expect(accepted).toEqual(Array(rounds).fill(1))
      expect((await bench.kept(game))?.entries).toHaveLength(rounds)
    })

    test('a store that does not compare the head is caught', async () => {
      const ways = [store, ...bench.others].map(withoutCompare)
      const accepted = await acceptedRaces(ways, game, { racers: 20, rounds: 2 })
      expect(accepted).not.toEqual([1, 1])
    })

    test('of one command sent many times at once write it once, and all get its answer', async () => {
      const ways = [store, ...bench.others]
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, i) => ways[i % ways.length]!.append(write(0, 1))),
      )
      expect(answers.filter(({ outcome }) => outcome === 'appended')).toHaveLength(1)
      expect(answers.filter((answer) => 'answer' in answer && answer.answer === 'answer-0')).toHaveLength(49)
      expect((await bench.kept(game))?.entries).toEqual(['entry-1'])
    })

    test('a reader sees a whole write or nothing of it', async () => {
      const ways = [store, ...bench.others]
      await store.append(write(0, 3, { set: { head: '3' } }))
      const writes = async () => {
        for (let head = 3; head < 90; head += 3)
          await store.append(write(head, 3, { set: { head: `${head + 3}` } }))
      }
      const reads = async (way: EventStore) => {
        for (let i = 0; i < 30; i++) {
          const seen = await way.load(game, ['head'])
          expect(seen?.head).toBe(Number(seen?.fields.head))
          expect(seen?.tail).toHaveLength(seen!.head)
        }
      }
      await Promise.all([writes(), ...ways.map(reads)])
    })
  })

  test('each call is one request', async () => {
    if (!bench.requests) return
    const calls: [string, () => Promise<unknown>][] = [
      ['append', () => store.append(write(0, 60, { set: { a: '1' }, snapshot: { seq: 50, body: 'x' } }))],
      ['repeat', () => store.append(write(0, 60))],
      ['conflict', () => store.append(write(7, 1))],
      ['load', () => store.load(game, ['a', 'b', 'c'])],
      ['fields', () => store.fields(game, ['a', 'b', 'c'])],
      ['entries', () => store.entries(game, 0, 50)],
      ['setFields', () => store.setFields(game, { set: { a: '2' }, unset: ['b'], due: 5 })],
      [
        'load with more',
        () =>
          store.load(game, [], {
            asks: [
              { id: 'x:y', names: ['a'] },
              { id: 'x:z', names: [] },
            ],
            count: { key: 'k', window: 9 },
          }),
      ],
      [
        'read',
        () =>
          store.read([
            { id: game, names: ['a'] },
            { id: 'x:y', names: ['b'] },
          ]),
      ],
      ['whole', () => store.whole('x:y')],
      ['wholes', () => store.wholes(['x:y', game], [{ id: game, names: ['a'] }])],
      [
        'setAll',
        () =>
          store.setAll([
            { id: game, set: { a: '3' } },
            { id: 'x:y', create: true },
          ]),
      ],
      ['due', () => store.due(5, 1)],
      ['moveDue', () => store.moveDue({ id: game, at: 5 }, 6)],
      ['count', () => store.count({ key: 'k', window: 9 })],
    ]
    for (const [name, call] of calls) {
      const before = bench.requests()
      await call()
      expect([name, bench.requests() - before]).toEqual([name, 1])
    }
  })
}
