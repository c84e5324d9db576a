import 'server-only'
import {
  askFor,
  deviceField,
  type GameEntry,
  gameField,
  HIDES_FIELD,
  HINTS_FIELD,
  readGameEntry,
  type Who,
} from '@/lib/accounts/account'
import { BrokenChain } from '@/lib/kernel/log/entry'
import { fold } from '@/lib/kernel/log/fold'
import { hasSameFacts } from '@/lib/kernel/log/match'
import { FOLLOWED_FIELD, followRecord, readFollow } from '@/lib/seats/follow'
import {
  isShown,
  LINKS_FIELD,
  type Links,
  ownerField,
  readLinks,
  readSeat,
  type Seat,
  seatField,
  showing,
  shownField,
  visitorSeat,
} from '@/lib/seats/seat'
import { derivedId } from '@/lib/seats/tokens'
import type { Ask, Loaded } from '@/lib/store/event-store'
import { noteOutages, OUTAGES, outagesKnown } from '@/lib/store/outages'
import { unpackSnapshot } from '@/lib/store/snapshot'
import type { Call } from '../call'
import { counterOf, mustBeFew } from '../http/limits'
import { notFound, otherRules, type Problem } from '../http/problem'
import { allSides } from '../services'
import { append, FIELDS, requestFingerprint } from './append'
import { lapsedBy } from './decision-timeout'
import { renew } from './renew'
import type { SeatedTable, Table } from './table'
import { damaged, wholeLog } from './whole-log'

/**
 * Loads a game in one request. Who has no seat there learns no more than if there were no such game, unless it is over
 * and its players show it to all: then he has that of who watches.
 */
export async function openTable(call: Call, more: LoadMore = {}): Promise<SeatedTable> {
  const { table } = await load(call, null, mustSit, more)
  return table
}

/** Before anything is worked out, so that not even the time of the answer tells whether there is such a game. */
export function mustSit(seat: Seat | null, _links: Links, visitor: Seat | null): Seat {
  const sits = seat ?? visitor
  if (!sits) throw notFound()
  return sits
}
/** `visitor`: that of anybody, at a game that its players show to all. */
export type Seating<Sits extends Seat | null> = (
  seat: Seat | null,
  links: Links,
  visitor: Seat | null,
) => Sits

/** Whether a link, or the public part of one, is among those that are alive at a game. */
export type Opens = (links: Links) => boolean
/** The same for somebody who has a link, whether he sits at the table or not; `no`: what others are told. */
export const sitsOrOpens =
  (opens: Opens, no: () => Problem): Seating<Seat | null> =>
  (seat, links) => {
    if (!seat && !opens(links)) throw no()
    return seat
  }

/** A game for who has a seat or a link there; null for everybody else, as if there were no such game. */
export async function openForLink(call: Call, opens: Opens): Promise<Table | null> {
  const opened = await load(call, null, sitsOrOpens(opens, notFound)).catch((error) => {
    if (error?.status === 404) return null
    throw error
  })
  return opened?.table ?? null
}

/** What else is read in the request that loads a table. */
interface LoadMore {
  /** The request was counted when it was first looked at, and is looked at once more as others have written meanwhile. */
  again?: boolean
  fields?: readonly string[]
  asks?: readonly Ask[]
  /** Somebody only looks: our outages, too, and whether he follows the game, of which no decision needs anything. */
  looks?: boolean
}

/**
 * A table, what was loaded for it, and what is kept of the request `id` if it was carried out before. `seating` judges
 * the seat of who asks as soon as it is known, and throws if he may not come in.
 */
