import type { Badge, Scene } from '@/components/map/scene'
import type { Piece } from '@/components/wargame/port'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { VICTORY_HEXES } from '@/lib/games/a-victory-denied/data/map'
import type { Situation } from '@/lib/games/a-victory-denied/situation'
import type { CounterId, Table } from '@/lib/games/a-victory-denied/state'
import { cached } from '@/lib/wargame/cached'
import { hexOf } from '@/lib/wargame/occupancy'
import { faceOf } from './faces'

/** HQs lie under their units and air defence under the others, so that the fighting strength is seen. */
const height = (id: CounterId): number => (COUNTERS[id]!.hq ? 0 : COUNTERS[id]!.colour === 'pvo' ? 1 : 2)

export const UNSUPPLIED: Badge = { shape: 'triangle', letter: '!', colour: '#b35c00' }
export const ISOLATED: Badge = { shape: 'square', letter: 'I', colour: '#2a1a3a' }

/** The counters on the map as they lie, whatever is chosen. */
export const pieces = cached(
  ({ open }: Situation) => open.counters,
  (at): readonly Piece[] =>
    Object.keys(at.open.counters)
      .filter((id) => COUNTERS[id])
      .sort((a, b) => height(a) - height(b))
      .flatMap((id): Piece[] => {
        const hex = hexOf(at, id)
        const counter = at.open.counters[id]!
        const badge = counter.isolated ? ISOLATED : counter.oos ? UNSUPPLIED : null
        return hex ? [{ id, hex, face: faceOf(id, counter), badge }] : []
      }),
)

/** Who has moved or fought in the segment that is due. */
export function spent({ open: { activation, agenda } }: Situation): ReadonlySet<CounterId> {
  const step = agenda.at(-1)?.step
  return new Set(
    step === 'move'
      ? activation?.moved.filter((unit) => unit !== activation.march?.unit)
      : step === 'fight'
        ? activation?.fought
        : [],
  )
}

/** VP chits on the map. */
export const tokensOf = (table: Table): Scene['tokens'] =>
  Object.entries(table.vpOnMap).map(([hex, value]) => ({
    hex,
    kind: VICTORY_HEXES[hex] ?? 'minor',
    value: value === 'down' ? null : value,
  }))

/** VP chits of the German, and those that are the Soviet's: on the map or out of the pocket. */
export const score = ({ open: { vpGerman, vpSoviet, vpOnMap } }: Situation) => ({
  german: vpGerman.major + vpGerman.minor,
  soviet: Object.keys(vpOnMap).length + vpSoviet.major + vpSoviet.minor,
})
