import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isPace } from '@/lib/kernel/time/clock'
import type { Wording } from './words.en'

/**
 * The outbox of a game is fields of its record. `out:KIND:SIDE` says that a side is to be told something; it is written
 * and removed in the same moment as what causes it. `ask:SIDE` says what the side is asked now, `seen:SIDE` when its
 * owner last had the game open. `mark:KIND:SIDE` is written by the sender alone: who has been told what.
 */
export const KINDS = {
  dice: { as: 'turn', news: false },
  turn: { as: 'turn', news: false },
  nudge: { as: 'matter', news: false },
  accepted: { as: 'turn', news: true },
  offer: { as: 'matter', news: false, beside: true },
  'declined-draw': { as: 'matter', news: true, beside: true },
  'declined-pause': { as: 'matter', news: true, beside: true },
  'declined-takeBack': { as: 'matter', news: true, beside: true },
  'declined-computer': { as: 'matter', news: true, beside: true },
  'declined-substitute': { as: 'matter', news: true, beside: true },
  pause: { as: 'matter', news: true, beside: true },
  back: { as: 'matter', news: true, beside: true },
  extended: { as: 'matter', news: true, beside: true },
  led: { as: 'matter', news: true, beside: true },
  passed: { as: 'matter', news: true, beside: true },
  away: { as: 'matter', news: true, beside: true },
  lapsed: { as: 'matter', news: true, beside: true, own: true },
  timeOut: { as: 'matter', news: false },
  silenceSoon: { as: 'matter', news: false },
  silence: { as: 'matter', news: false },
  late: { as: 'matter', news: false },
  given: { as: 'matter', news: true },
  seat: { as: 'matter', news: true, beside: true },
  recovery: { as: 'alarm', news: true, beside: true },
  left: { as: 'matter', news: true },
  chat: { as: 'message', news: false, beside: true },
  over: { as: 'matter', news: true },
  rematch: { as: 'matter', news: true },
  watched: { as: 'message', news: true },
} as const satisfies Record<string, How>
export type Kind = keyof typeof KINDS
/** All that players are told; `watched` is for those who follow a game. */
export const KIND_NAMES = (Object.keys(KINDS) as readonly Kind[]).filter((kind) => kind !== 'watched')

/** How a kind of notice is sent. */
interface How {
  as: keyof typeof MANNERS
  /** Told once: its row stays when it is no news any more. All others stand for as long as something waits. */
  news: boolean
  /** Told beside whose move it is: it does not take the place of that where it is shown. */
  beside?: true
  /** Nobody but the player may know that there is anything: not told where others read. */
  own?: true
}
/**
 * Whether it waits as long as its reader wishes, so that quick exchanges cause nothing; whether it keeps the hours in
 * which he wishes nothing, and waits while he has the game open; whether it may be left to a digest.
 */
const MANNERS = {
  turn: { delay: true, quiet: true, digest: true },
  matter: { delay: false, quiet: true, digest: true },
  message: { delay: true, quiet: true, digest: true },
  alarm: { delay: false, quiet: false, digest: false },
} as const
export const howOf = (kind: Kind): How => KINDS[kind]
export const mannerOf = (kind: Kind) => MANNERS[KINDS[kind].as]

export const isNews = (kind: Kind): boolean => KINDS[kind].news

/** In the place of a side: those who follow a game. */
export const WATCHERS = 'spectator'
/** Where anything may stand in the outbox of a game: who is told of what. */
export const places = (sides: readonly string[]): (readonly [Kind, string])[] => [
  ...sides.flatMap((side) => KIND_NAMES.map((kind) => [kind, side] as const)),
  ['watched', WATCHERS],
]

export const rowField = (kind: Kind, side: string): string => `out:${kind}:${side}`
export const markField = (kind: Kind, side: string): string => `mark:${kind}:${side}`
export const askField = (side: string): string => `ask:${side}`
export const seenField = (side: string): string => `seen:${side}`
/** When a side's owner last had the game open, for the other player; not there where he does not wish it told. */
export const hereField = (side: string): string => `here:${side}`
export const nudgedField = (side: string): string => `nudged:${side}`
export const SENDING_FIELD = 'sending'
/**
 * How a game between two people ended, until it is counted for them. That it is there says that it was not yet: it goes
 * in the same moment as the accounts of both change, so that it counts once however often anybody tries.
 */
