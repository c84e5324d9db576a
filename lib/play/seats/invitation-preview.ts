import 'server-only'
import type { z } from 'zod'
import { accountRecord } from '@/lib/accounts/account'
import { NO_COMMITMENT } from '@/lib/kernel/dice/fair-dice'
import type { Match } from '@/lib/kernel/log/match'
import { stageOf } from '@/lib/kernel/log/projection'
import type { Closed } from '@/lib/kernel/negotiation/challenge'
import { isAcross, type Links, storedSeat } from '@/lib/seats/seat'
import { linkHash } from '@/lib/seats/tokens'
import type { PeekAnswer } from '../api/seats'
import type { Call } from '../call'
import { type Opens, openForLink } from '../games/open-game'
import type { Table } from '../games/table'
import { mayAsk } from '../http/limits'
import { deadLink } from '../http/problem'
import type { peekRequest } from '../http/schemas'
import { termsOf } from './challenges'

export type LiveLink =
  | { kind: 'invite'; side: string }
  | { kind: 'closed'; what: Closed }
  | { kind: 'watch'; hash: string }
  | { kind: 'recover'; key: string; sides: readonly string[]; creator: boolean }

/** Seats that an invitation opens: nobody sits there yet, or a substitute is sought. */
export const openSides = ({ players, settled }: Match): string[] =>
  Object.keys(players).filter((side) => players[side] === 'open' || settled.sought[side])

/** What a link opens; null if it is dead. */
export function linkFor({ links, match }: Table, hash: string): LiveLink | null {
  if (links.watch === hash) return { kind: 'watch', hash }
  const closed = match.challenge?.closed
  if (links.invite === hash && closed) return { kind: 'closed', what: closed }
  const [open] = openSides(match)
  if (links.invite === hash && open) return { kind: 'invite', side: open }
  return recoveryFor(links, hash)
}

/** True if a link of this hash is alive at a game. */
export const opensBy =
  (hash: string): Opens =>
  (links) =>
    [links.watch, links.invite].includes(hash) || recoveryFor(links, hash) !== null

function recoveryFor(links: Links, hash: string): LiveLink | null {
  const found = Object.entries(links.recover).find(([, link]) => link.hash === hash)
  if (!found) return null
  const [key, { sides, creator }] = found
  return { kind: 'recover', key, sides, creator }
}

/** True if a link leads to a seat that who asks must not have beside his own, as long as the game goes on. */
export function opensOtherSide({ game, match, stored }: Table, link: LiveLink): boolean {
  const held = storedSeat(stored)
  if (link.kind !== 'recover' || !held || ['over', 'closed'].includes(stageOf(game, match))) return false
  return isAcross(held, { sides: [...link.sides], creator: link.creator, watch: null })
}

/** What he calls himself who waits for somebody on this side. */
async function challengerName(
  { services }: Call,
  { match, owners }: Table,
  side: string,
): Promise<string | null> {
  const [owner] = Object.keys(match.players).flatMap((one) => (one === side ? [] : (owners[one] ?? [])))
  if (!owner) return null
  const [name] = await services.store.fields(accountRecord(owner), ['name'])
  return name ?? null
}

/** What the challenger shows of his number; null: nothing yet, so that the second player must commit to his, too. */
function saidBefore({ nonces, mixing }: Match): string | null {
  const [said] = Object.values(nonces)
  return said?.commitment ?? (mixing.hides ? null : NO_COMMITMENT)
}

/** Says what a link is for, before it is used. Programs that fetch every link they see change nothing by it. */
export async function invitationPreview(
  call: Call,
  { token }: z.output<typeof peekRequest>,
): Promise<PeekAnswer> {
  await mayAsk(call, 'peek')
  const hash = linkHash(call.game, token)
  const table = await openForLink(call, opensBy(hash))
  const link = table && linkFor(table, hash)
  if (!link) throw deadLink()
  const running = link.kind === 'invite' && table.match.mix !== null
  const drawn = link.kind === 'invite' && !running && table.match.challenge?.drawn
  const side = link.kind === 'invite' ? link.side : link.kind === 'recover' ? link.sides[0] : undefined
  const from = link.kind === 'invite' ? await challengerName(call, table, link.side) : null
  return {
    kind: link.kind,
    ...(link.kind === 'closed' ? { closed: link.what } : {}),
    ...(from ? { from } : {}),
    ...(drawn ? { drawn } : {}),
    ...(running ? { running } : {}),
    ...(link.kind === 'invite' && table.match.challenge?.to === 'all' ? { open: true } : {}),
    ...(side ? { side } : {}),
    ...(opensOtherSide(table, link) ? { across: true } : {}),
    ...(link.kind === 'invite' ? { terms: termsOf(table.match) } : {}),
    title: table.game.title,
    commitment: table.match.commitment,
    ...(link.kind === 'invite' && !running ? { said: saidBefore(table.match) } : {}),
  }
}
