import { api } from '@/components/table/api'
import type { ListAnswer } from '@/lib/play/list-api'

const KEY = 'fieldpost/games'

/** The games of somebody as they were last seen on this device. */
export interface KeptGames {
  list: ListAnswer
  /** When, in milliseconds since 1970. */
  at: number
}

export function keptGames(): KeptGames | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptGames | null
    return found && Array.isArray(found.list?.games) && Array.isArray(found.list.offers) ? found : null
  } catch {
    return null
  }
}

export function keepGames(list: ListAnswer): void {
  try {
    // Offers hold the secrets of their links.
    localStorage.setItem(KEY, JSON.stringify({ list: { ...list, offers: [] }, at: Date.now() }))
  } catch {
    // A full or forbidden store only costs the list as it was last seen.
  }
}

/** A game that has begun since the list was last seen is on it too when the network is gone. */
export async function listGame(game: string): Promise<void> {
  if (keptGames()?.list.games.some((one) => one.game === game)) return
  const reply = await api.list()
  if ('ok' in reply) keepGames(reply.ok)
}
