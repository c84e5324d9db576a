import { z } from 'zod'
import { once } from '@/lib/wargame/cached'
import { formsOf, named, recordBy } from '@/lib/wargame/forms'
import type { Rules } from './in-force'
import { BOXES, MISSIONS } from './names'

/** The pieces of which orders, steps and events make their schemas, with the names that there are under these rules. */
export const formsUnder = once(({ active, air, columns, counters, hexPattern }: Rules) => {
  const counterId = named(
    'unit',
    'A ground unit and what is printed on it: factor-movement',
    counters,
    ({ side, name, type, size, factor, move }) => `${side}: ${name}, ${type}, ${size}, ${factor}-${move}`,
    'counter',
  )
  const airId = named(
    'air unit',
    'An air unit',
    air,
    ({ side, name, kind }) => `${side}: ${name}, ${kind}`,
    'air',
  )
  return {
    ...formsOf({
      hex: {
        description:
          'A printed hex: a letter for the row, A (south) to M (north), and a number in it, 1 (west) to 10 (east). Hexes of rows B, D, F, H, J and L lie half a hex further east',
        pattern: hexPattern,
        any: /^[A-Z]\d{1,2}$/,
        looks: 'a hex is a letter and a number',
      },
      counter: { what: 'unit', id: counterId },
      boxes: BOXES,
      columns,
      attackersInAHex: active.units,
    }),
    airId,
    byAir: recordBy(airId, 'air unit'),
    mission: z.enum(MISSIONS),
  }
})
export type Forms = ReturnType<typeof formsUnder>
