import { beforeEach, describe, expect, test, vi } from 'vitest'
import { mayPlayAgain } from '@/components/table/may-play-again'
import { accountRecord, readGameEntry } from '@/lib/accounts/account'
import { mergeGuest } from '@/lib/accounts/merge'
import { commitNonce, sideOfDraw } from '@/lib/kernel/dice/fair-dice'
import { PRACTICE } from '@/lib/kernel/game'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import { readRow } from '@/lib/notices/row'
import type { ApiError } from '@/lib/play/api/game'
import type { ChallengesAnswer, ListAnswer } from '@/lib/play/api/list'
import type { CreateAnswer, RematchAnswer } from '@/lib/play/api/seats'
import {
  BLIND,
  Browser,
  chosen,
  chosenGame,
  invitedGame,
  NONCE,
  newId,
  testServices,
  whoOf,
} from '../support/browser'
import { type MemoryStore, memoryStore } from '../support/memory-store'
import { toyGame } from '../support/toy-game'

const DAY = 86_400_000
const OTHER = 'cd'.repeat(32)

let store: MemoryStore
beforeEach(() => {
  store = memoryStore()
  testServices(store)
})

const listOf = async (browser: Browser) => (await browser.send<ListAnswer>('GET', '/api/games')).body
const openTo = async (browser: Browser) =>
  (await browser.send<ChallengesAnswer>('GET', '/api/challenges')).body.challenges
const close = (browser: Browser, game: string, token?: string) =>
  browser.send<ApiError>('POST', `/api/games/${game}/close`, { id: newId(), ...(token ? { token } : {}) })
const rematch = (browser: Browser, game: string) =>
  browser.send<RematchAnswer & ApiError>('POST', `/api/games/${game}/rematch`, { id: newId() })

async function challenge(browser: Browser, more: object = {}): Promise<CreateAnswer> {
  const made = (await browser.create({ mode: 'invite', ...more })).body
  await browser.nonce(made.game, made.commitment)
  return made
}
const accept = (
  browser: Browser,
  { game, commitment }: Pick<CreateAnswer, 'game' | 'commitment'>,
  token: string,
  nonce = OTHER,
) => browser.enter(game, token, { commitment, nonce })

