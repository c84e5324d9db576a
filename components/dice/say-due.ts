import type { ListedGame } from '@/lib/play/api/list'
import { api } from '../table/api'
import { sayingDue } from './own-number'

/** Versions of games that have been looked at, so that each is looked at once. */
const seen = new Set<string>()

/** Says what this browser owes to the dice of listed games; true if a list would now look otherwise. */
export async function sayAllDue(games: readonly Pick<ListedGame, 'game' | 'version'>[]): Promise<boolean> {
  let said = false
  for (const { game, version } of games) {
    if (seen.has(`${game} ${version}`)) continue
    seen.add(`${game} ${version}`)
    const reply = await api.read(game, 0, null)
    const body = 'ok' in reply ? sayingDue(reply.ok, Date.now()) : null
    if (body && 'ok' in (await api.nonce(game, body))) said = true
  }
  return said
}
