import { beforeEach, describe, expect, test } from 'vitest'
import { games } from '@/lib/games'
import { game as avd } from '@/lib/games/a-victory-denied'
import { dueStep } from '@/lib/games/a-victory-denied/state'
import type { Entry } from '@/lib/kernel/log/entry'
import { fold } from '@/lib/kernel/log/fold'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import type { ApiError } from '@/lib/play/api/game'
import type { ListAnswer } from '@/lib/play/api/list'
import type { ExportAnswer, ImportAnswer, SeenGame, WholeGame } from '@/lib/play/api/past'
import type { PeekAnswer } from '@/lib/play/api/seats'
import type { EventStore } from '@/lib/store/event-store'
import { moments } from '@/tests/games/a-victory-denied/moments'
import { Browser, chosenGame, invitedGame, newId, testServices } from '../support/browser'
import { chained, entriesOf } from '../support/forged'
import { memoryStore } from '../support/memory-store'
import { emptyStores } from '../support/stores'
import { toyGame } from '../support/toy-game'
import { seededLuck } from '../support/toy-match'

const STORES = emptyStores()
let store: EventStore

const exported = async <Whole extends ExportAnswer>(browser: Browser, game: string, query = '') =>
  (await browser.send<Whole>('GET', `/api/games/${game}/export${query}`)).body
const imported = (browser: Browser, document: unknown, more: object = {}) =>
  browser.send<ImportAnswer & ApiError>('POST', '/api/games/import', { id: newId(), document, ...more })

test('is not judged again and again for names that nobody has', async () => {
  store = memoryStore()
  testServices(store)
  const document = { format: 'fieldpost/game/1', game: 'x', entries: ['{}', '{}'] }
  const statuses: number[] = []
  for (let i = 0; i < 62; i++) {
    const nobody = new Browser()
    nobody.cookie = `fieldpost=${String(i).padStart(22, 'A')}.${'B'.repeat(43)}`
    statuses.push((await imported(nobody, document)).status)
  }
  expect([statuses[0], statuses.at(-1)]).toEqual([400, 429])
})

test('has no clock any more: what it says of hours, days off and zones costs nothing', async () => {
  const kept = memoryStore()
  store = kept
  testServices(store)
  const { game } = await invitedGame({ pace: '3d', weekendsOff: true })
  const [created, ...others] = entriesOf(toyGame, kept.kept(game)!.entries)
  const time = '9999-12-31T00:00:00.000Z'
  const away = { type: 'away', first: '0001-01-01', last: '9999-12-31' }
  const more = [away, { type: 'extend' }].map((affair) => ({
    ...created,
    kind: 'affair',
    by: 'red',
    affair,
    time,
  }))
  const mars = { ...created, zones: { red: 'Mars/Olympus' } }
  const entries = chained(toyGame, [mars, ...others, ...more] as Entry[])
  const document = { format: 'fieldpost/game/2', game, entries }
  const got = await imported(new Browser(), document, { after: entries.length })
  expect([got.status, got.body.whole]).toEqual([200, true])
})

test('is no game where the same is done and undone without an end', async () => {
  const kept = memoryStore()
  store = kept
  testServices(store)
  const { game } = await invitedGame()
  const played = entriesOf(toyGame, kept.kept(game)!.entries)
  const step = { type: 'Stepped', pawn: 'red', to: 1 }
  const draft = {
    ...{ kind: 'order', throws: [], opened: {} },
    by: 'red',
    order: { type: 'step' },
    firm: false,
    events: Array(10).fill(step),
  }
  const about = played[0]
  const more = (n: number, entry: object) => Array.from({ length: n }, () => ({ ...about, ...entry }))
  const document = (n: number) => {
    const undone = more(n, { kind: 'takeBack', by: 'red' })
    const entries = chained(toyGame, [...played, ...more(n, draft), ...undone] as Entry[])
    return { format: 'fieldpost/game/2', game, entries }
  }
  expect((await imported(new Browser(), document(20))).status).toBe(200)
  expect((await imported(new Browser(), document(200))).status).toBe(400)
})

describe.each(Object.entries(STORES))('a game that is taken to another table (%s)', (_name, empty) => {
  beforeEach(async () => {
    store = await empty()
    testServices(store, { games: { ...games } })
  })

  test('is the same there, as its viewer knew it', async () => {
    const [player, friend] = [new Browser(), new Browser()]
    const setUp = { game: avd.id, scenario: avd.scenarios[0]!.id, mode: 'hotseat', side: 'german' } as const
    const { game } = (await player.create(setUp)).body
    for (const as of ['german', 'soviet']) {
      const document = await exported<SeenGame>(player, game, `?as=${as}`)
      expect(document).toMatchObject({ format: 'fieldpost/view/1', viewer: as })
      const there = await imported(friend, document)
      expect([there.status, there.body.whole]).toEqual([200, false])
      const again = await exported<SeenGame>(friend, there.body.game, `?as=${as}`)
      expect(again.view).toEqual(document.view)
      expect((await friend.look(there.body.game)).body).toMatchObject({ mode: 'hotseat', stage: 'play' })
    }
  })
})

