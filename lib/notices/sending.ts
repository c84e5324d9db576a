import 'server-only'
import { createHmac } from 'node:crypto'
import { accountRecord, channelField, troubleField } from '@/lib/accounts/account'
import type { Game } from '@/lib/kernel/game'
import type { EventStore } from '@/lib/store/event-store'
import { afterFailure, lostField, nameOf, type Outcome } from './channel'
import type { Line, Player } from './player'
import type { Post } from './post'

/** A notice about a game that is about to be sent. */
export interface LetterAsked {
  game: string
  /** Through whose eyes the game is told of: its receiver's, or in a room that others read those of who only watches. */
  viewer: string
  /** When he has looked last, milliseconds since 1970; 0: nobody knows. */
  since: number
  /** true: it tells of what has happened; other matters say themselves what they are about. */
  tells: boolean
  language: string
  account: string
  /** The channel of his mail; null: it is no mail. */
  mail: string | null
}

export interface Lettered {
  /** What happened since, in at most two sentences. */
  happened: readonly string[]
  /** Where the front is painted for anybody, and the PNG where a mail has it at once; null where none may be had. */
  picture: { path: string; png: Uint8Array | null } | null
  /** Opens the account of a guest, once; null where he has other ways, and but for a mail. */
  once: string | null
}

/** What the sender needs from outside. */
export interface Sender {
  store: EventStore
  games: Readonly<Record<string, Game>>
  now: () => number
  random: (bytes: number) => Buffer
  key: () => Buffer
  post: Post
  /**
   * Decides what the players of a game have left to their orders by now; says when there is more of it, null: never.
   * Absent: that is left to the next round.
   */
  overdue?: (game: string) => Promise<number | null>
  /** What is told beside a notice about a game. Absent: nothing. */
  lettered?: (of: LetterAsked) => Promise<Lettered>
  /** Counts a game for those for whom it is over; nothing where it was counted. */
  tally?: (game: string) => Promise<unknown>
}

/** The id under which a receiver knows a message again. Nothing can be told from it. */
export const messageId = (key: Buffer, ...parts: string[]): string =>
  createHmac('sha256', key)
    .update(`fieldpost/message/1 ${parts.join(' ')}`)
    .digest('base64url')
    .slice(0, 22)

/** How a channel fares after a message: well, ill, or not at all any more. */
export async function noteLine(at: Sender, owner: Player, line: Line, outcome: Outcome): Promise<void> {
  const record = accountRecord(owner.id)
  const trouble = troubleField(line.id)
  const expect = { [channelField(line.id)]: line.text }
  if (outcome.done === 'failed') {
    line.trouble = afterFailure(line.trouble, outcome, at.now())
    await at.store.setFields(record, { expect, set: { [trouble]: JSON.stringify(line.trouble) } })
  } else if (outcome.done === 'gone') {
    owner.lines = owner.lines.filter((one) => one !== line)
    const set = { [lostField(line.id)]: nameOf(line.channel) }
    await at.store.setFields(record, { expect, unset: [channelField(line.id), trouble], set })
  } else if (line.trouble) {
    line.trouble = null
    await at.store.setFields(record, { expect, unset: [trouble] })
  }
}
