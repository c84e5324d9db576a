import 'server-only'
import { moveFollow } from '@/lib/seats/follow'
import {
  chatRecord,
  isAcross,
  noteField,
  ownerField,
  readSeat,
  type Seat,
  seatField,
  storedSeat,
} from '@/lib/seats/seat'
import { seatHash } from '@/lib/seats/tokens'
import type { EventStore } from '@/lib/store/event-store'
import {
  accountRecord,
  GAME_PREFIX,
  gameEntry,
  gameField,
  HINTS_FIELD,
  joinedHints,
  joinedWishes,
  readGameEntry,
  WISHES_FIELD,
} from './account'
import { RECORD_FIELD, readRecord, summed } from './record'
import { forgetSetUps, moveSetUps } from './set-ups'

const TRIES = 5
/** Fields that are of one account and of no other. */
const OWN = /^(made|moved|gone|record)$|^(device|game|identity):/

/** Which of some games are over: there is nothing left in them that one side must not know of the other. */
export type Ended = (games: readonly string[]) => Promise<ReadonlySet<string>>
const noneEnded: Ended = async () => new Set()

/** The two accounts play against each other: they stay two. Nothing was changed. */
export class TwoSides extends Error {}

/** The games in which two accounts play against each other, and which are not over. */
export async function gamesBetween(
  store: EventStore,
  from: string,
  to: string,
  ended: Ended = noneEnded,
): Promise<string[]> {
  if (from === to) return []
  const games = Object.keys(await store.whole(accountRecord(from))).flatMap((name) =>
    name.startsWith(GAME_PREFIX) ? [name.slice(GAME_PREFIX.length)] : [],
  )
  const asked = games.map((id) => ({ id, names: [from, to].map((account) => seatField(id, account)) }))
  const seats = games.length > 0 ? await store.read(asked) : []
  const across = games.filter((_, n) => areAcross(seats[n]?.[0], seats[n]?.[1]))
  const over = across.length > 0 ? await ended(across) : new Set()
  return across.filter((game) => !over.has(game))
}

function areAcross(one: string | null | undefined, other: string | null | undefined): boolean {
  const [mine, his] = [storedSeat(one), storedSeat(other)]
  return mine !== null && his !== null && isAcross(mine, his)
}

/**
 * Moves all that a guest has into another account: games, seats, settings. Each game moves in one step of its own, so
 * that after a crash the rest moves by doing it again; done a second time it changes nothing. Throws `TwoSides`, before
 * anything has moved, where the two play against each other.
 */
export async function mergeGuest(
  store: EventStore,
  from: string,
  to: string,
  ended: Ended = noneEnded,
): Promise<void> {
  if (from === to) return
  if ((await gamesBetween(store, from, to, ended)).length > 0) throw new TwoSides()
  // A second look finds what came while the first was at work.
  for (let look = 0; look < 2; look++) {
    const guest = await store.whole(accountRecord(from))
    if (guest.moved) return
    // Settings first: a sender that comes to a game in between is to find the channels by which the guest is told.
    await moveSettings(store, to, guest)
    await moveRecord(store, [from, to])
    await moveSetUps(store, [from, to])
    for (const name of Object.keys(guest)) {
      if (!name.startsWith(GAME_PREFIX)) continue
      await moveGame(store, name.slice(GAME_PREFIX.length), [from, to], guest[name]!, ended)
    }
  }
  await emptyAccount(store, from, { moved: to })
}

async function moveGame(
  store: EventStore,
  game: string,
  [from, to]: readonly [string, string],
  text: string,
  ended: Ended,
) {
  const [old, next] = [from, to].map((account) => seatField(game, account)) as [string, string]
  const entry = readGameEntry(text)
  // What he plays the game knows; his list may be of before the sides were drawn.
  let played: readonly string[] = entry.sides
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const [was, is] = await store.fields(game, [old, next])
    played = storedSeat(was ?? is)?.sides ?? played
    if (!was) break
    // In between he may just have taken the other seat.
    if (areAcross(was, is) && !(await ended([game])).has(game)) throw new TwoSides()
    const owners = played.map(ownerField)
    const owned = await store.fields(game, owners)
    const mine = owners.filter((_, i) => owned[i] === from)
    const moved = await store.setFields(game, {
      expect: { [old]: was, [next]: is ?? null, ...Object.fromEntries(mine.map((name) => [name, from])) },
      unset: [old],
      set: {
        [next]: JSON.stringify(together(was, is ?? null)),
        ...Object.fromEntries(mine.map((name) => [name, to])),
      },
      // At once: what waits there may be told by channels of this account.
      due: 0,
    })
    if (moved) break
  }
  await moveFollow(store, game, [from, to])
  await moveNotes(store, game, [...new Set([...played, ...entry.sides])], [from, to])
  const [known] = await store.fields(accountRecord(to), [gameField(game)])
  const before = known ? readGameEntry(known) : entry
  const sides = [...new Set([...(known ? before.sides : []), ...played])]
  await store.setFields(accountRecord(to), { set: gameEntry(game, { ...before, sides }) })
}

