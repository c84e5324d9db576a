import type { Badge, Scene } from '@/components/map/scene'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { VICTORY_HEXES } from '@/lib/games/a-victory-denied/data/map'
import { pointsIn } from '@/lib/games/a-victory-denied/rules/16-victory'
import type { Situation } from '@/lib/games/a-victory-denied/situation'
import type { CounterId, Side, Table } from '@/lib/games/a-victory-denied/state'

/** HQs lie under their units and air defence under the others, so that the fighting strength is seen. */
const height = (id: CounterId): number => (COUNTERS[id]!.hq ? 0 : COUNTERS[id]!.colour === 'pvo' ? 1 : 2)

export const UNSUPPLIED: Badge = { shape: 'triangle', letter: '!', colour: '#b35c00' }
export const ISOLATED: Badge = { shape: 'square', letter: 'I', colour: '#2a1a3a' }

/** Counters, the lowest of a stack first. */
export const order = ({ open }: Situation): CounterId[] =>
  Object.keys(open.counters)
    .filter((id) => COUNTERS[id])
    .sort((a, b) => height(a) - height(b))

export function badge({ open }: Situation, unit: CounterId): Badge | null {
  const { isolated, oos } = open.counters[unit]!
  return isolated ? ISOLATED : oos ? UNSUPPLIED : null
}

export const done = {
  move: ({ open: { activation } }: Situation, unit: CounterId) =>
    unit !== activation?.march?.unit && (activation?.moved.includes(unit) ?? false),
  fight: ({ open }: Situation, unit: CounterId) => open.activation?.fought.includes(unit) ?? false,
}

/** VP chits on the map. */
export const tokensOf = (table: Table): Scene['tokens'] =>
  Object.entries(table.vpOnMap).map(([hex, value]) => ({
    hex,
    kind: VICTORY_HEXES[hex] ?? 'minor',
    value: value === 'down' ? null : value,
  }))

/** VP chits of the German, and those that are the Soviet's: on the map or out of the pocket. At the end points, which are open then. */
export const score = ({ open }: Situation, side: Side): number => {
  const points = pointsIn(open)
  if (points) return points[side]
  const { vpGerman, vpSoviet, vpOnMap } = open
  return side === 'german'
    ? vpGerman.major + vpGerman.minor
    : Object.keys(vpOnMap).length + vpSoviet.major + vpSoviet.minor
}
