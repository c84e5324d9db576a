import 'server-only'
import { z } from 'zod'
import { HEX32 } from '@/lib/kernel/dice/fair-dice'
import { isZone } from '@/lib/kernel/time/calendar'
import { PACES, type Pace } from '@/lib/kernel/time/clock'
import { CHANNEL_ID, HOOK_KINDS } from '@/lib/notices/channel'
import { gameWishesSchema } from '@/lib/notices/wishes'
import { GAME_ID, TOKEN } from '@/lib/seats/tokens'

import { LANGUAGES } from '@/lib/words/language'
import { WHOLE_FORMATS } from '../api/past'
import { phraseSchema } from '../games/chat-record'

/** What the routes take; see api.ts. Anything more than is named here is refused. */
const id = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, 'an id is 16 to 64 characters of A-Z a-z 0-9 _ -')
const name = z.string().min(1).max(40)
const hex32 = z.string().regex(HEX32, '64 hexadecimal digits')
/** What a browser says of its time zone by itself; one that we do not know yet is as good as none. */
const zoneSaid = z
  .string()
  .max(60)
  .transform((zone) => (isZone(zone) ? zone : undefined))
  .optional()
const token = z.string().regex(TOKEN, 'not the secret of a link')
const since = z.number().int().min(0).max(1_000_000).optional()

/** Days of the week, each once and in order. */
const freeDays = z
  .array(z.number().int().min(0).max(6))
  .min(1)
  .max(6)
  .refine((days) => days.every((day, n) => n === 0 || day > days[n - 1]!), 'not in order')

/** Who sits at a new table, and how fast it is played. */
const seating = {
  id,
  mode: z.enum(['computer', 'hotseat', 'watch', 'invite']),
  side: name,
  to: z.enum(['link', 'all']).optional(),
  pace: z.enum(Object.keys(PACES) as [Pace, ...Pace[]]).optional(),
  weekendsOff: z.boolean().optional(),
  free: freeDays.optional(),
  zone: zoneSaid,
}
export const createRequest = z.strictObject({
  ...seating,
  game: name,
  scenario: name,
  options: z.record(z.string().max(40), z.unknown()).optional(),
})
export const startHereRequest = z.strictObject({
  ...seating,
  as: name.optional(),
  line: z.number().int().min(0).max(1_000_000).optional(),
})
/** Either a commitment or a number; `try` counts the mixes. */
const saying = {
  sealed: hex32.optional(),
  nonce: hex32.optional(),
  blind: hex32.optional(),
  agreed: z.literal(true).optional(),
  to: hex32.optional(),
  try: z.number().int().min(1).max(1000).default(1),
}
export const nonceRequest = z
  .strictObject({ id, commitment: hex32, ...saying, since })
  .refine(
    ({ sealed, nonce, blind, agreed, to }) =>
      sealed ? !nonce && !blind && !agreed && !to : nonce !== undefined,
    { message: 'either a commitment or a number', path: ['nonce'] },
  )
export const peekRequest = z.strictObject({ token })
export const enterRequest = z.strictObject({
  id,
  token,
  commitment: hex32.optional(),
  sealed: hex32.optional(),
  nonce: hex32.optional(),
  zone: zoneSaid,
})
const seen = z.number().int().min(0).max(1_000_000)
const order = z.looseObject({ type: z.string().min(1).max(40) })
export const orderRequest = z.strictObject({ id, seen, side: name.optional(), order, since })
/** Orders of one bundle. */
const MOST_ORDERS = 64
export const bundleRequest = z.strictObject({
  ...{ id, seen, side: name.optional(), since },
  orders: z.array(order).min(1).max(MOST_ORDERS),
})
const offered = z.enum(['draw', 'pause', 'takeBack', 'computer', 'substitute'])
const plain = offered.exclude(['takeBack'])
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a day is written as 2028-02-29')
const affair = z.union([
  z.strictObject({ type: z.enum(['claim', 'lead']) }),
  z.strictObject({ type: z.enum(['resign', 'extend', 'resume', 'back']) }),
  z.strictObject({ type: z.literal('offer'), what: plain }),
  z.strictObject({
    type: z.literal('offer'),
    what: z.literal('takeBack'),
    line: z.number().int().min(0).max(1_000_000),
  }),
  z.strictObject({ type: z.literal('accept'), what: offered }),
  z.strictObject({ type: z.enum(['decline', 'withdraw']), what: offered }),
  z.strictObject({ type: z.literal('replace'), what: z.enum(['computer', 'substitute']) }),
  z.strictObject({ type: z.literal('away'), first: day, last: day }),
])
export const affairRequest = z.strictObject({ id, seen, side: name.optional(), affair, since })
export const standingRequest = z.strictObject({
  id,
  side: name.optional(),
  orders: z.looseObject({}).nullable(),
  since,
})
export const staffRequest = z.strictObject({
  id,
  side: name.optional(),
  staff: z.looseObject({}).nullable(),
  since,
})
export const advanceRequest = z.strictObject({ id, since, leaves: z.boolean().optional() })
export const askRequest = z.strictObject({ side: name.optional(), question: z.unknown() })
const link = z.enum(['recover', 'watch', 'invite'])
export const idRequest = z.strictObject({ id })
export const followRequest = z.strictObject({ on: z.boolean() })
export const showRequest = z.strictObject({ id, on: z.boolean() })
export const closeRequest = z.strictObject({ id, token: token.optional() })
export const linkRequest = z
  .strictObject({ id, make: link.optional(), revoke: link.optional() })
  .refine(
    ({ make, revoke }) => (make === undefined) !== (revoke === undefined),
    'either make or revoke a link',
  )

