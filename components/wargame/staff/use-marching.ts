import type { Scene } from '@/components/map/scene'
import type { OrderBody } from '@/components/offline/plan'
import type { GameControls } from '@/components/table/game-controls'
import { keptOf } from '@/lib/wargame/staff/armies'
import { type Leg, type Marched, NO_MARCH } from '@/lib/wargame/staff/columns'
import { MOST_ORDERS } from '@/lib/wargame/staff/desk'
import { clearedOf, halted, type Papers } from '@/lib/wargame/staff/papers'
import type { TableView } from '../port'
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
    arrows: legs.map(({ from, path }) => ({ from, to: path.at(-1)! })).filter(({ from, to }) => from !== to),
    choices: [
      ...[...ends].map(([hex, n]) => ({ hex, tone: 'go' as const, text: `${n}` })),
      ...(to !== null && !ends.has(to) ? [{ hex: to, tone: 'pick' as const }] : []),
    ],
    veil: false,
    path: null,
  }
}

/** The papers as they were before something was done; null: it did not change them; `more`: it goes with what was done before it. */
export type Before = Papers | null | 'more'

/** The table at which a staff works, and what was before each thing done there. */
export interface Filing {
  game: GameControls
  filed: { readonly current: Before[] }
}

/** Whether what is ordered waits for a connection; nothing is filed as long as it does. */
export const isPlanning = ({ lastSeen, plan }: Pick<GameControls, 'lastSeen' | 'plan'>): boolean =>
  lastSeen !== null || (plan !== null && plan.held === null && plan.orders.length > 0)

export const samePapers = (a: Papers, b: Papers): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Sends orders that belong together, in as many bundles as they need, each once the one before it stands as a whole; how many
 * stand, from the first on. They are taken back together.
 */
export async function sendAll({ game, filed }: Filing, orders: readonly OrderBody[]): Promise<number> {
  // What waits for a connection is sent one by one.
  const most = isPlanning(game) ? orders.length : MOST_ORDERS
  let stood = 0
  while (stood < orders.length) {
    const bundle = orders.slice(stood, stood + most)
    const now = await game.send(bundle)
    if (now > 0) filed.current.push(stood > 0 ? 'more' : null)
    stood += Math.max(now, 0)
    if (now < bundle.length) break
  }
  return stood
}

/** What came of a bundle; `refused`: the first of its legs that the rules did not allow, null: there is none, or no leg is to blame. */
export interface Done {
  readonly isWhole: boolean
  readonly refused: Leg | null
}

/** Sends what marches do now, as one bundle, and has the staff keep what its papers are by what of it stands. */
export async function carryOut(
  { game, filed }: Filing,
  staff: Pick<StaffPort, 'order'>,
  march: Marched,
  papers: Papers,
  after: (done: Marched) => Papers,
): Promise<Done> {
  const mayFile = !isPlanning(game)
  const sent = march.legs.slice(0, MOST_ORDERS)
  const stood = sent.length > 0 ? await game.send(sent.map(staff.order)) : 0
  const refused = sent[stood] ?? null
  if (sent.length > 0 && stood <= 0) return { isWhole: false, refused }
  // Of those behind a leg that did not go nothing is known: they are led anew.
  const isWhole = stood === march.legs.length
  const next = after(isWhole ? march : { ...NO_MARCH, legs: march.legs.slice(0, stood) })
  const files = mayFile && !samePapers(papers, next)
  if (stood > 0) filed.current.push(files ? papers : null)
  const isKept = !files || (await game.keepStaff(next))
  return { isWhole: isWhole && isKept, refused }
}

/** The papers once some were led by hand of their owner: they are on no march, and his armies stay as they are. */
export function keptAfter(
  staff: Pick<StaffPort, 'papers' | 'armies' | 'isGone'>,
  view: TableView,
  led: readonly string[],
): Papers {
  const known = clearedOf(staff.papers(view), (unit) => !staff.isGone(view, unit))
  return { ...halted(known, led), groups: keptOf(known.groups, staff.armies(view)) }
}

/** Takes back what was done last, and has the staff keep what it kept before; whether one's next turn is passed was asked apart from it. */
export async function takeBack({ game, filed }: Filing): Promise<void> {
  const mayFile = !isPlanning(game)
  if (!(await game.takeBack())) return
  const before = filed.current.pop()
  if (before === 'more') return takeBack({ game, filed })
  const seen = game.answer?.view as { mine?: { staff?: Papers } | null } | undefined
  const { pass, stopped } = seen?.mine?.staff ?? before ?? {}
  if (before && mayFile) await game.keepStaff({ ...before, pass, stopped })
}
