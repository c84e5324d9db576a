import { z } from 'zod'
import { once } from '@/lib/wargame/cached'
import { HEX_META, idsUnder } from './ids'
import type { Rules } from './in-force'
import { BOXES, type Box, MISSIONS, SIDES } from './state'

const count = z.number().int()
const boxSchema = z.enum(Object.keys(BOXES) as [Box, ...Box[]]).meta({
  id: 'box',
  description: Object.entries(BOXES)
    .map(([name, what]) => `${name}: ${what}`)
    .join('. '),
})
/** Any letter and number: an order to a hex beside the map is refused by the rules, with a sentence. */
const anyHex = z
  .string()
  .regex(/^[A-Z]\d{1,2}$/, 'a hex is a letter and a number')
  .meta(HEX_META)

/**
 * The pieces of which orders, steps and events make their schemas. They are handed over, never imported, as a browser
 * loads those records and would pay for the whole of zod.
 */
export const formsUnder = once((rules: Rules) => {
  const ids = idsUnder(rules)
  return {
    ...ids,
    z,
    side: z.enum(SIDES),
    count,
    face: count.describe('the number thrown'),
    units: z.array(ids.counterId),
    mission: z.enum(MISSIONS),
    boxSchema,
    placeSchema: z.union([ids.hexId, boxSchema]),
    column: z.enum(rules.columns),
    /** The way a unit went. */
    path: z.array(ids.hexId).describe('hexes entered one after the other'),
    anyHex,
    /** The way a unit is ordered to go. */
    anyPath: z.array(anyHex).min(1).max(40).describe('hexes entered one after the other, without the start'),
  }
})
export type Forms = ReturnType<typeof formsUnder>
