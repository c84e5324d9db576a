import type { BrowserContext } from '@playwright/test'
import type { GameAnswer } from '@/lib/play/api/game'
import { atMost, type Figure, median } from './figure'

const ORDERS = 20
const ORDER_MS = 100
const VIEW_KB = 60

/** How long the server takes for an order, with all that is stored, and how much it tells a browser at first. */
export async function serverFigures(
  { request }: BrowserContext,
  origin: string,
  table: string,
  order: { type: string } & Record<string, unknown>,
): Promise<Figure[]> {
  const path = `${origin}/api/games/${table}`
  const looked = await request.get(`${path}?since=0`)
  const answer = (await looked.json()) as GameAnswer
  let { version } = answer
  const times: number[] = []
  const give = async (what: { type: string }) => {
    const began = performance.now()
    const reply = await request.post(`${path}/orders`, {
      headers: { origin },
      data: { id: crypto.randomUUID(), seen: version, side: answer.viewer, order: what },
    })
    if (!reply.ok()) throw new Error(await reply.text())
    const { version: next } = (await reply.json()) as GameAnswer
    version = next
    return performance.now() - began
  }
  for (let i = 0; i < ORDERS; i += 1) {
    times.push(await give(order))
    await give({ type: 'takeBack' })
  }
  const size = Number((await looked.body()).byteLength)
  return [
    atMost('an order: decided, stored, answered', median(times), 'ms', ORDER_MS),
    atMost('view of a table, not compressed', size / 1000, 'kB', VIEW_KB),
  ]
}
