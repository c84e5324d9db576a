import { z } from 'zod'
import { MOST_PINS, type Papers, PIN_LETTERS } from './papers'

/** Letters of a name that a player gives a group. */
const LETTERS = 40

/** How the papers of a staff are written down; `counterId`, `hexId`: those of the game. */
export const papersSchemaOf = ({
  counterId,
  hexId,
}: Readonly<Record<'counterId' | 'hexId', z.ZodString>>): z.ZodType<Papers, Papers> => {
  const units = z.array(counterId).min(1)
  const form = z.strictObject({
    version: z.literal(1),
    groups: z.array(z.strictObject({ name: z.string().min(1).max(LETTERS), units })),
    marches: z.array(z.strictObject({ units, to: hexId })),
    attacks: z
      .array(z.strictObject({ target: hexId, units, when: z.string().min(1).max(LETTERS) }))
      .optional(),
    pins: z
      .array(z.strictObject({ at: hexId, text: z.string().min(1).max(PIN_LETTERS) }))
      .max(MOST_PINS)
      .optional(),
  })
  return form as z.ZodType<unknown, unknown> as z.ZodType<Papers, Papers>
}
