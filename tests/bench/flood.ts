import { request } from '@playwright/test'
import { newTable } from '../support/planted'
import { production } from '../support/production'
import { atMost, type Figure } from './figure'

/** Requests a second from one address, and how long. */
const RATE = 100
const SECONDS = 6
const POLLS = 60
/** How much slower one of twenty polls of others may be than without the flood. */
const MOST = 2

/** How much slower polls of others become while one network address asks a hundred times a second. */
export async function floodFigures(): Promise<Figure[]> {
  const server = await production({ FIELDPOST_PROXY: '1' }, true)
  const player = await request.newContext()
  try {
    const { game } = await newTable(player, server.origin, { mode: 'computer', side: 'german' })
    const path = `${server.origin}/api/games/${game}/version`
    const slowest = async () => {
      const times: number[] = []
      for (let n = 0; n < POLLS; n++) {
        const began = performance.now()
        const got = await player.get(path, { headers: { 'x-forwarded-for': '203.0.113.8' } })
        times.push(performance.now() - began)
        if (!got.ok()) throw new Error(`somebody else is refused: ${got.status()}`)
        await pause((SECONDS * 1000) / POLLS / 2)
      }
      return times.sort((a, b) => a - b)[Math.floor(POLLS * 0.95)]!
    }
    await slowest()
    const calm = await slowest()
    // Somebody whose account must be looked up.
    const cookie = `fieldpost=${'A'.repeat(22)}.${'A'.repeat(43)}`
    const stranger = { 'x-forwarded-for': '203.0.113.7', cookie }
    const end = Date.now() + SECONDS * 1000
    const flood = (async () => {
      while (Date.now() < end) {
        void fetch(path, { headers: stranger }).catch(() => {})
        await pause(1000 / RATE)
      }
    })()
    const flooded = await slowest()
    await flood
    return [
      atMost(
        `polls of others while one address asks ${RATE} times a second: slower by`,
        flooded / calm,
        'x',
        MOST,
      ),
    ]
  } finally {
    await player.dispose()
    server.stop()
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
