import 'server-only'
import type { z } from 'zod'
import { accountRecord, gameField } from '@/lib/accounts/account'
import { noteLink, unchanged } from '@/lib/kernel/log/commands'
import { stageOf } from '@/lib/kernel/log/projection'
import type { Closed } from '@/lib/kernel/negotiation/challenge'
import { linkHash } from '@/lib/seats/tokens'
import type { Call } from '../call'
import { openForLink } from '../games/open-game'
import type { SeatedTable, Table } from '../games/table'
import { type Transaction, transaction, transactionByLink } from '../games/transaction'
import { deadLink, notNow, notYourSeat } from '../http/problem'
import type { closeRequest } from '../http/schemas'
import { stampFrom } from '../services'
import { CLOSED_FIELD } from './challenges'
import { linkFor, opensBy } from './invitation-preview'

/** It does not come to a game: its maker withdraws the challenge, or whoever was sent its link declines it. */
export async function closeChallenge(
  call: Call,
  { id, token }: z.output<typeof closeRequest>,
): Promise<{ closed: Closed }> {
  const closed: Closed = token ? 'declined' : 'withdrawn'
  if (token) {
    const opens = opensBy(linkHash(call.game, token))
    if (!(await openForLink(call, opens))) throw deadLink()
    await transactionByLink(call, opens, { id, body: { token } }, (table) => declined(call, table, token))
  } else await transaction(call, { id, body: { token: '' } }, (table) => withdrawn(call, table))
  // What one has withdrawn oneself is nothing to be reminded of.
  if (!token && call.who) {
    await call.services.store.setFields(accountRecord(call.who.account), { unset: [gameField(call.game)] })
  }
  return { closed }
}

function declined(call: Call, table: Table, token: string): Transaction {
  const link = linkFor(table, linkHash(call.game, token))
  if (link?.kind === 'closed' && link.what === 'declined') return { appended: unchanged(table.match) }
  if (link?.kind !== 'invite' || stageOf(table.game, table.match) !== 'join') throw deadLink()
  if (table.match.challenge?.to === 'all') throw notYourSeat('This challenge is for all: leave it to others.')
  if (table.seat?.creator) throw notYourSeat('This is your own challenge. Withdraw it instead.')
  return ended(call, table, link.side, 'declined')
}

function withdrawn(call: Call, table: SeatedTable): Transaction {
  const { creator, sides } = table.seat
  if (table.match.challenge?.closed === 'withdrawn') return { appended: unchanged(table.match) }
  if (!creator) throw notYourSeat('Only the one who made this challenge withdraws it.')
  if (stageOf(table.game, table.match) !== 'join') throw notNow('Somebody has taken the seat already.')
  return ended(call, table, sides[0] ?? 'creator', 'withdrawn')
}

/** An entry of the log, so that nobody can take the seat at the same moment. */
function ended(call: Call, { game, match }: Table, by: string, what: Closed): Transaction {
  const appended = noteLink(game, unchanged(match), { by, what, link: 'invite' }, stampFrom(call.services))
  return { appended, set: { [CLOSED_FIELD]: what } }
}