describe('a challenge to all', () => {
  test('stands in the list, newest first, by the name of the challenger and nothing else of him', async () => {
    const [red, blue] = [new Browser(), new Browser()]
    const first = await challenge(red, { to: 'all' })
    const second = await challenge(red, { to: 'all', side: 'random', pace: '3d' })
    await challenge(red)
    await store.setFields(accountRecord(whoOf(red).account), { set: { name: 'Rosa' } })
    const got = await blue.send<ChallengesAnswer>('GET', '/api/challenges')
    expect(got.body.challenges).toMatchObject([
      { game: second.game, side: null, from: 'Rosa', mine: false, title: 'Toy', pace: '3d' },
      { game: first.game, side: 'blue', from: 'Rosa', mine: false, title: 'Toy', pace: null },
    ])
    expect(got.text).not.toContain(whoOf(red).account)
    expect((await openTo(red)).map(({ mine }) => mine)).toEqual([true, true])
  })

  test('tells whoever may accept it to what he agrees, in the list and behind the link', async () => {
    const [red, blue] = [new Browser(), new Browser()]
    const options = { deep: true }
    const made = await challenge(red, { to: 'all', pace: '1d', weekendsOff: true, options })
    const terms = { kind: 'toy', scenario: 'short', pace: '1d', weekendsOff: true, options }
    const [listed] = await openTo(blue)
    expect(listed).toMatchObject(terms)
    expect((await blue.peek(made.game, made.invite!)).body.terms).toEqual(terms)
    const days = await challenge(red, { to: 'all', pace: '1d', free: [1, 2, 4, 5, 6] })
    expect((await blue.peek(days.game, days.invite!)).body.terms).toMatchObject({ free: [1, 2, 4, 5, 6] })
    expect(await openTo(blue)).toContainEqual(expect.objectContaining({ free: [1, 2, 4, 5, 6] }))
    await red.send('POST', `/api/games/${days.game}/close`, { id: newId() })
    // One that was listed before more than the pace was told.
    const [text] = await store.fields('challenges', [made.game])
    const { weekendsOff: _off, options: _options, ...old } = JSON.parse(text!)
    await store.setFields('challenges', { set: { [made.game]: JSON.stringify(old) } })
    expect(await openTo(blue)).toMatchObject([{ pace: '1d', weekendsOff: false, options: {} }])
  })

  test('is accepted by somebody without an account in one step, and is gone then', async () => {
    const [red, blue] = [new Browser(), new Browser()]
    await challenge(red, { to: 'all' })
    const [open] = await openTo(blue)
    const got = await accept(blue, open!, open!.token)
    expect([got.status, got.body.seats, got.body.stage]).toEqual([200, ['blue'], 'nonce'])
    expect((await listOf(red)).games[0]).toMatchObject({ stage: 'nonce', sides: ['red'], mine: true })
    expect((await listOf(blue)).games[0]).toMatchObject({ stage: 'nonce', mine: false })
    expect((await red.nonce(open!.game, open!.commitment)).body.stage).toBe('play')
    expect(await openTo(new Browser())).toEqual([])
    expect((await listOf(red)).games[0]).toMatchObject({ stage: 'play', sides: ['red'] })
    expect((await listOf(blue)).games[0]).toMatchObject({ stage: 'play', sides: ['blue'] })
  })

  test('is had by one of two who accept it at the same moment; the other is told that it is gone', async () => {
    for (let round = 0; round < 5; round++) {
      const [red, blue, green] = [new Browser(), new Browser(), new Browser()]
      await challenge(red, { to: 'all' })
      const [open] = await openTo(blue)
      const both = await Promise.all([blue, green].map((one) => accept(one, open!, open!.token)))
      expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
      const lists = await Promise.all([blue, green].map(listOf))
      expect(lists.map(({ games }) => games.length).sort()).toEqual([0, 1])
    }
  })

  test('is his own still when a guest has signed in', async () => {
    const [guest, red] = [new Browser(), new Browser()]
    await challenge(guest, { to: 'all' })
    await red.send('POST', '/api/me', { id: newId(), name: 'Rosa' })
    await mergeGuest(store, whoOf(guest).account, whoOf(red).account)
    expect(await openTo(red)).toMatchObject([{ from: 'Rosa', mine: true }])
  })

  test('is not accepted by the challenger himself', async () => {
    const red = new Browser()
    const made = await challenge(red, { to: 'all' })
    expect((await accept(red, made, made.invite!)).status).toBe(403)
  })

  test('leaves the list when it is withdrawn, or old', async () => {
    const red = new Browser()
    const first = await challenge(red, { to: 'all' })
    await challenge(red, { to: 'all' })
    expect((await close(red, first.game)).status).toBe(200)
    expect((await openTo(red)).map(({ game }) => game)).not.toContain(first.game)
    expect(Object.keys(store.kept('challenges')!.fields)).toHaveLength(1)
    testServices(store, { now: () => Date.UTC(2026, 0, 1) + 31 * DAY })
    expect(await openTo(red)).toEqual([])
  })

  test('is declined by nobody: it is not for him alone', async () => {
    const [red, blue] = [new Browser(), new Browser()]
    await challenge(red, { to: 'all' })
    const [open] = await openTo(blue)
    expect((await blue.peek(open!.game, open!.token)).body).toMatchObject({ kind: 'invite', open: true })
    expect((await close(blue, open!.game, open!.token)).status).toBe(403)
    expect(await openTo(blue)).toHaveLength(1)
  })

  test('is one of a few of the same player', async () => {
    const red = new Browser()
    for (let i = 0; i < 4; i++) await challenge(red, { to: 'all' })
    // A repeat of the last, whose answer was lost, is no sixth.
    const last = { id: newId(), mode: 'invite', to: 'all' } as const
    for (let i = 0; i < 2; i++) expect((await red.create(last)).status).toBe(200)
    const got = await red.create({ mode: 'invite', to: 'all' })
    expect([got.status, await openTo(red)]).toMatchObject([422, { length: 5 }])
    await close(red, (await openTo(red))[0]!.game)
    expect((await red.create({ mode: 'invite', to: 'all' })).status).toBe(200)
  })

  const publish = (n: number, more: object = {}) =>
    Promise.all(Array.from({ length: n }, () => new Browser().create({ mode: 'invite', to: 'all', ...more })))

  test('takes nobody’s place in a full list: it is made for its link alone, and says so', async () => {
    const [oldest] = await publish(1)
    await publish(199)
    const red = new Browser()
    const asked = { id: newId(), mode: 'invite', to: 'all' } as const
    const { body, text } = await red.create(asked)
    expect(body.unlisted).toBe(true)
    expect((await red.create(asked)).text).toBe(text)
    const fields = Object.keys(store.kept('challenges')!.fields)
    expect([fields.length, fields.includes(oldest!.body.game), fields.includes(body.game)]).toEqual([
      200,
      true,
      false,
    ])
    expect((await red.look(body.game)).body.challenge).toMatchObject({ to: 'link' })
    expect((await new Browser().peek(body.game, body.invite!)).body.kind).toBe('invite')
    // A friend may decline it, as it is for him alone.
    expect((await close(new Browser(), body.game, body.invite)).status).toBe(200)
  })

  test('takes the place of one that is dead', async () => {
    const red = new Browser()
    const made = (await red.create({ mode: 'invite', to: 'all' })).body
    await publish(199)
    await close(red, made.game)
    const [got] = await publish(1)
    const fields = Object.keys(store.kept('challenges')!.fields)
    expect([got!.body.unlisted, fields.includes(got!.body.game), fields.length]).toEqual([
      undefined,
      true,
      200,
    ])
  })

  test('stands on one of several pages, which show each that is alive once', async () => {
    const made = (await publish(50)).map(({ body }) => body.game)
    const gone = new Browser()
    const withdrawn = (await gone.create({ mode: 'invite', to: 'all' })).body.game
    await close(gone, withdrawn)
    const pages: string[][] = []
    for (let path: string | null = '/api/challenges'; path; ) {
      const { body }: { body: ChallengesAnswer } = await new Browser().send('GET', path)
      pages.push(body.challenges.map(({ game }) => game))
      path = body.more && `/api/challenges?after=${encodeURIComponent(body.more)}`
    }
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 10])
    expect(pages.flat().sort()).toEqual([...made].sort())
    expect((await new Browser().send('GET', '/api/challenges?after=x')).status).toBe(400)
  })

  test('is published by one address, browser or account not too often; by nobodies all together', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubEnv('FIELDPOST_PROXY', '1')
    testServices(store, { limits: true })
    const ask = async (browser: Browser, address: string | null) => {
      const body = { id: newId(), game: 'toy', scenario: 'short', mode: 'invite', to: 'all', side: 'red' }
      const at: Record<string, string> = address ? { 'x-forwarded-for': address } : {}
      const { status, body: made } = await browser.send<CreateAnswer>('POST', '/api/games', body, at)
      // Not more than a few at a time stand there of one account.
      if (status === 200 && browser.cookie) await close(browser, made.game)
      return status
    }
    const often = async (n: number, browser: () => Browser, address: (n: number) => string | null) => {
      const all: number[] = []
      for (let i = 0; i < n; i += 1) all.push(await ask(browser(), address(i)))
      return all.filter((status) => status === 429).length
    }
    const red = new Browser()
    expect(
      await often(
        25,
        () => new Browser(),
        () => '203.0.113.7',
      ),
    ).toBe(5)
    // With the first he has become somebody.
    expect(
      await often(
        25,
        () => red,
        (n) => `198.51.100.${n}`,
      ),
    ).toBe(4)
    expect(
      await often(
        65,
        () => new Browser(),
        () => null,
      ),
    ).toBe(5)
    const known = new Browser()
    await known.create()
    expect(await ask(known, null)).toBe(429)
    expect(await ask(known, '203.0.113.9')).toBe(200)
    expect((await known.create({ mode: 'invite' })).status).toBe(200)
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })
})

