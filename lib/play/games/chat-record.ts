import 'server-only'
import { z } from 'zod'
import type { Game } from '@/lib/kernel/game'
import { chatRecord } from '@/lib/seats/seat'
import type { Ask } from '@/lib/store/event-store'

/*
 * What the players of a game write to each other stands beside its log, in a record of its own: `n` messages, each a
 * field; how many each side has written (`by:SIDE`) and has seen of the other's (`seen:SIDE`); who wants to read no
 * more (`mute:SIDE`); from which message on a substitute reads (`from:SIDE`); when it wrote within the last hour
 * (`pace:SIDE`); what was reported. Notes are a field for each seat's owner.
 */

export const COUNT = 'n'
export const messageField = (n: number): string => `m:${n}`
export const byField = (side: string): string => `by:${side}`
export const seenOfField = (side: string): string => `seen:${side}`
export const muteField = (side: string): string => `mute:${side}`
export const fromField = (side: string): string => `from:${side}`
export const paceField = (side: string): string => `pace:${side}`
export const reportField = (n: number): string => `report:${n}`

/** Set phrases, which each reader is told in his own language; one of them names the last day of an absence. */
const PHRASES = ['luck', 'played', 'thanks', 'patience', 'sorry', 'rematch', 'away'] as const
export const DAY = /^\d{4}-\d{2}-\d{2}$/
export const phraseSchema = z.discriminatedUnion('key', [
  z.strictObject({ key: z.enum(PHRASES).exclude(['away']) }),
  z.strictObject({ key: z.literal('away'), until: z.string().regex(DAY, 'a day is written as 2028-02-29') }),
])
export type Phrase = z.infer<typeof phraseSchema>

const messageSchema = z.strictObject({
  id: z.string(),
  by: z.string(),
  time: z.string(),
  /** Empty where it is a set phrase. */
  text: z.string(),
  phrase: phraseSchema.optional(),
})
export type Message = z.infer<typeof messageSchema>
export const readMessage = (text: string): Message => messageSchema.parse(JSON.parse(text))

const paceSchema = z.array(z.number())
/** Milliseconds since 1970 of each message that is remembered. */
export const readPace = (text: string | null): readonly number[] =>
  text ? paceSchema.parse(JSON.parse(text)) : []

const noteSchema = z.strictObject({ text: z.string(), n: z.number().int() })
export type Note = z.infer<typeof noteSchema>
export const readNote = (text: string | null | undefined): Note =>
  text ? noteSchema.parse(JSON.parse(text)) : { text: '', n: 0 }

/** Numbers of a record; what is not there is 0. */
export const countIn = (text: string | null | undefined): number => Number(text ?? 0)

/** How many messages of the other a side has not seen; none if it wants to read none. */
export const unreadOf = (
  written: string | null | undefined,
  seen: string | null | undefined,
  muted: string | null | undefined,
): number => (muted ? 0 : Math.max(0, countIn(written) - countIn(seen)))

/** What to read of a chat to know how much a seat has not read, whichever of all games it is of. */
export function unreadAsk(game: string, games: Readonly<Record<string, Game>>): Ask {
  const sides = [...new Set(Object.values(games).flatMap((one) => one.sides))]
  return {
    id: chatRecord(game),
    names: sides.flatMap((side) => [byField(side), seenOfField(side), muteField(side)]),
  }
}

/** The same once it was read; nothing where one plays both sides, or none. */
export function unreadIn(
  { names }: Ask,
  values: readonly (string | null)[],
  sides: readonly string[],
): number {
  const [mine] = sides
  if (!mine || sides.length > 1) return 0
  const of = (name: string) => values[names.indexOf(name)]
  const others = names.filter((name) => name.startsWith('by:') && name !== byField(mine))
  const written = others.reduce((sum, name) => sum + countIn(of(name)), 0)
  return unreadOf(String(written), of(seenOfField(mine)), of(muteField(mine)))
}

/** Control characters, halves of characters, and marks that turn the direction of what stands around them. */
const UNSEEN = /(?!\n)\p{Cc}|\p{Cs}|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** A text as it is kept: composed, without what cannot be seen, and with no more than one empty line in a row. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
