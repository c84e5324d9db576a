import 'server-only'
import type { z } from 'zod'
import { noteLink, unchanged } from '@/lib/kernel/log/commands'
import type { Links, Seat } from '@/lib/seats/seat'
import { derivedToken, linkHash } from '@/lib/seats/tokens'
import type { LinkAnswer } from '../api/seats'
import type { Call } from '../call'
import { mayInvite, seated } from '../games/answer'
import type { Table } from '../games/table'
import { type Transaction, transaction } from '../games/transaction'
import { badRequest, notYourSeat } from '../http/problem'
import type { linkRequest } from '../http/schemas'
import { stampFrom } from '../services'
import { openSides } from './invitation-preview'

/** Makes a link, which makes the old one of its kind dead, or makes one dead. */
export async function changeLinks(call: Call, body: z.output<typeof linkRequest>): Promise<LinkAnswer> {
  const kind = body.make ?? body.revoke!
  const token = derivedToken(call.services.key(), 'link', call.game, call.who?.account ?? '', body.id)
  const hash = body.make ? linkHash(call.game, token) : null
  await transaction(call, { id: body.id, body }, (table) => {
    const { seat } = seated(table)
    if (kind === 'recover') mustPlay(seat)
    else if (kind === 'watch' || !mayInvite(table.match, seat)) mustHaveMade(seat)
    const links =
      kind === 'recover' ? withRecovery(table.links, seat, hash) : { ...table.links, [kind]: hash }
    if (kind === 'invite' && hash) mustBeOpen(table)
    return noted(call, table, seat, links, { what: body.make ? 'made' : 'revoked', link: kind })
  })
  return body.make ? { token } : {}
}

const mustPlay = ({ sides }: Seat) => {
  if (sides.length === 0) throw notYourSeat('Only a player has a seat to open elsewhere.')
}
const mustHaveMade = ({ creator }: Seat) => {
  if (!creator) throw notYourSeat('Only the one who made this game gives out its links.')
}
const mustBeOpen = ({ match }: Table) => {
  if (openSides(match).length === 0) throw badRequest('All seats are taken.', 'make')
}

function withRecovery(links: Links, { sides, creator }: Seat, hash: string | null): Links {
  const { [sides[0]!]: _old, ...recover } = links.recover
  return { ...links, recover: hash ? { ...recover, [sides[0]!]: { hash, sides, creator } } : recover }
}

function noted(
  call: Call,
  { game, match }: Table,
  { sides }: Seat,
  links: Links,
  what: { what: 'made' | 'revoked'; link: 'recover' | 'watch' | 'invite' },
): Transaction {
  const by = sides[0] ?? 'creator'
  return { appended: noteLink(game, unchanged(match), { by, ...what }, stampFrom(call.services)), links }
}
