import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Game } from '@/lib/kernel/game'
import { drainDue } from '@/lib/notices/sender'
import type { Services } from '@/lib/play/services'
import type { EventStore } from '@/lib/store/event-store'
import { type Browser, chosenGame, invitedGame, newId, testServices, whoOf } from '../support/browser'
import { memoryStore } from '../support/memory-store'
import { toyGame } from '../support/toy-game'

/** Stands for whatever nobody may read. */
const MARK = 'what-nobody-may-read'

/** All that the server has written down. */
let written: string[]
beforeEach(() => {
  written = []
  for (const way of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const)
    vi.spyOn(console, way).mockImplementation((...words) => {
      written.push(words.map((one) => (typeof one === 'string' ? one : inspect(one))).join(' '))
    })
})
afterEach(() => void vi.restoreAllMocks())

/** An error that tells all it knows, wherever somebody might look for it. */
function telling(): never {
  const message = `${MARK}\n    at ${MARK} (somewhere)`
  throw Object.assign(new Error(message, { cause: new Error(MARK) }), { state: MARK, code: MARK })
}

/** Rules of which one goes wrong. */
const broken = (part: keyof Game): Partial<Services> => ({ games: { toy: { ...toyGame, [part]: telling } } })
/** A store that fails in each of its calls. */
const failing = (store: EventStore) =>
  new Proxy(store, { get: (_store, name) => (name === 'close' ? () => {} : async () => telling()) })

/** Everything that goes wrong at a table where these rules or this store fail. */
async function everything(store: EventStore, more: Partial<Services>) {
  testServices(store)
  const { game, red, blue, watch } = await chosenGame()
  const seen = await red.version(game)
  testServices(more.store ?? store, more)
  const at = `/api/games/${game}`
  const asks: [Browser, string, string, object?][] = [
    [red, 'GET', '/api/games'],
    [red, 'GET', '/api/me'],
    ...['', '/version', '/version?seen=0&since=1', '/replay', '/export', '/dice', '/chat', '/notes'].map(
      (path): [Browser, string, string] => [blue, 'GET', at + path],
    ),
    [red, 'POST', `${at}/orders`, { id: newId(), seen, order: { type: 'fight' } }],
    [red, 'POST', `${at}/affairs`, { id: newId(), seen, affair: { type: 'resign' } }],
    [red, 'POST', `${at}/ask`, { question: { type: 'distance' } }],
    [red, 'POST', `${at}/enter`, { id: newId(), token: watch }],
    [red, 'POST', `${at}/standing`, { id: newId(), orders: { hold: 3 } }],
    [
      red,
      'POST',
      '/api/games',
      { id: newId(), game: 'toy', scenario: 'short', mode: 'hotseat', side: 'red' },
    ],
  ]
  const answers = []
  for (const [who, method, path, body] of asks) answers.push(await who.send(method, path, body))
  return { game, answers, secrets: [whoOf(red).secret, whoOf(blue).secret, watch, game] }
}

const wrongs: Record<string, (store: EventStore) => Partial<Services>> = {
  ...Object.fromEntries(
    (['view', 'decide', 'evolve', 'legal', 'tell', 'ask', 'setUp', 'asked'] as const).map((part) => [
      `the rules, in ${part}`,
      () => broken(part),
    ]),
  ),
  'the store': (store) => ({ store: failing(store) }),
  'the key': () => ({ key: telling }),
  chance: () => ({ random: telling }),
}

test.each(Object.entries(wrongs))(
  'neither answers nor the log of the server tell a secret where something goes wrong: %s',
  async (_what, wrong) => {
    const store = memoryStore()
    const { answers, secrets } = await everything(store, wrong(store))
    expect(answers.some(({ status }) => status === 500)).toBe(true)
    for (const { text } of answers) expect(text).not.toContain(MARK)
    expect(written.length).toBeGreaterThan(0)
    for (const secret of [MARK, ...secrets]) expect(written.join('\n')).not.toContain(secret)
  },
)

test('nor does the log of what is sent', async () => {
  const store = memoryStore()
  const services = testServices(store)
  const { game, red } = await invitedGame()
  await store.setFields(game, { set: { 'out:turn:red': MARK }, due: 0 })
  await drainDue({ ...services, post: { ...services.post, deliver: telling } }, Number.POSITIVE_INFINITY)
  expect(written).toEqual([expect.stringContaining('while sending notices')])
  for (const secret of [MARK, game, whoOf(red).account]) expect(written.join()).not.toContain(secret)
})

test('nothing is written down where nothing goes wrong', async () => {
  const store = memoryStore()
  const { answers } = await everything(store, {})
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  expect(written).toEqual([])
})
