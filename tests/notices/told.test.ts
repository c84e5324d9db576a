import { beforeEach, describe, expect, test } from 'vitest'
import type { Game } from '@/lib/kernel/game'
import type { ApiError } from '@/lib/play/api/game'
import type { RematchAnswer } from '@/lib/play/api/seats'
import { round } from '@/lib/play/notices/round'
import type { Services } from '@/lib/play/services'
import { Browser, chosen, chosenGame, invitedGame, newId, testServices } from '../support/browser'
import { type MemoryStore, memoryStore } from '../support/memory-store'
import { Hour, Receivers } from '../support/notices'
import { type ToyView, toyGame } from '../support/toy-game'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
let store: MemoryStore
let hour: Hour
let receivers: Receivers
let later: (() => Promise<void>)[]
let services: Services
beforeEach(() => {
  hour = new Hour(Date.parse('2026-01-05T00:00:00Z'))
  store = memoryStore()
  receivers = new Receivers(hour.now)
  later = []
  services = testServices(store, {
    now: hour.now,
    post: { ...receivers.post, pushKey: () => null },
    later: (work) => void later.push(work),
  })
})

/** All that is told by now: to whom, of which kind, and in which words. */
async function heard(): Promise<[string, string, string][]> {
  for (const work of later.splice(0)) await work()
  await round(services, Number.POSITIVE_INFINITY)
  return receivers.got
    .splice(0)
    .map(({ line, message }) => [line, message.kind, `${message.title} ${message.body}`])
}
const told = async () => (await heard()).map(([line, kind]) => `${line} ${kind}`)

/** Tells a browser at once, and whatever it has open, by a webhook of its own name. */
async function listens(browser: Browser, name: string, personal = true) {
  const hook = { do: 'hook', kind: 'json', url: `https://${name}.example/x`, zone: 'UTC', personal }
  expect((await browser.send('POST', '/api/notices', hook)).status).toBe(200)
  const wishes = { delay: 0, open: true, reminders: false }
  await browser.send('POST', '/api/notices', { do: 'wishes', wishes })
  hour.wait(1)
}
/** Red is to move; all that was told so far has been heard. */
async function table(more: object = { pace: '1d' }) {
  const game = await chosenGame(more)
  await heard()
  await listens(game.red, 'red')
  await listens(game.blue, 'blue')
  await heard()
  hour.wait(HOUR)
  return game
}
const close = (browser: Browser, game: string, token: string) =>
  browser.send<ApiError>('POST', `/api/games/${game}/close`, { id: newId(), token })

describe('what has happened', () => {
  test('is told of a move by what its reader knows, and in a room that others read by what a spectator does', async () => {
    const asked: { own: unknown }[] = []
    services.brief = async ({ view, since }) => {
      asked.push(view as ToyView)
      return [`${since.lines.length} lines.`]
    }
    const { game, red, blue } = await table()
    await listens(blue, 'room', false)
    await heard()
    await red.order(game, { type: 'done' })
    for (const work of later.splice(0)) await work()
    await round(services, Number.POSITIVE_INFINITY)
    const told = new Map(receivers.got.splice(0).map(({ line, message }) => [line, message]))
    const [own, room] = [told.get('blue')!, told.get('room')!]
    expect([own.kind, room.kind]).toEqual(['turn', 'turn'])
    expect(asked.map(({ own }) => own === null).sort()).toEqual([false, true])
    for (const message of [own, room]) {
      expect(message.happened).toEqual([expect.stringMatching(/^\d+ lines\.$/)])
      expect(message.picture).toMatchObject({ png: null, path: expect.stringContaining('/picture?p=') })
    }
    expect(own.happened).not.toEqual(room.happened)
  })

  test('is told of no matter that says itself what it is about', async () => {
    services.brief = async () => ['Told.']
    const { game, red } = await table()
    await red.affair(game, { type: 'offer', what: 'pause' })
    for (const work of later.splice(0)) await work()
    await round(services, Number.POSITIVE_INFINITY)
    expect(receivers.got.map(({ message }) => [message.kind, message.happened])).toEqual([
      ['offer', undefined],
    ])
  })
})

