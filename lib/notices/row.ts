import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isPace } from '@/lib/kernel/clock'

/**
 * The outbox of a game is fields of its record. `out:KIND:SIDE` says that a side is to be told something; it is written
 * and removed in the same moment as what causes it. `ask:SIDE` says what the side is asked now, `seen:SIDE` when its
 * owner last had the game open. `mark:KIND:SIDE` is written by the sender alone: who has been told what.
 */
export const KINDS = [
  'dice',
  'turn',
  'nudge',
  'offer',
  'late',
  'given',
  'left',
  'chat',
  'over',
  'rematch',
] as const
export type Kind = (typeof KINDS)[number]

/** News, told once: its row stays when it is no news any more. All others stand for as long as something waits. */
export const isNews = (kind: Kind): boolean => ['given', 'left', 'over', 'rematch'].includes(kind)

export const rowField = (kind: Kind, side: string): string => `out:${kind}:${side}`
export const markField = (kind: Kind, side: string): string => `mark:${kind}:${side}`
export const askField = (side: string): string => `ask:${side}`
export const seenField = (side: string): string => `seen:${side}`
export const nudgedField = (side: string): string => `nudged:${side}`
export const SENDING_FIELD = 'sending'
/** Another word each time that a player of the game says how he is to be told, for a sender who has read it before. */
export const WISHED_FIELD = 'wished'

const rowSchema = z.strictObject({
  id: z.string(),
  /** Milliseconds since 1970. */
  since: z.number(),
  /** Which game is played: a folder of lib/games. */
  play: z.string(),
})
/** Something to be told. Its id is made of what the side may know itself. */
export type Row = z.infer<typeof rowSchema>

const words = z.strictObject({
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
const span = z.strictObject({ from: z.number(), to: z.number() })
const runSchema = z.strictObject({
  pace: z.string().refine(isPace),
  since: z.number(),
  earlier: z.array(span).readonly(),
  weekends: z.string().nullable(),
  off: z.array(span.extend({ to: z.number().nullable() })).readonly(),
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

/** The field that has a side told something from now on; to be written together with what causes it, and due at once. */
export function rowOf(
  kind: Kind,
  side: string,
  { game, play }: { game: string; play: string },
  which: number | string,
  now: number,
): Record<string, string> {
  const row: Row = { id: rowId(game, kind, side, which), since: now, play }
  return { [rowField(kind, side)]: JSON.stringify(row) }
}
