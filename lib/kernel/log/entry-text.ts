import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { Throw } from '../dice/dice'
import type { Hex32 } from '../dice/fair-dice'
import type { AnyOrder } from '../game'
import { entryOf } from '../table-of'
import {
  type Body,
  BrokenChain,
  canonical,
  type Entry,
  hashOf,
  type Link,
  NO_ENTRY,
  type OrderBody,
} from './entry'
import { type Scribe, viewersOf } from './match'

/*
 * An entry as text in the store and in exports. Each order of a game is kept for ever, so that names are short and what
 * goes without saying is left out:
 *
 *   t  when, in milliseconds since 1970
 *   s  the salt, in base64url
 *   k  the kind; left out of orders
 *   m  whose version moves; left out where it is the usual
 *   b, o, e, d, f  of an order: the number of the side that gave it, itself, its facts, its throws, 1 if it can be taken
 *      back no more
 *   h  the first digits of the hash of this entry, always last: where a broken chain is broken
 *   x  behind that what a staff keeps, of which the entry holds a hash alone: it can be left out for others
 *
 * A fact is [type, fields, left], where `left` says that fields are left out: 1 for those that are as in the order, 2
 * for those that are as usual (`Game.usual`). All else has its own name. The hash of an entry is that of the hash
 * before and of the text without `h`.
 *
 * Entries of two older formats are read for ever. Those of the second have `p`, the first digits of the hash before, in
 * the place of `h`, and say `by` and `o` in full; those of the first say everything in full, with `n` and `prev`.
 */

/** Digits of a hash that tell where in the chain something stands. */
const PLACE = 8
/** The first digits of the hash of an entry, by which what follows it is known to follow. */
export const placeOf = (hash: Hex32): string => hash.slice(0, PLACE)
/** true: this is the place of the entry with that hash; a longer one is compared as far as it goes. */
export const isPlaceOf = (place: string, hash: Hex32): boolean =>
  place.length >= PLACE && hash.startsWith(place)

/** An entry as it is stored, and what the next one follows. */
export interface Written {
  readonly entry: Entry
  readonly text: string
  readonly hash: Hex32
}

/** true: nobody but who made this entry can see anything of it yet. */
export const isOwn = (body: Body): boolean =>
  body.kind === 'takeBack' || body.kind === 'filed' || (body.kind === 'order' && !body.firm)

/** Whose versions move, of all `viewers`, with an entry that says nothing else. */
const usuallyMoved = (body: Body, viewers: readonly string[]): readonly string[] =>
  isOwn(body) ? [body.by] : viewers

/** Writes an entry of a game down. */
export function writeEntry(entry: Entry, game: Scribe): Written {
  const { n: _n, prev, time, salt, moved, ...body } = entry
  const isUsual = moved.join() === usuallyMoved(body as Body, viewersOf(game)).join()
  const text = canonical({
    t: Date.parse(time),
    s: base64urlOf(salt),
    ...(isUsual ? {} : { m: moved }),
    ...shortened(body as Body, game),
    ...('staff' in body ? { staff: staffHash(salt, body.staff) } : {}),
  })
  const hash = hashOf(prev + text)
  const kept = 'staff' in body ? `,"x":${canonical(body.staff)}` : ''
  return { entry, text: `${text.slice(0, -1)},"h":"${placeOf(hash)}"${kept}}`, hash }
}

/** The end of an entry that says its own place. */
const OWN_PLACE = /,"h":"([0-9a-f]{8})"(?:,"x":.*)?\}$/s

/** An entry as others may read it, without what a staff keeps for its owner. */
export const withoutStaff = (text: string): string => text.replace(OWN_PLACE, ',"h":"$1"}')

/** What a staff keeps is known by this, as its entry has a salt that nobody guesses. */
const staffHash = (salt: string, staff: unknown): Hex32 => hashOf(salt + canonical(staff))

