import 'server-only'
import type { z } from 'zod'
import { accountRecord, OFFER_PREFIX, type OfferEntry } from '@/lib/accounts/account'
import { HERE, type Here, PRACTICE } from '@/lib/kernel/game'
import type { Match } from '@/lib/kernel/log/match'
import { stageOf } from '@/lib/kernel/log/projection'
import { MATTERS } from '@/lib/notices/matters'
import { rowOf } from '@/lib/notices/row'
import { LINKS_FIELD, readLinks } from '@/lib/seats/seat'
import { linkHash, newGameId } from '@/lib/seats/tokens'
import type { RematchAnswer } from '../api/seats'
import type { Call } from '../call'
import { type Begins, createGame } from '../games/create-game'
import { openTable } from '../games/open-game'
import type { SeatedTable } from '../games/table'
import { notNow, notYourSeat, tooManyHands } from '../http/problem'
import type { idRequest } from '../http/schemas'
import { tellLater } from '../notices/tell-later'
import { CLOSED_FIELD, inviteToken, termsOf } from './challenges'

const REMATCH_FIELD = 'rematch'
const TRIES = 3

/** What a finished game remembers of the one that follows it. */
interface Rematch {
  game: string
  /** Who offered it, and the request by which it was made. */
  by: string
  request: string
}

/**
 * The same game again with sides changed, for the two who played it to its end: whose seat the computer had then is
 * asked nothing. Whoever asks first offers it; whoever asks second is led to that offer. Against the computer it begins
 * at once.
 */
export async function rematch(call: Call, { id }: z.output<typeof idRequest>): Promise<RematchAnswer> {
  const table = await openTable(call)
  const { game, match, seat, who } = table
  const [mine, ...more] = seat.sides
  if (!mine || !who || more.length > 0) throw notYourSeat('Only the players of a game play it again.')
  if (!isPlayedAgain(match) || stageOf(game, match) !== 'over') {
    throw notNow('A game is played again when it is over.')
  }
  const theirs = game.sides.find((side) => side !== mine)!
  if (match.mode === 'computer') {
    const body = { ...sameGame(match), id, mode: 'computer', side: theirs } as const
    const made = await createGame(call, body, beginning(match))
    return { game: made.game }
  }
  if (match.players[theirs] !== 'person') {
    throw notNow('The computer had the other seat at the end. Challenge somebody else.')
  }
  const other = table.owners[theirs]
  if (!other) throw notNow('The other player has left. Challenge somebody else.')
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const [text = null] = await call.services.store.fields(call.game, [REMATCH_FIELD])
    const known = text === null ? null : (JSON.parse(text) as Rematch)
    const state = known && (await stateOf(call, known))
    if (known && known.by !== mine && state === 'open') {
      return { game: known.game, token: inviteToken(call.services, known.game, known.request) }
    }
    if (known && state === 'begun') return { game: known.game }
    if (known && known.by === mine && state !== 'closed') return offered(call, table, known, other)
    const next = { game: newGameId(who.account, id), by: mine, request: id }
    const set = { [REMATCH_FIELD]: JSON.stringify(next) }
    if (await call.services.store.setFields(call.game, { expect: { [REMATCH_FIELD]: text }, set })) {
      return offered(call, table, next, other)
    }
  }
  throw tooManyHands()
}

/** A position that somebody brought to practise at has no other side that was its player's to begin with. */
const isPlayedAgain = ({ mode, scenario }: Match) =>
  mode === 'invite' || (mode === 'computer' && scenario !== PRACTICE)

/** What of a game is the same when it is played again. */
const sameGame = ({ play, scenario, options }: Match) => ({
  game: play,
  scenario,
  options: options as Record<string, unknown>,
})

/** One that began where another stood begins there again; what lies face down is drawn once more. */
const beginning = ({ scenario, options }: Match): Begins | undefined =>
  scenario === HERE ? { scenario, options: options as Here } : undefined

/** What has become of the game that was offered: it may not have been made, where a request broke off. */
async function stateOf(
  { services }: Call,
  { game, request }: Rematch,
): Promise<'none' | 'open' | 'begun' | 'closed'> {
  const [links, closed] = await services.store.fields(game, [LINKS_FIELD, CLOSED_FIELD])
  if (!links) return 'none'
  if (closed) return 'closed'
  return readLinks(links).invite === linkHash(game, inviteToken(services, game, request)) ? 'open' : 'begun'
}

/** The same pace, and the zone of who challenges. */
function againAt({ timing }: Match, side: string) {
  if (!timing) return {}
  const { pace, weekendsOff, free, zones } = timing
  const days = { weekendsOff, ...(free ? { free } : {}) }
  return { pace, ...days, ...(zones[side] === undefined ? {} : { zone: zones[side] }) }
}

/** Makes the game, unless it is there, and tells the other player. */
async function offered(
  call: Call,
  { game, match, who, seat }: SeatedTable,
  { request }: Rematch,
  other: string,
): Promise<RematchAnswer> {
  const side = game.sides.find((one) => !seat.sides.includes(one))!
  const body = { ...sameGame(match), id: request, mode: 'invite', side, to: 'player' } as const
  const made = await createGame(call, { ...body, ...againAt(match, seat.sides[0]!) }, beginning(match))
  const entry: OfferEntry = {
    ...{ side: seat.sides[0]!, by: who!.account, request },
    ...{ since: new Date(call.services.now()).toISOString(), commitment: made.commitment },
    ...termsOf(match),
  }
  // Should the other have left meanwhile, there is nobody to tell.
  await call.services.store.setFields(accountRecord(other), {
    set: { [OFFER_PREFIX + made.game]: JSON.stringify(entry) },
  })
  const at = call.services.now()
  const row = rowOf(
    MATTERS['rematch.offered'].kind,
    side,
    { game: match.game, play: match.play },
    made.game,
    at,
  )
  if (await call.services.store.setFields(match.game, { set: row, due: at }))
    tellLater(call.services, match.game)
  return { game: made.game, commitment: made.commitment }
}
