import type { Reply } from '@/components/table/api'
import { pagesApi } from '@/components/table/pages-api'
import type { GameAnswer } from '@/lib/play/api/game'
import type { ListAnswer } from '@/lib/play/api/list'
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

// Offers hold the secrets of their links.
const keepGames = (list: ListAnswer) => write({ list: { ...list, offers: [] }, at: Date.now() })

function write(kept: KeptGames): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A full or forbidden store only costs the list as it was last seen.
  }
}

/** The list as this page was last told it, so that it need not be told again. */
let last: ListAnswer | null = null

/**
 * Asks for the list, and keeps it. Whoever asks may have been signed out elsewhere: then nothing that was kept of him
 * stays on this device, and `signedOut` is true.
 */
export async function askForGames(): Promise<{ reply: Reply<ListAnswer>; signedOut: boolean }> {
  const before = last
  const told = await pagesApi.list(before?.tag ?? null)
  if (!('ok' in told)) return { reply: told, signedOut: false }
  const reply = { ok: before && 'unchanged' in told.ok ? before : (told.ok as ListAnswer) }
  last = reply.ok
  const signedOut = await noteHere(reply.ok.here)
  keepGames(reply.ok)
  // Who has no games leaves none behind.
  if (reply.ok.games.length + reply.ok.offers.length === 0) await forgetAllKept().catch(() => undefined)
  return { reply, signedOut }
}

/** What is seen at a table holds for the list as it is kept here, too: whether something waits for its player. */
export function noteTurn({ game, stage, awaits, seats, version }: GameAnswer): void {
  const kept = keptGames()
  const before = kept?.list.games.find((one) => one.game === game)
  if (!kept || !before || (stage !== 'play' && stage !== 'over')) return
  const mine = stage === 'play' && awaits.some((side) => seats.includes(side))
  if (before.stage === stage && before.mine === mine) return
  const games = kept.list.games.map((one) =>
    one.game === game ? { ...one, stage, awaits, mine, version } : one,
  )
  write({ list: { ...kept.list, games }, at: kept.at })
}

/** The first other game that waits for this player, as far as this device has seen: without a request. */
export const nextGame = (here: string): string | null =>
  keptGames()?.list.games.find(({ game, mine }) => mine && game !== here)?.game ?? null

/** A game that has begun since the list was last seen is on it too when the network is gone. */
export async function listGame(game: string): Promise<void> {
  if (!keptGames()?.list.games.some((one) => one.game === game)) await askForGames()
}
