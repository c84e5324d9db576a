import { beforeEach, describe, expect, test } from 'vitest'
import { checkDice as checkedByPage } from '@/components/dice/check'
import { faceOf } from '@/components/table/clock'
import { mergeGuest } from '@/lib/accounts/merge'
import { checkDice } from '@/lib/kernel/dice/check-dice'
import type { Game } from '@/lib/kernel/game'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import type { GameAnswer } from '@/lib/play/api/game'
import type { ListAnswer } from '@/lib/play/api/list'
import { SNAPSHOT_EVERY } from '@/lib/play/games/append'
import { noteBeat, outagesSince } from '@/lib/store/outages'
import { Browser, chosen, chosenGame, invitedGame, newId, testServices, whoOf } from '../support/browser'
import { type MemoryStore, memoryStore } from '../support/memory-store'
import { type ToyView, toyGame } from '../support/toy-game'

const HOUR = 3_600_000
const MINUTES = 5 * 60_000
const DAY = 24 * HOUR
const MONDAY = Date.parse('2026-01-05T00:00:00Z')

let store: MemoryStore
const hour = { now: MONDAY }
beforeEach(() => {
  store = memoryStore()
  hour.now = MONDAY
  testServices(store, { now: () => hour.now })
})

/** A game with a clock, red to move. */
async function timedGame(more: object = {}) {
  const table = await invitedGame({ pace: '1d', zone: 'Europe/Berlin', ...more }, { zone: 'Asia/Tokyo' })
  await chosen(table.game, table.red, table.blue)
  return table
}
const listed = async (browser: Browser) =>
  (await browser.send<ListAnswer>('GET', '/api/games')).body.games[0]!
const rowsOf = (game: string) =>
  Object.keys(store.kept(game)!.fields).filter((name) => name.startsWith('out:'))

