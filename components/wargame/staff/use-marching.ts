import type { Scene } from '@/components/map/scene'
import type { GameControls } from '@/components/table/game-controls'
import type { Marched } from '@/lib/wargame/staff/columns'
import type { Papers } from '@/lib/wargame/staff/papers'
import type { StaffPort } from './staff-port'

/** As many orders as go out at once. */
const MOST = 64

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

/** Sends what marches do now, as one bundle, and has the staff keep its papers; false: nothing was done. */
export async function carryOut(
  game: GameControls,
  staff: StaffPort,
  { legs }: Marched,
  papers: { readonly now: Papers; readonly next: Papers },
): Promise<boolean> {
  const orders = legs.slice(0, MOST).map(staff.order)
  if (orders.length > 0 && !(await game.send(orders))) return false
  return JSON.stringify(papers.now) === JSON.stringify(papers.next) || game.keepStaff(papers.next)
}
