import { describe, expect, test } from 'vitest'
import { alarmIn, holdsSaid, type Pin, pinned } from '@/components/table/pins'
import type { GameAnswer } from '@/lib/play/api/game'
import { type Browser, chosenGame, invitedGame, testServices } from '../support/browser'
import { memoryStore } from '../support/memory-store'
import { seededLuck } from '../support/toy-match'

const NOW = '2026-01-01T00:00:00.000Z'

/** A device that looks at a game again and again. */
class Device {
  pin: Pin | null = null
  constructor(
    readonly browser: Browser,
    readonly game: string,
  ) {}
  async look() {
    const { body } = await this.browser.look(this.game, '?since=0')
    const alarm = alarmIn(this.pin, body, body.log)
    if (!alarm) this.pin = pinned(this.pin, body, body.log, NOW)
    return alarm
  }
}

/** A legal order of whoever is to move, by lot; false when nobody is. */
async function playOn(game: string, browsers: readonly Browser[], luck: () => number): Promise<boolean> {
  for (const browser of browsers) {
    const { legal, stage } = (await browser.look(game)).body
    if (stage !== 'play' || legal.length === 0) continue
    const { order, choose } = legal[Math.floor(luck() * legal.length)]! as GameAnswer['legal'][number]
    const whole = choose ? { ...order, [choose.field]: choose.from.slice(0, choose.max) } : order
    await browser.order(game, whole as { type: string })
    return true
  }
  return false
}

describe('what a device knows of a game', () => {
  test('agrees with every honest look: drafts, what is taken back, agreements, the end', async () => {
    testServices(memoryStore())
    const luck = seededLuck(11)
    for (let round = 0; round < 3; round++) {
      const { game, red, blue, spectator } = await invitedGame()
      const devices = [red, blue, spectator].map((one) => new Device(one, game))
      for (let step = 0; step < 40; step++) {
        await playOn(game, [red, blue], luck)
        for (const device of devices) if (luck() < 0.5) expect(await device.look()).toBeNull()
        const drafting = (await red.look(game)).body.mayTakeBack ? red : blue
        if (luck() < 0.3) await drafting.order(game, { type: 'takeBack' })
      }
    }
  })

  test('shows every game that was put back or went another way, 40 times', async () => {
    const luck = seededLuck(23)
    let [forged, noticed] = [0, 0]
    for (let round = 0; forged < 40; round++) {
      let salts = round
      const store = memoryStore()
      testServices(store)
      const { game, red, blue } = await chosenGame()
      const device = new Device(red, game)
      for (let cut = 0; cut < 10 && forged < 40; cut++) {
        const before = store.kept(game)!
        const known = (await red.look(game)).body.firmLength
        for (let n = 0; n < 1 + luck() * 4; n++) await playOn(game, [red, blue], luck)
        expect(await device.look()).toBeNull()
        const after = store.kept(game)!
        // What red has not been told cannot be missed by him; nor can a draft, which he may have taken back.
        if ((await red.look(game)).body.firmLength === known) continue
        store.put(game, before)
        // Half of them go on from there, on another way.
        const more = seededLuck(1000 + salts++)
        testServices(store, {
          random: (n) => Buffer.from(Array.from({ length: n }, () => Math.floor(more() * 256))),
        })
        if (luck() < 0.5) for (let n = 0; n < 1 + luck() * 6; n++) await playOn(game, [red, blue], luck)
        forged++
        if ((await device.look()) !== null) noticed++
        store.put(game, after)
      }
    }
    expect([noticed, forged]).toEqual([40, 40])
  })

  test('shows dice that are bound to something else, or a number that was changed', () => {
    const hex = (digit: string) => digit.repeat(64)
    const said = [
      { seat: 'red', commitment: hex('c'), nonce: null },
      { seat: 'blue', commitment: '-', nonce: hex('2') },
    ]
    const dice = { try: 1, owes: null, as: 'red', waitsFor: [], anew: null, until: null, said } as const
    const told = { commitment: hex('a'), mix: null, dice, viewer: 'red', version: 3, firmLength: 0 }
    const pin = pinned(null, told, [], NOW)
    expect(alarmIn(pin, told, [])).toBeNull()
    expect(alarmIn(pin, { ...told, commitment: hex('b') }, [])).toBe('dice')
    const changed = { ...dice, said: [said[0]!, { ...said[1]!, nonce: hex('3') }] }
    expect(alarmIn(pin, { ...told, dice: changed }, [])).toBe('dice')
    expect(alarmIn(pin, { ...told, dice: { ...dice, said: [said[1]!] } }, [])).toBe('dice')
    // Sides that are drawn change whose it is, not what was said.
    const drawn = {
      ...dice,
      said: [
        { ...said[0]!, seat: 'blue' },
        { ...said[1]!, seat: 'red' },
      ],
    }
    expect(alarmIn(pin, { ...told, dice: drawn }, [])).toBeNull()
    const mixed = pinned(pin, { ...told, mix: hex('e'), dice: null }, [], NOW)
    expect(alarmIn(mixed, { ...told, mix: hex('f'), dice: null }, [])).toBe('dice')
    expect(alarmIn(mixed, told, [])).toBe('back')
    expect(holdsSaid(mixed, 1, changed.said)).toBe(false)
    expect(holdsSaid(mixed, 2, changed.said)).toBe(true)
  })
})
