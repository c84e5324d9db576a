import 'server-only'
import { troubleField, WISHES_FIELD } from '@/lib/accounts/account'
import { type Channel, digestField, readChannel, readTrouble, type Trouble } from './channel'
import { type GameWishes, gameWishesSchema, type Wishes, wishesAt, wishesSchema } from './wishes'

/** One channel of a player, with how it fares. */
export interface Line {
  id: string
  channel: Channel
  /** As it is stored. */
  text: string
  trouble: Trouble | null
  /** What its last digest told of: ids of rows. */
  digested: readonly string[]
}

/** What the sender must know of an account. */
export interface Player {
  id: string
  name: string | null
  zone: string
  language: string
  wishes: (game: string) => Wishes
  lines: Line[]
}

export const gameWishesField = (game: string): string => `notices:${game}`

export const readWishes = (text: string | undefined): Wishes | null =>
  text ? wishesSchema.parse(JSON.parse(text)) : null
export const readGameWishes = (text: string | undefined): GameWishes | null =>
  text ? gameWishesSchema.parse(JSON.parse(text)) : null

/** The player of an account's record; push first, for it is quickest. */
export function playerOf(id: string, fields: Readonly<Record<string, string>>): Player {
  const lines = Object.entries(fields).flatMap(([name, text]): Line[] => {
    if (!name.startsWith('channel:')) return []
    const line = name.slice('channel:'.length)
    const trouble = readTrouble(fields[troubleField(line)])
    const digested = JSON.parse(fields[digestField(line)] ?? '[]') as string[]
    return [{ id: line, channel: readChannel(text), text, trouble, digested }]
  })
  const rank = ({ channel }: Line) => ['push', 'mail'].indexOf(channel.kind) + 1 || 3
  return {
    id,
    name: fields.name ?? null,
    zone: fields.zone ?? 'UTC',
    language: fields.language ?? 'en',
    wishes: (game) =>
      wishesAt(readWishes(fields[WISHES_FIELD]), readGameWishes(fields[gameWishesField(game)])),
    lines: lines.sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1)),
  }
}

/** True if a channel may be used at all. */
export const isUsable = ({ channel, trouble }: Line): boolean =>
  !trouble?.off && (channel.kind !== 'mail' || channel.proven)
