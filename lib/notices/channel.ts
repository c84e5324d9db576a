import 'server-only'
import { z } from 'zod'
import { troubleField } from '@/lib/accounts/account'

/** Where a player wishes to be told: `channel:ID` of his account. How it fares is written beside it by the sender. */
const base = {
  /** Of our own pages, as he sees them: where links lead. */
  origin: z.string(),
  /** Milliseconds since 1970. */
  made: z.number(),
}
/** Of a webhook: nobody but the player reads what is posted there. */
const personal = z.literal(true).optional()
const channelSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...base,
    kind: z.literal('push'),
    endpoint: z.string(),
    p256dh: z.string(),
    auth: z.string(),
    /** Browser and system. */
    label: z.string(),
  }),
  z.strictObject({ ...base, kind: z.literal('mail'), address: z.string(), proven: z.boolean() }),
  z.strictObject({
    ...base,
    kind: z.enum(['discord', 'slack', 'ntfy', 'telegram', 'matrix']),
    url: z.string(),
    personal,
  }),
  z.strictObject({ ...base, kind: z.literal('json'), url: z.string(), secret: z.string(), personal }),
])
/** Kinds of webhooks: rooms of others' making, each spoken to as it wishes, and plain JSON for programs of one's own. */
export const HOOK_KINDS = ['discord', 'slack', 'ntfy', 'telegram', 'matrix', 'json'] as const
export type Channel = z.infer<typeof channelSchema>
export type ChannelKind = Channel['kind']

const troubleSchema = z.strictObject({
  /** Failures one after the other. */
  tries: z.number(),
  /** When it may be tried again, milliseconds since 1970. */
  next: z.number(),
  why: z.enum(['refused', 'silent', 'forbidden']),
  /** It has failed too often; its owner must switch it on again. */
  off: z.boolean(),
})
export type Trouble = z.infer<typeof troubleSchema>

export const CHANNEL_ID = /^[A-Za-z0-9_-]{12}$/
/** What the last digest of a channel told of: ids of rows. */
export const digestField = (id: string): string => `digest:${id}`
/** A channel that is no more, by its name, until its owner has seen it. */
const LOST = 'lost:'
export const lostField = (id: string): string => LOST + id

/** What its owner knows a channel by. A push address is a capability, and the rest of a webhook's is one too. */
export function nameOf(channel: Channel): string {
  if (channel.kind === 'push') return channel.label
  return channel.kind === 'mail' ? channel.address : new URL(channel.url).hostname
}

type Fields = Readonly<Record<string, string>>

/** The channels of an account that are no more. */
export const lostIn = (account: Fields): { id: string; name: string }[] =>
  Object.entries(account).flatMap(([field, name]) =>
    field.startsWith(LOST) ? [{ id: field.slice(LOST.length), name }] : [],
  )

/** True where an account has a channel that is switched off, or is no more: its owner is to be told. */
export const isCutOff = (account: Fields): boolean =>
  lostIn(account).length > 0 ||
  Object.entries(account).some(
    ([field, text]) => field.startsWith(troubleField('')) && readTrouble(text)?.off,
  )

export const readChannel = (text: string): Channel => channelSchema.parse(JSON.parse(text))
export const readTrouble = (text: string | null | undefined): Trouble | null =>
  text ? troubleSchema.parse(JSON.parse(text)) : null

/** Others may read these: they hear what a spectator may know. */
export const isShared = (channel: Channel): boolean =>
  channel.kind !== 'push' && channel.kind !== 'mail' && !channel.personal

/** What became of a message. */
export type Outcome =
  | { done: 'sent' }
  /** The channel is no more. */
  | { done: 'gone' }
  | { done: 'failed'; why: Trouble['why']; after: number | null }

const MINUTE = 60_000
const LONGEST = 360 * MINUTE
const MOST_TRIES = 9

/** The trouble of a channel after one more failure: pauses grow from a minute to six hours, then it is off. */
export function afterFailure(
  before: Trouble | null,
  { why, after }: Outcome & { done: 'failed' },
  now: number,
): Trouble {
  const tries = (before?.tries ?? 0) + 1
  const pause = Math.min(LONGEST, Math.max(MINUTE * 3 ** (tries - 1), (after ?? 0) * 1000))
  return { tries, next: now + pause, why, off: tries >= MOST_TRIES }
}