/** What he noted for himself at a table; where the other account has notes of that side, they stay. */
async function moveNotes(
  store: EventStore,
  game: string,
  sides: readonly string[],
  accounts: readonly [string, string],
) {
  const [from, to] = accounts.map((account) => seatHash(game, account)) as [string, string]
  const texts = await store.fields(
    chatRecord(game),
    sides.map((side) => noteField(side, from)),
  )
  for (const [n, side] of sides.entries()) {
    const text = texts[n]
    if (!text) continue
    const [old, next] = [noteField(side, from), noteField(side, to)]
    const change = { expect: { [old]: text, [next]: null }, unset: [old], set: { [next]: text } }
    await store.setFields(chatRecord(game), change)
  }
}

/** One seat of two: what either could do. */
function together(one: string, other: string | null): Seat {
  const links = { invite: null, watch: null, recover: {} }
  const seats = [one, other].flatMap((text) => (text ? [JSON.parse(text) as Seat] : []))
  const sides = [...new Set(seats.flatMap((seat) => seat.sides))]
  const was = [...new Set(seats.flatMap((seat) => seat.was ?? []))]
  const plays = readSeat(JSON.stringify({ ...seats[0], sides }), links) !== null
  return {
    sides,
    ...(was.length > 0 ? { was } : {}),
    creator: seats.some(({ creator }) => creator),
    watch: plays ? null : (seats.findLast(({ watch }) => watch)?.watch ?? null),
  }
}

/** Settings of which what the guest has goes beside what the other account has. */
const JOINED = [
  [WISHES_FIELD, joinedWishes],
  [HINTS_FIELD, joinedHints],
] as const

/** What the other account has already stays as it is there; a channel that moves goes on being used as it was. */
async function moveSettings(store: EventStore, to: string, guest: Readonly<Record<string, string>>) {
  const record = accountRecord(to)
  for (const [field, joined] of JOINED) {
    const [own] = await store.fields(record, [field])
    const more = guest[field]
    if (own && more)
      await store.setFields(record, { expect: { [field]: own }, set: { [field]: joined(own, more) } })
  }
  for (const [name, value] of Object.entries(guest)) {
    if (!OWN.test(name)) await store.setFields(record, { expect: { [name]: null }, set: { [name]: value } })
  }
}

/**
 * The games of both are one player's: a sum, made once, as what was the guest's goes with it. Of two ratings of one game
 * that of the account stays.
 */
async function moveRecord(store: EventStore, [from, to]: readonly [string, string]): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const [[his], [mine]] = (await store.read(
      [from, to].map((account) => ({ id: accountRecord(account), names: [RECORD_FIELD] })),
    )) as [[string | null], [string | null]]
    if (!his) return
    const sum = JSON.stringify(summed(readRecord(his), readRecord(mine)))
    const moved = await store.setAll([
      { id: accountRecord(from), expect: { [RECORD_FIELD]: his }, unset: [RECORD_FIELD] },
      { id: accountRecord(to), expect: { [RECORD_FIELD]: mine }, set: { [RECORD_FIELD]: sum } },
    ])
    if (moved) return
  }
}

/** Leaves of an account no more than when it was made and what became of it. */
export async function emptyAccount(
  store: EventStore,
  account: string,
  left: Readonly<Record<string, string>>,
): Promise<void> {
  await forgetSetUps(store, account)
  const fields = Object.keys(await store.whole(accountRecord(account)))
  await store.setFields(accountRecord(account), {
    unset: fields.filter((name) => name !== 'made'),
    set: left,
  })
}
