import { z } from 'zod'
import { idOf, isIn, listed, type Meta, recordBy } from '@/lib/wargame/ids'
import { AIR, COUNTERS } from './data/units'

// Names of things as the schemas of this game describe them.

export const HEX_META: Meta = {
  id: 'hex',
  description:
    'A printed hex: a letter for the row, A (south) to M (north), and a number in it, 1 (west) to 10 (east). Hexes of rows B, D, F, H, J and L lie half a hex further east',
}

export const hexId = z
  .string()
  .regex(/^[A-M]([1-9]|10)$/, 'there is no such hex')
  .meta(HEX_META)

export const counterId = idOf(
  'unit',
  isIn(COUNTERS),
  listed(
    'counter',
    'A ground unit and what is printed on it: factor-movement',
    COUNTERS,
    ({ side, name, type, size, factor, move }) => `${side}: ${name}, ${type}, ${size}, ${factor}-${move}`,
  ),
)
export const airId = idOf(
  'air unit',
  isIn(AIR),
  listed('air', 'An air unit', AIR, ({ side, name, kind }) => `${side}: ${name}, ${kind}`),
)

export const byCounter = recordBy(counterId, 'unit')
export const byAir = recordBy(airId, 'air unit')