test('a link to a seat at a table to practise at tells nothing of what lies face down there', async () => {
  store = memoryStore()
  testServices(store, { games: { ...games } })
  const [player, stranger] = [new Browser(), new Browser()]
  const setUp = { game: avd.id, scenario: avd.scenarios[0]!.id, mode: 'hotseat', side: 'german' } as const
  const document = await exported<SeenGame>(player, (await player.create(setUp)).body.game, '?as=german')
  const { game } = (await imported(player, document)).body
  await player.affair(game, { type: 'offer', what: 'substitute' }, { side: 'soviet' })
  const { token } = (await player.links(game, { make: 'invite' })).body
  const told = await stranger.send<PeekAnswer>('POST', `/api/games/${game}/peek`, { token })
  expect(told.body).toMatchObject({ kind: 'invite', side: 'soviet', terms: { kind: avd.id, options: {} } })
  expect(told.text).not.toMatch(/hidden|cup|chosen/)
})

describe.each(Object.entries(STORES))('the file of a finished game (%s)', (_name, empty) => {
  test('ends with the same hash, put into whatever other store', async () => {
    store = await empty()
    testServices(store)
    const { game, red } = await chosenGame()
    await red.affair(game, { type: 'resign' })
    const { entries } = await exported<WholeGame>(red, game)
    const hash = fold(toyGame, null, entries).headHash
    expect(verifyGame(toyGame, entries)).toMatchObject({ sound: true, head: hash })
    for (const [name, emptyOther] of Object.entries(STORES)) {
      const other = await emptyOther()
      const command = { id: newId(), answer: '{}' }
      await other.append({ game, command, expectedHead: 0, entries })
      const { tail } = (await other.load(game, []))!
      expect(fold(toyGame, null, tail).headHash, name).toBe(hash)
    }
  })
})

