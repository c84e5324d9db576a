import 'server-only'
import { z } from 'zod'
import { MOST_LETTERS, readDisposition } from '@/lib/kernel/disposition'

// Apart from all other requests, as a page asks it too, which carries nothing else of a server.

/** A set-up as text: what stands where, as it would be written here. */
export const disposition = z
  .string()
  .max(MOST_LETTERS)
  .refine((text) => readDisposition(text) !== null, 'not a set-up as it is written here')
export const scope = { game: z.string().max(40), scenario: z.string().max(40), side: z.string().max(40) }

/** What stands in the address of a set-up: what it is for, what stands where, and nothing else. */
export const setUpQuery = z.strictObject({ ...scope, plan: disposition })
