import 'server-only'
import { GAME_PREFIX } from '@/lib/accounts/account'
import { hereField, places, rowField, seenField, WISHED_FIELD } from '@/lib/notices/row'
import { drainGame } from '@/lib/notices/sender'
import type { LetterAsked } from '@/lib/notices/sending'
import { type Follow, followRecord, writeFollow } from '@/lib/seats/follow'
import type { Call } from '../call'
import { countTally } from '../games/count-tally'
import { allSides, type Services } from '../services'

/** Sends what a game has to tell, after the answer to him whose order caused it. `owners`: its players, where known. */
export function tellLater(services: Services, game: string, owners: readonly string[] = []): void {
  const { letters } = services
  services.later(async () => {
    try {
      const sender = {
        ...services,
        tally: (id: string) => countTally(services, id),
        ...(letters && { lettered: (asked: LetterAsked) => letters(services, asked) }),
      }
      await drainGame(sender, game, { owners })
    } catch {
      // It stays due: the scheduler, or the next order, comes back to it.
    }
  })
}

/** Milliseconds between two notes that somebody has a game open; less than what he counts as present for. */
const NOTED_EVERY = 4 * 60_000
const MOST_NOTED = 5_000
// Of this process: pages and routes are bundles of their own, each with its own modules.
const here = globalThis as typeof globalThis & {
  fieldpostNoted?: Map<string, { at: number; version: number | undefined }>
}
here.fieldpostNoted ??= new Map()
const noted = here.fieldpostNoted

interface Presence {
  /** What he has just been shown, where the game waits for him; that he knows it is noted at once. */
  version?: number | undefined
  /** He does not wish that the other player is told. */
  hides: boolean
  /** Of who only watches: that he follows the game, and is not to be called, either. */
  follows?: { account: string; entry: Follow } | null
}

/**
 * Notes now and then, after the answer, that a side's player has the game open: then nothing need call him, and the
 * other is told that he is here.
 */
export function present(
  { services, game }: Call,
  sides: readonly string[],
  { version, hides, follows = null }: Presence,
): void {
  if (sides.length > 1 || (sides.length === 0 && !follows)) return
  const name = `${game} ${sides[0] ?? follows?.account}`
  const now = services.now()
  const last = noted.get(name)
  const isShown = version !== undefined && version !== last?.version
  if (last && now - last.at < NOTED_EVERY && !isShown) return
  if (noted.size >= MOST_NOTED) noted.clear()
  noted.set(name, { at: now, version: version ?? last?.version })
  if (follows) {
    const { account, entry } = follows
    // Whether he follows it still; else he is nobody here.
    const expect = { [account]: writeFollow(entry) }
    const set = { [account]: writeFollow({ ...entry, seen: now }) }
    services.later(async () => {
      await services.store.setFields(followRecord(game), { expect, set })
    })
    return
  }
  services.later(async () => {
    const [seen, here] = [seenField(sides[0]!), hereField(sides[0]!)]
    await services.store.setFields(
      game,
      hides
        ? { unset: [here], set: { [seen]: String(now) } }
        : { set: { [seen]: String(now), [here]: String(now) } },
    )
  })
}

/** Games asked for in one request. */
const PAGE = 40

/** Has all games that have something to tell an account looked at again, after it was said how it is to be told. */
export function lookAgainLater(services: Services, account: Readonly<Record<string, string>>): void {
  const { store, now, random, later } = services
  const names = places(allSides(services)).map((place) => rowField(...place))
  const games = Object.keys(account)
    .filter((name) => name.startsWith(GAME_PREFIX))
    .map((name) => ({ id: name.slice(GAME_PREFIX.length), names }))
  if (games.length === 0) return
  later(async () => {
    for (let from = 0; from < games.length; from += PAGE) {
      const page = games.slice(from, from + PAGE)
      const rows = await store.read(page)
      for (const [n, { id }] of page.entries()) {
        if (!rows[n]!.some(Boolean)) continue
        await store.setFields(id, { set: { [WISHED_FIELD]: random(9).toString('base64url') }, due: now() })
      }
    }
  })
}