describe('a game without a pace', () => {
  test('has no clock, and nothing of it travels; nor is any time zone kept in its log', async () => {
    const zone = 'Europe/Berlin'
    const live = await invitedGame({ pace: 'live', zone }, { zone })
    expect(JSON.stringify(store.kept(live.game)!.entries)).not.toMatch(/zone/)
    const { game, red } = await invitedGame({ zone }, { zone })
    await chosen(game, red, new Browser())
    expect((await red.look(game)).body.clock).toBeNull()
    expect(JSON.stringify(store.kept(game)!.entries)).not.toMatch(/"pace"|"zone/)
    const refused = await red.affair(game, { type: 'offer', what: 'pause' })
    expect([refused.status, refused.body.no]).toEqual([422, 'FP 7'])
  })
})

describe('a long silence in a game without a clock', () => {
  test('is told to both, and lets the other end the game from its hour on, and not claim it before', async () => {
    const { game, red, blue, spectator } = await chosenGame()
    const ends = new Date(MONDAY + 60 * DAY).toISOString()
    for (const browser of [red, blue])
      expect((await browser.look(game)).body.silence).toEqual({ side: 'red', ends })
    expect((await spectator.look(game)).body.silence).toBeNull()
    hour.now = MONDAY + 60 * DAY - 1
    expect((await blue.look(game)).body.may).not.toContain('claim')
    expect((await blue.affair(game, { type: 'claim' })).body).toMatchObject({ error: 'refused', no: 'FP 10' })
    hour.now += 1
    expect((await blue.look(game)).body.may).toEqual(expect.arrayContaining(['claim', 'replace']))
    expect((await red.look(game)).body.may).not.toContain('claim')
    const ended = await blue.affair(game, { type: 'claim' })
    expect(ended.body).toMatchObject({ stage: 'over', result: { winner: 'blue' } })
    const { entries } = (await spectator.export(game)).body
    expect(verifyGame(toyGame, entries)).toMatchObject({ sound: true })
  })

  test('lets a substitute come, who is told so', async () => {
    const { game, red, blue } = await chosenGame()
    hour.now = MONDAY + 60 * DAY
    await blue.affair(game, { type: 'replace', what: 'substitute' })
    const { token } = (await blue.links(game, { make: 'invite' })).body
    const other = new Browser()
    expect((await other.enter(game, token!)).body).toMatchObject({
      seats: ['red'],
      substitutes: { red: { why: 'silent' } },
    })
    expect((await red.look(game)).body.seats).toEqual([])
  })
})

describe('an offer that was declined', () => {
  test.each([{}, { pace: '1d' }])('can be asked for again, and it is said when: %j', async (more) => {
    const { game, red, blue } = await chosenGame(more as object)
    await red.affair(game, { type: 'offer', what: 'draw' })
    await blue.affair(game, { type: 'decline', what: 'draw' })
    expect((await red.look(game)).body.may).toContain('draw')
    const again = await red.affair(game, { type: 'offer', what: 'draw' })
    expect(again).toMatchObject({ status: 422, body: { no: 'FP 5', because: { key: 'table.no.spent' } } })
    expect(again.body.message).toContain('after 24 hours')
    hour.now += DAY
    expect((await red.affair(game, { type: 'offer', what: 'draw' })).status).toBe(200)
  })
})

describe('resigning and agreeing on a draw', () => {
  test('end the game: result, seed and the whole log are there, and it verifies', async () => {
    for (const draw of [false, true]) {
      const { game, red, blue, spectator } = await chosenGame()
      if (draw) {
        await red.affair(game, { type: 'offer', what: 'draw' })
        expect((await blue.look(game)).body.offers).toMatchObject([{ by: 'red', what: 'draw' }])
        expect(rowsOf(game)).toContain('out:offer:blue')
        expect((await spectator.look(game)).body).toMatchObject({ offers: [], may: [] })
        await blue.affair(game, { type: 'accept', what: 'draw' })
        expect(rowsOf(game)).not.toContain('out:offer:blue')
      } else expect((await red.affair(game, { type: 'resign' })).status).toBe(200)
      const { body } = await spectator.look(game)
      expect(body).toMatchObject({ stage: 'over', awaits: [], result: { winner: draw ? 'draw' : 'blue' } })
      expect((await red.look(game)).body).toMatchObject({ legal: [], may: [], offers: [] })
      const { entries } = (await spectator.export(game)).body
      expect(verifyGame(toyGame, entries)).toMatchObject({ sound: true })
      expect((await red.order(game, { type: 'done' })).body.no).toBe('FP 1')
    }
  })

  test('are decided on what was seen', async () => {
    const { game, red, blue } = await chosenGame()
    const seen = await blue.version(game)
    await red.order(game, { type: 'fight' })
    const late = await blue.affair(game, { type: 'resign' }, { seen })
    expect([late.status, late.body.error]).toEqual([409, 'stale'])
  })
})

describe('going back by agreement', () => {
  test('across a snapshot and dice: the game goes on from there, dice are new, everything verifies', async () => {
    const { game, red, blue, spectator } = await chosenGame()
    for (let i = 0; i < SNAPSHOT_EVERY; i++) await red.order(game, { type: 'dig' })
    await red.order(game, { type: 'fight' })
    const { log } = (await blue.look(game)).body
    const { n } = log.find(({ key }) => key === 'dug')!
    expect((await blue.affair(game, { type: 'offer', what: 'takeBack', line: 0 })).body.no).toBe('FP 6')
    await blue.affair(game, { type: 'offer', what: 'takeBack', line: n })
    expect((await red.look(game)).body.offers).toMatchObject([
      { by: 'blue', what: 'takeBack', line: expect.any(Number) },
    ])
    const before = (await red.look(game)).body.logLength
    const back = await red.affair(game, { type: 'accept', what: 'takeBack' }, { since: before })
    expect(back.body).toMatchObject({ view: { digs: 0, score: { red: 0 } }, awaits: ['red'], offers: [] })
    expect(back.body.log.map(({ key }) => key)).toEqual(['table.did.accepted.takeBack'])
    store.dropSnapshot(game)
    expect((await red.look(game)).body).toMatchObject({ view: { digs: 0 } })
    await red.order(game, { type: 'fight' })
    expect((await red.replay(game)).status).toBe(200)
    await blue.affair(game, { type: 'resign' })
    const dice = (await spectator.dice(game)).body
    expect(new Set(dice.throws.map(({ epoch }) => epoch))).toEqual(new Set([0, 1]))
    expect(checkDice(dice).flatMap(({ wrong }) => wrong)).toEqual([])
    expect(checkedByPage(dice)).toMatchObject({ good: dice.throws.length, bad: 0 })
    const { entries } = (await spectator.export(game)).body
    expect(verifyGame(toyGame, entries)).toMatchObject({ sound: true })
  })

  test('is granted at once by the computer, and at a hot seat', async () => {
    for (const mode of ['computer', 'hotseat'] as const) {
      const red = new Browser()
      const { game } = (await red.create({ mode })).body
      await red.order(game, { type: 'choose', number: 9 }, { side: 'red' })
      if (mode === 'hotseat') await red.order(game, { type: 'choose', number: 1 }, { side: 'blue' })
      else await red.advance(game)
      await red.order(game, { type: 'fight' }, { side: 'red' })
      const { log } = (await red.look(game, '?as=red')).body
      const { n } = log.find(({ key }) => key === 'fought')!
      const back = await red.affair(game, { type: 'offer', what: 'takeBack', line: n }, { side: 'red' })
      expect(back.body, mode).toMatchObject({ view: { score: { red: 0 } }, awaits: ['red'], offers: [] })
    }
  })
})

test('at a hot seat the computer takes the one side, and the other is left to who sits there', async () => {
  const both = new Browser()
  const { game } = (await both.create({ mode: 'hotseat' })).body
  const seen = await both.version(game, '?as=red')
  const affair = { type: 'offer', what: 'computer' }
  const body = { id: newId(), seen, side: 'red', affair, since: 3 }
  const given = await both.send<GameAnswer>('POST', `/api/games/${game}/affairs`, body)
  expect(given.body).toMatchObject({ seats: ['blue'], viewer: 'blue', players: { red: 'computer' } })
  expect(given.body.log[0]).toMatchObject({ n: 0 })
  expect((await both.send('POST', `/api/games/${game}/affairs`, body)).text).toBe(given.text)
  expect((await both.look(game)).text).toBe(given.text)
  expect((await both.look(game, '?as=red')).status).toBe(403)
  expect((await both.advance(game)).body).toMatchObject({ viewer: 'blue', seats: ['blue'] })
})

describe('a clock', () => {
  test('is told in instants that do not change by looking later; a repeat is answered byte for byte', async () => {
    const { game, red, blue } = await timedGame({ weekendsOff: true })
    const first = await blue.look(game)
    expect(first.body.clock).toMatchObject({
      pace: '1d',
      sides: {
        // Four days from Monday: Friday is the last that counts whole, in Berlin as in UTC.
        red: { reserve: 3 * DAY, running: { deadline: new Date(MONDAY + 4 * DAY).toISOString() } },
        blue: { reserve: 3 * DAY, running: null },
      },
    })
    hour.now += 9 * HOUR
    expect((await blue.look(game)).text).toBe(first.text)
    const body = { id: newId(), seen: await red.version(game), affair: { type: 'offer', what: 'pause' } }
    const sent = await red.send('POST', `/api/games/${game}/affairs`, body)
    hour.now += HOUR
    expect((await red.send('POST', `/api/games/${game}/affairs`, body)).text).toBe(sent.text)
    expect(JSON.stringify(first.body)).not.toMatch(/Europe|Asia/)
  })

  test('runs only on the days that were agreed, and days off cost nothing on others', async () => {
    // Sunday and Wednesday count.
    const free = [1, 2, 4, 5, 6]
    const { game, red, blue } = await timedGame({ free })
    const { clock } = (await blue.look(game)).body
    // Four days of one that is lived in Berlin from Monday on: two Wednesdays and two Sundays.
    expect(clock).toMatchObject({ free, weekendsOff: false })
    const [wednesday, sunday] = [2, 6].map((n) => MONDAY + n * DAY)
    const deadline = Date.parse(clock!.sides.red!.running!.deadline!)
    expect([deadline > sunday! + 7 * DAY, deadline <= sunday! + 8 * DAY]).toEqual([true, true])
    hour.now = wednesday! - HOUR
    expect((await listed(red)).left).toBe(4 * DAY)
    const first = new Date(MONDAY + 7 * DAY).toISOString().slice(0, 10)
    const last = new Date(MONDAY + 13 * DAY).toISOString().slice(0, 10)
    await red.affair(game, { type: 'away', first, last })
    expect((await red.look(game)).body.clock).toMatchObject({ vacationLeft: 19 })
  })

  test.each([[[]], [[0, 1, 2, 3, 4, 5, 6]], [[3, 1]], [[7]]])(
    'is not made by days like these: %j',
    async (free) => {
      const body = { mode: 'invite', pace: '1d', free } as const
      expect((await new Browser().create(body)).status).toBe(400)
    },
  )

  test('that is out is judged when somebody looks, as of its instant', async () => {
    const { game, blue } = await timedGame()
    hour.now = MONDAY + 4 * DAY - 1
    expect((await blue.look(game)).body.may).not.toContain('claim')
    expect((await blue.affair(game, { type: 'claim' })).body).toMatchObject({ error: 'refused', no: 'FP 7' })
    hour.now += 1
    expect((await blue.look(game)).body).toMatchObject({
      stage: 'play',
      may: expect.arrayContaining(['claim']),
    })
    expect((await blue.affair(game, { type: 'claim' })).body).toMatchObject({ result: { winner: 'blue' } })
  })

  test('on days off is no hindrance to who polls', async () => {
    const { game, red, blue } = await timedGame()
    await red.affair(game, { type: 'away', first: '2026-01-07', last: '2026-01-08' })
    for (const browser of [red, blue])
      expect((await browser.send('GET', `/api/games/${game}/version`)).status).toBe(200)
  })

  test('that runs out between a request and its repeat changes nothing of the answer', async () => {
    const { game, blue } = await timedGame()
    const body = { id: newId(), seen: await blue.version(game), affair: { type: 'offer', what: 'draw' } }
    const sent = await blue.send('POST', `/api/games/${game}/affairs`, body)
    hour.now += 9 * DAY
    expect((await blue.send('POST', `/api/games/${game}/affairs`, body)).text).toBe(sent.text)
    expect((await blue.look(game)).body.may).toContain('claim')
  })

  test('heeds no hour but the server’s, whatever a request says', async () => {
    const { game, blue } = await timedGame()
    const late = new Date(MONDAY + 99 * DAY)
    const claim = { id: newId(), seen: await blue.version(game), affair: { type: 'claim' } }
    const says = {
      date: late.toUTCString(),
      'x-client-time': late.toISOString(),
      'if-modified-since': late.toUTCString(),
    }
    const at = `/api/games/${game}/affairs`
    expect((await blue.send('POST', at, claim, says)).status).toBe(422)
    for (const more of [{ now: late.getTime() }, { time: late.toISOString() }])
      expect((await blue.send('POST', at, { ...claim, ...more })).status).toBe(400)
    const before = (await blue.look(game)).text
    hour.now -= 2 * HOUR
    expect((await blue.look(game)).text).toBe(before)
    hour.now += 4 * HOUR
    expect((await blue.look(game)).text).toBe(before)
  })

  test('that is out is judged alike by who looks at once and by who looks weeks later, without any scheduler', async () => {
    const claimed = async (later: number) => {
      hour.now = MONDAY
      store = memoryStore()
      testServices(store, { now: () => hour.now })
      const { game, blue } = await timedGame()
      hour.now = MONDAY + 4 * DAY + later
      const { clock, may } = (await blue.look(game)).body
      const { result } = (await blue.affair(game, { type: 'claim' })).body
      return { clock, may, result }
    }
    const soon = await claimed(0)
    expect(soon.result).toMatchObject({ winner: 'blue' })
    for (const later of [1, HOUR, 40 * DAY]) expect(await claimed(later)).toEqual(soon)
  })

  test('by turns is told alike at the table, in lists and to who claims, whatever of the turn was used before', async () => {
    const { game, red, blue } = await invitedGame({ pace: 'steady' })
    hour.now += 30 * HOUR
    await chosen(game, red, blue)
    // Of two days and ten the choice has taken thirty hours, though the game has waited for red anew since.
    const ends = MONDAY + 12 * DAY
    const deadline = new Date(ends).toISOString()
    const at = await blue.look(game)
    expect(at.body.clock).toMatchObject({ pace: 'steady', sides: { red: { running: { deadline } } } })
    for (const browser of [red, blue])
      expect(await listed(browser)).toMatchObject({ pace: 'steady', deadline, left: 12 * DAY - 30 * HOUR })
    hour.now = ends - 1
    expect((await blue.affair(game, { type: 'claim' })).body.no).toBe('FP 7')
    hour.now++
    expect((await blue.affair(game, { type: 'claim' })).body.stage).toBe('over')
    const { entries } = (await blue.export(game)).body
    expect(verifyGame(toyGame, entries)).toMatchObject({ sound: true })
  })

  test('by turns has whose time is out led by his staff, a moment at a request, and the next turn is his own', async () => {
    const led: Game = {
      ...toyGame,
      // A step, if it has not been gone, then the end of the turn.
      led: (view) =>
        (view as ToyView).pawns.red === 0
          ? [{ type: 'step', pawn: 'red', by: 1 } as never]
          : [{ type: 'done' }],
    }
    testServices(store, { now: () => hour.now, games: { toy: led } })
    const { game, red, blue, spectator } = await invitedGame({ pace: 'steady' })
    await chosen(game, red, blue)
    hour.now += 12 * DAY
    expect((await blue.look(game)).body.may).toContain('lead')
    expect((await blue.look(game)).body.may).not.toContain('claim')
    expect((await blue.affair(game, { type: 'claim' })).body.because?.key).toBe('table.no.leadFirst')
    expect((await red.affair(game, { type: 'lead' })).body.no).toBe('FP 7')
    const given = await blue.affair(game, { type: 'lead' })
    expect(given.body).toMatchObject({ led: ['red'], computerToMove: true, awaits: ['red'] })
    // What is led he does not order himself, nor take back; who only watches moves nothing on.
    expect((await red.order(game, { type: 'fight' })).body.because?.key).toBe('table.no.isLed')
    expect((await red.order(game, { type: 'takeBack' })).body.because?.key).toBe('table.no.isLed')
    expect((await spectator.look(game)).body.computerToMove).toBe(false)
    const after = await blue.advance(game)
    expect(after.body).toMatchObject({ led: ['red'], computerToMove: false, awaits: ['blue'] })
    expect(after.body.view).toMatchObject({ pawns: { red: 1 } })
    await blue.order(game, { type: 'done' })
    expect((await red.look(game)).body).toMatchObject({ led: [], computerToMove: false })
    expect((await red.order(game, { type: 'choose', number: 3 })).status).toBe(200)
    await blue.affair(game, { type: 'resign' })
    const { entries } = (await blue.export(game)).body
    expect(verifyGame(led, entries)).toMatchObject({ sound: true })
  })

  test('loses nothing by an outage on its weekend off, and says nothing of it', async () => {
    const { game, red } = await timedGame({ pace: '7d', weekendsOff: true })
    const beat = () => noteBeat({ store, now: () => hour.now }, MINUTES)
    const away = async (from: number, to: number) => {
      for (; hour.now < from; hour.now += MINUTES) await beat()
      hour.now = from
      await beat()
      hour.now = to
      await beat()
      return (await red.look(game)).body.clock?.outage ?? null
    }
    // Monday begins in Berlin an hour before it does for us.
    const monday = MONDAY + 7 * DAY - HOUR
    expect(await away(monday - DAY, monday - HOUR)).toBeNull()
    expect(await away(monday - HOUR / 2, monday + 3 * HOUR)).toMatchObject({ time: 3 * HOUR })
  })

  test('gives back the time of our outage', async () => {
    const { game, red, blue, spectator } = await timedGame()
    const beat = () => noteBeat({ store, now: () => hour.now }, MINUTES)
    await beat()
    hour.now += 2 * DAY
    expect(await outagesSince({ store, now: () => hour.now }, 0)).toEqual([{ from: MONDAY, to: hour.now }])
    await beat()
    hour.now += MINUTES
    await beat()
    expect(await outagesSince({ store, now: () => hour.now }, 0)).toHaveLength(1)
    const deadline = new Date(MONDAY + 6 * DAY).toISOString()
    const away = { from: new Date(MONDAY).toISOString(), to: new Date(MONDAY + 2 * DAY).toISOString() }
    // Both are told which time does not count.
    for (const browser of [red, blue])
      expect((await browser.look(game)).body.clock?.sides.red?.running).toMatchObject({
        deadline,
        rests: [away],
      })
    const outage = { time: 2 * DAY, until: away.to }
    for (const browser of [red, blue]) expect((await browser.look(game)).body.clock?.outage).toEqual(outage)
    expect((await spectator.look(game)).body.clock?.outage).toBeNull()
    for (const browser of [red, blue])
      expect(await listed(browser)).toMatchObject({ deadline, left: 4 * DAY - MINUTES })
    for (; hour.now < MONDAY + 6 * DAY; hour.now += MINUTES) await beat()
    hour.now = MONDAY + 6 * DAY - 1
    expect((await blue.affair(game, { type: 'claim' })).body.no).toBe('FP 7')
    hour.now++
    expect((await blue.affair(game, { type: 'claim' })).body.stage).toBe('over')
    const { entries } = (await blue.export(game)).body
    expect(verifyGame(toyGame, entries)).toMatchObject({ sound: true })
  })

  test('runs on a host where nobody makes rounds, whenever its scheduler comes and whoever made some before', async () => {
    const { game, blue } = await timedGame()
    // Another server on the same store has made rounds until Tuesday, and is no more.
    const last = { store: { ...store }, now: () => MONDAY + DAY }
    await noteBeat(last, MINUTES)
    const secret = 'c'.repeat(40)
    testServices(store, { now: () => hour.now, cronSecret: secret })
    const comes = () =>
      new Browser().send('GET', '/api/notices/send', undefined, { authorization: `Bearer ${secret}` })
    const deadline = new Date(MONDAY + 4 * DAY).toISOString()
    for (const later of [HOUR, 40 * HOUR, MINUTES]) {
      hour.now += later
      expect((await comes()).status).toBe(200)
      expect((await blue.look(game)).body.clock?.sides.red?.running?.deadline).toBe(deadline)
    }
    hour.now = MONDAY + 4 * DAY
    expect((await blue.affair(game, { type: 'claim' })).body.stage).toBe('over')
  })

  test('shows in the list until when, and of that what counts: weekends off and days off do not', async () => {
    const { game, red, blue } = await timedGame({ weekendsOff: true })
    const friday = new Date(MONDAY + 4 * DAY).toISOString()
    expect(await listed(red)).toMatchObject({ deadline: friday, left: 4 * DAY })
    await red.affair(game, { type: 'away', first: '2026-01-08', last: '2026-01-09' })
    // In Berlin: Thursday and Friday off, then the weekend; what is left of Thursday counts on Monday.
    const monday = new Date(MONDAY + 8 * DAY).toISOString()
    for (const browser of [red, blue])
      expect(await listed(browser)).toMatchObject({ deadline: monday, left: 4 * DAY })
    hour.now = MONDAY + 5 * DAY
    expect(await listed(red)).toMatchObject({ deadline: monday, left: DAY + HOUR })
    hour.now = MONDAY + 9 * DAY
    expect(await listed(red)).toMatchObject({ deadline: monday, left: 0 })
    expect(JSON.stringify(await listed(blue))).not.toMatch(/Europe|Asia|runs/)
  })

  test('shows a spectator the same in the list as at the table, and nobody’s weekends in either', async () => {
    const { game, red, spectator } = await timedGame({ weekendsOff: true })
    await red.affair(game, { type: 'away', first: '2026-01-07', last: '2026-01-08' })
    for (const later of [0, HOUR, 20 * HOUR, 30 * HOUR]) {
      hour.now += later
      const { clock } = (await spectator.look(game)).body
      expect((await listed(spectator)).left).toBe(faceOf(clock, 'spectator', hour.now)!.left)
    }
  })

  test('of who comes round too seldom measures nothing', async () => {
    await noteBeat({ store, now: () => hour.now }, DAY)
    expect(await outagesSince({ store, now: () => hour.now + 9 * DAY }, 0)).toEqual([])
  })

  test('does not begin with a pace that is not known', async () => {
    expect((await new Browser().create({ mode: 'invite', pace: '2d' as never })).status).toBe(400)
  })
})

describe('a substitute', () => {
  test('takes the seat of who is late, by a link of the other player; the seat is gone for who had it', async () => {
    const { game, red, blue, spectator } = await timedGame()
    hour.now += 5 * DAY
    expect((await blue.links(game, { make: 'invite' })).status).toBe(403)
    await blue.affair(game, { type: 'replace', what: 'substitute' })
    expect((await blue.look(game)).body).toMatchObject({ sought: ['red'], stage: 'play' })
    const { token } = (await blue.links(game, { make: 'invite' })).body
    const other = new Browser()
    expect((await other.peek(game, token!)).body).toMatchObject({ kind: 'invite', side: 'red' })
    const entered = await other.enter(game, token!, { zone: 'Asia/Kolkata' })
    expect(entered.body).toMatchObject({ seats: ['red'], stage: 'play', sought: [] })
    expect(entered.body.clock?.sides.red).toMatchObject({ reserve: 3 * DAY })
    expect((await red.look(game)).body).not.toMatchObject({ seats: ['red'] })
    expect((await red.affair(game, { type: 'resign' }, { seen: 1 })).status).toBeGreaterThanOrEqual(403)
    expect((await other.order(game, { type: 'fight' })).status).toBe(200)
    // Everybody reads that it is another who plays, for as long as there is the game.
    for (const browser of [red, blue, other, spectator]) {
      const { log, substitutes } = (await browser.look(game)).body
      expect(log).toContainEqual(
        expect.objectContaining({ key: 'table.substitute.late', params: { side: 'red' } }),
      )
      expect(substitutes).toMatchObject({ red: { why: 'late' } })
    }
    await blue.affair(game, { type: 'resign' })
    expect(verifyGame(toyGame, (await blue.export(game)).body.entries)).toMatchObject({ sound: true })
  })

  test('is alone in his seat: no link opens it that was made before, even one that opens both', async () => {
    const red = new Browser()
    const { game } = (await red.create({ mode: 'hotseat' })).body
    const ofBoth = (await red.links(game, { make: 'recover' })).body.token!
    await red.affair(game, { type: 'offer', what: 'substitute' }, { side: 'blue' })
    const { token } = (await red.links(game, { make: 'invite' })).body
    const other = new Browser()
    expect((await other.enter(game, token!)).body.seats).toEqual(['blue'])
    expect((await new Browser().enter(game, ofBoth)).status).toBe(410)
    expect((await red.look(game)).body.seats).toEqual(['red'])
  })

  test('is nobody who plays the other side or has played it, in whichever account he is now', async () => {
    const { game, red, blue } = await timedGame()
    const seek = async (by: Browser) => {
      hour.now += 5 * DAY
      expect((await by.affair(game, { type: 'replace', what: 'substitute' })).status).toBe(200)
      return (await by.links(game, { make: 'invite' })).body.token!
    }
    let link = await seek(blue)
    expect((await blue.enter(game, link)).status).toBe(403)
    const green = new Browser()
    await green.enter(game, link)
    // Red, who had to go, has signed in elsewhere; blue is late now.
    const phone = new Browser()
    await phone.send('POST', '/api/me', { id: newId(), name: 'Rosa' })
    await mergeGuest(store, whoOf(red).account, whoOf(phone).account)
    await green.order(game, { type: 'fight' })
    await green.order(game, { type: 'done' })
    link = await seek(green)
    expect((await phone.enter(game, link)).status).toBe(403)
    expect((await new Browser().enter(game, link)).body.seats).toEqual(['blue'])
  })

  test('is not let in either by the link for spectators, by which he goes on watching', async () => {
    const { game, red, blue } = await timedGame()
    const seek = async (by: Browser) => {
      hour.now += 5 * DAY
      await by.affair(game, { type: 'replace', what: 'substitute' })
      return (await by.links(game, { make: 'invite' })).body.token!
    }
    await red.order(game, { type: 'done' })
    const green = new Browser()
    await green.enter(game, await seek(red))
    const { token } = (await red.links(game, { make: 'watch' })).body
    expect((await blue.look(game)).status).toBe(404)
    expect((await blue.enter(game, token!)).body.seats).toEqual([])
    await green.order(game, { type: 'done' })
    await chosen(game, red, green)
    const link = await seek(green)
    expect((await blue.enter(game, link)).status).toBe(403)
    await red.links(game, { revoke: 'watch' })
    expect((await blue.enter(game, link)).status).toBe(403)
  })

  test('is sought openly: who is late is told of it, and keeps his seat if he plays on first', async () => {
    const { game, red, blue } = await timedGame()
    hour.now += 5 * DAY
    await blue.affair(game, { type: 'replace', what: 'substitute' })
    expect(rowsOf(game)).toContain('out:late:red')
    const { token } = (await blue.links(game, { make: 'invite' })).body
    await red.order(game, { type: 'fight' })
    expect(rowsOf(game)).not.toContain('out:late:red')
    expect((await new Browser().enter(game, token!)).status).toBe(410)
    expect((await red.look(game)).body).toMatchObject({ seats: ['red'], substitutes: {} })
  })

  test('who is late is told as well when the computer has taken his seat', async () => {
    const { game, blue } = await timedGame()
    hour.now += 5 * DAY
    await blue.affair(game, { type: 'replace', what: 'substitute' })
    await blue.affair(game, { type: 'replace', what: 'computer' })
    expect(rowsOf(game)).toEqual(['out:given:red'])
  })

  test('leaves nobody his seat who signs in at that very moment', async () => {
    const { game, red, blue } = await timedGame()
    const phone = new Browser()
    await phone.send('POST', '/api/me', { id: newId(), name: 'Rosa' })
    hour.now += 5 * DAY
    await blue.affair(game, { type: 'replace', what: 'substitute' })
    const { token } = (await blue.links(game, { make: 'invite' })).body
    // Red's seat moves to his account after it was read who has it, and before that is written.
    const { append } = store
    store.append = async (write) => {
      store.append = append
      await mergeGuest(store, whoOf(red).account, whoOf(phone).account)
      return append(write)
    }
    expect((await new Browser().enter(game, token!)).body.seats).toEqual(['red'])
    expect((await phone.look(game)).body.seats).toEqual([])
  })

  test('or the computer takes it by agreement, and plays on', async () => {
    const { game, red, blue } = await timedGame()
    await red.affair(game, { type: 'offer', what: 'computer' })
    const agreed = await blue.affair(game, { type: 'accept', what: 'computer' })
    expect(agreed.body).toMatchObject({ players: { red: 'computer' }, computerToMove: true })
    expect(rowsOf(game)).toEqual(['out:given:red'])
    // He had the seat; now he only watches, and neither plays on beside the computer nor sees what it holds.
    expect((await red.look(game)).body).toMatchObject({ seats: [], viewer: 'spectator', may: [] })
    expect((await red.affair(game, { type: 'resign' })).status).toBe(403)
    expect((await red.send<ListAnswer>('GET', '/api/games')).body.games).toMatchObject([
      { sides: [], mine: false },
    ])
    for (let i = 0; i < 20 && (await blue.look(game)).body.computerToMove; i++) await blue.advance(game)
    expect((await blue.look(game)).body.awaits).toContain('blue')
  })

  test('against the computer there is no clock any more: not for who plays on, and nobody is reminded', async () => {
    for (const why of ['agreed', 'late'] as const) {
      const { game, red, blue, spectator } = await timedGame()
      if (why === 'agreed') await red.affair(game, { type: 'offer', what: 'computer' })
      else hour.now += 5 * DAY
      const given =
        why === 'agreed'
          ? await blue.affair(game, { type: 'accept', what: 'computer' })
          : await blue.affair(game, { type: 'replace', what: 'computer' })
      expect(given.body.clock).toBeNull()
      for (let i = 0; i < 20 && (await blue.look(game)).body.computerToMove; i++) await blue.advance(game)
      hour.now += 30 * DAY
      store.dropSnapshot(game)
      const { body } = await blue.look(game)
      expect(body).toMatchObject({ awaits: ['blue'], clock: null })
      expect(body.may).not.toContain('away')
      expect((await spectator.look(game)).body.clock).toBeNull()
      const row = await listed(blue)
      expect([row.pace, row.deadline, row.left]).toEqual([null, undefined, undefined])
      expect(rowsOf(game)).toEqual(['out:given:red'])
      expect((await blue.order(game, { type: 'fight' })).status).toBe(200)
    }
  })
})
