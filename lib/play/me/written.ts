import 'server-only'
import { chatRecord, noteField } from '@/lib/seats/seat'
import { seatHash } from '@/lib/seats/tokens'
import {
  COUNT,
  countIn,
  fromField,
  messageField,
  type Phrase,
  readMessage,
  readNote,
} from '../games/chat-record'
import { allSides, type Services } from '../services'

/** What somebody has written at a table. */
export interface Written {
  /** His notes, by side. */
  notes: Record<string, string>
  /** What he has said to the other player. */
  messages: { time: string; text: string; phrase?: Phrase }[]
}

/**
 * What an account has written at a table. Messages are of a side: of one whom it has followed there as a substitute,
 * before `since` (ISO in UTC), none are its own.
 */
export async function writtenAt(
  services: Services,
  game: string,
  account: string,
  { sides, since }: { sides: readonly string[]; since: string },
): Promise<Written> {
  const record = await services.store.whole(chatRecord(game))
  const seat = seatHash(game, account)
  const notes = allSides(services).flatMap((side) => {
    const { text } = readNote(record[noteField(side, seat)])
    return text ? [[side, text] as const] : []
  })
  const messages = Array.from({ length: countIn(record[COUNT]) }, (_, n) => {
    const { by, time, text, phrase } = readMessage(record[messageField(n)]!)
    const isOwn = sides.includes(by) && n >= countIn(record[fromField(by)]) && time >= since
    return isOwn ? [{ time, text, ...(phrase ? { phrase } : {}) }] : []
  })
  return { notes: Object.fromEntries(notes), messages: messages.flat() }
}