describe('a challenge by link', () => {
  test('is declined by whoever has the link, and the challenger is told', async () => {
    const [red, blue] = [new Browser(), new Browser()]
    const made = await challenge(red)
    const version = await red.version(made.game)
    expect((await close(blue, made.game, made.invite)).status).toBe(200)
    expect(blue.cookie).toBeNull()
    expect(await red.version(made.game)).toBeGreaterThan(version)
    expect((await red.look(made.game)).body).toMatchObject({
      stage: 'closed',
      challenge: { closed: 'declined' },
    })
    expect((await listOf(red)).games).toMatchObject([{ game: made.game, stage: 'closed' }])
  })

  test('tells that it is closed to whoever still opens it, and lets nobody in', async () => {
    const [red, blue] = [new Browser(), new Browser()]
    for (const closed of ['withdrawn', 'declined'] as const) {
      const made = await challenge(red)
      await (closed === 'withdrawn' ? close(red, made.game) : close(blue, made.game, made.invite))
      expect((await blue.peek(made.game, made.invite!)).body).toMatchObject({ kind: 'closed', closed })
      expect((await accept(blue, made, made.invite!)).status).toBe(410)
      expect(blue.cookie).toBeNull()
    }
  })

  test('that was withdrawn is in nobody’s list', async () => {
    const red = new Browser()
    const made = await challenge(red)
    await close(red, made.game)
    expect((await listOf(red)).games).toEqual([])
    // Its own page may look once more before it is left.
    expect((await red.look(made.game)).status).toBe(200)
    expect((await listOf(red)).games).toEqual([])
  })

  test('cannot be withdrawn or declined when the seat is taken, nor by others', async () => {
    const { game, invite, red, blue, stranger } = await invitedGame()
    expect((await close(red, game)).status).toBe(422)
    expect((await close(stranger, game, invite)).status).toBe(410)
    expect((await close(blue, game)).status).toBe(403)
    const made = await challenge(red)
    expect((await close(stranger, made.game)).status).toBe(404)
    expect((await close(red, made.game, made.invite)).status).toBe(403)
  })

  test('is either accepted or withdrawn where both happen at once', async () => {
    for (let round = 0; round < 5; round++) {
      const [red, blue] = [new Browser(), new Browser()]
      const made = await challenge(red)
      const both = await Promise.all([close(red, made.game), accept(blue, made, made.invite!)])
      const { stage } = (await red.look(made.game)).body
      expect([both.map(({ status }) => status), stage]).toEqual(
        both[0].status === 200 ? [[200, 410], 'closed'] : [[422, 200], 'play'],
      )
    }
  })

  test('answers a guess alike, whether there is such a game or not', async () => {
    const made = await challenge(new Browser())
    const guess = 'A'.repeat(43)
    const there = await close(new Browser(), made.game, guess)
    const nowhere = await close(new Browser(), 'A'.repeat(22), guess)
    expect([there.status, there.text]).toEqual([nowhere.status, nowhere.text])
  })

  test.each(['withdrawn', 'declined'])('answers a guess like that when it is %s, too', async (how) => {
    const maker = new Browser()
    const made = await challenge(maker)
    const token = how === 'declined' ? made.invite : undefined
    const closed = how === 'declined' ? new Browser() : maker
    for (let n = 0; n < 2; n++) expect((await close(closed, made.game, token)).status).toBe(200)
    for (const guess of ['A'.repeat(43), undefined]) {
      const [there, nowhere] = [
        await close(new Browser(), made.game, guess),
        await close(new Browser(), 'A'.repeat(22), guess),
      ]
      expect([there.status, there.text]).toEqual([nowhere.status, nowhere.text])
    }
  })
})

