import 'server-only'
import { z } from 'zod'
import { SET_UP_LETTERS } from '@/lib/kernel/disposition'
import { HINT, MOST_HINTS } from '@/lib/kernel/hints'
import { isZone } from '@/lib/kernel/time/calendar'
import { TOKEN } from '@/lib/seats/tokens'
import { LANGUAGES } from '@/lib/words/language'
import { disposition, scope } from './set-up-query'

/** What the routes under /api/me and /api/sign-in take; see ../me-api.ts. */
const id = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, 'an id is 16 to 64 characters of A-Z a-z 0-9 _ -')
const token = z.string().regex(TOKEN, 'not the secret of a link')
const language = z.enum(LANGUAGES)
const door = z.enum(['email', 'github', 'google', 'discord'])

/** Letters, digits, marks that names have; nothing that changes how the text around it reads. */
const NAME = /^[\p{L}\p{M}\p{N} .,'’&()_-]*$/u
const NAMED = `1 to ${SET_UP_LETTERS} letters, digits and blanks`
const name = z
  .string()
  .max(60)
  .transform((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
  .refine((text) => [...text].length <= 24 && NAME.test(text), 'up to 24 letters, digits and blanks')

export const setUpsQuery = z.strictObject(scope)
export const keepSetUpRequest = z.strictObject({
  ...{ id, ...scope },
  name: z
    .string()
    .max(200)
    .transform((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
    .refine((text) => text !== '' && [...text].length <= SET_UP_LETTERS && NAME.test(text), NAMED),
  text: disposition.nullable(),
})

export const hintsRequest = z.strictObject({
  id,
  changes: z.array(z.string().regex(HINT, 'not how a hint is called')).min(1).max(MOST_HINTS),
})

const zone = z
  .string()
  .regex(/^[A-Za-z0-9_+/-]{1,40}$/, 'the name of a time zone')
  .refine(isZone, 'a time zone that is known here')

export const changeMeRequest = z.strictObject({
  id,
  name: name.optional(),
  zone: zone.optional(),
  language: language.optional(),
  rated: z.boolean().optional(),
  shows: z.boolean().optional(),
  hides: z.boolean().optional(),
  page: z.boolean().optional(),
})
export const deviceLinkRequest = z.strictObject({ id })
export const signOutRequest = z.strictObject({
  device: z
    .string()
    .regex(/^[A-Za-z0-9_-]{12}$/)
    .optional(),
  everywhere: z.literal(true).optional(),
})
export const removeIdentityRequest = z.strictObject({ provider: door, sure: z.literal(true).optional() })
export const deleteMeRequest = z.strictObject({ sure: z.literal(true) })
export const signInRequest = z.strictObject({
  door,
  address: z.string().max(320).optional(),
  told: z.string().min(1).max(200).optional(),
  language: language.optional(),
  back: z.string().max(500).optional(),
})
export const signInPeekRequest = z.strictObject({ token })
export const confirmRequest = z.strictObject({ id, token })
