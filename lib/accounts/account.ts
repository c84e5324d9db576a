import 'server-only'
import { z } from 'zod'
import { digest } from '@/lib/seats/tokens'
import type { Ask, EventStore } from '@/lib/store/event-store'

/**
 * An account is a record of the store: `made`, and where they are known `name`, `zone`, `language`, `hints`; further
 * `device:HASH` for each browser that is signed in, `game:ID` for each game, `identity:HASH` for each proven identity.
 * A browser shows account and secret with every request; it counts as long as the account knows the secret's hash.
 */
export interface Who {
  readonly account: string
  readonly secret: string
}

export const ACCOUNT_ID = /^[A-Za-z0-9_-]{22}$/

export const accountRecord = (account: string): string => `account:${account}`
export const deviceField = ({ account, secret }: Who): string =>
  `device:${digest('fieldpost/device/1', account, secret)}`
/** By what a player names one of his browsers; no part of the secret can be told from it. */
export const deviceId = (field: string): string => field.slice('device:'.length, 'device:'.length + 12)
/** How its player wishes to be told; accounts know of it only that it says something of each channel. */
export const WISHES_FIELD = 'notices'
const wishesSchema = z.looseObject({ channels: z.record(z.string(), z.unknown()).default({}) })
const readWishes = (text: string) => wishesSchema.parse(JSON.parse(text))
/** The wishes of one account, and of another what they say of channels of which the first says nothing. */
export function joinedWishes(text: string, other: string): string {
  const [own, more] = [readWishes(text), readWishes(other)]
  return JSON.stringify({ ...own, channels: { ...more.channels, ...own.channels } })
}

/** Which hints of the guide its player has been given, on whichever of his devices: their names in a row. */
export const HINTS_FIELD = 'hints'
/** Those of two accounts: what somebody has been told once he need not be told again. */
export const joinedHints = (text: string, other: string): string =>
  [...new Set(`${text} ${other}`.split(' ').filter(Boolean))].join(' ')

/** The player does not wish that others see when he is at a table. */
export const HIDES_FIELD = 'hides'

export const GAME_PREFIX = 'game:'
export const gameField = (game: string): string => GAME_PREFIX + game

const deviceSchema = z.strictObject({
  /** Days, as 2026-11-22. */
  made: z.string(),
  seen: z.string(),
  /** Browser and system, as it tells them. */
  label: z.string(),
  /** The channel by which it is told by push. */
  channel: z.string().optional(),
})
export type Device = z.infer<typeof deviceSchema>
export const readDevice = (text: string): Device => deviceSchema.parse(JSON.parse(text))

/** Where a player is told, and how that fares; what stands there only lib/notices knows. */
export const channelField = (id: string): string => `channel:${id}`
export const troubleField = (id: string): string => `trouble:${id}`

/** The fields that go when a browser is signed out: it is not to be told of anything any more, either. */
export function fieldsOfDevice(field: string, text: string | undefined): string[] {
  const channel = text && readDevice(text).channel
  return [field, ...(channel ? [channelField(channel), troubleField(channel)] : [])]
}

const gameEntrySchema = z.strictObject({
  /** The sides that it played at its last visit; none for a spectator. They may have changed: the game itself knows. */
  sides: z.array(z.string()),
  /** When it came to the table, ISO in UTC. */
  since: z.string(),
  mode: z.string(),
})
/** What an account remembers of a game; all else is at the game. */
export type GameEntry = z.infer<typeof gameEntrySchema>
export const readGameEntry = (text: string): GameEntry => gameEntrySchema.parse(JSON.parse(text))

/** What somebody agrees to who accepts a challenge; records of earlier versions name its pace alone. */
export const termsFields = {
  kind: z.string(),
  scenario: z.string().optional(),
  pace: z.string().nullable(),
  weekendsOff: z.boolean().default(false),
  free: z.array(z.number()).readonly().optional(),
  here: z.number().optional(),
  options: z.record(z.string(), z.unknown()).default({}),
}

const offerEntrySchema = z.strictObject({
  side: z.string(),
  /** Account and request by which it was made. */
  by: z.string(),
  request: z.string(),
  since: z.string(),
  commitment: z.string(),
  ...termsFields,
})
/** A game that one player offers to another; its link follows from the request. */
export type OfferEntry = z.infer<typeof offerEntrySchema>
export const OFFER_PREFIX = 'offer:'
export const readOfferEntry = (text: string): OfferEntry => offerEntrySchema.parse(JSON.parse(text))

/** The question whether a browser is signed in, to be asked beside another one; further fields after its answer. */
export const askFor = (who: Who, ...names: string[]): Ask => ({
  id: accountRecord(who.account),
  names: [deviceField(who), ...names],
})

export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

/** Makes an account with one browser; false if it was made before. */
export async function makeAccount(
  store: EventStore,
  who: Who,
  label: string,
  now: number,
  more: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const device: Device = { made: dayOf(now), seen: dayOf(now), label }
  return store.setFields(accountRecord(who.account), {
    create: true,
    expect: { made: null },
    set: { made: new Date(now).toISOString(), [deviceField(who)]: JSON.stringify(device), ...more },
  })
}

/** How a game is entered into the list of an account. */
export const gameEntry = (game: string, entry: GameEntry): Record<string, string> => ({
  [gameField(game)]: JSON.stringify(entry),
})
