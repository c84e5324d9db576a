import { z } from 'zod'
import { idOf, isIn, listed, type Meta, recordBy } from '@/lib/wargame/ids'
import type { Rules } from './in-force'

// Names of things as the schemas of this game describe them.

export const HEX_META: Meta = {
  id: 'hex',
  description:
    'A printed hex: a letter for the row, A (south) to M (north), and a number in it, 1 (west) to 10 (east). Hexes of rows B, D, F, H, J and L lie half a hex further east',
}

/** The names that there are under these rules, and records by them. */
export function idsUnder({ air, counters, hexPattern }: Rules) {
  const counterId = idOf(
    'unit',
    isIn(counters),
    listed(
      'counter',
      'A ground unit and what is printed on it: factor-movement',
      counters,
      ({ side, name, type, size, factor, move }) => `${side}: ${name}, ${type}, ${size}, ${factor}-${move}`,
    ),
  )
  const airId = idOf(
    'air unit',
    isIn(air),
    listed('air', 'An air unit', air, ({ side, name, kind }) => `${side}: ${name}, ${kind}`),
  )
  return {
    hexId: z.string().regex(hexPattern, 'there is no such hex').meta(HEX_META),
    counterId,
    airId,
    byCounter: recordBy(counterId, 'unit'),
    byAir: recordBy(airId, 'air unit'),
  }
}
