import 'server-only'
import { z } from 'zod'
import { seatHash } from './tokens'

const seatSchema = z.strictObject({
  /** The sides that are played from here; none for a spectator. */
  sides: z.array(z.string()),
  /** Sides that were played from here until a substitute came. */
  was: z.array(z.string()).optional(),
  creator: z.boolean().default(false),
  /** A spectator's: the hash of the link he came by. When the link is revoked he may look no longer. */
  watch: z.string().nullable().default(null),
})
/** What one account may do at one table. */
export type Seat = z.infer<typeof seatSchema>

const linksSchema = z.strictObject({
  invite: z.string().nullable(),
  watch: z.string().nullable(),
  /** By the first of the sides that it opens. */
  recover: z.record(
    z.string(),
    z.strictObject({ hash: z.string(), sides: z.array(z.string()), creator: z.boolean() }),
  ),
})
/** Hashes of the links that are alive. */
export type Links = z.infer<typeof linksSchema>

/** Where an account's seat at a game is kept. */
export const seatField = (game: string, account: string): string => `seat:${seatHash(game, account)}`
export const isSeatField = (name: string): boolean => name.startsWith('seat:')
/** The account that a side belongs to: whom notices of that side are for. Never sent to a browser. */
export const ownerField = (side: string): string => `owner:${side}`
/** That the player of a side wishes his finished game to be seen by all. */
export const shownField = (side: string): string => `shown:${side}`
export const LINKS_FIELD = 'links'
/** Beside a game: what its players write to each other, and their notes. */
export const chatRecord = (game: string): string => `chat:${game}`
/** Notes belong to a seat's owner: whoever takes the seat over finds none. */
export const noteField = (side: string, seat: string): string => `note:${side}:${seat}`

export const readLinks = (text: string | null | undefined): Links =>
  linksSchema.parse(JSON.parse(text ?? '{"invite":null,"watch":null,"recover":{}}'))

/** The seat as it is stored, whether or not it is of any use. */
export const storedSeat = (text: string | null | undefined): Seat | null =>
  text ? seatSchema.parse(JSON.parse(text)) : null

/** The seat, if it is one that may still look at the table. */
export function readSeat(text: string | null | undefined, links: Links): Seat | null {
  const seat = storedSeat(text)
  if (!seat) return null
  const alive = seat.sides.length > 0 || seat.creator || (seat.watch !== null && seat.watch === links.watch)
  return alive ? seat : null
}

/**
 * True if one of two seats knows of a side what the other must not: they are of different sides, now or before. A seat
 * of which the other is a part, as where one person plays both sides, takes nothing from anybody.
 */
export function isAcross(one: Seat, other: Seat): boolean {
  const holds = (more: Seat, less: Seat) =>
    less.sides.every((side) => more.sides.includes(side)) &&
    (less.was ?? []).every((side) => more.sides.includes(side) || more.was?.includes(side))
  return one.sides.length + other.sides.length > 0 && !holds(one, other) && !holds(other, one)
}

/** Sides whose players wish their finished game to be seen by all; who has left for good wishes nothing any more. */
export const showing = (
  sides: readonly string[],
  value: (name: string) => string | null | undefined,
): string[] => sides.filter((side) => value(ownerField(side)) && value(shownField(side)))

/** True if all who played a game wish it to be seen by all. */
export const isShown = (
  sides: readonly string[],
  value: (name: string) => string | null | undefined,
): boolean => {
  const players = sides.filter((side) => value(ownerField(side)))
  return players.length > 1 && showing(sides, value).length === players.length
}

/** From where anybody looks at such a game: as who watches. */
export const visitorSeat = ({ watch }: Links): Seat => ({ sides: [], creator: false, watch })

/** What is written when an account takes a seat. */
export const seatFields = (game: string, account: string, seat: Seat): Record<string, string> => ({
  [seatField(game, account)]: JSON.stringify(seat),
  ...Object.fromEntries(seat.sides.map((side) => [ownerField(side), account])),
})
