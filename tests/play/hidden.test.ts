import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { gameKey, turnKey } from '@/lib/kernel/dice/fair-dice'
import { openLibsql } from '@/lib/store/libsql'
import { type Browser, chosen, chosenGame, invitedGame, testServices } from '../support/browser'
import { counted } from '../support/counted'
import { memoryStore } from '../support/memory-store'
import { serve } from '../support/routes'

/** All that a browser can ask of a game without changing it, with headers. */
async function everything(browser: Browser, game: string): Promise<string> {
  const looks = ['/version', '/version?seen=0', '/version?seen=0&since=2']
  const paths = ['', '?since=2', ...looks, '/replay', '/replay?since=2', '/dice', '/export']
  const got = await Promise.all(paths.map((path) => browser.send('GET', `/api/games/${game}${path}`)))
  return JSON.stringify(got.map(({ status, text, headers }) => [status, text, [...headers]]))
}

afterEach(() => vi.restoreAllMocks())

describe('an order that can still be taken back', () => {
  test('changes no byte of what the others can ask for, nor does taking it back', async () => {
    testServices(memoryStore())
    const { game, red, blue, spectator } = await chosenGame()
    const others = async () => [await everything(blue, game), await everything(spectator, game)]
    const before = await others()
    for (let i = 0; i < 6; i++) {
      await red.order(game, { type: 'step', pawn: 'red', by: 1 })
      expect(await others()).toEqual(before)
    }
    for (let i = 0; i < 3; i++) {
      await red.order(game, { type: 'takeBack' })
      expect(await others()).toEqual(before)
    }
    await red.order(game, { type: 'fight' })
    expect(await others()).not.toEqual(before)
    const lines = (await blue.look(game)).body.log.filter(({ key }) => key === 'Stepped')
    expect(lines).toHaveLength(3)
  })

  test("does not make another's order, or the answer to it, any different", async () => {
    const answers = []
    for (const drafts of [0, 3]) {
      testServices(memoryStore(), { now: () => 0 })
      const { game, red, blue } = await chosenGame()
      for (let i = 0; i < drafts; i++) await red.order(game, { type: 'step', pawn: 'red', by: 1 })
      const orders = [{ type: 'done' }, { type: 'takeBack' }, { type: 'step', pawn: 'red', by: 1 }]
      const got = []
      for (const order of orders) got.push((await blue.order(game, order)).text.replaceAll(game, ''))
      answers.push(got)
    }
    expect(answers[0]).toEqual(answers[1])
  })
})

describe('a secret choice', () => {
  test('changes no byte of what the others can ask for', async () => {
    testServices(memoryStore())
    const { game, red, blue, spectator } = await invitedGame()
    const before = [await everything(blue, game), await everything(spectator, game)]
    await red.order(game, { type: 'choose', number: 3 })
    expect([await everything(blue, game), await everything(spectator, game)]).toEqual(before)
  })
})

describe('what others ask after a secret choice', () => {
  test('costs the server the same steps as before', async () => {
    const { store, calls } = counted(memoryStore())
    testServices(store)
    const { game, red, blue, spectator } = await invitedGame()
    const steps = async () => {
      calls.length = 0
      for (const browser of [blue, spectator]) {
        await browser.look(game)
        await browser.version(game)
        await browser.send('GET', '/api/games')
      }
      return [...calls]
    }
    // A list that is told for the first time is read in more steps.
    await steps()
    const before = await steps()
    expect(before).toHaveLength(6)
    await red.order(game, { type: 'choose', number: 3 })
    expect(await steps()).toEqual(before)
  })
})

describe('the seed and the keys of the dice', () => {
  const SEED = '5eed'.repeat(16)
  /** Hexadecimal, base64 and raw: however something may have been written down. */
  const forms = (hex: string) => {
    const bytes = Buffer.from(hex, 'hex')
    return [
      hex,
      hex.toUpperCase(),
      bytes.toString('base64').slice(0, 40),
      bytes.toString('base64url'),
      bytes.toString('latin1'),
    ]
  }

  test('stand nowhere, in no answer, log or file, before their time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fieldpost-seed-'))
    const store = openLibsql(join(folder, 'fieldpost.db'))
    const said: string[] = []
    for (const method of ['log', 'error', 'warn', 'info'] as const) {
      vi.spyOn(console, method).mockImplementation((...args) => said.push(args.map(String).join(' ')))
    }
    try {
      // The first 32 random bytes that the services draw are the seed.
      let drawn = 0
      testServices(store, {
        random: (bytes) =>
          bytes === 32 && drawn++ === 0 ? Buffer.from(SEED, 'hex') : Buffer.alloc(bytes, 1),
      })
      const table = await invitedGame()
      const { game, red, blue, spectator } = table
      const watch = async () => {
        for (const browser of [red, blue, spectator]) said.push(await everything(browser, game))
        for (const file of readdirSync(folder)) said.push(readFileSync(join(folder, file), 'latin1'))
      }
      for (let turn = 1; turn <= 3; turn++) {
        await chosen(game, red, blue)
        for (const type of ['dig', 'fight', 'fight', 'nonsense'])
          said.push((await red.order(game, { type })).text)
        await watch()
        const { mix } = (await red.dice(game)).body
        const key = gameKey(SEED, mix!)
        const shut = [SEED, key, ...[1, 2, 3].map((t) => turnKey(key, t, 'hidden'))]
        for (let t = turn; t <= 3; t++) shut.push(turnKey(key, t, 'public'))
        const all = said.join('\n')
        for (const secret of shut) for (const form of forms(secret)) expect(all.includes(form)).toBe(false)
        await red.order(game, { type: 'done' })
        await blue.order(game, { type: 'done' })
      }
      expect((await spectator.dice(game)).body.seed).toBe(SEED)
    } finally {
      store.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

describe('a mistake of ours', () => {
  test('tells neither the browser nor the log of the server what it was about', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const store = memoryStore()
    testServices(store)
    const { game, red } = await invitedGame()
    testServices({ ...store, load: () => Promise.reject(new TypeError('the treasure lies at 4711')) })
    const got = await red.look(game)
    expect([got.status, got.body]).toMatchObject([500, { error: 'internal' }])
    expect(got.text).not.toContain('4711')
    expect(JSON.stringify(said.mock.calls)).not.toContain('4711')
  })
})

test('an answer to an unknown method is empty', async () => {
  const response = await serve(new Request('http://table.test/api/games', { method: 'DELETE' }))
  expect(response.status).toBe(405)
})
