import type { z } from 'zod'
import { standingSchemaOf } from '@/lib/wargame/standing-schema'
import { rules } from './orders'
import type { Filed } from './wishes'

/** Standing orders of one side. Ties go to the lowest id or hex, so that each of them always leads to a decision. */
export const standingSchema: z.ZodType<Filed, Filed> = standingSchemaOf(rules, [])
