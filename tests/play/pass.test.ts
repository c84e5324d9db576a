import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/proud-monster/full'
import { fold } from '@/lib/kernel/log/fold'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import type { GameAnswer } from '@/lib/play/api/game'
import { leadOn, leadOnLater } from '@/lib/play/games/lead-on'
import type { Services } from '@/lib/play/services'
import type { EventStore } from '@/lib/store/event-store'
import { NO_PAPERS, type Papers, type Pass } from '@/lib/wargame/staff/papers'
import { Browser, invitedGame, newId, testServices } from '../support/browser'
import { seeded } from '../support/seeded'
import { emptyStores } from '../support/stores'

const KIND = { game: game.id, scenario: 'riga', side: 'german', pace: 'steady' } as const
const DONE = { type: 'done' }
const filed = (pass: Pass, more: Partial<Papers> = {}): Papers => ({ ...NO_PAPERS, pass, ...more })
const ATTACKED: Pass = { attacked: true, places: true }
const staffOf = ({ view }: GameAnswer) => (view as { mine: { staff?: Papers } | null }).mine?.staff
const keys = ({ log }: GameAnswer) => log.map(({ key }) => key)

describe.each(Object.entries(emptyStores()))('a turn that its owner wishes to pass (%s)', (_name, empty) => {
  let store: EventStore
  let services: Services

  /** A game of two persons, in which the German moves first; what the Soviet has filed. */
  async function table(kept: Papers = filed(ATTACKED), more: Partial<Services> = {}) {
    store = await empty()
    services = testServices(store, { games: { [game.id]: game as never }, ...more })
    const { game: id, red: german, blue: soviet, spectator } = await invitedGame(KIND)
    expect((await soviet.keepStaff(id, kept)).status).toBe(200)
    return { id, german, soviet, spectator }
  }

  /**
   * The German plays until the Soviet is to begin: without an attack, or as the computer would against a `defender`,
   * who answers as it would where the dice of a battle leave him a choice.
   */
  async function handOver(id: string, german: Browser, defender?: Browser): Promise<GameAnswer> {
    for (let n = 0; n < 400; n += 1) {
      const { view, led, awaits } = (await german.look(id)).body
      const { acting } = (view as { table: { acting: string } }).table
      if (led.length > 0 || (acting === 'soviet' && awaits.includes('soviet'))) break
      const mover = awaits.includes('german') ? german : defender
      if (!mover) throw new Error(`waits for ${awaits}`)
      const asked = (await mover.look(id)).body
      const ends = !defender && asked.legal.some(({ order }) => order.type === 'done')
      const order = ends ? DONE : game.computer(asked.view as never, asked.legal, seeded(`${n}`))
      expect((await mover.order(id, order as never)).status).toBe(200)
    }
    return (await german.look(id, '?since=0')).body
  }
  const advanced = async (id: string, browser: Browser) => {
    for (let n = 0; n < 30 && (await browser.advance(id)).body.computerToMove; n += 1);
    return (await browser.look(id, '?since=0')).body
  }
  /** What sides are to be told, by kind: in particular, or as all of that kind. */
  const told = async (id: string, ...names: string[]) => {
    const rows = await store.fields(
      id,
      names.map((name) => `out:${name}`),
    )
    return rows.map((row) => row && (JSON.parse(row).says ?? 'usual'))
  }
  const texts = (id: string) => store.entries(id, 0, 10_000)
  const passes = async (id: string) =>
    (await texts(id)).filter((text) => text.includes('"type":"pass"')).length

  test('is led by his staff, told to both, and costs him no time; the next is his own', async () => {
    const { id, german, soviet, spectator } = await table()
    const over = await handOver(id, german)
    expect(over).toMatchObject({ led: ['soviet'], computerToMove: true })
    expect(over.clock!.sides.soviet!.running).toBeNull()
    for (const deed of ['extend', 'claim', 'lead'] as const) expect(over.may).not.toContain(deed)
    expect((await soviet.order(id, DONE)).body.because?.key).toBe('table.no.isLed')
    expect(await told(id, 'passed:soviet', 'turn:soviet')).toEqual(['passed', null])
    await advanced(id, german)
    for (const browser of [german, soviet, spectator]) {
      const answer = (await browser.look(id, '?since=0')).body
      expect(answer).toMatchObject({ led: [], awaits: ['german'] })
      expect(keys(answer)).toContain('table.did.passed')
    }
    // Who was placed for him marches to his army from now on (8.7); nothing else is kept, and nobody else is told.
    const { marches, ...others } = staffOf((await soviet.look(id)).body)!
    expect({ ...others, marches: [] }).toEqual(NO_PAPERS)
    expect(marches.length).toBeGreaterThan(0)
    for (const { follows } of marches) expect(follows).toBeDefined()
    for (const browser of [german, spectator])
      expect((await browser.look(id, '?since=0')).text).not.toContain(marches[0]!.follows!)
    expect(await told(id, 'turn:german')).toEqual(['usual'])
    expect(await handOver(id, german)).toMatchObject({ led: [], awaits: ['soviet'] })
    await german.affair(id, { type: 'resign' })
    for (const browser of [german, soviet])
      expect(verifyGame(game as never, (await browser.export(id)).body.entries)).toMatchObject({
        sound: true,
      })
  })

  test('is his own after an attack, as he alone is told, with what happened and where', async () => {
    const { id, german, soviet } = await table(filed({ attacked: true }))
    const other = (await german.look(id)).text
    await soviet.keepStaff(id, filed({ attacked: true, places: true }))
    expect((await german.look(id)).text).toBe(other)
    const over = await handOver(id, german, soviet)
    expect(over).toMatchObject({ led: [], awaits: ['soviet'], computerToMove: false })
    const { body } = await soviet.look(id)
    expect(staffOf(body)).toMatchObject({ stopped: { why: 'attacked' } })
    expect(staffOf(body)?.pass).toBeUndefined()
    expect(await told(id, 'turn:soviet', 'passed:soviet')).toEqual(['turn.attacked', null])
    expect(await passes(id)).toBe(0)
    expect(JSON.stringify(over)).not.toContain('stopped')
  })

  test('is his own if he takes it back before, and passed once more if he said so', async () => {
    const first = await table()
    await first.soviet.keepStaff(first.id, NO_PAPERS)
    expect(await handOver(first.id, first.german)).toMatchObject({ led: [], awaits: ['soviet'] })

    const { id, german, soviet } = await table(filed({ until: 9 }))
    for (let n = 0; n < 2; n += 1) {
      expect(await handOver(id, german)).toMatchObject({ led: ['soviet'] })
      expect(await advanced(id, german)).toMatchObject({ led: [], awaits: ['german'] })
    }
    await soviet.keepStaff(id, NO_PAPERS)
    expect(await handOver(id, german)).toMatchObject({ led: [] })
  })

  test('is no affair of whoever takes his seat, whatever else he hands on', async () => {
    const { id, german, soviet } = await table(filed(ATTACKED, { forSuccessor: true, stays: ['SU-RD-001'] }))
    await soviet.affair(id, { type: 'offer', what: 'substitute' })
    await german.affair(id, { type: 'accept', what: 'substitute' })
    const { token } = (await german.links(id, { make: 'invite' })).body
    const heir = new Browser()
    await heir.enter(id, token!)
    expect(staffOf((await heir.look(id)).body)).toEqual({ ...NO_PAPERS, stays: ['SU-RD-001'] })
    expect(await handOver(id, german)).toMatchObject({ led: [], awaits: ['soviet'] })
  })

  test('is passed once by those who race for it, and led once', async () => {
    const { id, german, soviet } = await table()
    // Up to the order that hands over.
    for (;;) {
      const before = await texts(id)
      const { awaits, version } = (await german.look(id)).body
      if (!awaits.includes('german')) break
      const send = () =>
        german.send('POST', `/api/games/${id}/orders`, { id: newId(), seen: version, order: DONE })
      const got = await Promise.all([send(), send(), send()])
      expect(got.filter(({ status }) => status === 200)).toHaveLength(1)
      expect((await texts(id)).length).toBeGreaterThan(before.length)
    }
    for (let n = 0; n < 30 && (await german.look(id)).body.computerToMove; n += 1)
      await Promise.all([german.advance(id), soviet.advance(id)])
    expect((await german.look(id)).body).toMatchObject({ led: [], awaits: ['german'] })
    expect(await passes(id)).toBe(1)
    await german.affair(id, { type: 'resign' })
    const { entries } = (await soviet.export(id)).body
    expect(verifyGame(game as never, entries)).toMatchObject({ sound: true })
  })

  test('goes on though all have gone, and is left to whoever does the same', async () => {
    const later: (() => Promise<void>)[] = []
    const { id, german } = await table(filed(ATTACKED), { later: (work) => void later.push(work) })
    later.length = 0
    await handOver(id, german)
    const match = async () => fold(game as never, null, await texts(id))
    const begun = await match()
    // Somebody at the table has begun in the time that he is given for it.
    await leadOn(services, { match: { ...begun, head: begun.head - 1 } }, async () => undefined)
    expect((await match()).head).toBe(begun.head)
    await leadOn(services, { match: begun }, async () => undefined)
    expect((await german.look(id)).body).toMatchObject({ led: [], awaits: ['german'] })
  })
})

