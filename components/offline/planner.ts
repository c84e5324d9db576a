import type { LegalEntry } from '@/lib/kernel/game'
import type { OrderBody } from './plan'

/** A table after orders that the server has not seen. */
export interface Outlook {
  view: unknown
  legal: readonly LegalEntry[]
  /**
   * Why planning ends there: `unknown`, what follows is decided by dice or by what lies face down; `unlawful`, the
   * rules forbid the next order.
   */
  end: 'unknown' | 'unlawful' | null
}

/** Carries orders out on the view of the side that gives them, as far as that can be known. */
export type Planner = (view: unknown, legal: readonly LegalEntry[], orders: readonly OrderBody[]) => Outlook

/** The planner of a game; null if there is none. A table that stands has not loaded what all pages know of a game. */
export async function fetchPlanner(kind: string): Promise<Planner | null> {
  const { gameOf } = await import('@/components/games')
  return (await gameOf(kind)?.planner()) ?? null
}
