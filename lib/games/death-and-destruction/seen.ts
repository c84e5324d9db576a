import { seenBy as parent } from '@/lib/games/proud-monster/full/fog'
import type { Rules } from './in-force'
import type { CounterId, Table, Viewer } from './state'

const masked = new WeakMap<Table, Map<Viewer, Table>>()

/**
 * The table as somebody sees it: as in the parent, and of markers of offensive supply others see that they lie there (9.8), of
 * the reserve nothing (8.34), nor of upgrades (8.19, 8.20), nor what is left of steps, which go to units that nobody else sees
 * (8.14, 8.27); of what goes far only who is seen (12.2), and how much goes over the Caspian (3.4).
 */
export function seenBy(rules: Rules, table: Table, viewer: Viewer): Table {
  const seen = parent(rules, table, viewer) as unknown as Table
  const known = masked.get(seen)?.get(viewer)
  if (known) return known
  const { upgrades, counters } = seen
  const isOwn = (unit: CounterId) => rules.counters[unit]!.side === viewer
  let blind: Table = {
    ...seen,
    // Who rests was given something, which is told of whom one sees.
    refitting: seen.refitting.filter((unit) => isOwn(unit) || counters[unit]?.at !== 'covered'),
    upgrades: { ...upgrades, beneath: upgrades.beneath.filter(isOwn) },
  }
  if (viewer !== 'german') blind = { ...blind, ...ofGerman(blind) }
  if (viewer !== 'soviet') blind = { ...blind, ...ofSoviet(blind) }
  for (const table of [seen, blind])
    masked.set(table, new Map([...(masked.get(table) ?? []), [viewer, blind]]))
  return blind
}

/** What others see of what the German keeps. */
const ofGerman = ({ transport, stock, upgrades, partisans, offensives }: Table): Partial<Table> => ({
  offensives: { ...offensives, ready: null },
  partisans: { ...partisans, back: [] },
  transport: { ...transport, black: 0, baltic: 0, rail: 0 },
  stock: { ...stock, german: { mech: 0, foot: 0 } },
  upgrades: { ...upgrades, left: { ...upgrades.left, german: 0 } },
})

/** What others see of what the Soviet keeps. */
const ofSoviet = ({ markers, stock, upgrades, caspian, piles }: Table): Partial<Table> => ({
  // 16.8 asks no more than there is to give, in the reserve and beneath others too.
  piles: { ...piles, owed: [] },
  caspian: { ...caspian, used: 0 },
  markers: markers.map((one) => (one.shown ? one : { ...one, range: null })),
  reserve: { used: 0, fresh: [] },
  stock: { ...stock, soviet: { left: 0, mech: 0, foot: 0 } },
  upgrades: { ...upgrades, left: { ...upgrades.left, soviet: 0 } },
})
