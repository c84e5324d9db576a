import type { GameAnswer } from '@/lib/play/api/game'

/** A table as it was last seen on this device. */
export interface KeptTable {
  answer: GameAnswer
  /** When, in milliseconds since 1970. */
  at: number
}

/** In the browser's own cache, which holds more than the storage for short texts. public/sw.js looks here as well. */
export const CACHE = 'fieldpost-tables'
/** So many are kept, each with what was seen first of its map. */
const KEPT = 20 * 2

const open = (): Promise<Cache> | null => ('caches' in globalThis ? caches.open(CACHE) : null)
export const addressOf = (game: string) => `/kept/${encodeURIComponent(game)}`
/** Beside the table lies what was seen first of its map. */
export const viewOf = (game: string) => `${addressOf(game)}?view`

/** Keeps what is seen of a table; the tables that were looked at longest ago are forgotten. */
export async function keepTable(table: KeptTable): Promise<void> {
  const cache = await open()
  if (!cache) return
  // What is put anew takes the place of the old, and is the youngest.
  await cache.put(addressOf(table.answer.game), new Response(JSON.stringify(table)))
  const all = await cache.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - KEPT)).map((one) => cache.delete(one)))
}

export async function keptTable(game: string): Promise<KeptTable | null> {
  try {
    const found = await (await open())?.match(addressOf(game))
    const table = (await found?.json()) as KeptTable | undefined
    return table?.answer?.game === game && Number.isFinite(table.at) ? table : null
  } catch {
    return null
  }
}

export const forgetKept = async (game: string): Promise<void> => {
  await (await open())?.delete(addressOf(game), { ignoreSearch: true })
}

export const forgetAllKept = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(CACHE)
}
