import type { CreateRequest } from '@/lib/play/api'
import type { UiWord } from '@/lib/words/words'
import { api, randomHex, requestId } from './api'
import { zoneHere } from './clock'
import { rememberTable } from './my-tables'
import { troubleIn } from './trouble'

/** Sets up a game and answers its address, or what went wrong. */
export async function newTable(
  title: string,
  body: Omit<CreateRequest, 'id'>,
): Promise<{ to: string } | { trouble: UiWord }> {
  const { mode, side } = body
  const reply = await api.create({ id: requestId(), zone: zoneHere(), ...body })
  if (!('ok' in reply)) return { trouble: troubleIn(reply) }
  const { game, commitment, invite, watch } = reply.ok
  rememberTable({ id: game, title, mode, side, ...(invite ? { invite } : {}), watch })
  // The number is said only after the server has shown what it is bound to; should it get lost, the table asks again.
  if (mode === 'invite') await sayNonce(game, commitment)
  return { to: `/games/${game}` }
}

/** Says this browser's part of the dice. */
export const sayNonce = (game: string, commitment: string) =>
  api.nonce(game, { id: requestId(), commitment, nonce: randomHex(32) })

/** Takes the seat that a link offers, and answers the address of the game, or what went wrong. */
export async function takeSeat(
  game: string,
  token: string,
  commitment: string,
): Promise<{ to: string } | { trouble: UiWord }> {
  const reply = await api.enter(game, {
    ...{ id: requestId(), token, commitment, nonce: randomHex(32), zone: zoneHere() },
  })
  if ('ok' in reply) return { to: `/games/${game}` }
  const isGone = 'error' in reply && reply.error.error === 'gone'
  return { trouble: isGone ? 'challenge.late' : troubleIn(reply) }
}
