import type { Scene } from '@/components/map/scene'
import type { GameControls } from '@/components/table/game-controls'
import { type Marched, NO_MARCH } from '@/lib/wargame/staff/columns'
import { MOST_ORDERS } from '@/lib/wargame/staff/desk'
import type { Papers } from '@/lib/wargame/staff/papers'
import type { StaffPort } from './staff-port'

/** The scene with what would be done: who goes ringed, an arrow for each leg, and how many come to each hex. */
export function withMarch(
  scene: Scene,
  units: ReadonlySet<string>,
  { legs }: Marched,
  to: string | null,
): Scene {
  const ends = new Map<string, number>()
  for (const { path, units: some } of legs) {
    const end = path.at(-1)!
    ends.set(end, (ends.get(end) ?? 0) + some.length)
  }
  const counters = scene.counters.map((one) =>
    units.has(one.id)
      ? { ...one, ring: 'chosen' as const }
      : one.ring === 'chosen'
        ? { ...one, ring: null }
        : one,
  )
  return {
    ...scene,
    counters,
    arrows: legs.map(({ from, path }) => ({ from, to: path.at(-1)! })),
    choices: [
      ...[...ends].map(([hex, n]) => ({ hex, tone: 'go' as const, text: `${n}` })),
      ...(to !== null && !ends.has(to) ? [{ hex: to, tone: 'pick' as const }] : []),
    ],
    veil: false,
    path: null,
  }
}

/** The table at which a staff works, and the papers as they were before each thing done there; null: it did not change them. */
export interface Filing {
  game: GameControls
  filed: { readonly current: (Papers | null)[] }
}

/** Whether what is ordered waits for a connection; nothing is filed as long as it does. */
export const isPlanning = ({ lastSeen, plan }: Pick<GameControls, 'lastSeen' | 'plan'>): boolean =>
  lastSeen !== null || (plan !== null && plan.held === null && plan.orders.length > 0)

export const samePapers = (a: Papers, b: Papers): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Sends what marches do now, as one bundle, and has the staff keep what its papers are by what of it stands; false: not all
 * was done.
 */
export async function carryOut(
  { game, filed }: Filing,
  staff: Pick<StaffPort, 'order'>,
  march: Marched,
  papers: Papers,
  after: (done: Marched) => Papers,
): Promise<boolean> {
  const mayFile = !isPlanning(game)
  const orders = march.legs.slice(0, MOST_ORDERS).map(staff.order)
  const stood = orders.length > 0 ? await game.send(orders) : 0
  if (orders.length > 0 && stood === 0) return false
  // Of those behind a leg that did not go nothing is known: they are led anew.
  const isWhole = stood === march.legs.length
  const next = after(isWhole ? march : { ...NO_MARCH, legs: march.legs.slice(0, stood) })
  const files = mayFile && !samePapers(papers, next)
  if (stood > 0) filed.current.push(files ? papers : null)
  return (!files || (await game.keepStaff(next))) && isWhole
}

/** Takes back what was done last, and has the staff keep what it kept before. */
export async function takeBack({ game, filed }: Filing): Promise<void> {
  const mayFile = !isPlanning(game)
  if (!(await game.takeBack())) return
  const before = filed.current.pop()
  if (before && mayFile) await game.keepStaff(before)
}