export async function load<Sits extends Seat | null>(
  call: Call,
  id: string | null,
  seating: Seating<Sits>,
  more: LoadMore = {},
): Promise<{ table: Table & { seat: Sits }; loaded: Loaded; done: string | null }> {
  const { services, game: gameId } = call
  const seatName = call.who && seatField(gameId, call.who.account)
  const sides = allSides(services)
  const names = [
    LINKS_FIELD,
    FIELDS.sealed,
    FIELDS.head,
    ...sides.map(ownerField),
    ...sides.map(shownField),
    FOLLOWED_FIELD,
  ]
  if (seatName) names.push(seatName)
  const { again = false, fields: others = [], looks = false } = more
  const asks = [...(more.asks ?? []), ...(looks ? [OUTAGES] : [])]
  // Who asks, and how often he has, is read in the same request.
  const loaded = await services.store.load(gameId, [...names, ...others], {
    command: id ?? undefined,
    asks: [...asks, ...(call.who ? asksOf(call.who, gameId, looks) : [])],
    count:
      id && services.limits && !again && call.who ? counterOf('order', deviceField(call.who)) : undefined,
  })
  if (!loaded) throw notFound()
  const { fields } = loaded
  mustBeFew('order', loaded.beside.count)
  const [[device = null, listed, hides, hints = null] = [], [follow] = []] = loaded.beside.values.slice(
    asks.length,
  )
  const who = device ? call.who : null
  const links = readLinks(fields[LINKS_FIELD])
  const stored = (who && seatName && fields[seatName]) || null
  const kept = (name: string) => fields[name]
  const own = readSeat(stored, links)
  const seat = seating(own, links, isShown(sides, kept) ? visitorSeat(links) : null)
  const { game, match, past } = await matchOf(call, loaded)
  const isStale = past.match === null && (loaded.snapshot !== null || match.rules !== game.version)
  if (isStale) await renew(call, loaded, { game, match })
  const sealed = fields[FIELDS.sealed] ?? null
  const appended = await lapsedBy(call, { game, match, sealed })
  if (appended) {
    const lapse = derivedId(services.key(), 'lapse', String(match.head), gameId)
    await append(call, lapse, requestFingerprint(null, gameId, {}), appended, {
      followed: Boolean(fields[FOLLOWED_FIELD]),
      ...{ game, before: match, past, set: {} },
      ...{ expectedHead: loaded.head, snapshotAt: loaded.snapshot?.seq ?? 0 },
    })
    // Whether it was this request or another that decided it.
    return load(call, id, seating, { ...more, again: true })
  }
  const table = {
    game,
    match,
    past,
    who,
    seat,
    stored,
    device,
    listed: listed ? sameSides(readGameEntry(listed), seat) : false,
    links,
    owners: Object.fromEntries(
      sides.flatMap((side) => {
        const owner = fields[ownerField(side)]
        return owner ? [[side, owner]] : []
      }),
    ),
    showing: showing(sides, kept),
    followed: Boolean(fields[FOLLOWED_FIELD]),
    follows: who ? readFollow(follow) : null,
    visits: own === null && seat !== null,
    hides: Boolean(hides),
    hints,
    now: services.now(),
    outages: looks ? noteOutages(services, loaded.beside.values[asks.length - 1]!) : outagesKnown(services),
    knowsOutages: looks,
    sealed,
    repeated: false,
  }
  return { table, loaded, done: loaded.answer }
}

/** What is read of who asks: whether he is signed in, what his list says of the game, and if he looks, which hints he was given and whether he follows it. */
const asksOf = (who: Who, game: string, looks: boolean): Ask[] => [
  askFor(who, gameField(game), HIDES_FIELD, ...(looks ? [HINTS_FIELD] : [])),
  ...(looks ? [{ id: followRecord(game), names: [who.account] }] : []),
]

const sameSides = (entry: GameEntry, seat: Seat | null) => entry.sides.join() === seat?.sides.join()

/** The match from the snapshot and what came after it, or from the whole log if the snapshot is of no use. */
async function matchOf(call: Call, loaded: Loaded): Promise<Pick<Table, 'game' | 'match' | 'past'>> {
  const { games } = call.services
  const kept = loaded.snapshot && unpackSnapshot(games, loaded.snapshot.body)
  const texts = loaded.snapshot && !kept ? await wholeLog(call, loaded.head) : loaded.tail
  try {
    const { play, version } = kept ?? (JSON.parse(texts[0] ?? '') as { play: string; version: string })
    const game = games[play]
    if (!game || typeof version !== 'string' || !hasSameFacts(version, game.version)) throw otherRules()
    const match = fold(game, kept, texts, loaded.fields[FIELDS.head])
    return { game, match, past: { match: kept || null, texts } }
  } catch (error) {
    if (error instanceof BrokenChain || error instanceof SyntaxError) throw damaged()
    throw error
  }
}
