import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { troubleField } from '@/lib/accounts/account'
import { mergeGuest } from '@/lib/accounts/merge'
import { type Outcome, readTrouble } from '@/lib/notices/channel'
import { LEASE } from '@/lib/notices/lease'
import type { Post } from '@/lib/notices/post'
import { SENDING_FIELD } from '@/lib/notices/row'
import { drainDue, drainGame } from '@/lib/notices/sender'
import { seatFields } from '@/lib/seats/seat'
import type { EventStore } from '@/lib/store/event-store'
import { noteBeat } from '@/lib/store/outages'
import { memoryStore } from '../support/memory-store'
import { accountOf, GAME, handTo, hook, lineId, plainGame, senderWith, takeFrom } from '../support/notices'
import { runs } from '../support/runs'
import { asItIs, deaths, leaseless, type Mutant, tableIn, wrongAfterDeath, wrongInRace } from './trials'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const table = (more?: Parameters<typeof tableIn>[1]) => tableIn(memoryStore(), more)

describe('the sender', () => {
  test('tells each channel of a hand-off once, and looks again only when there is something to tell', async () => {
    const { hour, store, receivers, drain } = await table()
    await handTo(store, 'red', 1, hour.at)
    await drain()
    expect(receivers.got.map(({ line }) => line).sort()).toEqual(['a', 'b'])
    expect(await store.due(hour.at + 99 * HOUR, 9)).toEqual([])
    await drain()
    expect(receivers.got).toHaveLength(2)
    expect(store.kept(GAME)!.fields[SENDING_FIELD]).toBeUndefined()
  })

  test('sends nothing for a hand-off that is undone within the quiet delay', async () => {
    const { hour, store, receivers, drain } = await table({ wishes: { delay: 5 } })
    await handTo(store, 'red', 1, hour.at)
    await drain()
    hour.wait(4 * MINUTE)
    await takeFrom(store, 'red', hour.at)
    await drain()
    hour.wait(HOUR)
    await drain()
    expect(receivers.got).toEqual([])
  })

  test('waits for the delay, then tells of it', async () => {
    const { hour, store, receivers, drain } = await table({ wishes: { delay: 5 } })
    await handTo(store, 'red', 1, hour.at)
    await drain()
    expect(receivers.got).toEqual([])
    expect(await store.due(hour.at + HOUR, 9)).toEqual([{ id: GAME, at: hour.at + 5 * MINUTE }])
    hour.wait(5 * MINUTE)
    await drain()
    expect(receivers.got).toHaveLength(2)
  })

  test('reminds when 50, 80 and 95% of the time are over, and only of the latest that was missed', async () => {
    const { hour, store, receivers, drain } = await table()
    const began = hour.at
    await handTo(store, 'red', 1, began, { clock: true })
    for (let h = 0; h <= 100; h++) {
      hour.at = began + h * HOUR
      await drain()
    }
    const hours = receivers.got.filter(({ line }) => line === 'a').map(({ at }) => (at - began) / HOUR)
    expect(hours).toEqual([0, 48, 77, 92])
    await handTo(store, 'red', 2, hour.at, { clock: true })
    hour.wait(90 * HOUR)
    receivers.got.length = 0
    await drain()
    await drain()
    expect(receivers.got.map(({ line }) => line)).toEqual(['a', 'b'])
  })

  test('reminds as much later as this server was away, as the time is judged', async () => {
    const { hour, store, receivers, drain } = await table()
    const began = hour.at
    await handTo(store, 'red', 1, began, { clock: true })
    for (let h = 0; h <= 160; h++) {
      hour.at = began + h * HOUR
      // Nobody is there from hour 20 to 50; who comes then looks at it first.
      if (h > 20 && h < 50) continue
      for (let minutes = 0; minutes < 60; minutes += 5) {
        await noteBeat({ store, now: () => hour.at + minutes * MINUTE }, 5 * MINUTE)
      }
      await drain()
    }
    const told = receivers.got.filter(({ line }) => line === 'a')
    // 29 hours and 5 minutes more, seen at the next full hour.
    expect(told.map(({ at }) => (at - began) / HOUR)).toEqual([0, 78, 106, 121])
    expect(told[1]!.message.title).toBe('Toy: 47 hours left')
  })

  test('tries a failing channel with growing pauses, then switches it off, and the others go on', async () => {
    const { hour, store, receivers, drain } = await table()
    receivers.answer = (line) =>
      line === 'a' ? { done: 'failed', why: 'refused', after: null } : { done: 'sent' }
    await handTo(store, 'red', 1, hour.at)
    const tries: number[] = []
    for (let n = 0; n < 60; n++) {
      const before = receivers.got.filter(({ line }) => line === 'a').length
      await drain()
      if (receivers.got.filter(({ line }) => line === 'a').length > before) tries.push(hour.at)
      const [next] = await store.due(Number.MAX_SAFE_INTEGER, 1)
      if (!next) break
      hour.at = Math.max(hour.at, next.at)
    }
    const pauses = tries.slice(1).map((at, n) => (at - tries[n]!) / MINUTE)
    expect(pauses).toEqual([1, 3, 9, 27, 81, 243, 360, 360])
    expect(receivers.got.filter(({ line }) => line === 'b')).toHaveLength(1)
    const trouble = store.kept(`account:${accountOf('red')}`)!.fields[troubleField(lineId('a'))]
    expect(readTrouble(trouble)).toMatchObject({ off: true, why: 'refused' })
    await handTo(store, 'red', 2, hour.at)
    receivers.got.length = 0
    await drain()
    expect(receivers.got.map(({ line }) => line)).toEqual(['b'])
  })

  test('asks no sooner than a receiver wishes, and forgets the trouble when it is over', async () => {
    const { hour, store, receivers, drain } = await table()
    receivers.answer = (line) =>
      line === 'a' ? { done: 'failed', why: 'refused', after: 900 } : { done: 'sent' }
    await handTo(store, 'red', 1, hour.at)
    await drain()
    const [next] = await store.due(Number.MAX_SAFE_INTEGER, 1)
    expect(next!.at - hour.at).toBe(15 * MINUTE)
    hour.at = next!.at
    receivers.answer = () => ({ done: 'sent' })
    await drain()
    expect(store.kept(`account:${accountOf('red')}`)!.fields[troubleField(lineId('a'))]).toBeUndefined()
  })

  test.each(['failed', 'gone'] as const)(
    'tries a channel that has %s once, however much there is to tell',
    async (done) => {
      const { hour, store, receivers, drain } = await table()
      receivers.answer = () => (done === 'gone' ? { done } : { done, why: 'refused', after: null })
      await handTo(store, 'red', 1, hour.at)
      await handTo(store, 'red', 1, hour.at, { kind: 'chat' })
      await handTo(store, 'red', 1, hour.at, { kind: 'offer' })
      await drain()
      expect(receivers.got.map(({ line }) => line).sort()).toEqual(['a', 'b'])
    },
  )

  test('drops a channel that is gone', async () => {
    const { hour, store, receivers, drain } = await table()
    receivers.answer = (line) => (line === 'a' ? { done: 'gone' } : { done: 'sent' })
    await handTo(store, 'red', 1, hour.at)
    await drain()
    await handTo(store, 'red', 2, hour.at)
    await drain()
    expect(receivers.got.map(({ line }) => line)).toEqual(['a', 'b', 'b'])
  })

  test('says nothing to who has the game open, until he is away', async () => {
    const { hour, store, receivers, drain } = await table()
    await store.setFields(GAME, { set: { 'seen:red': String(hour.at) } })
    await handTo(store, 'red', 1, hour.at)
    await drain()
    expect(receivers.got).toEqual([])
    hour.wait(5 * MINUTE)
    await drain()
    expect(receivers.got).toHaveLength(2)
  })

  test('spares who has looked at the game within the wait the notice of his move, and reminds him of it', async () => {
    const { hour, store, receivers, drain } = await table({ wishes: { delay: 5 } })
    const began = hour.at
    await handTo(store, 'red', 1, began, { clock: true })
    await store.setFields(GAME, { set: { 'seen:red': String(began + MINUTE) } })
    for (; hour.at <= began + 49 * HOUR; hour.wait(5 * MINUTE)) await drain()
    expect(receivers.got.map(({ line, at }) => [line, (at - began) / HOUR])).toEqual([
      ['a', 48],
      ['b', 48],
    ])
  })

  test('a record that cannot be read keeps no other from being told', async () => {
    const { hour, store, receivers, drain } = await table()
    const other = 'h'.repeat(22)
    await plainGame(store, other)
    await handTo(store, 'blue', 1, hour.at, { game: other })
    await store.setFields(GAME, { set: { 'out:turn:red': 'no JSON' }, due: hour.at - 1 })
    const told = console.error
    console.error = () => {}
    await drain()
    console.error = told
    expect(receivers.got.map(({ line }) => line)).toEqual(['c'])
  })

  test('tells within minutes what it could not read as the store was ill for a moment', async () => {
    const { hour, store, receivers } = await table()
    await handTo(store, 'red', 1, hour.at)
    let ill = true
    const wholes: EventStore['wholes'] = (ids, asks) =>
      ill && ids.length > 0 ? Promise.reject(new Error('ill')) : store.wholes(ids, asks)
    const sender = senderWith({ ...store, wholes }, hour, receivers.post)
    const told = console.error
    console.error = () => {}
    await drainDue(sender, Number.POSITIVE_INFINITY)
    console.error = told
    ill = false
    hour.wait(5 * MINUTE)
    await drainDue(sender, Number.POSITIVE_INFINITY)
    expect(receivers.got.map(({ line }) => line).sort()).toEqual(['a', 'b'])
  })

  test('one digest tells of all games that wait, at its hour, and again only if there is something new', async () => {
    const { hour, store, receivers, drain } = await table({
      wishes: { channels: { [lineId('a')]: 'digest', [lineId('b')]: 'off' } },
      zone: 'Europe/Berlin',
    })
    const other = 'h'.repeat(22)
    await plainGame(store, other)
    const record = `account:${accountOf('red')}`
    const entry = store.kept(record)!.fields[`game:${GAME}`]!
    await store.setFields(record, { set: { [`game:${other}`]: entry } })
    await handTo(store, 'red', 1, hour.at)
    await handTo(store, 'red', 1, hour.at, { game: other, kind: 'rematch' })
    const days = async (n: number) => {
      for (let h = 0; h < n * 24; h++) {
        await drain()
        hour.wait(HOUR)
      }
    }
    await days(3)
    expect(receivers.got).toHaveLength(1)
    // 18:00 in Berlin.
    expect(new Date(receivers.got[0]!.at).toISOString()).toBe('2026-01-14T17:00:00.000Z')
    const { title, body } = receivers.got[0]!.message
    expect(title).toBe('Fieldpost: 2 games wait for you')
    expect(body.split('\n').sort()).toEqual([
      'Toy against Boris: The toy says ask-open {}.',
      'Toy: a rematch?',
    ])
    await handTo(store, 'red', 2, hour.at)
    await days(2)
    expect(receivers.got).toHaveLength(2)
    await takeFrom(store, 'red', hour.at)
    await takeFrom(store, 'red', hour.at, other)
    await days(2)
    expect(receivers.got).toHaveLength(2)
    // An offer in the game that waits anyway is no second game, and news that was told is none.
    await handTo(store, 'red', 3, hour.at)
    await handTo(store, 'red', 1, hour.at, { kind: 'offer' })
    await days(1)
    expect(receivers.got[2]!.message).toMatchObject({
      title: 'Fieldpost: 1 game waits for you',
      path: `/games/${GAME}`,
    })
    expect(receivers.got[2]!.message.body).not.toContain('rematch')
  })

  test('a digest of very many games is no longer than every channel takes', async () => {
    const { hour, store, receivers, drain } = await table({
      wishes: { channels: { [lineId('a')]: 'digest', [lineId('b')]: 'off' } },
    })
    const record = `account:${accountOf('red')}`
    const entry = store.kept(record)!.fields[`game:${GAME}`]!
    await store.setFields(`account:${accountOf('blue')}`, { set: { name: '_'.repeat(40) } })
    for (let n = 0; n < 60; n++) {
      const game = String(n).padStart(22, 'h')
      await plainGame(store, game)
      await store.setFields(record, { set: { [`game:${game}`]: entry } })
      await handTo(store, 'red', 1, hour.at, { game, clock: true })
    }
    await drain()
    hour.wait(6 * HOUR)
    await drain()
    const { title, body, room } = receivers.got[0]!.message
    expect(title).toBe('Fieldpost: 60 games wait for you')
    expect(body).toMatch(/days left\.\n…$/)
    // Discord counts 2,000 characters, marks before signs and the address among them.
    expect(room.replaceAll('_', '\\_').length).toBeLessThan(1_900)
  })

  test('a digest says how much time there is left', async () => {
    const { hour, store, receivers, drain } = await table({
      wishes: { channels: { [lineId('a')]: 'digest', [lineId('b')]: 'off' } },
    })
    await handTo(store, 'red', 1, hour.at, { clock: true })
    await drain()
    hour.wait(6 * HOUR)
    await drain()
    // A day and three of reserve, of which six hours are over.
    expect(receivers.got[0]!.message.body).toBe('Toy against Boris: The toy says ask-open {}. 3 days left.')
  })

  test('hands over to the digest at the next round what it could not hand over in this one', async () => {
    const { hour, store, receivers } = await table({
      wishes: { channels: { [lineId('a')]: 'digest', [lineId('b')]: 'off' } },
    })
    await handTo(store, 'red', 1, hour.at)
    let lost = 0
    const crowded: EventStore = {
      ...store,
      setFields: async (id, change) => {
        const isHandOver = change.set?.waiting !== undefined && lost < 5
        if (isHandOver) lost++
        return isHandOver ? false : store.setFields(id, change)
      },
    }
    const sender = senderWith(crowded, hour, receivers.post)
    await drainDue(sender, Number.POSITIVE_INFINITY)
    expect([lost, store.kept(GAME)!.fields['mark:turn:red']]).toEqual([5, undefined])
    for (let h = 0; h < 24; h++) {
      await drainDue(sender, Number.POSITIVE_INFINITY)
      hour.wait(HOUR)
    }
    expect(receivers.got.map(({ at }) => new Date(at).getUTCHours())).toEqual([18])
  })

  test('sends at its hour the digest of a guest who has signed in meanwhile', async () => {
    const { hour, store, receivers, drain } = await table({
      wishes: { channels: { [lineId('a')]: 'digest', [lineId('b')]: 'off' } },
      zone: 'Europe/Berlin',
    })
    const seat = { sides: ['red'], creator: true, watch: null }
    await store.setFields(GAME, { set: seatFields(GAME, accountOf('red'), seat) })
    await handTo(store, 'red', 1, hour.at)
    await drain()
    await store.setFields('account:anna', { create: true, set: { made: new Date(hour.at).toISOString() } })
    await mergeGuest(store, accountOf('red'), 'anna')
    for (let quarter = 0; quarter < 24 * 4; quarter++) {
      for (let round = 0; round < 2; round++) await drain()
      hour.wait(15 * MINUTE)
    }
    // 18:00 in Berlin.
    expect(receivers.got.map(({ at }) => new Date(at).toISOString())).toEqual(['2026-01-14T17:00:00.000Z'])
    expect(await store.due(Number.MAX_SAFE_INTEGER, 9)).toEqual([])
  })

  test('leaves to the next digest what comes up while one is sent', async () => {
    const { hour, store, receivers, drain } = await table({
      wishes: { channels: { [lineId('a')]: 'digest', [lineId('b')]: 'off' } },
    })
    await handTo(store, 'red', 1, hour.at)
    receivers.answer = async (_line, n) => {
      if (n === 1) {
        await handTo(store, 'red', 2, hour.at)
        await drainGame(senderWith(store, hour, receivers.post), GAME)
      }
      return { done: 'sent' }
    }
    for (let quarter = 0; quarter < 24 * 4; quarter++) {
      await drain()
      hour.wait(15 * MINUTE)
    }
    const hours = receivers.got.map(({ at }) => new Date(at).toISOString().slice(11, 16))
    expect(hours).toEqual(['18:00', '07:00'])
  })

  test('puts off no digest whose hour has come by what comes up before anybody sends it', async () => {
    const { hour, store, receivers, drain } = await table({
      wishes: { channels: { [lineId('a')]: 'digest', [lineId('b')]: 'off' } },
    })
    await handTo(store, 'red', 1, hour.at)
    await drain()
    // No scheduler came at 18:00. In its next round a game is looked at before the account.
    hour.wait(7 * HOUR)
    await handTo(store, 'red', 2, hour.at)
    await drainGame(senderWith(store, hour, receivers.post), GAME)
    await drain()
    expect(receivers.got.map(({ message }) => message.kind)).toEqual(['digest'])
    // It told of both, and the next comes at its own hour.
    await handTo(store, 'red', 3, hour.at)
    for (let quarter = 0; quarter < 24 * 4; quarter++) {
      await drain()
      hour.wait(15 * MINUTE)
    }
    const hours = receivers.got.map(({ at }) => new Date(at).toISOString().slice(11, 16))
    expect(hours).toEqual(['19:00', '07:00'])
  })

  test('tries a digest again at its hour whatever comes up, and nothing else with it', async () => {
    const digest = { [lineId('a')]: 'digest', [lineId('b')]: 'digest' } as const
    const { hour, store, receivers, drain } = await table({ wishes: { channels: digest } })
    await handTo(store, 'red', 1, hour.at)
    receivers.answer = (line, n) =>
      line === 'a' && n < 4 ? { done: 'failed', why: 'silent', after: null } : { done: 'sent' }
    await drain()
    hour.wait(6 * HOUR)
    for (let minute = 0; minute < 20 * 60; minute++) {
      await drain()
      // By the time of the second try, and before the third, something new waits on both.
      if (minute === 0 || minute === 2) await handTo(store, 'red', minute + 2, hour.at)
      hour.wait(MINUTE)
    }
    const sent = receivers.got.map(({ line, at }) => `${line} ${new Date(at).toISOString().slice(11, 16)}`)
    expect(sent).toEqual(['a 18:00', 'b 18:00', 'a 18:01', 'a 18:04', 'b 07:00'])
    expect(await store.due(hour.at + 99 * HOUR, 9)).toEqual([])
  })

  test('forgets the trouble of a channel by what arrives, not by what is put off for a digest', async () => {
    const { hour, store, drain } = await table({ wishes: { channels: { [lineId('a')]: 'digest' } } })
    const record = `account:${accountOf('red')}`
    const trouble = JSON.stringify({ tries: 3, next: hour.at, why: 'refused', off: false })
    await store.setFields(record, { set: { [troubleField(lineId('a'))]: trouble } })
    await handTo(store, 'red', 1, hour.at)
    await drain()
    expect(store.kept(record)!.fields[troubleField(lineId('a'))]).toBe(trouble)
    hour.wait(DAY)
    await drain()
    expect(store.kept(record)!.fields[troubleField(lineId('a'))]).toBeUndefined()
  })

  test('says nothing of a nudge in a room while both choose in secret', async () => {
    const { hour, store, receivers, drain } = await table()
    await handTo(store, 'red', 1, hour.at, { kind: 'nudge', secret: true })
    await drain()
    expect(receivers.got).toEqual([])
    await handTo(store, 'red', 2, hour.at, { kind: 'nudge' })
    await drain()
    expect(receivers.got.map(({ line }) => line)).toEqual(['a', 'b'])
  })

  test('reminds by a channel that was added since of what waits already, and tells it there no more', async () => {
    const { hour, store, receivers, drain } = await table()
    await handTo(store, 'red', 1, hour.at, { clock: true })
    const young = JSON.stringify({ ...hook('d'), made: hour.at + 1 })
    await store.setFields(`account:${accountOf('red')}`, { set: { [`channel:${lineId('d')}`]: young } })
    for (const line of [
      ['a', 'b'],
      ['a', 'b', 'd'],
    ]) {
      receivers.got.length = 0
      await drain()
      expect(receivers.got.map((one) => one.line)).toEqual(line)
      hour.wait(2 * DAY)
    }
  })

  test('that was held up while another took over undoes none of his marks', async () => {
    const { hour, store, receivers, drain } = await table()
    await handTo(store, 'red', 1, hour.at)
    const other = senderWith(store, hour, receivers.post)
    receivers.answer = async (_line, n) => {
      if (n === 1) {
        hour.wait(LEASE)
        await handTo(store, 'red', 2, hour.at)
        await drainDue(other, Number.POSITIVE_INFINITY)
      }
      return { done: 'sent' }
    }
    await drain()
    await store.setFields(GAME, { set: {}, due: hour.at })
    await drain()
    // The first of a, and each of the second hand-off once.
    expect(receivers.got.map(({ line }) => line)).toEqual(['a', 'a', 'b'])
  })

  test('tells no news to who has seen it, nor by a channel that is younger', async () => {
    const { hour, store, receivers, drain } = await table({ wishes: { open: true } })
    await handTo(store, 'red', 1, hour.at, { kind: 'over' })
    await store.setFields(GAME, { set: { 'seen:red': String(hour.at + 1) } })
    await drain()
    expect(receivers.got).toEqual([])
    await handTo(store, 'blue', 1, hour.at, { kind: 'over' })
    const young = JSON.stringify({ ...hook('c'), made: hour.at + 1 })
    await store.setFields(`account:${accountOf('blue')}`, { set: { [`channel:${lineId('d')}`]: young } })
    await drain()
    expect(receivers.got.map(({ line }) => line)).toEqual(['c'])
  })
})

