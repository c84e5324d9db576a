import 'server-only'
import { headers } from 'next/headers'
import { canonical } from '@/lib/kernel/log/entry'
import { GAME_ID } from '@/lib/seats/tokens'
import type { GameAnswer } from '../api/game'
import type { PlayerPage } from '../api/list'
import type { SeenSince } from '../api/past'
import type { Call } from '../call'
import { inConstantTime } from '../http/constant-time'
import { callOf } from '../http/handle'
import { notFound } from '../http/problem'
import { playerPage } from '../me/player-page'
import { currentServices } from '../services'
import { openPublicSince, publicNames } from './open-public'
import { readView } from './read-view'

/** What a page is made of. */
export interface Look<Answer = GameAnswer> {
  answer: Answer
  /** The answer as JSON. */
  text: string
}

/**
 * What a page is sent with: answered at whole ticks, as from a route; null where that fails. It is counted by proxy.ts.
 * The answer is read from its text again, so that nothing is left of how it came about: all that is done from then on
 * to make a page of it follows from what the viewer is sent, and takes a time that tells no more.
 */
async function withPage<Answer extends object = GameAnswer>(
  id: string,
  look: (call: Call) => Promise<Answer>,
): Promise<Look<Answer> | null> {
  const request = new Request('http://page', { headers: await headers() })
  const looking = async () => {
    if (!GAME_ID.test(id)) throw notFound()
    const call = callOf(request, id)
    const text = canonical(await look(call))
    return { answer: JSON.parse(text) as Answer, text }
  }
  try {
    return await inConstantTime(currentServices().tick, () => looking().catch(() => null))
  } catch {
    return null
  }
}

/** What anybody is told of a player by his page; null where there is no such page. */
export const playerLook = async (page: string): Promise<PlayerPage | null> =>
  (await withPage(page, (call) => playerPage(call, page)))?.answer ?? null

/** What a browser that opens a game's page would ask first; null where it must ask itself. */
export const firstLook = (game: string): Promise<Look | null> =>
  withPage(game, (call) => readView(call, { since: 0 }, { begins: true }))

/** What the public part of a link shows of a game, and who plays it; null where there is nothing to see. */
export const publicLook = (
  game: string,
  p: string,
): Promise<Look<GameAnswer & { since: SeenSince | null; names: Readonly<Record<string, string>> }> | null> =>
  withPage(game, async ({ services }) => {
    const answer = await openPublicSince(services, game, p)
    return { ...answer, names: await publicNames(services, game, p) }
  })
