import 'server-only'
import { z } from 'zod'
import type { EventStore } from '@/lib/store/event-store'

/*
 * Set-ups that a player has kept to use them again: `set-ups:ACCOUNT` holds for each game, scenario and side a list. They are
 * no part of the account's own record, which is read for each list of games.
 */
export const setUpsRecord = (account: string): string => `set-ups:${account}`

/** The field of a game's scenario and side. */
export const setUpsField = (of: { game: string; scenario: string; side: string }): string =>
  `${of.game}/${of.scenario}/${of.side}`

/** So many are kept for a side of a scenario. */
export const MOST_SET_UPS = 12

const keptSchema = z.array(z.strictObject({ name: z.string(), text: z.string() }))
/** Set-ups that are kept, the last one first. */
export type KeptSetUps = z.infer<typeof keptSchema>
export const readSetUps = (text: string | null | undefined): KeptSetUps =>
  text ? keptSchema.parse(JSON.parse(text)) : []

/** A list with one more, which stands in the place of one of its name; null: there is no room for it. */
export function withSetUp(
  kept: KeptSetUps,
  { name, text }: { name: string; text: string | null },
): KeptSetUps | null {
  const others = kept.filter((one) => one.name !== name)
  if (text === null) return others
  return others.length < MOST_SET_UPS ? [{ name, text }, ...others] : null
}

/** What a guest has kept goes along with him to another account: where that has one of the same name, or no room, its own stay. */
export async function moveSetUps(store: EventStore, [from, to]: readonly [string, string]): Promise<void> {
  const [guest, mine] = [await store.whole(setUpsRecord(from)), await store.whole(setUpsRecord(to))]
  const set = Object.fromEntries(
    Object.entries(guest).map(([field, text]) => {
      const kept = readSetUps(mine[field])
      const more = readSetUps(text).filter(({ name }) => !kept.some((one) => one.name === name))
      return [field, JSON.stringify([...kept, ...more].slice(0, MOST_SET_UPS))]
    }),
  )
  if (Object.keys(set).length === 0) return
  const expect = Object.fromEntries(Object.keys(set).map((field) => [field, mine[field] ?? null]))
  // Where he has just kept one there, it is tried once more.
  if (await store.setFields(setUpsRecord(to), { create: true, expect, set })) await forgetSetUps(store, from)
}

/** Nothing is left of what an account has kept. */
export async function forgetSetUps(store: EventStore, account: string): Promise<void> {
  const unset = Object.keys(await store.whole(setUpsRecord(account)))
  if (unset.length > 0) await store.setFields(setUpsRecord(account), { unset })
}
