import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { EventStore } from '@/lib/store/event-store'

const letter = {
  /** The hash of the browser that asked for it; see asked.ts. */
  by: z.string().optional(),
  /** The page of ours to go on to. */
  back: z.string().optional(),
}
const linkSchema = z.discriminatedUnion('kind', [
  /** Opens an account on a second browser, as long as the one that made it, `by`, is signed in there. */
  z.strictObject({ kind: z.literal('device'), account: z.string(), by: z.string() }),
  /** Proves that one reads the mail of an address. */
  z.strictObject({ kind: z.literal('mail'), address: z.string(), ...letter }),
  /** Opens the account of a guest who is told by mail, as long as he is told by this channel. */
  z.strictObject({ kind: z.literal('told'), account: z.string(), channel: z.string(), ...letter }),
])
export type OneTime = z.infer<typeof linkSchema>

const MINUTE = 60_000
/** How long each may be used, milliseconds. */
export const LASTS: Readonly<Record<OneTime['kind'], number>> = {
  device: 10 * MINUTE,
  mail: 60 * MINUTE,
  told: 60 * MINUTE,
}
/** The same of one that stands in a notice: it is read when its reader has time. */
export const NOTICE_LASTS = 3 * 24 * 60 * MINUTE

/** What is kept of a letter beside its secret. */
export type Lettered = Pick<Extract<OneTime, { kind: 'mail' }>, 'by' | 'back'>

/** How long the request that used one may be repeated, milliseconds. */
const REPEATS = 10 * MINUTE

/** What is stored of the secret; as next-auth makes it of its own. */
export const oneTimeHash = (token: string, secret: string): string =>
  createHash('sha256').update(`${token}${secret}`).digest('hex')

const recordOf = (hash: string) => `link:${hash}`

/** Keeps a link until its time is over. */
export async function keepOneTime(
  store: EventStore,
  hash: string,
  link: OneTime,
  now: number,
  lasts = LASTS[link.kind],
): Promise<void> {
  const until = now + lasts
  await store.setFields(recordOf(hash), {
    create: true,
    expect: { link: null },
    set: { link: JSON.stringify(link), until: String(until) },
    until,
  })
}

/** What a link is for; null if it is dead. `by`: the request that used it may see it still. */
export async function readOneTime(
  store: EventStore,
  hash: string,
  now: number,
  by: string | null = null,
): Promise<OneTime | null> {
  const [link, until, used, over] = await store.fields(recordOf(hash), ['link', 'until', 'used', 'over'])
  if (!link || Number(until) <= now || (used && used !== by) || (over && Number(over) <= now)) return null
  return linkSchema.parse(JSON.parse(link))
}

/** Uses a link up; null if it is dead, or another request was first. A repeat of the same may use it again for a while. */
export async function spendOneTime(
  store: EventStore,
  hash: string,
  now: number,
  by: string,
): Promise<OneTime | null> {
  const link = await readOneTime(store, hash, now, by)
  if (!link) return null
  const set = { used: by, over: String(now + REPEATS) }
  if (await store.setFields(recordOf(hash), { expect: { used: null }, set })) return link
  return readOneTime(store, hash, now, by)
}
