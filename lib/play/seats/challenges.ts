import 'server-only'
import { z } from 'zod'
import { accountRecord, termsFields, type Who } from '@/lib/accounts/account'
import { HERE, type Here, PRACTICE } from '@/lib/kernel/game'
import type { Match } from '@/lib/kernel/log/match'
import { LINKS_FIELD, readLinks } from '@/lib/seats/seat'
import { derivedToken, linkHash } from '@/lib/seats/tokens'
import type { ChallengesAnswer } from '../api/list'
import type { Terms } from '../api/seats'
import type { Call } from '../call'
import { mayAskOpenly } from '../http/limits'
import { notNow } from '../http/problem'
import type { challengesQuery } from '../http/schemas'
import { PAGE_FIELD } from '../me/own-page'
import { playerTold, toldNames } from '../me/player-told'
import type { Services } from '../services'

/** The public list: a record with one field for each challenge that is open to all. */
const RECORD = 'challenges'
/** Of a game that did not come about: why. */
export const CLOSED_FIELD = 'closed'
const MOST = 200
/** Of one account. */
const MOST_OWN = 5
/** So many are shown at once. */
const PAGE = 20
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
export const inviteToken = (services: Services, game: string, request: string): string =>
  derivedToken(services.key(), 'invite', game, request)

/** By what they stand in order, and after which one of them a list goes on. */
const placeOf = ([game, { since }]: Entry): string => `${since}.${game}`

/** All that were published and not taken off, newest first. */
async function readAll({ services }: Call): Promise<Entry[]> {
  const fields = await services.store.whole(RECORD)
  return Object.entries(fields)
    .map(([game, text]): Entry => [game, listedSchema.parse(JSON.parse(text))])
    .sort((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1))
}

/**
 * What he agrees to who accepts: all of it is open to whoever is asked. A table to practise at has none to agree to: what
 * stands in the place of its options is a position, with all that lies face down.
 */
export const termsOf = ({ play, scenario, timing, options }: Match): Terms => ({
  kind: play,
  pace: timing?.pace ?? null,
  weekendsOff: timing?.weekendsOff ?? false,
  ...(timing?.free ? { free: timing.free } : {}),
  ...playedBy(scenario, options),
})

function playedBy(scenario: string, options: unknown): Pick<Terms, 'scenario' | 'options' | 'here'> {
  if (scenario === PRACTICE) return { options: {} }
  if (scenario !== HERE) return { scenario, options: options as Terms['options'] }
  const here = options as Here
  return { scenario: here.scenario, options: here.options as Terms['options'], here: here.turn }
}

/** The side that is still to be had; null: it is drawn. */
const openSide = ({ players, challenge }: Match): string | null =>
  challenge?.drawn ? null : (Object.keys(players).find((side) => players[side] === 'open') ?? null)

/**
 * Whether one more challenge, this game, may stand in the list: false if it is full, which takes nobody's place from
 * him. Refuses it to somebody who has many there, or has published many of late.
 */
export async function mayPublish(call: Call, known: Who | null, id: string): Promise<boolean> {
  const others = (await readAll(call)).filter(([game]) => game !== id)
  const own = others.filter(([, { by }]) => by === known?.account)
  if ((await alive(call, own)).length >= MOST_OWN) {
    throw notNow('You have many challenges open already. Withdraw one first.')
  }
  if (others.length >= MOST && (await alive(call, others)).length >= MOST) return false
  await mayAskOpenly(call, 'publish', known)
  return true
}

/** Puts a challenge into the list. */
export async function publish(call: Call, match: Match, by: string, request: string): Promise<void> {
  const since = new Date(call.services.now()).toISOString()
  const listed: Listed = {
    ...{ side: openSide(match), by, request, since },
    ...{ ...termsOf(match), commitment: match.commitment },
  }
  const set = { [match.game]: JSON.stringify(listed) }
  await call.services.store.setFields(RECORD, { create: true, set })
}

/**
 * Those that can still be accepted, each by the account that has it now: a guest may have signed in since. One request;
 * the others leave the list with one more.
 */
async function alive({ services }: Call, entries: readonly Entry[]): Promise<Entry[]> {
  const oldest = new Date(services.now() - DAYS * 86_400_000).toISOString()
  const found = await services.store.read([
    ...entries.map(([game]) => ({ id: game, names: [LINKS_FIELD, CLOSED_FIELD] })),
    ...entries.map(([, { by }]) => ({ id: accountRecord(by), names: ['moved'] })),
  ])
  const isAlive = ([game, { request, since }]: Entry, n: number) => {
    const [links, closed] = found[n]!
    return (
      since > oldest &&
      !closed &&
      readLinks(links).invite === linkHash(game, inviteToken(services, game, request))
    )
  }
  const now = entries.map(([game, listed], n): Entry => {
    const [moved] = found[entries.length + n]!
    return [game, { ...listed, by: moved ?? listed.by }]
  })
  const dead = now.filter((one, n) => !isAlive(one, n)).map(([game]) => game)
  if (dead.length > 0) await services.store.setFields(RECORD, { unset: dead })
  return now.filter(isAlive)
}

/** What anybody may accept, newest first, some at a time. */
export async function listChallenges(
  call: Call,
  { after }: z.output<typeof challengesQuery>,
): Promise<ChallengesAnswer> {
  const { services, who } = call
  let left = (await readAll(call)).filter((entry) => after === undefined || placeOf(entry) < after)
  const entries: Entry[] = []
  while (left.length > 0 && entries.length < PAGE) {
    const some = PAGE - entries.length
    entries.push(...(await alive(call, left.slice(0, some))))
    left = left.slice(some)
  }
  const names = await services.store.read(
    entries.map(([, { by, kind }]) => ({
      id: accountRecord(by),
      names: ['name', PAGE_FIELD, ...toldNames(kind)],
    })),
  )
  const challenges = entries.map(([game, { by, request, ...listed }], n) => ({
    ...{ game, ...listed, title: services.games[listed.kind]?.title ?? '' },
    ...{
      from: names[n]?.[0] ?? null,
      player: { ...playerTold(names[n]?.slice(2) ?? [], services.now()), page: names[n]?.[1] ?? null },
      token: inviteToken(services, game, request),
      mine: by === who?.account,
    },
  }))
  return { challenges, more: left.length > 0 ? placeOf(entries.at(-1)!) : null }
}
