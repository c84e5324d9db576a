import 'server-only'
import { z } from 'zod'
import type { EventStore } from '@/lib/store/event-store'
import { LINKS_FIELD, ownerField, readLinks } from './seat'

/*
 * Who watches a game may follow it: he hears of each new turn and of the end, by the channels that he has, and of
 * nothing that who watches may not see. `follow:GAME` holds a field for each of them, by account; that there is anybody
 * at all the game says itself (`followed`), so that nothing is written where nobody would read it.
 */
export const followRecord = (game: string): string => `follow:${game}`
export const FOLLOWED_FIELD = 'followed'

const followSchema = z.strictObject({
  /** Milliseconds since 1970. */
  since: z.number(),
  /** The hash of the link by which he watches; with it ends what he hears. */
  watch: z.string(),
  /** When he last had the game open. */
  seen: z.number().default(0),
})
export type Follow = z.infer<typeof followSchema>
export const readFollow = (text: string | null | undefined): Follow | null =>
  text ? followSchema.parse(JSON.parse(text)) : null
export const writeFollow = ({ since, watch, seen }: Follow): string => JSON.stringify({ since, watch, seen })

/** Those who follow a game, by account, and still may watch it; who plays it is told as a player. */
export function followers(
  record: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, string | null>>,
  sides: readonly string[],
): ReadonlyMap<string, Follow> {
  const { watch } = readLinks(fields[LINKS_FIELD])
  const players = sides.map((side) => fields[ownerField(side)])
  return new Map(
    Object.entries(record).flatMap(([account, text]) => {
      const follow = readFollow(text)
      return follow && follow.watch === watch && !players.includes(account)
        ? [[account, follow] as const]
        : []
    }),
  )
}

/** What a guest follows goes along with him to another account. */
export async function moveFollow(
  store: EventStore,
  game: string,
  [from, to]: readonly [string, string],
): Promise<void> {
  const [text, known] = await store.fields(followRecord(game), [from, to])
  if (!text) return
  const change = {
    expect: { [from]: text, [to]: known ?? null },
    unset: [from],
    set: { [to]: known ?? text },
  }
  await store.setFields(followRecord(game), change)
}
