import 'server-only'
import { z } from 'zod'
import { accountRecord, termsFields } from '@/lib/accounts/account'
import { PRACTICE } from '@/lib/kernel/game'
import type { Match } from '@/lib/kernel/match'
import { LINKS_FIELD, readLinks } from '@/lib/seats/seat'
import { derivedToken, linkHash } from '@/lib/seats/tokens'
import type { Desk } from './desk'
import type { Call } from './handle'
import type { ChallengesAnswer } from './list-api'
import { notNow } from './problem'
import type { Terms } from './seats-api'

/** The public list: a record with one field for each challenge that is open to all. */
const RECORD = 'challenges'
/** Of a game that did not come about: why. */
export const CLOSED_FIELD = 'closed'
const MOST = 60
/** Of one account. */
const MOST_OWN = 5
const DAYS = 30

const listedSchema = z.strictObject({
  side: z.string().nullable(),
  /** Account and request by which it was made. */
  by: z.string(),
  request: z.string(),
  since: z.string(),
  commitment: z.string(),
  ...termsFields,
})
type Listed = z.infer<typeof listedSchema>
type Entry = readonly [string, Listed]

/** The secret of the link to a game, which stands nowhere: it follows from the request that made the game. */
export const inviteToken = (desk: Desk, game: string, request: string): string =>
  derivedToken(desk.key(), 'invite', game, request)

async function readAll({ desk }: Call): Promise<Entry[]> {
  const fields = await desk.store.whole(RECORD)
  return Object.entries(fields)
    .map(([game, text]): Entry => [game, listedSchema.parse(JSON.parse(text))])
    .sort(([a, { since: early }], [b, { since: late }]) =>
      early === late ? (a < b ? 1 : -1) : early < late ? 1 : -1,
    )
}

/**
 * What he agrees to who accepts: all of it is open to whoever is asked. A table to practise at has none to agree to: what
 * stands in the place of its options is a position, with all that lies face down.
 */
export const termsOf = ({ play, scenario, timing, options }: Match): Terms => ({
  kind: play,
  pace: timing?.pace ?? null,
  weekendsOff: timing?.weekendsOff ?? false,
  options: scenario === PRACTICE ? {} : (options as Terms['options']),
})

/** The side that is still to be had; null: it is drawn. */
export const openSide = ({ players, challenge }: Match): string | null =>
  challenge?.drawn ? null : (Object.keys(players).find((side) => players[side] === 'open') ?? null)

/** Refuses one more challenge, this game, to somebody who has many in the list. */
export async function mayPublish(call: Call, account: string, id: string): Promise<void> {
  const own = (await readAll(call)).filter(([game, { by }]) => by === account && game !== id)
  if ((await alive(call, own)).entries.length >= MOST_OWN) {
    throw notNow('You have many challenges open already. Withdraw one first.')
  }
}

/** Puts a challenge into the list; the oldest make room for it. */
export async function publish(call: Call, match: Match, by: string, request: string): Promise<void> {
  const since = new Date(call.desk.now()).toISOString()
  const listed: Listed = {
    ...{ side: openSide(match), by, request, since },
    ...{ ...termsOf(match), commitment: match.commitment },
  }
  const old = (await readAll(call)).filter(([game]) => game !== match.game).slice(MOST - 1)
  await call.desk.store.setFields(RECORD, {
    create: true,
    set: { [match.game]: JSON.stringify(listed) },
    unset: old.map(([game]) => game),
  })
}

/** Those that can still be accepted, each by the account that has it now: a guest may have signed in since. One request. */
async function alive({ desk }: Call, entries: readonly Entry[]) {
  const oldest = new Date(desk.now() - DAYS * 86_400_000).toISOString()
  const found = await desk.store.read([
    ...entries.map(([game]) => ({ id: game, names: [LINKS_FIELD, CLOSED_FIELD] })),
    ...entries.map(([, { by }]) => ({ id: accountRecord(by), names: ['moved'] })),
  ])
  const isAlive = ([game, { request, since }]: Entry, n: number) => {
    const [links, closed] = found[n]!
    return (
      since > oldest &&
      !closed &&
      readLinks(links).invite === linkHash(game, inviteToken(desk, game, request))
    )
  }
  const now = entries.map(([game, listed], n): Entry => {
    const [moved] = found[entries.length + n]!
    return [game, { ...listed, by: moved ?? listed.by }]
  })
  return { entries: now.filter(isAlive), dead: now.filter((one, n) => !isAlive(one, n)) }
}

/** What anybody may accept, newest first; what cannot be any more leaves the list. */
export async function listChallenges(call: Call): Promise<ChallengesAnswer> {
  const { desk, who } = call
  const { entries, dead } = await alive(call, await readAll(call))
  if (dead.length > 0) await desk.store.setFields(RECORD, { unset: dead.map(([game]) => game) })
  const names = await desk.store.read(
    entries.map(([, { by }]) => ({ id: accountRecord(by), names: ['name'] })),
  )
  const challenges = entries.map(([game, { by, request, ...listed }], n) => ({
    ...{ game, ...listed, title: desk.games[listed.kind]?.title ?? '' },
    ...{ from: names[n]?.[0] ?? null, token: inviteToken(desk, game, request), mine: by === who?.account },
  }))
  return { challenges }
}
