import 'server-only'
import type { z } from 'zod'
import { accountRecord, gameField } from '@/lib/accounts/account'
import type { Closed } from '@/lib/kernel/challenge'
import { noteLink, unchanged } from '@/lib/kernel/growth'
import { stageOf } from '@/lib/kernel/sight'
import { linkHash } from '@/lib/seats/tokens'
import { CLOSED_FIELD } from './challenges'
import { stampFrom } from './desk'
import type { Call } from './handle'
import { linkFor } from './peek'
import { deadLink, notFound, notNow, notYourSeat } from './problem'
import type { closeRequest } from './requests'
import { type Change, change, openForLink, type Table } from './table'

/** It does not come to a game: its maker withdraws the challenge, or whoever was sent its link declines it. */
export async function closeChallenge(
  call: Call,
  { id, token }: z.output<typeof closeRequest>,
): Promise<{ closed: Closed }> {
  const closed: Closed = token ? 'declined' : 'withdrawn'
  if (token && !(await openForLink(call))) throw deadLink()
  await change(call, { id, body: { token: token ?? '' } }, (table) => {
    if (table.match.challenge?.closed === closed) return { growth: unchanged(table.match) }
    return token ? declined(call, table, token) : withdrawn(call, table)
  })
  // What one has withdrawn oneself is nothing to be reminded of.
  if (!token && call.who) {
    await call.desk.store.setFields(accountRecord(call.who.account), { unset: [gameField(call.game)] })
  }
  return { closed }
}

function declined(call: Call, table: Table, token: string): Change {
  const link = linkFor(table, linkHash(call.game, token))
  if (link?.kind !== 'invite' || stageOf(table.game, table.match) !== 'join') throw deadLink()
  if (table.match.challenge?.to === 'all') throw notYourSeat('This challenge is for all: leave it to others.')
  if (table.seat?.creator) throw notYourSeat('This is your own challenge. Withdraw it instead.')
  return ended(call, table, link.side, 'declined')
}

function withdrawn(call: Call, table: Table): Change {
  if (!table.seat) throw notFound()
  const { creator, sides } = table.seat
  if (!creator) throw notYourSeat('Only the one who made this challenge withdraws it.')
  if (stageOf(table.game, table.match) !== 'join') throw notNow('Somebody has taken the seat already.')
  return ended(call, table, sides[0] ?? 'creator', 'withdrawn')
}

/** An entry of the log, so that nobody can take the seat at the same moment. */
function ended(call: Call, { game, match }: Table, by: string, what: Closed): Change {
  const growth = noteLink(game, unchanged(match), { by, what, link: 'invite' }, stampFrom(call.desk))
  return { growth, set: { [CLOSED_FIELD]: what } }
}
