import 'server-only'
import { headers } from 'next/headers'
import { GAME_ID } from '@/lib/seats/tokens'
import type { GameAnswer } from './api'
import { theDesk } from './desk'
import { mustNotFlood } from './flood'
import { type Call, callOf } from './handle'
import { openPublic } from './open-public'
import { notFound } from './problem'
import { readView } from './read-view'
import { steadily } from './steady'

/** What a page is sent with: asked for in no floods and answered at whole ticks, as from a route; null where that fails. */
function withPage<Told>(game: string, look: (call: Call) => Promise<Told>): Promise<Told | null> {
  return steadily(theDesk().tick, async () => {
    const request = new Request('http://page', { headers: await headers() })
    try {
      if (!GAME_ID.test(game)) throw notFound()
      const call = callOf(request, game)
      mustNotFlood(call)
      return await look(call)
    } catch {
      return null
    }
  })
}

/** What a browser that opens a game's page would ask first; null where it must ask itself. */
export const firstLook = (game: string): Promise<GameAnswer | null> =>
  withPage(game, (call) => readView(call, { since: 0 }))

/** What the public part of a link shows of a game; null where there is nothing to see. */
export const publicLook = (game: string, p: string): Promise<GameAnswer | null> =>
  withPage(game, ({ desk }) => openPublic(desk, game, p))