test('the computer plays its turn to the end though its opponent has gone, who is asked then', async () => {
  const [store] = await Promise.all(
    Object.values(emptyStores())
      .slice(0, 1)
      .map((empty) => empty()),
  )
  const services = testServices(store!, { games: { [game.id]: game as never } })
  const one = new Browser()
  const made = (await one.create({ ...KIND, pace: undefined, mode: 'computer' } as never)).body
  await one.nonce(made.game, made.commitment)
  const look = async () => (await one.look(made.game)).body
  const reached = async () => fold(game as never, null, await services.store.entries(made.game, 0, 10_000))
  const followed = (match: Awaited<ReturnType<typeof reached>>) => {
    const later: unknown[] = []
    leadOnLater({ ...services, later: (work) => void later.push(work) }, { game: game as never, match })
    return later.length
  }
  // Whoever is still to act himself is not followed.
  expect(followed(await reached())).toBe(0)
  for (let n = 0; n < 60 && !(await look()).computerToMove; n += 1)
    expect((await one.order(made.game, DONE)).status).toBe(200)
  const match = await reached()
  expect(followed(match)).toBe(1)
  await leadOn(services, { match }, async () => undefined)
  expect(await look()).toMatchObject({ computerToMove: false, awaits: ['german'] })
})

test('whoever leaves while the computer moves has it play on after the answer, and nobody else has', async () => {
  const [store] = await Promise.all(
    Object.values(emptyStores())
      .slice(0, 1)
      .map((empty) => empty()),
  )
  const later: (() => Promise<void>)[] = []
  // The time of a request is over after one order.
  let now = Date.parse('2026-01-01T12:00:00Z')
  testServices(store!, {
    games: { [game.id]: game as never },
    later: (work) => void later.push(work),
    now: () => {
      now += 1_000
      return now
    },
  })
  const one = new Browser()
  const kind = { ...KIND, side: 'soviet', pace: undefined, mode: 'computer' }
  const made = (await one.create(kind as never)).body
  await one.nonce(made.game, made.commitment)
  later.length = 0
  expect((await one.look(made.game)).body.computerToMove).toBe(true)
  expect((await one.advance(made.game, { since: 0 })).status).toBe(200)
  expect(later).toHaveLength(0)
  expect((await one.advance(made.game, { since: 0, leaves: 'yes' })).status).toBe(400)
  expect((await one.advance(made.game, { since: 0, leaves: true })).status).toBe(200)
  expect((await one.look(made.game)).body.computerToMove).toBe(true)
  expect(later).toHaveLength(1)
})