describe('whoever is affected is told', () => {
  test('that his challenge is accepted, and what the dice need of his device', async () => {
    const [red, blue] = [new Browser(), new Browser()]
    const made = (await red.create({ mode: 'invite' })).body
    await red.nonce(made.game, made.commitment)
    await listens(red, 'red')
    await heard()
    await blue.enter(made.game, made.invite!, { commitment: made.commitment, nonce: 'cd'.repeat(32) })
    const [first, ...more] = await heard()
    expect(more).toEqual([])
    expect(first?.slice(0, 2)).toEqual(['red', 'accepted'])
    expect(first?.[2]).toMatch(
      /your challenge is accepted .+ has accepted your challenge\. Now open the table/,
    )
    await red.nonce(made.game, made.commitment)
    expect((await heard()).map(([line, kind, text]) => [line, kind, /the game begins/.test(text)])).toEqual([
      ['red', 'turn', true],
    ])
  })

  test('that his challenge or his rematch was declined', async () => {
    const [red, blue] = [new Browser(), new Browser()]
    const made = (await red.create({ mode: 'invite' })).body
    await listens(red, 'red')
    await close(blue, made.game, made.invite!)
    expect(await heard()).toMatchObject([['red', 'over', expect.stringContaining('challenge was declined')]])
    const ended = await invitedGame()
    await listens(ended.red, 'rosa')
    await heard()
    await ended.blue.affair(ended.game, { type: 'resign' })
    await heard()
    const id = newId()
    const offer = await ended.red.send<RematchAnswer>('POST', `/api/games/${ended.game}/rematch`, { id })
    const [mine] = (await ended.blue.send<{ offers: { token: string }[] }>('GET', '/api/games')).body.offers
    await heard()
    expect((await close(ended.blue, offer.body.game, mine!.token)).status).toBe(200)
    expect(await heard()).toMatchObject([['rosa', 'over', expect.stringContaining('rematch was declined')]])
  })

  test('of a pause that is agreed, and that the other ends it', async () => {
    const { game, red, blue } = await table()
    await red.affair(game, { type: 'offer', what: 'pause' })
    expect(await heard()).toMatchObject([['blue', 'offer', expect.stringContaining('proposes a pause')]])
    await blue.affair(game, { type: 'accept', what: 'pause' })
    expect(await heard()).toMatchObject([['red', 'pause', expect.stringContaining('is paused')]])
    hour.wait(9 * DAY)
    await blue.affair(game, { type: 'resume' })
    expect(await heard()).toMatchObject([
      ['red', 'pause', expect.stringMatching(/pause is over .+ The clocks run again in 24 hours\./)],
    ])
  })

  test.each(['draw', 'pause', 'computer', 'substitute'] as const)('that %s was declined', async (what) => {
    const { game, red, blue } = await table()
    await red.affair(game, { type: 'offer', what })
    await blue.affair(game, { type: 'decline', what })
    expect(await told()).toEqual([`red declined-${what}`])
  })

  test('of going back, asked for, declined and agreed, with his move in the same words', async () => {
    const { game, red, blue } = await table()
    await red.order(game, { type: 'fight' })
    const { log } = (await blue.look(game)).body
    const { n } = log.find(({ key }) => key === 'fought')!
    const { n: own } = (await red.look(game)).body.log.find(({ key }) => key === 'fought')!
    await heard()
    await blue.affair(game, { type: 'offer', what: 'takeBack', line: n })
    expect(await told()).toEqual(['red offer'])
    await red.affair(game, { type: 'decline', what: 'takeBack' })
    expect(await told()).toEqual(['blue declined-takeBack'])
    await red.affair(game, { type: 'offer', what: 'takeBack', line: own })
    await heard()
    await blue.affair(game, { type: 'accept', what: 'takeBack' })
    expect(await heard()).toMatchObject([['red', 'turn', expect.stringContaining('agrees to go back')]])
  })

  test('of days off, and of their end', async () => {
    const { game, red } = await table()
    await red.affair(game, { type: 'away', first: '2026-01-06', last: '2026-01-08' })
    expect(await heard()).toMatchObject([['blue', 'away', expect.stringContaining('3 days off')]])
    await red.affair(game, { type: 'back' })
    expect(await heard()).toMatchObject([['blue', 'away', expect.stringContaining('back from days off')]])
  })

  test('that time is out, both of them, once, and in no other words; and that he was given more', async () => {
    const { game, blue } = await table()
    const titles: string[] = []
    for (const end = hour.at + 6 * DAY; hour.at < end; hour.wait(3 * HOUR))
      for (const [line, kind, text] of await heard()) titles.push(`${line} ${kind} ${text.split('. ')[0]}`)
    expect(titles).toEqual([
      expect.stringMatching(/^red timeOut Toy: your time is out .+ may claim the game/),
      expect.stringMatching(/^blue timeOut Toy: the time of .+ is out You may claim the game/),
    ])
    await blue.affair(game, { type: 'extend' })
    expect(await heard()).toMatchObject([['red', 'turn', expect.stringContaining('you have more time')]])
  })

  test('in a secret choice of no time that is out where others read it, or they could tell who has chosen', async () => {
    const { game, red, blue } = await invitedGame({ pace: '1d' })
    await listens(red, 'red')
    await listens(blue, 'room', false)
    await red.order(game, { type: 'choose', number: 3 })
    await heard()
    hour.wait(6 * DAY)
    expect(await told()).toEqual(['red timeOut'])
    await listens(blue, 'blue')
    expect(await told()).toEqual([])
    await listens(red, 'room', false)
    expect(await told()).toEqual([])
  })

  test('by turns that time is out when all that was used in the turn makes it so, and no sooner', async () => {
    const began = hour.at
    const { game, red, blue } = await invitedGame({ pace: 'steady' })
    await listens(red, 'red')
    await listens(blue, 'blue')
    hour.at = began + 30 * HOUR
    await chosen(game, red, blue)
    await heard()
    hour.at = began + 12 * DAY - 1
    expect(await told()).toEqual([])
    hour.at = began + 12 * DAY
    expect(await told()).toEqual(['red timeOut', 'blue timeOut'])
  })

  test('by turns that his staff may lead on, once it does so, and whose turn it is then', async () => {
    const led: Game = { ...toyGame, led: () => [{ type: 'done' }] }
    services = testServices(store, {
      now: hour.now,
      games: { toy: led },
      post: { ...receivers.post, pushKey: () => null },
      later: (work) => void later.push(work),
    })
    const { game, blue } = await table({ pace: 'steady' })
    hour.wait(12 * DAY)
    expect(await heard()).toMatchObject([
      ['red', 'timeOut', expect.stringContaining('may have your staff lead this turn')],
      ['blue', 'timeOut', expect.stringContaining('You may let the staff of')],
    ])
    await blue.affair(game, { type: 'lead' })
    expect(await heard()).toMatchObject([
      ['red', 'led', expect.stringContaining('your staff leads this turn')],
    ])
    await blue.advance(game)
    expect(await told()).toEqual(['blue turn'])
  })

  test('late of his move only that his time is out', async () => {
    const { game, red, blue } = await table()
    await blue.send('POST', '/api/notices', {
      do: 'wishes',
      wishes: { delay: 0, open: true, reminders: true, quiet: { from: 0, to: 1439 } },
    })
    await red.order(game, { type: 'done' })
    for (const work of later.splice(0)) await work()
    hour.wait(9 * DAY)
    const titles = (await heard()).filter(([line]) => line === 'blue').map(([, kind]) => kind)
    hour.at = Math.ceil(hour.at / DAY) * DAY - 30_000
    expect([
      ...titles,
      ...(await heard()).filter(([line]) => line === 'blue').map(([, kind]) => kind),
    ]).toEqual(['timeOut'])
  })

  test('how the game has ended, by whom and why', async () => {
    const { game, blue, red } = await table()
    await red.affair(game, { type: 'offer', what: 'draw' })
    await heard()
    await blue.affair(game, { type: 'accept', what: 'draw' })
    expect(await heard()).toMatchObject([['red', 'over', expect.stringContaining('has accepted your draw')]])
    const late = await table()
    hour.wait(6 * DAY)
    await heard()
    await late.blue.affair(late.game, { type: 'claim' })
    expect(await heard()).toMatchObject([['red', 'over', expect.stringContaining('has claimed the game')]])
  })

  test('of a seat that a substitute or the computer has, he who had it as well', async () => {
    const { game, red, blue } = await table()
    hour.wait(6 * DAY)
    await heard()
    await blue.affair(game, { type: 'replace', what: 'substitute' })
    expect(await told()).toEqual(['red late'])
    const { token } = (await blue.links(game, { make: 'invite' })).body
    const other = new Browser()
    await other.enter(game, token!)
    expect((await told()).sort()).toEqual(['blue seat', 'red given'])
    await listens(other, 'green')
    hour.wait(6 * DAY)
    await heard()
    await blue.affair(game, { type: 'replace', what: 'computer' })
    expect(await told()).toEqual(['green given'])
    const agreed = await table()
    await agreed.red.affair(agreed.game, { type: 'offer', what: 'substitute' })
    await heard()
    await agreed.blue.affair(agreed.game, { type: 'accept', what: 'substitute' })
    expect(await told()).toEqual(['red seat'])
    expect(red).toBeDefined()
  })

  test('that the link to his seat was used, at once, in whatever hours he wishes nothing', async () => {
    const { game, red } = await table()
    await red.send('POST', '/api/notices', {
      do: 'wishes',
      wishes: { delay: 60, open: false, quiet: { from: 0, to: 1439 } },
    })
    const { token } = (await red.links(game, { make: 'recover' })).body
    expect(await told()).toEqual([])
    await new Browser().enter(game, token!)
    expect((await told()).sort()).toEqual(['blue recovery', 'red recovery'])
  })

  test('that his standing orders have decided, and nobody else that there were any', async () => {
    const { game, red, blue } = await table()
    await listens(red, 'room', false)
    await red.file(game, { hold: 1, wait: 6 })
    await heard()
    hour.wait(7 * HOUR)
    expect((await told()).sort()).toEqual(['blue turn', 'red lapsed'])
    expect((await blue.look(game)).text).not.toContain('lapsed')
  })

  test('without a clock: a week before a silence is long enough, and when it is', async () => {
    const { game, blue } = await table({})
    const began = hour.at - HOUR
    const days: string[] = []
    for (const end = began + 70 * DAY; hour.at < end; hour.wait(12 * HOUR))
      for (const [line, kind, text] of await heard())
        days.push(
          `${Math.round((hour.at - began) / DAY)} ${line} ${kind} ${/60 days|[67] days/.exec(text)?.[0]}`,
        )
    expect(days).toEqual([
      '53 red silenceSoon 6 days',
      '53 blue silenceSoon 6 days',
      '60 red silence 60 days',
      '60 blue silence 60 days',
    ])
    await blue.affair(game, { type: 'claim' })
    expect(await heard()).toMatchObject([
      ['red', 'over', expect.stringContaining('nothing was heard of you')],
    ])
  })
})
