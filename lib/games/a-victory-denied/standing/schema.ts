import type { z } from 'zod'
import { standingSchemaOf } from '@/lib/wargame/standing-schema'
import type { Forms } from '../forms'
import { IN_PHASES } from './kinds'
import { rules } from './orders'
import type { Filed } from './wishes'

/** Standing orders of one side. Ties go to the lowest id or hex, so that each of them always leads to a decision. */
export const standingSchemaWith = (forms: Forms): z.ZodType<Filed, Filed> =>
  standingSchemaOf(rules, IN_PHASES, forms)
