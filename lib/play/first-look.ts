import 'server-only'
import { headers } from 'next/headers'
import { GAME_ID } from '@/lib/seats/tokens'
import type { GameAnswer } from './api'
import { mustNotFlood } from './flood'
import { callOf } from './handle'
import { readView } from './read-view'

/** What a browser that opens a game's page would ask first, answered with the page; null where it must ask itself. */
export async function firstLook(game: string): Promise<GameAnswer | null> {
  if (!GAME_ID.test(game)) return null
  const request = new Request('http://page', { headers: await headers() })
  const call = callOf(request, game)
  try {
    mustNotFlood(call)
    return await readView(call, { since: 0 })
  } catch {
    return null
  }
}
