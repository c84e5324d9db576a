import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Throw } from '../dice/dice'
import type { Hex32 } from '../dice/fair-dice'
import type { AnyOrder } from '../game'
import type { AffairBody } from '../negotiation/affair'
import type { Challenge, Closed } from '../negotiation/challenge'
import type { FreeDays, Span } from '../time/calendar'
import type { Pace } from '../time/clock'

/** What came of one command. The log of a game is a list of these, each naming the hash of the one before. */
export type Entry = Link & Body

/** What every entry holds beside its own matter. */
export interface Link {
  /** Number of the entry, from 0. */
  n: number
  /** When, as an ISO string in UTC. */
  time: string
  /** Viewers whose version moves with this entry. */
  moved: readonly string[]
  /** 16 random bytes, so that nobody can guess a hidden entry from its hash. */
  salt: string
  /** Hash of the entry before; of the first, 64 zeros. */
  prev: Hex32
  /** Version of the rules under which it was made, where that of the entry before is another. */
  rules?: string
}

export type Body =
  | CreatedBody
  | JoinedBody
  | NonceBody
  | { kind: 'mixed'; by: 'server'; mix: Hex32; turnHashes: readonly Hex32[] }
  | SetUpBody
  | OrderBody
  | TakeBackBody
  | FiledBody
  | LinkBody
  | AffairBody

export interface CreatedBody {
  kind: 'created'
  by: 'server'
  /** Id of this one game. */
  game: string
  /** Which game is played, its version, scenario and options; fixed for ever. */
  play: string
  version: string
  scenario: string
  options: unknown
  mode: string
  players: Readonly<Record<string, Player>>
  /** How fast it is played; absent: without a clock. */
  pace?: Pace
  weekendsOff?: boolean
  /** Days of the week on which no time counts, 0 for Sunday; absent: those of the weekend, or none. */
  free?: FreeDays
  /** Time zones of those who sit here from the beginning. */
  zones?: Readonly<Record<string, string>>
  /** Of a game that waits for a second player. */
  challenge?: Omit<Challenge, 'closed' | 'rated'>
  /** C of the dice protocol. */
  commitment: Hex32
  /** Who is not the last to say his number shows a commitment to it first. */
  hides?: true
}
export type Player = 'person' | 'computer' | 'open'

/** Somebody took a seat. */
export interface JoinedBody {
  kind: 'joined'
  by: string
  zone?: string
  /** Where sides were drawn: what he said of his number, from which and the seed it follows that this seat is his. */
  drawn?: Hex32
  /** That is his commitment, as the challenger had not yet said his part. */
  hidden?: true
  /** Both players wished to be rated at this moment, with which their game begins. */
  rated?: true
}

/** A seat's part of the dice: a commitment, a number said openly (commitment `-`), or one with what opens its commitment. */
export interface NonceBody {
  kind: 'nonce'
  by: string
  commitment: string
  nonce?: Hex32
  blind?: Hex32
  /** For which mix, where it is not the first. */
  try?: number
  /** He agreed to mix anew. */
  agreed?: true
}

export interface SetUpBody extends Thrown {
  kind: 'setUp'
  by: 'server'
}
export interface OrderBody extends Thrown {
  kind: 'order'
  by: string
  order: AnyOrder
  /** False while its player can still take it back and nobody else knows of it. */
  firm: boolean
  /** Of orders that were given at once, and can be taken back at once, the same number. */
  bundle?: number
  /** The player's standing orders gave it, as he had let his time for it go by. */
  lapsed?: Lapsed
  /** Its player's staff gave it, as his time was out. */
  led?: true
  /** The seed, in the entry that ends the game. */
  seed?: Hex32
}
/** true: its player has given it himself. */
export const isInPerson = ({ lapsed, led }: Pick<OrderBody, 'lapsed' | 'led'>): boolean => !lapsed && !led

/** What follows from the log when a choice was made for its player: the outages that it was judged by. */
export interface Lapsed {
  readonly outages: readonly Span[]
}

/** The last so many orders of a side that it could still take back; absent: one. */
export interface TakeBackBody {
  kind: 'takeBack'
  by: string
  count?: number
}
export interface Thrown {
  /** The turn whose keys the dice came from; absent where none were thrown. */
  turn?: number
  events: readonly { type: string }[]
  throws: readonly Throw[]
  /** Keys of turns that ended with this entry. */
  opened: Readonly<Record<number, Hex32>>
}
/**
 * A side filed standing orders, or what its staff keeps, a secret of its own; null: from now on none. `withheld`: the
 * hash of what the staff keeps, where the log is read by others.
 */
export type FiledBody = { kind: 'filed'; by: string } & (
  | { orders: unknown }
  | { staff: unknown; withheld?: Hex32 }
)
/** A link was made, used or made dead, or with it the whole challenge; what it is made of stands nowhere in the log. */
export interface LinkBody {
  kind: 'link'
  by: string
  what: 'made' | 'used' | 'revoked' | Closed
  link: 'recover' | 'watch' | 'invite'
}

export const NO_ENTRY: Hex32 = '0'.repeat(64)

/** JSON with the keys of each object in order and nothing undefined, so that equal things have equal text. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, field]) => field !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  )

export const hashOf = (text: string): Hex32 => bytesToHex(sha256(utf8ToBytes(text)))

/** The log does not hang together: an entry was lost, changed or put in the wrong place. */
export class BrokenChain extends Error {
  constructor(readonly n: number) {
    super(`entry ${n} does not follow from the entry before it`)
  }
}
