import { afterAll, beforeAll, expect, test } from 'vitest'
import { caller } from '@/lib/notices/outgoing'
import { postBy } from '@/lib/notices/post'
import { round } from '@/lib/play/notices/round'
import { chosenGame, newId, testServices } from '../support/browser'
import { type HttpsCatcher, hmac, httpsCatcher } from '../support/catchers'
import { memoryStore } from '../support/memory-store'
import { Hour } from '../support/notices'

let web: HttpsCatcher
beforeAll(async () => {
  web = await httpsCatcher()
})
afterAll(() => web.stop())

test('what the other player writes reaches a program of one’s own over the network, signed, and says not what it is', async () => {
  const hour = new Hour(Date.parse('2026-01-05T00:00:00Z'))
  const later: (() => Promise<void>)[] = []
  const post = postBy({
    callOut: caller(web.ways),
    keys: () => null,
    sendMail: async () => ({ done: 'sent' }),
    origin: 'https://table.example',
  })
  const services = testServices(memoryStore(), {
    now: hour.now,
    post,
    later: (work) => void later.push(work),
  })
  const quiet = async () => {
    for (const work of later.splice(0)) await work()
    await round(services, Number.POSITIVE_INFINITY)
  }
  const { game, red, blue } = await chosenGame({ pace: '1d' })
  const hook = { do: 'hook', kind: 'json', url: 'https://hooks.example/mine', zone: 'UTC', personal: true }
  const made = await blue.send<{ channels: { secret: string }[] }>('POST', '/api/notices', hook)
  const wishes = { delay: 0, open: true, reminders: false }
  await blue.send('POST', '/api/notices', { do: 'wishes', wishes })
  hour.wait(1)
  await quiet()
  web.caught.length = 0
  await red.send('POST', `/api/games/${game}/chat`, { id: newId(), say: 'Only for you.' })
  hour.wait(60_000)
  await quiet()
  expect(web.caught.map(({ path }) => path)).toEqual(['/mine'])
  const { headers, body } = web.caught[0]!
  const [, seconds, signed] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['fieldpost-signature']))!
  expect(hmac(made.body.channels[0]!.secret, `${seconds}.${body.toString()}`)).toBe(signed)
  const told = JSON.parse(body.toString()) as object
  expect(told).toMatchObject({ about: 'chat', game, text: expect.stringContaining('has written to you') })
  expect(body.toString()).not.toContain('Only for you.')
})
