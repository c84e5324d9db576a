import type { Badge } from '@/components/map/scene'
import { AXIS } from '@/lib/games/proud-monster/data/units'
import { wholeOf } from '@/lib/games/proud-monster/full/situation'
import { points } from '@/lib/games/proud-monster/rules/03-control'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { hexOf } from '@/lib/wargame/occupancy'
import { face, HEDGEHOG } from './faces'

export const done = {
  move: ({ open }: Situation, unit: string) => open.counters[unit]!.from !== null,
  assault: ({ open }: Situation, unit: string) => open.counters[unit]!.fought,
}

/** Places that count, each with its points, or a star where they are none, in the colour of who holds it. */
export const tokensOf = (at: Situation) =>
  Object.entries(points(at)).map(([hex, value]) => ({
    ...{ hex, value: value || null },
    kind: at.open.taken.includes(hex) ? ('minor' as const) : ('major' as const),
  }))

/** The side of an aircraft, which lies beside the map until it is sent over a stack (10.2). */
export const sideOfAir = (air: string) => (AXIS[air] ? 'german' : 'soviet')

/** Aircraft over the stacks that they support (10.2). */
export const airAbove = (at: Situation) =>
  Object.entries(wholeOf(at)?.open.air ?? {}).flatMap(([air, unit]) => {
    const hex = hexOf(at, unit)
    return hex ? [{ hex, face: face(at, air) }] : []
  })

/** Where a hedgehog is formed all its units bear its sign (14.40). */
export const hedgehogBadge = (at: Situation, unit: string): Badge | null =>
  wholeOf(at)?.open.hedgehogs.includes(hexOf(at, unit) ?? '') ? HEDGEHOG : null
