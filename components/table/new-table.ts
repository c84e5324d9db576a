import { zoneHere } from '@/components/me/zone'
import type { CreateAnswer, CreateRequest, PeekAnswer, StartHereRequest } from '@/lib/play/api/seats'
import type { UiWord } from '@/lib/words/words'
import { type Reply, requestId } from './api'
import { rememberTable } from './my-tables'
import { pagesApi } from './pages-api'
import { troubleIn } from './trouble'

type Made = { to: string; unlisted: boolean } | { trouble: UiWord }

/** Sets up a game and answers its address, and whether the public list had no room for it; or what went wrong. */
export async function newTable(title: string, body: Omit<CreateRequest, 'id'>): Promise<Made> {
  const reply = await pagesApi.create({ id: requestId(), zone: zoneHere(), ...body })
  return sitDown(title, body, reply)
}

/** The same where a finished game stood. */
export async function tableHere(
  of: string,
  title: string,
  body: Omit<StartHereRequest, 'id'>,
): Promise<Made> {
  const asked: StartHereRequest = { id: requestId(), zone: zoneHere(), ...body }
  const reply = await pagesApi.startHere(of, asked)
  return sitDown(title, body, reply)
}

async function sitDown(
  title: string,
  { mode, side }: Pick<CreateRequest, 'mode' | 'side'>,
  reply: Reply<CreateAnswer>,
): Promise<Made> {
  if (!('ok' in reply)) return { trouble: troubleIn(reply) }
  const { game, invite, watch, unlisted = false } = reply.ok
  rememberTable({ id: game, title, mode, side, ...(invite ? { invite } : {}), watch })
  if (mode === 'invite') await commitNow(game)
  return { to: `/games/${game}`, unlisted }
}

/** Commits to this browser's number before anybody can join. Should that get lost, the table does it. */
export async function commitNow(game: string): Promise<void> {
  await import('../dice/say-due').then(
    ({ sayAllDue }) => sayAllDue([{ game, version: 0 }]),
    () => false,
  )
}

/** Takes the seat that a link offers, and answers the address of the game, or what went wrong. */
export async function takeSeat(game: string, token: string): Promise<{ to: string } | { trouble: UiWord }> {
  const seen = await pagesApi.peek(game, { token })
  if (!('ok' in seen)) return { trouble: lateOr(seen) }
  const reply = await enterWith(game, token, seen.ok)
  if (!reply) return { trouble: 'dice.changed' }
  return 'ok' in reply ? { to: `/games/${game}` } : { trouble: lateOr(reply) }
}

/** A link that is dead was used by somebody else, as a rule. */
const lateOr = (reply: Exclude<Reply<unknown>, { ok: unknown }>): UiWord =>
  'error' in reply && reply.error.error === 'gone' ? 'challenge.late' : troubleIn(reply)

/**
 * Uses a link for what it was seen to be; who takes a seat brings his part of the dice. Null: the server does not
 * stand by what it was bound to. One id for all tries, so that a lost answer does not use the link up for nothing.
 */
export async function enterWith(game: string, token: string, seen: PeekAnswer, id = requestId()) {
  if (seen.kind !== 'invite') return pagesApi.enter(game, { id, token })
  // A substitute plays on with dice that are mixed.
  if (seen.running) return pagesApi.enter(game, { id, token, zone: zoneHere() })
  const { joiningWith } = await import('../dice/own-number')
  const dice = joiningWith(game, seen)
  if (!dice) return null
  const reply = await pagesApi.enter(game, { id, token, ...dice.part, zone: zoneHere() })
  if ('ok' in reply) dice.taken()
  return reply
}
