import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { games } from '@/lib/games'
import { refused } from '@/lib/kernel/decision'
import type { AnyOrder, Game } from '@/lib/kernel/game'
import * as requests from '@/lib/play/http/schemas'
import * as ofMe from '@/lib/play/me/requests'
import { Browser, chosenGame, newId, testServices } from '../support/browser'
import { memoryStore } from '../support/memory-store'
import { INHERITED, samples, withKeys, withTexts } from '../support/schema-samples'
import { seeded, seededDice } from '../support/seeded'
import { toyGame } from '../support/toy-game'
import { rows } from './role-rows'

// Every object has `constructor` and its like by its prototype. Where one of them stands for an id, a word or the name
// of an entry, no table that is looked up by it may find anything. All fields are read from the schemas, so that a game
// or a route that comes later is tried too.

const every: Readonly<Record<string, Game>> = { ...games, toy: toyGame as unknown as Game }
const MOST_ORDERS = 80

/** Positions of a game that the computer plays: the first in which each combination of orders may be given. */
function positions(game: Game): { state: unknown; side: string }[] {
  const luck = seeded(`names/${game.id}`)
  const dice = seededDice(luck, [])
  const found = new Map<string, { state: unknown; side: string }>()
  let { state } = game.setUp(game.scenarios[0]!.id, game.schemas.options.parse({}), dice)
  for (let n = 0; n < MOST_ORDERS; n++) {
    const side = game.awaits(state)[0]
    if (side === undefined) break
    const legal = game.legal(state, side)
    const types = new Set(legal.map(({ order }) => order.type))
    const key = `${side} ${[...types].sort().join()}`
    if (!found.has(key)) found.set(key, { state, side })
    const order = game.computer(game.view(state, side), legal, luck)
    const decision = game.decide(state, { side, order, dice })
    if (refused(decision)) throw new Error(`refused: ${decision.no}`)
    state = decision.yes.reduce<unknown>((now, event) => game.evolve(now, event), state)
  }
  return [...found.values()]
}

type Ways = readonly ((value: unknown, name: string) => Iterable<unknown>)[]
const EITHER: Ways = [withTexts, withKeys]

/** The values with one of their texts, or of their keys, an inherited name, each once. */
const hostile = (
  values: readonly unknown[],
  ways: Ways = EITHER,
  names: readonly string[] = INHERITED,
): unknown[] => [
  ...new Map(
    values
      .flatMap((value) => names.flatMap((name) => ways.flatMap((way) => [...way(value, name)])))
      .map((value) => [JSON.stringify(value), value]),
  ).values(),
]

/** What went wrong with one of many values; a value that its schema refuses is refused well. */
const faults = (values: readonly unknown[], work: (value: unknown) => string | null | undefined): string[] =>
  values
    .flatMap((value) => {
      try {
        const wrong = work(value)
        return wrong ? [`${wrong}: ${JSON.stringify(value)}`] : []
      } catch (error) {
        if (error instanceof z.ZodError) return []
        return [
          `${error instanceof Error ? error.stack?.split('\n').slice(0, 3).join(' ') : error}: ${JSON.stringify(value)}`,
        ]
      }
    })
    .slice(0, 8)

describe.each(Object.entries(every))('the rules of %s', (_id, game) => {
  let all: { state: unknown; side: string }[]
  beforeAll(() => {
    all = positions(game)
  })

  test('know no order by an inherited name', () => {
    const known = samples(game.schemas.order)
    expect(
      faults(known, (order) => (game.schemas.order.safeParse(order).success ? null : 'is no sample')),
    ).toEqual([])
    const orders = hostile(known)
    expect(faults(orders, (order) => (game.schemas.order.safeParse(order).success ? 'fits' : null))).toEqual(
      [],
    )
    // And the rules alone, which find nothing by such a name even where no schema stands before them.
    const types = new Set(known.map((order) => (order as AnyOrder).type))
    const told = hostile(known, [withTexts]).filter((order) => types.has((order as AnyOrder).type))
    const wrong = all.flatMap(({ state, side }) =>
      faults(told, (order) => {
        const refusal = game.check(state, side, order as AnyOrder)
        return refusal && game.say(refusal.because) ? null : 'is lawful past the schema'
      }),
    )
    expect(wrong.slice(0, 8)).toEqual([])
  })

  test('answer no question about an inherited name', () => {
    const questions = hostile(samples(game.schemas.question))
    for (const { state, side } of all.slice(0, 4))
      expect(faults(questions, (question) => void game.ask(state, side, question))).toEqual([])
  })

  test('read no position that holds an inherited name but as a text', () => {
    const written = all.slice(-1).map(({ state }) => game.writePosition(state))
    const read = (position: unknown): null => {
      const state = game.readPosition(JSON.parse(JSON.stringify(position)))
      for (const side of game.awaits(state)) {
        game.legal(state, side)
        game.say(game.asked(game.view(state, side)))
      }
      return null
    }
    expect(faults(written, read)).toEqual([])
    expect(faults(hostile(samples(game.schemas.position), EITHER, ['constructor']), read)).toEqual([])
    expect(faults(hostile(written, EITHER, ['constructor']), read)).toEqual([])
  })

  test('guess no position from a view that holds an inherited name', () => {
    const views = all.slice(-1).map(({ state, side }) => game.view(state, side))
    const guess = (view: unknown): null => {
      const parsed = game.schemas.view.parse(JSON.parse(JSON.stringify(view)))
      game.readPosition(game.guess(parsed, () => 0.5))
      return null
    }
    expect(faults(views, guess)).toEqual([])
    expect(faults(hostile(views, EITHER, ['constructor']), guess)).toEqual([])
  })

  test('take no options and no standing orders of an inherited name for others', () => {
    for (const schema of [game.schemas.options, ...(game.standing ? [game.standing.schema] : [])]) {
      expect(
        faults(samples(schema), (value) => (schema.safeParse(value).success ? null : 'is no sample')),
      ).toEqual([])
      expect(
        faults(hostile(samples(schema)), (value) => (schema.safeParse(value).success ? 'fits' : null)),
      ).toEqual([])
    }
  })
})