/** Of the addresses that are read. */
const shared = z.string().regex(GAME_ID, 'not the public part of a link')
export const publicQuery = z.strictObject({ p: shared })
export const pictureQuery = z.strictObject({
  p: shared,
  /** The spectators' version that is meant; the picture of another is elsewhere. */
  v: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .optional(),
  size: z.enum(['large', 'small']).default('large'),
  /** In which language; that of the interface, or English. */
  l: z.string().max(5).default('en'),
})
export const noQuery = z.strictObject({})
export const listQuery = z.strictObject({
  seen: z
    .string()
    .regex(/^[\w-]{22}$/)
    .optional(),
})
/** What an answer gave as `more`. */
const after = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\.[A-Za-z0-9_-]{22}$/)
  .optional()
export const challengesQuery = z.strictObject({ after })
/** `player`: what names the page of one. */
export const archiveQuery = z.strictObject({ after, player: z.string().regex(GAME_ID).optional() })
export const asQuery = z.strictObject({ as: name.optional() })
const lineNumber = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)
export const gameQuery = z.strictObject({ as: name.optional(), since: lineNumber.optional() })
export const versionQuery = gameQuery.extend({ seen: lineNumber.optional() })
export const logQuery = z.strictObject({
  as: name.optional(),
  before: lineNumber,
  from: lineNumber.optional(),
  entry: z
    .string()
    .regex(/^[0-9a-f]{10}$/)
    .optional(),
})

const gameId = z.string().regex(GAME_ID)
const channelId = z.string().regex(CHANNEL_ID)
const address = z.string().min(1).max(2048)
const base64url = z.string().regex(/^[A-Za-z0-9_=-]{8,200}$/)
/** From where the browser is: hours of quiet are his. */
const reader = {
  zone: zoneSaid,
  language: z.enum(LANGUAGES).optional(),
}
export const noticesQuery = z.strictObject({ game: gameId.optional() })
export const noticesRequest = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('wishes'),
    game: gameId.optional(),
    /** Null: at this game as everywhere. */
    wishes: gameWishesSchema.nullable(),
    ...reader,
  }),
  z.strictObject({ do: z.literal('push'), endpoint: address, p256dh: base64url, auth: base64url, ...reader }),
  z.strictObject({ do: z.literal('mail'), address, ...reader }),
  z.strictObject({
    do: z.literal('hook'),
    kind: z.enum(HOOK_KINDS),
    url: address,
    personal: z.boolean().optional(),
    ...reader,
  }),
  z.strictObject({ do: z.literal('remove'), channel: channelId, ...reader }),
  z.strictObject({ do: z.literal('again'), channel: channelId, ...reader }),
  z.strictObject({ do: z.literal('test'), channel: channelId }),
])
export const signedRequest = z.strictObject({ token: z.string().min(1).max(200) })
export const nothing = z.strictObject({})

/** One thing at a time: say something, or a set phrase, read what is there, read nothing more, or report message number `report`. */
export const chatRequest = z
  .strictObject({
    id,
    say: z.string().min(1).max(500).optional(),
    phrase: phraseSchema.optional(),
    read: z.literal(true).optional(),
    mute: z.boolean().optional(),
    report: z.number().int().min(0).max(100_000).optional(),
  })
  .refine(({ id: _id, ...what }) => Object.keys(what).length === 1, 'one thing at a time')
export const chatQuery = z.strictObject({
  before: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .optional(),
})
export const notesRequest = z.strictObject({
  as: name.optional(),
  n: z.number().int().min(0).max(1_000_000),
  text: z.string().max(4_000),
})

/** A game as it was exported; see ExportAnswer. Its parts are judged where they are read. */
const wholeGame = z.strictObject({
  format: z.enum(WHOLE_FORMATS),
  game: z.string().max(40),
  entries: z.array(z.string().max(400_000)).min(2).max(20_000),
})
const seenGame = z.strictObject({
  format: z.literal('fieldpost/view/1'),
  kind: name,
  version: name,
  scenario: name,
  viewer: name,
  view: z.record(z.string(), z.unknown()),
  log: z.array(z.unknown()).max(20_000),
})
export const importRequest = z.strictObject({
  id,
  document: z.discriminatedUnion('format', [wholeGame, seenGame]),
  /** Of a whole game: after so many entries of its log. */
  after: z.number().int().min(1).max(20_000).optional(),
})