/**
 * Reads an entry of a game that must be number `n` and follow the entry with hash `prev`.
 * @throws BrokenChain
 */
export function readEntry(text: string, n: number, prev: Hex32, game: Scribe): Written {
  try {
    const place = OWN_PLACE.exec(text)
    const raw = JSON.parse(text) as Record<string, unknown>
    if (place) {
      const hash = hashOf(`${prev}${text.slice(0, place.index)}}`)
      const { h: _h, x, ...short } = raw
      const entry = withStaff(entryFrom(short, n, prev, game), x)
      if (isPlaceOf(place[1]!, hash)) return { entry, text, hash }
    } else if ('prev' in raw) {
      if (raw.n === n && raw.prev === prev) return { entry: fromFirst(raw), text, hash: hashOf(text) }
    } else if (raw.p === placeOf(prev)) {
      const { p: _p, ...short } = raw
      return { entry: entryFrom(short, n, prev, game), text, hash: hashOf(prev + text) }
    }
  } catch {
    // What cannot be read is told like what does not follow.
  }
  throw new BrokenChain(n)
}

function entryFrom(
  { t, s, m, ...short }: Record<string, unknown>,
  n: number,
  prev: Hex32,
  game: Scribe,
): Entry {
  const body = lengthened(short, game)
  const link: Link = {
    n,
    prev,
    time: new Date(t as number).toISOString(),
    salt: hexOf(s as string),
    moved: (m as readonly string[] | undefined) ?? usuallyMoved(body, viewersOf(game)),
  }
  return { ...link, ...body }
}

/** An entry with what its owner's staff keeps, if that was not left out. Throws where it is of another entry. */
function withStaff(entry: Entry, kept: unknown): Entry {
  const hash = entry.kind === 'filed' && 'staff' in entry ? (entry.staff as Hex32) : null
  if (kept === undefined) return hash === null ? entry : ({ ...entry, staff: null, withheld: hash } as Entry)
  if (hash === null || hash !== staffHash(entry.salt, kept)) throw new BrokenChain(entry.n)
  return { ...entry, staff: kept } as Entry
}

/** true: an entry says its own place in the chain, and needs nothing beside the log to be known to be whole. */
export const saysItsPlace = (text: string): boolean => OWN_PLACE.test(text)

/** When an entry was written, in milliseconds since 1970, without reading the rest of it. */
export function writtenAt(text: string): number {
  const { t, time } = JSON.parse(text) as { t?: number; time?: string }
  return t ?? Date.parse(time!)
}

/**
 * Reads a whole log, or what follows the entry with hash `prev`, which has number `from` - 1.
 * @throws BrokenChain
 */
export function readLog(texts: readonly string[], game: Scribe, from = 0, prev: Hex32 = NO_ENTRY): Written[] {
  const all: Written[] = []
  for (const text of texts) all.push(readEntry(text, from + all.length, all.at(-1)?.hash ?? prev, game))
  return all
}

/** true: a stored entry says what another, of this format, says, and nothing else. */
export const isSameEntry = (stored: Written, other: Written): boolean =>
  stored.text === other.text ||
  (!saysItsPlace(stored.text) && canonical(stored.entry) === canonical(other.entry))

/** The first format named a turn even where nothing was thrown. */
function fromFirst({ turn, ...rest }: Record<string, unknown>): Entry {
  const hasThrows = Array.isArray(rest.throws) && rest.throws.length > 0
  return { ...rest, ...(hasThrows ? { turn } : {}) } as unknown as Entry
}

