import { z } from 'zod'
import type { Game } from '@/lib/kernel/game'

/** JSON Schemas of all that a game reads and writes; of what is read, with the fields that may be left out. */
export function schemasOf({ schemas }: Game): Record<string, unknown> {
  const shown = (schema: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(schema, { io })
  return {
    position: shown(schemas.position, 'input'),
    order: shown(schemas.order, 'input'),
    event: shown(schemas.event, 'output'),
    question: shown(schemas.question, 'input'),
    answer: shown(schemas.answer, 'output'),
    view: shown(schemas.view, 'output'),
  }
}
