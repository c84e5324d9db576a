import 'server-only'
import type { Who } from '@/lib/accounts/account'
import { isApart, present } from '@/lib/kernel/affairs'
import { noteLink, settle, unchanged } from '@/lib/kernel/growth'
import { stageOf } from '@/lib/kernel/sight'
import { chatRecord, noteField, ownerField, seatField } from '@/lib/seats/seat'
import { derivedId, seatHash } from '@/lib/seats/tokens'
import { StoreUnreadable } from '@/lib/store/event-store'
import { cardField, isDone, readCard } from '../card'
import { CLOSED_FIELD } from '../challenges'
import { type Change, change } from '../change'
import { allSides, stampFrom } from '../desk'
import type { Call } from '../handle'
import { Problem } from '../problem'
import { vacated } from '../reseat'
import { openSeed } from '../sealed'
import type { SeatedTable } from '../table'

/**
 * Gives up the seats of an account at a game, and what was noted there. Whoever remains is told by the log. Each step
 * can be done again.
 */
export async function leave(call: Call, { account }: Who): Promise<void> {
  const { game } = call
  const { store } = call.desk
  const sides = allSides(call.desk)
  const [card, ...owned] = await store.fields(game, [cardField('spectator'), ...sides.map(ownerField)])
  const mine = sides.map(ownerField).filter((_, i) => owned[i] === account)
  if (mine.length > 0 && card && !isDone(readCard(card))) await sayGone(call, account)
  const seat = seatHash(game, account)
  await store.setFields(game, { unset: [seatField(game, account), ...mine] })
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
  const id = derivedId(call.desk.key(), 'leave', which, call.game)
  // Whoever leaves many games at once is no script that floods us with orders.
  const at = { ...call, desk: { ...call.desk, limits: false } }
  try {
    await change(at, { id, body: {} }, (table) => gone(at, table, side ?? sideOfOne(table)))
  } catch (error) {
    // At a table that nobody can open any more there is nobody to be told.
    const isDead = error instanceof Problem && [404, 410].includes(error.status)
    if (!isDead && !(error instanceof StoreUnreadable)) throw error
  }
}

const sideOfOne = ({ seat: { sides } }: SeatedTable) => (sides.length === 1 ? sides[0]! : null)

/** A challenge is withdrawn, a game that has not begun does not begin, and in one that runs the seat is empty. */
async function gone(call: Call, table: SeatedTable, side: string | null): Promise<Change> {
  const { game, match, seat, links, sealed } = table
  const as = unchanged(match)
  const stage = stageOf(game, match)
  if (side === null || !isApart(match) || stage === 'over' || stage === 'closed') return { growth: as }
  const left = await vacated(call, links, side)
  // He has it in another account as well, and plays on there.
  if (Object.keys(left.set).length > (seat.sides.includes(side) ? 1 : 0)) return { growth: as }
  if (stage === 'play') {
    const seed = openSeed(call.desk.key(), match.game, sealed ?? '')
    const growth = settle(game, as, side, { type: 'leave' }, seed, () => stampFrom(call.desk))
    return 'no' in growth ? { growth: as } : { ...left, growth }
  }
  const what = stage === 'join' ? 'withdrawn' : 'left'
  return {
    growth: noteLink(game, as, { by: side, what, link: 'invite' }, stampFrom(call.desk)),
    links: { ...left.links, invite: null },
    set: { ...left.set, [CLOSED_FIELD]: what },
    expect: left.expect,
  }
}
