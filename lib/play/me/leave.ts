import 'server-only'
import type { Who } from '@/lib/accounts/account'
import { noteLink, settle, unchanged } from '@/lib/kernel/log/commands'
import { stageOf } from '@/lib/kernel/log/projection'
import { isApart, present } from '@/lib/kernel/negotiation/affair'
import { followRecord } from '@/lib/seats/follow'
import { chatRecord, noteField, ownerField, seatField, shownField } from '@/lib/seats/seat'
import { derivedId, seatHash } from '@/lib/seats/tokens'
import { StoreUnreadable } from '@/lib/store/event-store'
import type { Call } from '../call'
import { cardField, isDone, readCard } from '../games/list-projection'
import { openSeed } from '../games/seed-vault'
import type { SeatedTable } from '../games/table'
import { type Transaction, transaction } from '../games/transaction'
import { Problem } from '../http/problem'
import { CLOSED_FIELD } from '../seats/challenges'
import { vacated } from '../seats/reseat'
import { allSides, stampFrom } from '../services'

/**
 * Gives up the seats of an account at a game, and what was noted there. Whoever remains is told by the log. Each step
 * can be done again.
 */
export async function leave(call: Call, { account }: Who): Promise<void> {
  const { game } = call
  const { store } = call.services
  const sides = allSides(call.services)
  const [card, ...owned] = await store.fields(game, [cardField('spectator'), ...sides.map(ownerField)])
  const mine = sides.map(ownerField).filter((_, i) => owned[i] === account)
  if (mine.length > 0 && card && !isDone(readCard(card))) await sayGone(call, account)
  const shown = sides.filter((_, i) => owned[i] === account).map(shownField)
  const seat = seatHash(game, account)
  await store.setFields(game, { unset: [seatField(game, account), ...mine, ...shown] })
  await store.setFields(followRecord(game), { unset: [account] })
  await store.setFields(chatRecord(game), { unset: sides.map((side) => noteField(side, seat)) })
}

/**
 * The same for a player who went before the log told of it, once another looks at the table: no account has his side.
 * True if it had to be said.
 */
export async function sayWhoWent(call: Call, table: SeatedTable): Promise<boolean> {
  const { game, match, owners, seat, who } = table
  const isOpen = isApart(match) && ['nonce', 'play'].includes(stageOf(game, match))
  const side = present(match).find((one) => !owners[one] && !seat.sides.includes(one))
  if (!isOpen || side === undefined || seat.sides.length === 0) return false
  await sayGone(call, `${side} ${match.head} ${who?.account}`, side)
  return true
}

/** Says in the log that a player has gone, and takes the seat from him in the same moment. */
async function sayGone(call: Call, which: string, side?: string): Promise<void> {
  const id = derivedId(call.services.key(), 'leave', which, call.game)
  // Whoever leaves many games at once is no script that floods us with orders.
  const at = { ...call, services: { ...call.services, limits: false } }
  try {
    await transaction(at, { id, body: {} }, (table) => gone(at, table, side ?? sideOfOne(table)))
  } catch (error) {
    // At a table that nobody can open any more there is nobody to be told.
    const isDead = error instanceof Problem && [404, 410].includes(error.status)
    if (!isDead && !(error instanceof StoreUnreadable)) throw error
  }
}

const sideOfOne = ({ seat: { sides } }: SeatedTable) => (sides.length === 1 ? sides[0]! : null)

/** A challenge is withdrawn, a game that has not begun does not begin, and in one that runs the seat is empty. */
async function gone(call: Call, table: SeatedTable, side: string | null): Promise<Transaction> {
  const { game, match, seat, links, sealed } = table
  const as = unchanged(match)
  const stage = stageOf(game, match)
  if (side === null || !isApart(match) || stage === 'over' || stage === 'closed') return { appended: as }
  const left = await vacated(call, links, side)
  // He has it in another account as well, and plays on there.
  if (Object.keys(left.set).length > (seat.sides.includes(side) ? 1 : 0)) return { appended: as }
  if (stage === 'play') {
    const seed = openSeed(call.services.key(), match.game, sealed ?? '')
    const appended = settle(game, as, side, { type: 'leave' }, seed, () => stampFrom(call.services))
    return 'no' in appended ? { appended: as } : { ...left, appended }
  }
  const what = stage === 'join' ? 'withdrawn' : 'left'
  return {
    appended: noteLink(game, as, { by: side, what, link: 'invite' }, stampFrom(call.services)),
    links: { ...left.links, invite: null },
    set: { ...left.set, [CLOSED_FIELD]: what },
    expect: left.expect,
  }
}