const isMark = (set: object = {}) => Object.keys(set).some((name) => name.startsWith('mark:'))

/** Senders that keep the contract badly. */
const mutants: Record<string, Mutant> = {
  'that marks before it sends': (store) => ({
    ...store,
    setFields: async (id, change) => {
      const took = await store.setFields(id, change)
      if (took && change.set && SENDING_FIELD in change.set && id === GAME) await markAll(store)
      return took
    },
  }),
  'that never marks': (store) => ({
    ...store,
    setFields: async (id, change) => isMark(change.set) || store.setFields(id, change),
  }),
}

async function markAll(store: EventStore) {
  for (const side of ['red', 'blue']) {
    const [text] = await store.fields(GAME, [`out:turn:${side}`])
    const told = Object.fromEntries(['a', 'b', 'c'].map((line) => [lineId(line), ['first']]))
    const mark = { id: JSON.parse(text!).id, told }
    await store.setFields(GAME, { set: { [`mark:turn:${side}`]: JSON.stringify(mark) } })
  }
}

describe('a crash', () => {
  test.each(deaths)(
    '$when call $call loses no notice and doubles one at most, under its id',
    async (death) => {
      expect(await wrongAfterDeath(memoryStore(), death)).toEqual([])
    },
  )

  test.each(Object.entries(mutants))('shows a sender %s', async (_name, mutant) => {
    const wrong: string[] = []
    for (const death of deaths) wrong.push(...(await wrongAfterDeath(memoryStore(), death, mutant)))
    expect(wrong).not.toEqual([])
  })
})

