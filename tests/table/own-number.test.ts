import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  agreementToMix,
  isElsewhere,
  joiningWith,
  mixHolds,
  proposalToMix,
  sayingDue,
} from '@/components/dice/own-number'
import { alarmIn, readPin } from '@/components/table/pins'
import { Browser, testServices } from '../support/browser'
import { type MemoryStore, memoryStore } from '../support/memory-store'

const HOUR = 3_600_000

/** The storage of a device, and of another. */
function device() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return { kept, use: () => vi.stubGlobal('localStorage', storage) }
}

let store: MemoryStore
beforeEach(() => {
  store = memoryStore()
  testServices(store)
})
afterEach(() => vi.unstubAllGlobals())

/** What the page of a table does by itself: it looks, and says what is due. */
async function visit(browser: Browser, game: string, now = Date.now()) {
  const answer = (await browser.look(game)).body
  const due = sayingDue(answer, now)
  if (due) expect((await browser.say(game, due)).status).toBe(200)
  return due
}

/** Red has made a game with one device, blue has joined with another. */
async function waiting(side = 'red') {
  const [phone, other] = [device(), device()]
  const [red, blue] = [new Browser(), new Browser()]
  const { game, invite } = (await red.create({ mode: 'invite', side })).body
  phone.use()
  const first = await visit(red, game)
  other.use()
  const part = joiningWith(game, (await blue.peek(game, invite!)).body)
  expect((await blue.enter(game, invite!, part!.part)).status).toBe(200)
  part!.taken()
  return { game, red, blue, phone, other, first, part: part!.part }
}

describe("a device's own number", () => {
  test.each(['red', 'random'])(
    'is shown as a commitment, kept, and opened by itself when all stand (%s)',
    async (side) => {
      const { game, red, blue, phone, other, first, part } = await waiting(side)
      expect(first).toMatchObject({ sealed: expect.any(String) })
      expect(first).not.toHaveProperty('nonce')
      expect(part).toHaveProperty('nonce')
      phone.use()
      expect(await visit(red, game)).toMatchObject({ blind: expect.any(String) })
      expect(readPin(game)!.dice!.said).toContainEqual(expect.objectContaining({ commitment: '-' }))
      expect((await red.look(game)).body.stage).toBe('play')
      const dice = (await red.dice(game)).body
      for (const at of [phone, other]) {
        at.use()
        expect(mixHolds(dice, readPin(game))).toBe(true)
        const seats = dice.seats.map((seat) => ({ ...seat, nonce: 'ee'.repeat(32) }))
        expect(mixHolds({ ...dice, seats }, readPin(game))).toBe(false)
        expect(mixHolds({ ...dice, mix: 'ee'.repeat(32) }, readPin(game))).toBe(false)
      }
      expect(await visit(blue, game)).toBeNull()
    },
  )

  test('is a commitment also of him who joins before the other has said anything', async () => {
    const [phone, other] = [device(), device()]
    const [red, blue] = [new Browser(), new Browser()]
    const { game, invite } = (await red.create({ mode: 'invite' })).body
    other.use()
    const { part, taken } = joiningWith(game, (await blue.peek(game, invite!)).body)!
    expect(part).toHaveProperty('sealed')
    await blue.enter(game, invite!, part)
    taken()
    phone.use()
    expect(await visit(red, game)).toMatchObject({ nonce: expect.any(String) })
    other.use()
    await visit(blue, game)
    expect((await red.look(game)).body.stage).toBe('play')
  })

  test.each(['red', 'random'])(
    'is another one for the other player, though he shares the device (%s)',
    async (side) => {
      const [red, blue] = [new Browser(), new Browser()]
      const { game, invite } = (await red.create({ mode: 'invite', side })).body
      device().use()
      await visit(red, game)
      const { part } = joiningWith(game, (await blue.peek(game, invite!)).body)!
      await blue.enter(game, invite!, part)
      const opened = await visit(red, game)
      expect([opened, part]).toMatchObject([{ nonce: expect.any(String) }, { nonce: expect.any(String) }])
      expect(opened!.nonce).not.toBe((part as { nonce: string }).nonce)
      expect((await red.look(game)).body.stage).toBe('play')
    },
  )

  test('is not told to a server that shows other dice than before', async () => {
    const { game, red, phone } = await waiting()
    phone.use()
    const answer = (await red.look(game)).body
    expect(sayingDue({ ...answer, commitment: 'ee'.repeat(32) }, Date.now())).toBeNull()
    expect(sayingDue(answer, Date.now())).not.toBeNull()
    const said = answer.dice!.said.map((one) => ({ ...one, commitment: 'ee'.repeat(32) }))
    expect(sayingDue({ ...answer, dice: { ...answer.dice!, said } }, Date.now())).toBeNull()
    // Nor before the other's number is shown to stand.
    const alone = answer.dice!.said.filter(({ seat }) => seat === 'red')
    phone.kept.delete(`fieldpost/pin/${game}`)
    expect(sayingDue({ ...answer, dice: { ...answer.dice!, said: alone } }, Date.now())).toBeNull()
    phone.kept.delete(`fieldpost/pin/${game}`)
    expect(await visit(red, game)).not.toBeNull()
  })

  test('is not said to another proposal than the one that was shown', async () => {
    const { game, red, blue, other } = await waiting()
    device().use()
    await red.say(game, proposalToMix((await red.look(game)).body)!)
    other.use()
    const seen = (await blue.look(game)).body
    const shown = { ...seen.dice!, anew: { by: 'red', commitment: 'ee'.repeat(32) } }
    expect((await blue.say(game, agreementToMix({ ...seen, dice: shown })!)).status).toBe(400)
    const now = (await blue.look(game)).body
    expect(now.dice).toMatchObject({ try: 1, owes: 'agreement' })
    expect((await blue.say(game, agreementToMix(now)!)).status).toBe(200)
    expect(alarmIn(readPin(game), (await blue.look(game)).body, [])).toBeNull()
  })

  test('cannot be said from another device, where a proposal to mix anew is answered by itself after 72 hours', async () => {
    const { game, red, blue, other } = await waiting()
    device().use()
    const answer = (await red.look(game)).body
    expect([sayingDue(answer, Date.now()), isElsewhere(answer)]).toEqual([null, true])
    expect((await red.say(game, proposalToMix(answer)!)).status).toBe(200)
    other.use()
    const { until } = (await blue.look(game)).body.dice!
    expect(await visit(blue, game, Date.parse(until!) - HOUR)).toBeNull()
    const late = Date.parse(until!) + HOUR
    testServices(store, { now: () => late })
    expect(await visit(blue, game, late)).toMatchObject({ try: 2, nonce: expect.any(String) })
    const next = (await blue.look(game)).body
    expect(next.dice).toMatchObject({ try: 2, waitsFor: ['red'] })
    // What the other committed to when he proposed it must be what he is bound to now.
    const pin = readPin(game)!
    expect(alarmIn(pin, next, [])).toBeNull()
    const said = next.dice!.said.map((one) => ({ ...one, commitment: 'ee'.repeat(32) }))
    expect(alarmIn(pin, { ...next, dice: { ...next.dice!, said } }, [])).toBe('dice')
  })
})