describe('a whole game', () => {
  beforeEach(() => {
    store = memoryStore()
    testServices(store)
  })

  /** Three turns in one hand, to the end. */
  async function finished() {
    const player = new Browser()
    const { game } = (await player.create({ mode: 'hotseat' })).body
    for (let turn = 1; turn <= 3; turn += 1) {
      await player.order(game, { type: 'choose', number: 9 }, { side: 'red' })
      await player.order(game, { type: 'choose', number: 1 }, { side: 'blue' })
      await player.order(game, { type: 'step', pawn: 'red', by: 1 }, { side: 'red' })
      await player.order(game, { type: 'takeBack' }, { side: 'red' })
      await player.order(game, { type: 'done' }, { side: 'red' })
      await player.order(game, { type: 'done' }, { side: 'blue' })
    }
    return { player, document: await exported<WholeGame>(player, game) }
  }

  test('is played on from before its end, or from any moment', async () => {
    const { player, document } = await finished()
    expect(document.format).toBe('fieldpost/game/2')
    const last = await imported(player, document)
    expect([last.status, last.body.whole]).toEqual([200, true])
    const { game } = last.body
    expect((await player.look(game)).body.view).toMatchObject({ turn: 3, phase: 'move', mover: 'blue' })
    await player.order(game, { type: 'done' }, { side: 'blue' })
    expect((await player.look(game)).body.stage).toBe('over')
    const { games: list } = (await player.send<ListAnswer>('GET', '/api/games')).body
    expect(list.filter(({ practice }) => practice).map((one) => one.game)).toEqual([game])
    const early = await imported(player, document, { after: 5 })
    expect((await player.look(early.body.game)).body.view).toMatchObject({ turn: 1, phase: 'choose' })
  })

  test('is refused where an entry was changed, left out or comes from elsewhere', async () => {
    const { player, document } = await finished()
    const { entries } = document
    const broken = [
      entries.map((entry, n) => (n === 5 ? entry.replace('"t":1', '"t":2') : entry)),
      entries.filter((_entry, n) => n !== 4),
      entries.map(() => 'null'),
      entries.map(() => '{}'),
      [entries[0]!, '{"__proto__":{"polluted":1}}'],
    ]
    for (const wrong of broken) {
      const got = await imported(player, { ...document, entries: wrong })
      expect([got.status, got.body.error]).toEqual([400, 'bad-request'])
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  test('cannot be played on where it is over or not yet set up', async () => {
    const { player, document } = await finished()
    for (const after of [1, document.entries.length])
      expect((await imported(player, document, { after })).status).toBe(400)
  })
})

describe('what means harm', () => {
  beforeEach(() => {
    store = memoryStore()
    testServices(store, { games: { ...games } })
  })
  const head = {
    format: 'fieldpost/view/1',
    kind: avd.id,
    version: avd.version,
    scenario: 'x',
    viewer: 'german',
    log: [],
  }

  test.each([
    ['more than two megabytes', () => ({ ...head, view: { a: 'x'.repeat(2_200_000) } }), 413],
    [
      'a million names',
      () =>
        JSON.stringify({
          ...head,
          view: Object.fromEntries(Array.from({ length: 110_000 }, (_, n) => [n, 1])),
        }),
      400,
    ],
    ['another kind', () => ({ ...head, kind: 'chess', view: {} }), 400],
    ['another edition', () => ({ ...head, version: '9.0.0', view: {} }), 410],
    ['a name of Object', () => ({ ...head, kind: 'constructor', view: {} }), 400],
    ['no view', () => ({ ...head, view: { table: 7 } }), 400],
    ['nothing', () => null, 400],
    ['a list', () => [], 400],
  ])('is refused: %s', async (_what, document, status) => {
    const got = await imported(new Browser(), document())
    expect([got.status, got.text.length < 500]).toEqual([status, true])
  })

  test.each(['__proto__', 'constructor', 'prototype'])(
    'never reaches an object by the name %s',
    async (name) => {
      const text = JSON.stringify({ ...head, view: { table: { counters: { X: 1 } } } }).replace(
        '"X"',
        `"${name}"`,
      )
      const body = `{"id":"${newId()}","document":${text}}`
      expect((await new Browser().send('POST', '/api/games/import', body)).status).toBe(400)
    },
  )

  test('is refused however deep it is', async () => {
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
    const body = `{"id":"${newId()}","document":${JSON.stringify({ ...head, view: {} }).replace('{}', `{"a":${deep}}`)}}`
    expect((await new Browser().send('POST', '/api/games/import', body)).status).toBe(400)
  })
})

describe('what was seen of A Victory Denied', () => {
  beforeEach(() => {
    store = memoryStore()
  })
  const found = moments('game-1', {
    chits: ({ table }, step) => table.turn === 2 && step?.step === 'chits',
    march: ({ table }, step) => table.turn === 3 && step?.step === 'move',
    battle: ({ table }) => table.battle !== null && table.turn > 2,
    late: ({ table }, step) => table.turn === 8 && step?.step === 'move',
  })

  test.each(Object.entries(found))('is seen again in the position made of it: %s', (_name, state) => {
    for (const viewer of ['german', 'soviet', 'spectator'] as const) {
      const view = avd.view(state, viewer)
      const position = avd.readPosition(avd.guess(view, seededLuck(3)))
      expect(avd.view(position, viewer)).toEqual(view)
      expect(dueStep(position.table)).toEqual(dueStep(state.table))
    }
  })

  test('can be played on, where chits lie face up that may be of either star', async () => {
    testServices(store, { games: { ...games } })
    // Four chits are taken and put back face up, each a 3 of one star or the other.
    const faceUp = (state: typeof found.march) => {
      const threes = ['MAJ-1', 'MAJ-2', 'MIN-11', 'MIN-12']
      const where = Object.entries(state.hidden.vpOnMap)
      const taken = where.flatMap(([hex, chit]) =>
        threes.includes(chit) ? [{ type: 'VpTaken' as const, hex, by: 'G-3PZ' }] : [],
      )
      const back = taken.map(({ hex }) => ({
        type: 'VpReturned' as const,
        hex,
        by: 'S-45RC',
        chit: state.hidden.vpOnMap[hex]!,
      }))
      return [...taken, ...back].reduce(avd.evolve, state)
    }
    const state = faceUp(found.march)
    expect(Object.values(state.table.vpOnMap).filter((face) => face === 3).length).toBeGreaterThan(1)
    for (const viewer of ['german', 'soviet', 'spectator'] as const) {
      const view = avd.view(state, viewer)
      const head = { format: 'fieldpost/view/1', kind: avd.id, version: avd.version, scenario: 'campaign' }
      const got = await imported(new Browser(), { ...head, viewer, view, log: [] })
      expect(got.body).toMatchObject({ whole: false })
    }
  })

  test('does not tell what was hidden: the lot decides', () => {
    const view = avd.view(found.late, 'spectator')
    const many = Array.from({ length: 20 }, (_, n) => avd.readPosition(avd.guess(view, seededLuck(n))))
    expect(new Set(many.map(({ hidden }) => JSON.stringify(hidden.vpOnMap))).size).toBeGreaterThan(10)
  })
})
