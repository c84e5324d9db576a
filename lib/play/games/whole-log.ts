import 'server-only'
import { StoreUnreadable } from '@/lib/store/event-store'
import type { Call } from '../call'

const PAGE = 500

/** The store has the log, but not as it was written. */
export const damaged = () =>
  new StoreUnreadable('The stored log of this game is damaged; it was left as it is and takes no orders.')

/** All entries of a game's log up to `head`, or those after the first `from`, in pages. */
export async function wholeLog({ services, game }: Call, head: number, from = 0): Promise<string[]> {
  const texts: string[] = []
  while (from + texts.length < head) {
    const at = from + texts.length
    const page = await services.store.entries(game, at, Math.min(PAGE, head - at))
    if (page.length === 0) throw damaged()
    texts.push(...page)
  }
  return texts
}
