import { z } from 'zod'
import { airId, counterId, HEX_META, hexId } from './ids'
import { BOXES, type Box, MISSIONS, SIDES } from './state'

// The pieces of which orders, steps and events make their schemas. They are handed over, never imported, as a
// browser loads those records and would pay for the whole of zod.

export { airId, counterId, hexId, z }
export const side = z.enum(SIDES)
export const count = z.number().int()
export const face = count.describe('the number thrown')
export const units = z.array(counterId)
export const mission = z.enum(MISSIONS)
export const boxSchema = z.enum(Object.keys(BOXES) as [Box, ...Box[]]).meta({
  id: 'box',
  description: Object.entries(BOXES)
    .map(([name, what]) => `${name}: ${what}`)
    .join('. '),
})
export const placeSchema = z.union([hexId, boxSchema])
/** The way a unit went. */
export const path = z.array(hexId).describe('hexes entered one after the other')
/** Any letter and number: an order to a hex beside the map is refused by the rules, with a sentence. */
export const anyHex = z
  .string()
  .regex(/^[A-Z]\d{1,2}$/, 'a hex is a letter and a number')
  .meta(HEX_META)
/** The way a unit is ordered to go. */
export const anyPath = z
  .array(anyHex)
  .min(1)
  .max(40)
  .describe('hexes entered one after the other, without the start')
