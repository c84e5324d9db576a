import { type APIRequestContext, request } from '@playwright/test'
import type { GameAnswer } from '@/lib/play/api/game'
import { newTable } from '../support/planted'
import { production } from '../support/production'
import { atMost, type Figure } from './figure'

/** Requests a second from one address, and how long. */
const RATE = 100
const SECONDS = 6
const POLLS = 60
/** How much slower one of twenty polls of others may be than without the flood. */
const MOST = 2
/** Large pictures of these games in both languages, so many at a time. */
const GAMES = 35
const AT_A_TIME = 6
/** A page is made on the thread that answers polls; how many an address is made a second, its limit says. */
const MOST_BESIDE_PAGES = 8

const HERE = { 'x-forwarded-for': '203.0.113.8' }
const THERE = { 'x-forwarded-for': '203.0.113.7' }

/** How much slower polls of others become while one network address asks for very much. */
export async function floodFigures(): Promise<Figure[]> {
  const server = await production({ FIELDPOST_PROXY: '1' }, true)
  const player = await request.newContext({ extraHTTPHeaders: HERE })
  try {
    const { game } = await newTable(player, server.origin, { mode: 'computer', side: 'german' })
    const path = `${server.origin}/api/games/${game}/version`
    await slowest(player, path)
    const calm = await slowest(player, path)
    const beside = async (flood: (goesOn: () => boolean) => Promise<unknown>) => {
      let goesOn = true
      const flooding = flood(() => goesOn)
      const flooded = await slowest(player, path)
      goesOn = false
      await flooding
      return flooded / calm
    }
    const pictures = await picturesOf(player, server.origin)
    const rows = [
      [`asks ${RATE} times a second`, MOST, (on: () => boolean) => polled(path, on)],
      [`asks for ${pictures.length} pictures`, MOST, (on: () => boolean) => fetched(pictures, on)],
      [
        'asks for pages of rules',
        MOST_BESIDE_PAGES,
        (on: () => boolean) => fetched([`${server.origin}/rules/a-victory-denied`], on),
      ],
    ] as const
    const figures: Figure[] = []
    for (const [what, most, flood] of rows)
      figures.push(
        atMost(`polls of others while one address ${what}: slower by`, await beside(flood), 'x', most),
      )
    return figures
  } finally {
    await player.dispose()
    server.stop()
  }
}

/** Milliseconds of the slowest of twenty polls. */
async function slowest(player: APIRequestContext, path: string): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < POLLS; n++) {
    const began = performance.now()
    const got = await player.get(path)
    times.push(performance.now() - began)
    if (!got.ok()) throw new Error(`somebody else is refused: ${got.status()}`)
    await pause((SECONDS * 1000) / POLLS / 2)
  }
  return times.sort((a, b) => a - b)[Math.floor(POLLS * 0.95)]!
}

async function polled(path: string, goesOn: () => boolean): Promise<void> {
  // Somebody whose account must be looked up.
  const headers = { ...THERE, cookie: `fieldpost=${'A'.repeat(22)}.${'A'.repeat(43)}` }
  while (goesOn()) {
    void fetch(path, { headers }).catch(() => {})
    await pause(1000 / RATE)
  }
}

/** All of them again and again, some at a time. */
async function fetched(paths: readonly string[], goesOn: () => boolean): Promise<void> {
  let next = 0
  const one = async () => {
    while (goesOn()) {
      const got = await fetch(paths[next++ % paths.length]!, { headers: THERE })
      await got.arrayBuffer()
      // Who is refused asks again, but not as fast as he is answered.
      if (!got.ok) await pause(20)
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, one))
}

async function picturesOf(player: APIRequestContext, origin: string): Promise<string[]> {
  const all: string[] = []
  for (let n = 0; n < GAMES; n++) {
    const { game } = await newTable(player, origin)
    const { public: p } = (await (await player.get(`${origin}/api/games/${game}`)).json()) as GameAnswer
    for (const language of ['en', 'de']) all.push(`${origin}/api/games/${game}/picture?p=${p}&l=${language}`)
  }
  return all
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
