import 'server-only'
import type { z } from 'zod'
import { accountRecord, gameField } from '@/lib/accounts/account'
import type { Closed } from '@/lib/kernel/challenge'
import { noteLink, unchanged } from '@/lib/kernel/growth'
import { stageOf } from '@/lib/kernel/sight'
import { linkHash } from '@/lib/seats/tokens'
import { CLOSED_FIELD } from './challenges'
import { type Change, change, changeByLink } from './change'
import { stampFrom } from './desk'
import type { Call } from './handle'
import { linkFor, opensBy } from './peek'
import { deadLink, notNow, notYourSeat } from './problem'
import type { closeRequest } from './requests'
import { openForLink, type SeatedTable, type Table } from './table'

/** It does not come to a game: its maker withdraws the challenge, or whoever was sent its link declines it. */
export async function closeChallenge(
  call: Call,
  { id, token }: z.output<typeof closeRequest>,
): Promise<{ closed: Closed }> {
  const closed: Closed = token ? 'declined' : 'withdrawn'
  if (token) {
    const opens = opensBy(linkHash(call.game, token))
    if (!(await openForLink(call, opens))) throw deadLink()
    await changeByLink(call, opens, { id, body: { token } }, (table) => declined(call, table, token))
  } else await change(call, { id, body: { token: '' } }, (table) => withdrawn(call, table))
  // What one has withdrawn oneself is nothing to be reminded of.
  if (!token && call.who) {
    await call.desk.store.setFields(accountRecord(call.who.account), { unset: [gameField(call.game)] })
  }
  return { closed }
}

function declined(call: Call, table: Table, token: string): Change {
  const link = linkFor(table, linkHash(call.game, token))
  if (link?.kind === 'closed' && link.what === 'declined') return { growth: unchanged(table.match) }
  if (link?.kind !== 'invite' || stageOf(table.game, table.match) !== 'join') throw deadLink()
  if (table.match.challenge?.to === 'all') throw notYourSeat('This challenge is for all: leave it to others.')
  if (table.seat?.creator) throw notYourSeat('This is your own challenge. Withdraw it instead.')
  return ended(call, table, link.side, 'declined')
}

function withdrawn(call: Call, table: SeatedTable): Change {
  const { creator, sides } = table.seat
  if (table.match.challenge?.closed === 'withdrawn') return { growth: unchanged(table.match) }
  if (!creator) throw notYourSeat('Only the one who made this challenge withdraws it.')
  if (stageOf(table.game, table.match) !== 'join') throw notNow('Somebody has taken the seat already.')
  return ended(call, table, sides[0] ?? 'creator', 'withdrawn')
}

/** An entry of the log, so that nobody can take the seat at the same moment. */
function ended(call: Call, { game, match }: Table, by: string, what: Closed): Change {
  const growth = noteLink(game, unchanged(match), { by, what, link: 'invite' }, stampFrom(call.desk))
  return { growth, set: { [CLOSED_FIELD]: what } }
}