function shortened({ kind, ...body }: Body, game: Scribe): object {
  if (!('throws' in body)) return { k: kind, ...body }
  const { events, throws, turn, opened, ...rest } = body
  const order = 'order' in rest ? rest.order : undefined
  const thrown = throws.length > 0 ? { d: throws.map(shortThrow), turn } : {}
  const keys = Object.keys(opened).length > 0 ? { opened } : {}
  const told = events.map((event) => shortEvent(event, order, game))
  const facts = { ...(told.length > 0 ? { e: told } : {}), ...thrown, ...keys }
  if (!('order' in rest)) return { k: kind, ...rest, ...facts }
  const { by, order: given, firm, ...others } = rest
  return { b: game.sides.indexOf(by), o: short(given), ...others, ...(firm ? { f: 1 } : {}), ...facts }
}

function lengthened({ k, b, o, e, d, f, ...rest }: Record<string, unknown>, game: Scribe): Body {
  if (k !== undefined && k !== 'setUp') return { kind: k, ...rest } as unknown as Body
  const order = Array.isArray(o) ? long(o as Short) : (o as AnyOrder | undefined)
  const thrown = {
    events: ((e ?? []) as ShortEvent[]).map((event) => longEvent(event, order, game)),
    throws: ((d ?? []) as ShortThrow[]).map(longThrow),
    opened: {},
    ...rest,
  }
  if (k === 'setUp') return { kind: k, ...thrown } as unknown as Body
  const by = typeof b === 'number' ? { by: game.sides[b] } : {}
  return { kind: 'order', order, firm: f === 1, ...by, ...thrown } as unknown as OrderBody
}

/** What has a type: an order, a fact. */
type Short = [type: string, fields?: object]
const short = ({ type, ...fields }: { type: string }): Short =>
  Object.keys(fields).length > 0 ? [type, fields] : [type]
const long = ([type, fields = {}]: Short) => ({ type, ...fields })

type Fields = Readonly<Record<string, unknown>>
type ShortEvent = [type: string, fields?: object, left?: number]
const [AS_ORDERED, AS_USUAL] = [1, 2]

/** The fields from which an event may leave out what is the same in it. */
const fieldsLeft = (left: number, type: string, order: AnyOrder | undefined, game: Scribe): Fields => {
  const { type: _type, ...ordered } = order ?? { type: '' }
  return {
    ...(left & AS_USUAL && game.usual ? entryOf(game.usual, type) : {}),
    ...(left & AS_ORDERED ? ordered : {}),
  }
}

function shortEvent(event: { type: string }, order: AnyOrder | undefined, game: Scribe): ShortEvent {
  const { type, ...fields } = event as { type: string } & Fields
  const ways = [AS_ORDERED | AS_USUAL, AS_ORDERED, AS_USUAL].flatMap((left): ShortEvent[] => {
    const same = fieldsLeft(left, type, order, game)
    // A field that the event does not have would come back with those that it leaves out.
    if (Object.keys(same).some((name) => fields[name] === undefined)) return []
    const said = Object.entries(fields).filter(
      ([name, value]) => same[name] === undefined || canonical(value) !== canonical(same[name]),
    )
    return [[type, Object.fromEntries(said), left]]
  })
  const sizeOf = ([, said = {}]: ShortEvent) => Object.keys(said).length
  return ways.reduce((best, way) => (sizeOf(way) < sizeOf(best) ? way : best), short(event))
}

const longEvent = ([type, fields, left = 0]: ShortEvent, order: AnyOrder | undefined, game: Scribe) => ({
  type,
  ...fieldsLeft(left, type, order, game),
  ...fields,
})

type ShortThrow = [purpose: string, sides: number, face: number, hidden?: 1]
const shortThrow = ({ purpose, sides, face, hidden }: Throw): ShortThrow =>
  hidden ? [purpose, sides, face, 1] : [purpose, sides, face]
const longThrow = ([purpose, sides, face, hidden]: ShortThrow): Throw => ({
  ...{ purpose, sides, face },
  hidden: hidden === 1,
})

const base64urlOf = (hex: string): string =>
  btoa(String.fromCharCode(...hexToBytes(hex)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const hexOf = (base64url: string): string =>
  bytesToHex(
    Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (digit) =>
      digit.charCodeAt(0),
    ),
  )