describe('sides that are drawn', () => {
  /** A drawn game between two, and who plays what. */
  async function drawn(nonce: string) {
    const [red, blue] = [new Browser(), new Browser()]
    const made = await challenge(red, { side: 'random' })
    expect((await blue.peek(made.game, made.invite!)).body).toMatchObject({ kind: 'invite', drawn: true })
    await accept(blue, made, made.invite!, nonce)
    await red.nonce(made.game, made.commitment)
    const answer = (await blue.look(made.game)).body
    return { ...made, red, blue, joiner: answer.seats[0]!, answer }
  }

  test('fall to either, as seed and nonce have it', async () => {
    const fell = new Set<string>()
    for (let i = 0; i < 8; i++) {
      const { game, red, blue, joiner, answer } = await drawn(String(i).repeat(64))
      fell.add(joiner)
      const challenger = joiner === 'red' ? 'blue' : 'red'
      expect([answer.stage, answer.viewer]).toEqual(['play', joiner])
      expect((await red.look(game)).body.seats).toEqual([challenger])
      expect([(await listOf(red)).games[0]!.sides, (await listOf(blue)).games[0]!.sides]).toEqual([
        [challenger],
        [joiner],
      ])
      const known = store.kept(accountRecord(whoOf(red).account))!.fields[`game:${game}`]!
      expect(readGameEntry(known).sides).toEqual([challenger])
      expect(store.kept(game)!.fields).toMatchObject({
        [`owner:${challenger}`]: whoOf(red).account,
        [`owner:${joiner}`]: whoOf(blue).account,
      })
      expect(answer.log.concat((await red.look(game)).body.log)).toContainEqual(
        expect.objectContaining({ key: 'table.drawn', params: { side: joiner } }),
      )
    }
    expect([...fell].sort()).toEqual(['blue', 'red'])
  })

  test('stand in what a challenger takes along before he has looked again', async () => {
    for (let i = 0; i < 4; i++) {
      const [red, blue] = [new Browser(), new Browser()]
      const { game, ...made } = await challenge(red, { side: 'random' })
      const [joiner] = (await accept(blue, { game, ...made }, made.invite!, String(i).repeat(64))).body.seats
      const { body } = await red.send<{ games: object[] }>('GET', '/api/me/data')
      const left = joiner === 'red' ? 'blue' : 'red'
      expect(body.games).toEqual([expect.objectContaining({ game, sides: [left], mode: 'invite' })])
    }
  })

  test('can be drawn again by everybody when the game is over, and not otherwise', async () => {
    const { game, red, blue, joiner } = await drawn('7'.repeat(64))
    const by = { [joiner]: blue, [joiner === 'red' ? 'blue' : 'red']: red }
    for (let turn = 1; turn <= 3; turn++) {
      await chosen(game, by.red!, by.blue!)
      await by.red!.order(game, { type: 'done' })
      await by.blue!.order(game, { type: 'done' })
    }
    const { entries } = (await red.export(game)).body
    expect(verifyGame(toyGame, entries)).toMatchObject({ sound: true })
    const { seed } = (await red.dice(game)).body
    expect(sideOfDraw(toyGame.sides, game, seed!, '7'.repeat(64))).toBe(joiner)
  })

  test('take no copy of what the challenger said, by which seats could be mistaken', async () => {
    const [red, blue] = [new Browser(), new Browser()]
    const made = await challenge(red, { side: 'random' })
    const { said } = (await blue.peek(made.game, made.invite!)).body
    const got = await blue.enter(made.game, made.invite!, { commitment: made.commitment, sealed: said })
    expect([got.status, got.body.path]).toEqual([400, 'nonce'])
    expect((await red.look(made.game)).body.stage).toBe('join')
  })

  test('leave the challenger one side, in whichever accounts he had his seat', async () => {
    for (let i = 0; i < 4; i++) {
      const [red, phone, blue] = [new Browser(), new Browser(), new Browser()]
      const made = await challenge(red, { side: 'random' })
      const { token } = (await red.links(made.game, { make: 'recover' })).body
      await phone.enter(made.game, token!)
      const [joiner] = (await accept(blue, made, made.invite!, String(i).repeat(64))).body.seats
      const left = joiner === 'red' ? 'blue' : 'red'
      for (const browser of [red, phone]) {
        expect((await browser.look(made.game)).body).toMatchObject({ seats: [left], viewer: left })
      }
      expect(store.kept(made.game)!.fields).toMatchObject({
        [`owner:${left}`]: whoOf(phone).account,
        [`owner:${joiner}`]: whoOf(blue).account,
      })
    }
  })

  test('go along with a challenger who signs in at that very moment', async () => {
    for (let i = 0; i < 4; i++) {
      const [red, phone, blue] = [new Browser(), new Browser(), new Browser()]
      await phone.send('POST', '/api/me', { id: newId(), name: 'Rosa' })
      const made = await challenge(red, { side: 'random' })
      const { append } = store
      store.append = async (write) => {
        store.append = append
        await mergeGuest(store, whoOf(red).account, whoOf(phone).account)
        return append(write)
      }
      const [joiner] = (await accept(blue, made, made.invite!, String(i).repeat(64))).body.seats
      const left = joiner === 'red' ? 'blue' : 'red'
      expect((await phone.look(made.game)).body.seats).toEqual([left])
      expect(store.kept(made.game)!.fields[`owner:${left}`]).toBe(whoOf(phone).account)
    }
  })

  test('wait for the challenger where his part of the dice was lost', async () => {
    const [red, blue] = [new Browser(), new Browser()]
    const made = (await red.create({ mode: 'invite', side: 'random' })).body
    const sealed = commitNonce(made.game, 'drawn', made.commitment, OTHER, BLIND)
    expect((await accept(blue, made, made.invite!)).status).toBe(400)
    const got = await blue.enter(made.game, made.invite!, { commitment: made.commitment, sealed })
    expect(got.body).toMatchObject({ stage: 'nonce', dice: { owes: null } })
    expect((await listOf(red)).games[0]).toMatchObject({ mine: true, stage: 'nonce' })
    expect((await red.nonce(made.game, made.commitment, NONCE)).body.dice).toMatchObject({
      waitsFor: got.body.seats,
    })
    expect((await blue.nonce(made.game, made.commitment, OTHER, 'drawn')).body.stage).toBe('play')
    const by = { [got.body.seats[0]!]: blue, [(await red.look(made.game)).body.seats[0]!]: red }
    await by.red!.affair(made.game, { type: 'resign' })
    const { entries } = (await by.red!.export(made.game)).body
    expect(verifyGame(toyGame, entries)).toMatchObject({ sound: true })
  })

  test('are asked for only where somebody is challenged', async () => {
    expect((await new Browser().create({ mode: 'computer', side: 'random' })).status).toBe(400)
  })
})

