import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { accountRecord, gameEntry } from '@/lib/accounts/account'
import type { ListAnswer } from '@/lib/play/api/list'
import { projectionNames } from '@/lib/play/games/list-projection'
import { LINKS_FIELD, seatField } from '@/lib/seats/seat'
import { openLibsql } from '@/lib/store/libsql'
import { atMost, type Figure, median } from './figure'

const GAMES = 200
const LOOKS = 15
const MOST_MS = 100
const VIEWERS = ['german', 'soviet', 'spectator']

/** How long the list takes of somebody with so many games: as many copies of one table as are missing. */
export async function listing(
  seat: BrowserContext,
  origin: string,
  data: string,
  like: string,
): Promise<Figure> {
  const [cookie] = await seat.cookies()
  const account = cookie!.value.split('.')[0]!
  const store = openLibsql(join(data, 'fieldpost.db'))
  try {
    const names = [LINKS_FIELD, 'owner:german', ...VIEWERS.flatMap(projectionNames)]
    const values = await store.fields(like, names)
    const copied = Object.fromEntries(names.flatMap((name, i) => (values[i] ? [[name, values[i]]] : [])))
    for (let i = 0; i < GAMES; i++) {
      const game = `copy${i}`.padEnd(22, '_')
      const seat = { sides: ['german'], creator: true, watch: null }
      const set = { ...copied, [seatField(game, account)]: JSON.stringify(seat) }
      await store.append({
        ...{ game, command: { id: 'copied', answer: '' }, expectedHead: 0, entries: ['{}'], set },
      })
      const entry = gameEntry(game, { sides: ['german'], since: `${2000 + i}`, mode: 'invite' })
      await store.setFields(accountRecord(account), { set: entry })
    }
  } finally {
    store.close()
  }
  const times: number[] = []
  for (let i = 0; i < LOOKS; i++) {
    const began = performance.now()
    const reply = await seat.request.get(`${origin}/api/games`)
    const { games } = (await reply.json()) as ListAnswer
    times.push(performance.now() - began)
    if (games.length < GAMES) throw new Error(`only ${games.length} games are listed`)
  }
  return atMost(`listing ${GAMES} games`, median(times), 'ms', MOST_MS)
}