const races = (mutant: Mutant) =>
  fc.asyncProperty(fc.scheduler(), async (s) => {
    const wrong = await wrongInRace(s, memoryStore(), mutant)
    if (wrong.length > 0) throw new Error(wrong.join('; '))
  })

describe('two senders at once', () => {
  test('send each notice once, whatever the order of their steps', async () => {
    await fc.assert(races(asItIs), { numRuns: runs(600), seed: 41 })
  })

  test.each([
    ['that takes no lease', leaseless],
    ['that never marks', mutants['that never marks']!],
  ])('show one %s', async (_name, mutant) => {
    const found = fc.assert(races(mutant), { numRuns: 300, seed: 41, endOnFailure: true })
    await expect(found).rejects.toThrow()
  })
})

const silent: Outcome = { done: 'failed', why: 'silent', after: null }
/** Has it, and dies before it says so. */
const took: Outcome = { ...silent }
/** What receivers may do; a receiver that hangs has failed when the patience of the post is over. */
const outcomes = fc.constantFrom<Outcome>(
  { done: 'sent' },
  took,
  { done: 'failed', why: 'refused', after: null },
  { done: 'failed', why: 'refused', after: 900 },
  silent,
  { done: 'gone' },
)

describe('receivers that fail as they like', () => {
  /** What goes wrong until nothing is due any more. */
  async function wrongWith(
    plan: readonly Outcome[],
    mutant: Mutant,
    posting: (post: Post) => Post,
  ): Promise<string[]> {
    const { hour, store, receivers } = await table()
    const answers: Record<string, Outcome[]> = { a: [], b: [], c: [] }
    const had: Record<string, Set<string>> = { a: new Set(), b: new Set(), c: new Set() }
    let left = [...plan]
    receivers.answer = (line) => {
      const [outcome = { done: 'sent' as const }, ...rest] = left
      left = rest
      answers[line]!.push(outcome)
      if (outcome === took || outcome.done === 'sent') had[line]!.add(receivers.got.at(-1)!.message.id)
      return outcome
    }
    await handTo(store, 'red', 1, hour.at)
    await handTo(store, 'blue', 1, hour.at)
    const sender = senderWith(mutant(store), hour, posting(receivers.post))
    for (let n = 0; n < 60; n++) {
      await drainDue(sender, Number.POSITIVE_INFINITY)
      const [next] = await store.due(Number.MAX_SAFE_INTEGER, 1)
      if (!next) break
      hour.at = Math.max(hour.at, next.at)
    }
    const wrong = (await store.due(Number.MAX_SAFE_INTEGER, 9)).map(() => 'it never ends')
    for (const [line, all] of Object.entries(answers)) {
      const sent = all.filter(({ done }) => done === 'sent').length
      const ended = all.at(-1)?.done === 'gone' || all.length === 9
      if (sent > 1) wrong.push(`${line} was told ${sent} times`)
      if (had[line]!.size > 1) wrong.push(`${line} cannot know that ${had[line]!.size} messages are one`)
      if (sent === 0 && !ended) wrong.push(`${line} was not told`)
      if (all.slice(0, -1).some(({ done }) => done !== 'failed'))
        wrong.push(`${line} was asked after its end`)
    }
    return wrong
  }
  const all = (mutant: Mutant, posting = (post: Post) => post) =>
    fc.asyncProperty(fc.array(outcomes, { maxLength: 12 }), async (plan) => {
      const wrong = await wrongWith(plan, mutant, posting)
      if (wrong.length > 0) throw new Error(wrong.join('; '))
    })

  test('are told once all the same, unless they are gone or fail for a day', async () => {
    await fc.assert(all(asItIs), { numRuns: runs(120), seed: 44 })
  })
  test('find out a sender that never marks', async () => {
    const found = fc.assert(all(mutants['that never marks']!), { numRuns: 50, seed: 44, endOnFailure: true })
    await expect(found).rejects.toThrow()
  })
  test('find out a sender whose messages have another id each time', async () => {
    let n = 0
    const anew = (post: Post): Post => ({
      ...post,
      deliver: (channel, message, ...more) =>
        post.deliver(channel, { ...message, id: `${message.id}${n++}` }, ...more),
    })
    const found = fc.assert(all(asItIs, anew), { numRuns: 50, seed: 44, endOnFailure: true })
    await expect(found).rejects.toThrow()
  })
})

test('a message has another id for each hand-off, player, channel and reminder, and the same for each try', async () => {
  const { hour, store, receivers, drain } = await table()
  receivers.answer = (_line, n) =>
    n <= 2 ? { done: 'failed', why: 'silent', after: null } : { done: 'sent' }
  await handTo(store, 'red', 1, hour.at, { clock: true })
  await drain()
  hour.wait(MINUTE)
  await drain()
  const first = receivers.got.map(({ line, message }) => `${line} ${message.id}`)
  expect(new Set(first).size).toBe(2)
  hour.wait(50 * HOUR)
  await drain()
  await handTo(store, 'red', 2, hour.at)
  await handTo(store, 'blue', 2, hour.at)
  await drain()
  expect(receivers.counts().size).toBe(2 + 2 + 3)
})
