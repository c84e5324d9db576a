import type { Planner } from '@/components/offline/planner'

/** How the orders of each game are previewed one after the other, fetched when a table stands. */
export const PLANNERS: Readonly<Record<string, () => Promise<Planner>>> = {
  'a-victory-denied': () => import('./a-victory-denied/planner').then(({ plan }) => plan),
}
