import 'server-only'
import { StoreUnreadable } from '@/lib/store/event-store'
import type { Call } from '../call'

const PAGE = 500

/** The store has the log, but not as it was written. */
export const damaged = () =>
  new StoreUnreadable('The stored log of this game is damaged; it was left as it is and takes no orders.')

/** All entries of a game's log, in pages. */
export async function wholeLog({ services, game }: Call, head: number): Promise<string[]> {
  const texts: string[] = []
  while (texts.length < head) {
    const page = await services.store.entries(game, texts.length, Math.min(PAGE, head - texts.length))
    if (page.length === 0) throw damaged()
    texts.push(...page)
  }
  return texts
}