describe('a rematch', () => {
  async function finished(more: object = {}) {
    const table = await invitedGame(more)
    for (let turn = 1; turn <= 3; turn++) {
      await chosen(table.game, table.red, table.blue)
      await table.red.order(table.game, { type: 'done' })
      await table.blue.order(table.game, { type: 'done' })
    }
    return table
  }

  test('is offered with sides changed, and accepted without any link', async () => {
    const { game, red, blue } = await finished()
    const offered = (await rematch(red, game)).body
    // The other is told, once however often it is asked for.
    const row = store.kept(game)!.fields['out:rematch:blue']
    expect(readRow(row)).toMatchObject({ play: 'toy' })
    await rematch(red, game)
    expect(readRow(store.kept(game)!.fields['out:rematch:blue'])?.id).toBe(readRow(row)!.id)
    expect((await store.due(Number.MAX_SAFE_INTEGER, 99)).map(({ id }) => id)).toContain(game)
    await red.nonce(offered.game, offered.commitment!)
    expect((await red.look(offered.game)).body).toMatchObject({ seats: ['blue'], stage: 'join' })
    const [offer] = (await listOf(blue)).offers
    expect(offer).toMatchObject({ game: offered.game, side: 'red', title: 'Toy' })
    expect((await blue.send('GET', '/api/me/data')).text).not.toContain(whoOf(red).account)
    const got = await accept(blue, offer!, offer!.token)
    expect(got.body).toMatchObject({ seats: ['red'], stage: 'nonce' })
    await red.nonce(offered.game, offered.commitment!)
    expect((await blue.look(offered.game)).body).toMatchObject({ seats: ['red'], stage: 'play' })
    expect((await listOf(blue)).offers).toEqual([])
    expect((await openTo(blue)).length).toBe(0)
  })

  test('keeps the pace, and each one his own time zone', async () => {
    const { game, red, blue } = await finished({ pace: '3d', weekendsOff: true, zone: 'Europe/Berlin' })
    const offered = (await rematch(red, game)).body
    await red.nonce(offered.game, offered.commitment!)
    const [offer] = (await listOf(blue)).offers
    expect(offer).toMatchObject({ kind: 'toy', pace: '3d', weekendsOff: true })
    await blue.enter(offer!.game, offer!.token, {
      ...{ commitment: offer!.commitment, nonce: OTHER, zone: 'Asia/Tokyo' },
    })
    const log = store.kept(offered.game)!.entries.join()
    expect([log.includes('Europe/Berlin'), log.includes('Asia/Tokyo')]).toEqual([true, true])
    expect((await blue.look(offered.game)).body.clock).toMatchObject({ pace: '3d' })
  })

  test('asked for by both is one game', async () => {
    for (let round = 0; round < 3; round++) {
      const { game, red, blue } = await finished()
      const both = await Promise.all([rematch(red, game), rematch(blue, game)])
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      const again = await Promise.all([rematch(red, game), rematch(blue, game)])
      expect(new Set(again.map(({ body }) => body.game)).size).toBe(1)
      expect(again.filter(({ body }) => body.token)).toHaveLength(1)
    }
  })

  test('that was declined is told, and can be offered anew', async () => {
    const { game, red, blue } = await finished()
    const first = (await rematch(red, game)).body
    const [offer] = (await listOf(blue)).offers
    expect((await close(blue, offer!.game, offer!.token)).status).toBe(200)
    expect((await listOf(blue)).offers).toEqual([])
    expect((await red.look(first.game)).body.challenge).toMatchObject({ closed: 'declined', to: 'player' })
    const second = (await rematch(red, game)).body
    expect(second.game).not.toBe(first.game)
    expect((await listOf(blue)).offers).toHaveLength(1)
  })

  test('leads both to the game once it has begun', async () => {
    const { game, red, blue } = await finished()
    const { game: next, commitment } = (await rematch(red, game)).body
    await red.nonce(next, commitment!)
    const [offer] = (await listOf(blue)).offers
    await accept(blue, offer!, offer!.token)
    const both = await Promise.all([rematch(red, game), rematch(blue, game)])
    expect(both.map(({ body }) => body)).toEqual([{ game: offer!.game }, { game: offer!.game }])
  })

  test('is offered to nobody whose seat the computer had at the end', async () => {
    const { game, red, blue } = await chosenGame()
    await blue.affair(game, { type: 'offer', what: 'computer' })
    await red.affair(game, { type: 'accept', what: 'computer' })
    const ended = (await red.affair(game, { type: 'resign' })).body
    expect([ended.stage, mayPlayAgain(ended)]).toEqual(['over', false])
    expect([(await rematch(red, game)).status, (await rematch(blue, game)).status]).toEqual([422, 403])
    expect((await listOf(blue)).offers).toEqual([])
    const played = await finished()
    expect(mayPlayAgain((await played.red.look(played.game)).body)).toBe(true)
    expect(mayPlayAgain((await played.spectator.look(played.game)).body)).toBe(false)
  })

  test('against the computer begins at once, with sides changed', async () => {
    const red = new Browser()
    const { game } = (await red.create({ mode: 'computer', options: { deep: true } })).body
    expect((await rematch(red, game)).status).toBe(422)
    const ended = (await red.affair(game, { type: 'resign' })).body
    expect([ended.stage, mayPlayAgain(ended)]).toEqual(['over', true])
    const got = await rematch(red, game)
    expect(got.body).toEqual({ game: expect.any(String) })
    expect((await red.look(got.body.game)).body).toMatchObject({
      ...{ stage: 'play', mode: 'computer', scenario: 'short', seats: ['blue'] },
      players: { red: 'computer', blue: 'person' },
    })
    expect(store.kept(got.body.game)!.entries[0]).toContain('"deep":true')
    expect(mayPlayAgain({ ...ended, scenario: PRACTICE })).toBe(false)
  })

  test('is not offered by somebody else, nor while the game runs', async () => {
    const { game, spectator, stranger } = await finished()
    expect([(await rematch(spectator, game)).status, (await rematch(stranger, game)).status]).toEqual([
      403, 404,
    ])
    const running = await invitedGame()
    expect((await rematch(running.red, running.game)).status).toBe(422)
  })
})

describe('a game that is to be forgotten', () => {
  const forget = (browser: Browser, game: string) =>
    browser.send('POST', `/api/games/${game}/forget`, { id: newId() })

  test('leaves the list where nobody waits in it', async () => {
    const red = new Browser()
    const { game } = (await red.create({ mode: 'computer' })).body
    expect((await forget(red, game)).status).toBe(200)
    expect((await listOf(red)).games).toEqual([])
  })

  test('stays while somebody plays it with me', async () => {
    const { game, red, spectator } = await invitedGame()
    expect((await forget(red, game)).status).toBe(422)
    expect((await listOf(red)).games).toHaveLength(1)
    expect((await forget(spectator, game)).status).toBe(200)
    expect((await listOf(spectator)).games).toEqual([])
  })

  test('is answered alike, whether there is such a game or not', async () => {
    const { game } = await invitedGame()
    const red = new Browser()
    await red.create()
    const [there, nowhere] = [await forget(red, game), await forget(red, 'A'.repeat(22))]
    expect([there.status, there.text]).toEqual([nowhere.status, nowhere.text])
  })
})
