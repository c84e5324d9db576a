import 'server-only'
import { readGameEntry, type Who } from '@/lib/accounts/account'
import { settle, unchanged } from '@/lib/kernel/growth'
import { chatRecord, LINKS_FIELD, noteField, ownerField, readLinks, seatField } from '@/lib/seats/seat'
import { derivedId, seatHash } from '@/lib/seats/tokens'
import { StoreUnreadable } from '@/lib/store/event-store'
import { cardField, readCard } from '../card'
import { stampFrom } from '../desk'
import type { Call } from '../handle'
import { Problem } from '../problem'
import { vacated } from '../reseat'
import { openSeed } from '../sealed'
import { type Change, change, type SeatedTable } from '../table'

/**
 * Gives up the seats of an account at a game, and what was noted there. A challenge that still waits is nobody's then,
 * and its link dead. Each step can be done again.
 */
export async function leave(call: Call, { account }: Who, entry: string): Promise<void> {
  const { game } = call
  const { store } = call.desk
  const { sides, mode } = readGameEntry(entry)
  const owners = sides.map(ownerField)
  const names = [LINKS_FIELD, cardField(sides[0] ?? 'spectator'), ...owners]
  const [links, card, ...owned] = await store.fields(game, names)
  const mine = owners.filter((_, i) => owned[i] === account)
  const seat = seatHash(game, account)
  const stage = mine.length > 0 && card ? readCard(card).stage : null
  if (stage === 'play' && mode === 'invite') await sayEmpty(call, account)
  await store.setFields(game, {
    unset: [seatField(seat), ...mine],
    ...(stage === 'join'
      ? { set: { [LINKS_FIELD]: JSON.stringify({ ...readLinks(links), invite: null }) } }
      : {}),
  })
  await store.setFields(chatRecord(game), { unset: sides.map((side) => noteField(side, seat)) })
}

/** Says in the log that a seat is empty, and takes it from its player in the same moment. */
async function sayEmpty(call: Call, account: string): Promise<void> {
  const id = derivedId(call.desk.key(), 'leave', account, call.game)
  // Whoever leaves many games at once is no script that floods us with orders.
  const at = { ...call, desk: { ...call.desk, limits: false } }
  try {
    await change(at, { id, body: {} }, (table) => emptied(at, table))
  } catch (error) {
    // At a table that nobody can open any more there is nobody to be told.
    const isDead = error instanceof Problem && [404, 410].includes(error.status)
    if (!isDead && !(error instanceof StoreUnreadable)) throw error
  }
}

async function emptied(call: Call, { game, match, seat, links, sealed }: SeatedTable): Promise<Change> {
  const as = unchanged(match)
  const [side, ...others] = seat.sides
  const isOfTwo = Object.values(match.players).every((player) => player === 'person')
  if (side === undefined || others.length > 0 || !isOfTwo) return { growth: as }
  const left = await vacated(call, links, side)
  // He has it in another account as well, and plays on there.
  if (Object.keys(left.set).length > 1) return { growth: as }
  const seed = openSeed(call.desk.key(), match.game, sealed ?? '')
  const growth = settle(game, as, side, { type: 'leave' }, seed, () => stampFrom(call.desk))
  return 'no' in growth ? { growth: as } : { ...left, growth }
}
