import { z } from 'zod'
import {
  MOST_APART,
  MOST_EACH,
  MOST_INTENDED,
  MOST_PINS,
  MOST_SHIFT,
  MOST_TOLD,
  NAME_LETTERS,
  type Papers,
  PIN_LETTERS,
} from './papers'

/** What a line is told: to stay, to go up to the enemy or behind a river, or to go some hexes by one of the six sides of a hex. */
const toldOf = (hexId: z.ZodString) =>
  z.strictObject({
    task: z.discriminatedUnion('verb', [
      z.strictObject({ verb: z.enum(['hold', 'follow']) }),
      z.strictObject({ verb: z.literal('river'), at: hexId.optional() }),
      z.strictObject({
        verb: z.literal('shift'),
        slot: z.int().min(0).max(5),
        hexes: z.int().min(1).max(MOST_SHIFT),
      }),
    ]),
    each: z.int().min(1).max(MOST_EACH),
  })

/** How the papers of a staff are written down; `counterId`, `hexId`: those of the game. */
export const papersSchemaOf = ({
  counterId,
  hexId,
}: Readonly<Record<'counterId' | 'hexId', z.ZodString>>): z.ZodType<Papers, Papers> => {
  const units = z.array(counterId).min(1)
  const form = z.strictObject({
    version: z.literal(1),
    groups: z.array(
      z.strictObject({
        ...{ name: z.string().min(1).max(NAME_LETTERS), units },
        label: z.string().min(1).max(NAME_LETTERS).optional(),
      }),
    ),
    marches: z.array(
      z.strictObject({
        ...{ units, to: hexId, follows: z.string().min(1).max(NAME_LETTERS).optional() },
        apart: z.int().min(1).max(MOST_APART).optional(),
      }),
    ),
    attacks: z
      .array(z.strictObject({ target: hexId, units, when: z.string().min(1).max(NAME_LETTERS) }))
      .optional(),
    programme: z
      .strictObject({
        when: z.string().min(1).max(NAME_LETTERS),
        attacks: z
          .array(z.strictObject({ target: hexId, units, least: z.int(), most: z.int() }))
          .min(1)
          .max(MOST_INTENDED),
      })
      .optional(),
    pins: z
      .array(z.strictObject({ at: hexId, text: z.string().min(1).max(PIN_LETTERS) }))
      .max(MOST_PINS)
      .optional(),
    lines: z
      .array(
        z.strictObject({
          ...{ army: z.string().min(1).max(NAME_LETTERS), order: toldOf(hexId) },
          when: z.string().min(1).max(NAME_LETTERS).optional(),
        }),
      )
      .max(MOST_TOLD)
      .optional(),
    stays: units.optional(),
    pass: z
      .strictObject({
        until: z.int().min(1).optional(),
        attacked: z.literal(true).optional(),
        places: z.literal(true).optional(),
        ground: z.literal(true).optional(),
        near: z.strictObject({ army: z.string().min(1).max(NAME_LETTERS), units }).optional(),
      })
      .optional(),
    stopped: z
      .strictObject({ why: z.enum(['attacked', 'place', 'near', 'ground']), at: hexId.optional() })
      .optional(),
    forSuccessor: z.literal(true).optional(),
  })
  return form as z.ZodType<unknown, unknown> as z.ZodType<Papers, Papers>
}
