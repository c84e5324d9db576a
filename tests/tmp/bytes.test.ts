import { test } from 'vitest'
import { games } from '@/lib/games'
import { openKv } from '@/lib/store/kv'
import { Browser, testDesk } from '../support/browser'
import { wild } from '../support/random-play'
import { startKv } from '../support/redis'
import { seeded } from '../support/seeded'
import { seededLuck } from '../support/toy-match'

test('bytes', async () => {
  const kv = await startKv()
  await kv.redis('CONFIG', 'SET', 'appendonly', 'yes')
  await kv.redis('CONFIG', 'SET', 'auto-aof-rewrite-percentage', '0')
  const size = async () =>
    Number(/aof_current_size:(\d+)/.exec(String(await kv.redis('INFO', 'persistence')))![1])
  const state: any = null
  const avd: any = games['a-victory-denied']
  testDesk(openKv(kv), { games: { 'a-victory-denied': avd } })
  const b = new Browser()
  const { game } = (
    await b.create({ game: 'a-victory-denied', scenario: 'campaign', mode: 'hotseat', side: 'german' })
  ).body
  const luck = seeded('bytes')
  const sizes: number[] = [],
    sent: number[] = [],
    recv: number[] = []
  let was = await size()
  for (let n = 0; n < 400; n++) {
    const { body } = await b.look(game)
    const side = body.viewer
    const st: any = { table: body.view }
    let order
    try {
      order = wild(body.view as any, body.legal as any, luck, {
        ...(body.view as any),
        table: body.view,
        hidden: {},
      } as any)
    } catch {
      order = avd.computer(body.view, body.legal, luck)
    }
    const before = { ...kv.stats }
    was = await size()
    const r = await b.order(game, order as any, { side, seen: body.version })
    if (r.status !== 200) {
      n--
      const o2 = avd.computer(body.view, body.legal, luck)
      await b.order(game, o2, { side, seen: body.version })
      continue
    }
    sizes.push((await size()) - was)
    sent.push(kv.stats.bytesIn - before.bytesIn)
    recv.push(kv.stats.bytesOut - before.bytesOut)
  }
  const f = (a: number[]) => {
    const s = [...a].sort((x, y) => x - y)
    return {
      mean: Math.round(a.reduce((x, y) => x + y) / a.length),
      median: s[s.length >> 1],
      p95: s[Math.floor(s.length * 0.95)],
      max: s.at(-1),
    }
  }
  console.log('AOF', f(sizes), 'sent', f(sent), 'recv', f(recv))
  await kv.stop()
})
