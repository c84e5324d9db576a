import { api, type Reply } from '@/components/table/api'
import type { ListAnswer } from '@/lib/play/list-api'
import { forgetAllKept } from './kept-tables'
import { noteHere } from './wipe'

const KEY = 'fieldpost/games'

/** Milliseconds that the server has to say who one is here, before anything is shown as it was last seen. */
export const PATIENCE = 1200

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

function keepGames(list: ListAnswer): void {
  try {
    // Offers hold the secrets of their links.
    localStorage.setItem(KEY, JSON.stringify({ list: { ...list, offers: [] }, at: Date.now() }))
  } catch {
    // A full or forbidden store only costs the list as it was last seen.
  }
}

/**
 * Asks for the list, and keeps it. Whoever asks may have been signed out elsewhere: then nothing that was kept of him
 * stays on this device, and `signedOut` is true.
 */
export async function askForGames(): Promise<{ reply: Reply<ListAnswer>; signedOut: boolean }> {
  const reply = await api.list()
  if (!('ok' in reply)) return { reply, signedOut: false }
  const signedOut = await noteHere(reply.ok.here)
  keepGames(reply.ok)
  // Who has no games leaves none behind.
  if (reply.ok.games.length + reply.ok.offers.length === 0) await forgetAllKept().catch(() => undefined)
  return { reply, signedOut }
}

/** A game that has begun since the list was last seen is on it too when the network is gone. */
export async function listGame(game: string): Promise<void> {
  if (!keptGames()?.list.games.some((one) => one.game === game)) await askForGames()
}
