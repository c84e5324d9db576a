import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { caller } from '@/lib/notices/outgoing'
import { postBy } from '@/lib/notices/post'
import { pushKeys } from '@/lib/notices/push-keys'
import { drainDue } from '@/lib/notices/sender'
import { openLibsql } from '@/lib/store/libsql'
import { httpsCatcher, pushReceiver } from '../support/catchers'
import { accountOf, Hour, handTo, plainGame, seatPlayer, senderWith } from '../support/notices'
import { atMost, type Figure } from './figure'

const GAMES = 1_000
const SECONDS = 30

/** How long it takes to push 1,000 notices that are due, each in a game of its own, sealed and sent by https. */
export async function noticeFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-bench-'))
  const store = openLibsql(join(folder, 'games.db'))
  const service = await httpsCatcher()
  const hour = new Hour()
  const keys = pushKeys({ FIELDPOST_DATA: folder }, 'mailto:post@table.example')
  const post = postBy({ callOut: caller(service.ways), keys: () => keys, sendMail: null, origin: null })
  try {
    const { p256dh, auth } = pushReceiver()
    const endpoint = 'https://fcm.googleapis.com/fcm/send/bench'
    const push = { kind: 'push', origin: '', made: 0, endpoint, p256dh, auth, label: '' } as const
    await seatPlayer(store, 'red', { phone: push })
    await seatPlayer(store, 'blue', {})
    for (let n = 0; n < GAMES; n++) {
      const game = `${n}`.padStart(22, 'g')
      await plainGame(store, game)
      await handTo(store, 'red', 1, hour.at, { game })
    }
    const began = performance.now()
    await drainDue(senderWith(store, hour, post), Number.POSITIVE_INFINITY)
    const seconds = (performance.now() - began) / 1000
    if (service.caught.length !== GAMES)
      throw new Error(`${service.caught.length} notices for ${accountOf('red')}`)
    return [atMost('1,000 due notices: sealed, sent, marked', seconds, 's', SECONDS)]
  } finally {
    await service.stop()
    store.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