export const TALLY_FIELD = 'tally'
/** The same of a game that goes on, for a player who has lost his side to another, as his time was out. */
export const lostSeatField = (side: string): string => `tally:${side}`
export const tallyFields = (sides: readonly string[]): string[] => [TALLY_FIELD, ...sides.map(lostSeatField)]
/** Another word each time that a player of the game says how he is to be told, for a sender who has read it before. */
export const WISHED_FIELD = 'wished'

const rowSchema = z.strictObject({
  id: z.string(),
  /** Milliseconds since 1970. */
  since: z.number(),
  /** Which game is played: a folder of lib/games. */
  play: z.string(),
  /** What it says, and what fills its gaps; absent: what all of its kind say. */
  says: z.string().optional(),
  params: z.record(z.string(), z.number()).optional(),
  /** Whose time it is about, where it holds from an hour on that follows from that. */
  about: z.string().optional(),
  /** The account that is told, where it is not the one that has the side now. */
  to: z.string().optional(),
})
/** Something to be told. Its id is made of what the side may know itself. */
export type Row = z.infer<typeof rowSchema>

const words = z.strictObject({
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
const span = z.strictObject({ from: z.number(), to: z.number(), turn: z.number().optional() })
const runSchema = z.strictObject({
  pace: z.string().refine(isPace),
  since: z.number(),
  earlier: z.array(span).readonly(),
  turn: z.number().optional(),
  weekends: z.string().nullable(),
  free: z.array(z.number()).readonly().optional(),
  // Days off were once written with what they cost.
  off: z.array(z.object({ from: z.number(), to: z.number().nullable() })).readonly(),
})
const askSchema = z.object({
  /** What the side is asked, and what anybody may know of it: sentences of the game. */
  own: words.nullable(),
  open: words.nullable(),
  /** The other side chooses too, and nobody may know who has chosen. */
  secret: z.boolean(),
  /** The side's clock; null: none runs. */
  run: runSchema.nullable().default(null),
  /** When the side's own standing orders decide, outages aside, milliseconds since 1970. */
  lapse: z.number().nullable().default(null),
  /** Without a clock: since when nothing was heard of the side, milliseconds since 1970. */
  silent: z.number().optional(),
  /** The dice need the number that the side's device keeps. */
  dice: z.literal(true).optional(),
  /** The four words of the game, by which two players know that they look at the same. */
  words: z.string().optional(),
})
export type Asked = z.infer<typeof askSchema>

/** Which stages of a row each channel has been told, by the row's id and the channel's. */
const markSchema = z.strictObject({ id: z.string(), told: z.record(z.string(), z.array(z.string())) })
export type Mark = z.infer<typeof markSchema>

const sendingSchema = z.strictObject({ by: z.string(), until: z.number() })
/** Who is just sending what this game has to tell. */
export type Sending = z.infer<typeof sendingSchema>

const reader =
  <Schema extends z.ZodType>(schema: Schema) =>
  (text: string | null | undefined): z.output<Schema> | null =>
    text ? schema.parse(JSON.parse(text)) : null

export const readRow = reader(rowSchema)
export const readAsked = reader(askSchema)
export const readMark = reader(markSchema)
export const readSending = reader(sendingSchema)

/** The id of what a side is told; `which` tells it from others of its kind, by what the side may know itself. */
const rowId = (game: string, kind: Kind, side: string, which: number | string): string =>
  createHash('sha256')
    .update(`fieldpost/notice/1 ${game} ${kind} ${side} ${which}`)
    .digest('base64url')
    .slice(0, 22)

/** What a row holds besides. */
export type More = Omit<Row, 'id' | 'since' | 'play' | 'says'> & { says?: Wording }

/** The field that has a side told something from now on; to be written together with what causes it, and due at once. */
export function rowOf(
  kind: Kind,
  side: string,
  { game, play }: { game: string; play: string },
  which: number | string,
  now: number,
  more: More = {},
): Record<string, string> {
  const row: Row = { id: rowId(game, kind, side, which), since: now, play, ...more }
  return { [rowField(kind, side)]: JSON.stringify(row) }
}