test('the computer that begins does so though whoever made the table never opens it', async () => {
  const [store] = await Promise.all(
    Object.values(emptyStores())
      .slice(0, 1)
      .map((empty) => empty()),
  )
  const later: (() => Promise<void>)[] = []
  const services = testServices(store!, {
    games: { [game.id]: game as never },
    later: (work) => void later.push(work),
  })
  const one = new Browser()
  const make = async (side: string, mode = 'computer') => {
    later.length = 0
    const { body } = await one.create({ ...KIND, pace: undefined, side, mode } as never)
    return body.game
  }
  await make('german')
  expect(later).toHaveLength(0)
  await make('german', 'watch')
  expect(later).toHaveLength(0)
  const id = await make('soviet')
  expect(later).toHaveLength(1)
  const match = fold(game as never, null, await services.store.entries(id, 0, 10_000))
  expect((await one.look(id)).body).toMatchObject({ computerToMove: true })
  await leadOn(services, { match }, async () => undefined)
  expect((await one.look(id)).body).toMatchObject({ computerToMove: false, awaits: ['soviet'] })
})

test('is offered to nobody who plays both sides, nor where there is no staff', async () => {
  const [store] = await Promise.all(
    Object.values(emptyStores())
      .slice(0, 1)
      .map((empty) => empty()),
  )
  testServices(store!, { games: { [game.id]: game as never } })
  const one = new Browser()
  const may = async (more: object) => {
    const made = (await one.create({ ...KIND, pace: undefined, ...more } as never)).body
    await one.nonce(made.game, made.commitment)
    return (await one.look(made.game)).body.may
  }
  expect(await may({ mode: 'hotseat' })).not.toContain('pass')
  expect(await may({ mode: 'computer' })).toContain('pass')
  expect(await may({ mode: 'computer', options: { aids: 'none' } })).not.toContain('pass')
})