/** The schema that a route names for what it is sent: found in its file, as the route itself tells nobody. */
function schemaOf(name: string): { field: 'body' | 'query'; schema: z.ZodType } | null {
  const [method, path] = name.split(' ') as [string, string]
  const text = readFileSync(join(import.meta.dirname, '../../app', path, 'route.ts'), 'utf8')
  const [, way, schema] = new RegExp(`${method} = (\\w+)\\((\\w+)`).exec(text) ?? []
  const found: unknown = { ...requests, ...ofMe }[schema as keyof typeof requests]
  if (!(found instanceof z.ZodType)) return null
  return { field: way === 'writes' ? 'body' : 'query', schema: found }
}

/** Routes that take no form of ours: from schedulers, mail programs and providers. */
const WITHOUT = [
  '/api/notices/send',
  '/api/notices/stop',
  '/api/auth/callback/[provider]',
  '/api/health',
  '/api/[...nowhere]',
]

test('every route that takes something says by which schema', () => {
  const without = Object.keys(rows).filter((name) => schemaOf(name) === null)
  expect(without.filter((name) => !WITHOUT.some((path) => name.endsWith(path)))).toEqual([])
})

describe.each(Object.keys(rows).filter((name) => schemaOf(name)))('%s', (name) => {
  const [method, path] = name.split(' ') as [string, string]
  const { field, schema } = schemaOf(name)!

  test('knows nothing by an inherited name', async () => {
    const store = memoryStore()
    testServices(store, { games: every })
    const { game, red } = await chosenGame()
    const { cookie } = red
    const at = path.replace('[gameId]', game)
    const before = JSON.stringify(store.kept(game))
    const wrong: unknown[] = []
    for (const asked of hostile(samples(schema))) {
      red.cookie = cookie
      const got =
        field === 'body'
          ? await red.send(method, at, asked)
          : await red.send(method, `${at}?${new URLSearchParams(asked as Record<string, string>)}`)
      const isKept = JSON.stringify(store.kept(game)) === before
      if (got.status >= 500 || (got.status >= 400 && !isKept)) wrong.push([got.status, asked])
      // A text may be anything; what it has changed is put back.
      if (!isKept) store.put(game, JSON.parse(before))
    }
    expect(wrong.slice(0, 5)).toEqual([])
  })
})

/** What stands in a request and is judged by the game itself. */
// Their schemas have refused every name above; here one stands for all, and the one that JSON itself might take for more.
const SENT = ['constructor', '__proto__'] as const
const judged: [string, (game: Game) => z.ZodType, (value: unknown) => object][] = [
  ['orders', ({ schemas }) => schemas.order, (order) => ({ seen: 0, order })],
  ['ask', ({ schemas }) => schemas.question, (question) => ({ question })],
  ['standing', ({ standing }) => standing!.schema, (orders) => ({ orders })],
]
describe.each(Object.values(every))('a table of $id', (game) => {
  test.each(judged)('takes nothing by an inherited name: %s', async (route, schema, body) => {
    const store = memoryStore()
    testServices(store, { games: every })
    const browser = new Browser()
    const options = { game: game.id, scenario: game.scenarios[0]!.id, side: game.sides[0]! }
    const { game: table } = (await browser.create({ ...options, mode: 'computer' })).body
    const seen = await browser.version(table)
    const before = JSON.stringify(store.kept(table))
    const wrong: unknown[] = []
    for (const value of hostile(samples(schema(game)), EITHER, SENT)) {
      const id = route === 'ask' ? {} : { id: newId() }
      const sent = { ...id, ...body(value), ...(route === 'orders' ? { seen } : {}) }
      const got = await browser.send('POST', `/api/games/${table}/${route}`, sent)
      if (got.status !== 400 || JSON.stringify(store.kept(table)) !== before) wrong.push([got.text, value])
    }
    expect(wrong.slice(0, 5)).toEqual([])
  })
})
