import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import {
  type Body,
  BrokenChain,
  canonical,
  type Entry,
  hashOf,
  type Link,
  NO_ENTRY,
  type OrderBody,
} from './chain'
import type { Throw } from './dice'
import type { Hex32 } from './fair-dice'

/*
 * An entry as text in the store and in exports. Each order of a game is kept for ever, so that names are short and what
 * goes without saying is left out:
 *
 *   p  the first digits of the hash of the entry before: where a broken chain is broken
 *   t  when, in milliseconds since 1970
 *   s  the salt, in base64url
 *   k  the kind; left out of orders
 *   m  whose version moves; left out where it is the usual
 *   o, e, d, f  of an order: itself, its facts, its throws, 1 if it can be taken back no more
 *
 * All else has its own name. The hash of an entry is that of the hash before and the text, so that no text need name it.
 * Entries of the first format, which hold `n`, `prev` and everything else in full, are read for ever.
 */

/** Digits of the hash before that stand in the text. */
const PLACE = 8

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

/** Writes an entry down. `viewers`: of its game. */
export function writeEntry(entry: Entry, viewers: readonly string[]): Written {
  const { n: _n, prev, time, salt, moved, ...body } = entry
  const isUsual = moved.join() === usuallyMoved(body as Body, viewers).join()
  const text = canonical({
    p: prev.slice(0, PLACE),
    t: Date.parse(time),
    s: base64urlOf(salt),
    ...(isUsual ? {} : { m: moved }),
    ...shortened(body as Body),
  })
  return { entry, text, hash: hashOf(prev + text) }
}

/**
 * Reads an entry that must be number `n` and follow the entry with hash `prev`. `viewers`: of its game.
 * @throws BrokenChain
 */
export function readEntry(text: string, n: number, prev: Hex32, viewers: readonly string[]): Written {
  try {
    const raw = JSON.parse(text) as Record<string, unknown>
    if ('prev' in raw) {
      if (raw.n === n && raw.prev === prev) return { entry: fromFirst(raw), text, hash: hashOf(text) }
    } else if (raw.p === prev.slice(0, PLACE)) {
      const { p: _p, t, s, m, ...short } = raw
      const body = lengthened(short)
      const moved = (m as readonly string[] | undefined) ?? usuallyMoved(body, viewers)
      const link: Link = {
        n,
        prev,
        time: new Date(t as number).toISOString(),
        salt: hexOf(s as string),
        moved,
      }
      return { entry: { ...link, ...body }, text, hash: hashOf(prev + text) }
    }
  } catch {
    // What cannot be read is told like what does not follow.
  }
  throw new BrokenChain(n)
}

/** When an entry was written, in milliseconds since 1970, without reading the rest of it. */
export function writtenAt(text: string): number {
  const { t, time } = JSON.parse(text) as { t?: number; time?: string }
  return t ?? Date.parse(time!)
}

/**
 * Reads a whole log, or what follows the entry with hash `prev`, which has number `from` - 1.
 * @throws BrokenChain
 */
export function readLog(
  texts: readonly string[],
  viewers: readonly string[],
  from = 0,
  prev: Hex32 = NO_ENTRY,
): Written[] {
  const all: Written[] = []
  for (const text of texts) all.push(readEntry(text, from + all.length, all.at(-1)?.hash ?? prev, viewers))
  return all
}

/** true: a stored entry says what another, of this format, says, and nothing else. */
export const isSameEntry = (stored: Written, other: Written): boolean =>
  stored.text === other.text || (isFirst(stored.text) && canonical(stored.entry) === canonical(other.entry))

const isFirst = (text: string): boolean => 'prev' in (JSON.parse(text) as object)

/** The first format named a turn even where nothing was thrown. */
function fromFirst({ turn, ...rest }: Record<string, unknown>): Entry {
  const hasThrows = Array.isArray(rest.throws) && rest.throws.length > 0
  return { ...rest, ...(hasThrows ? { turn } : {}) } as unknown as Entry
}

function shortened({ kind, ...body }: Body): object {
  if (!('throws' in body)) return { k: kind, ...body }
  const { events, throws, turn, opened, ...rest } = body
  const thrown = throws.length > 0 ? { d: throws.map(shortThrow), turn } : {}
  const keys = Object.keys(opened).length > 0 ? { opened } : {}
  const facts = { ...(events.length > 0 ? { e: events.map(shortEvent) } : {}), ...thrown, ...keys }
  if (!('order' in rest)) return { k: kind, ...rest, ...facts }
  const { order, firm, ...others } = rest
  return { o: order, ...others, ...(firm ? { f: 1 } : {}), ...facts }
}

function lengthened({ k, o, e, d, f, ...rest }: Record<string, unknown>): Body {
  if (k !== undefined && k !== 'setUp') return { kind: k, ...rest } as unknown as Body
  const thrown = {
    events: ((e ?? []) as ShortEvent[]).map(longEvent),
    throws: ((d ?? []) as ShortThrow[]).map(longThrow),
    opened: {},
    ...rest,
  }
  if (k === 'setUp') return { kind: k, ...thrown } as unknown as Body
  return { kind: 'order', order: o, firm: f === 1, ...thrown } as unknown as OrderBody
}

type ShortEvent = [type: string, facts?: object]
const shortEvent = ({ type, ...facts }: { type: string }): ShortEvent =>
  Object.keys(facts).length > 0 ? [type, facts] : [type]
const longEvent = ([type, facts = {}]: ShortEvent) => ({ type, ...facts })

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
