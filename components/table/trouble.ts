import type { ApiError } from '@/lib/play/api/game'
import type { UiWord } from '@/lib/words/words'
import type { Reply } from './api'

/** What to tell of a request that the server could not carry out. Refusals by a rule have words of their own. */
export const troubleOf = ({ error, path }: Pick<ApiError, 'error' | 'path'>): UiWord =>
  path === 'zone' ? 'trouble.zone' : `trouble.${error}`

/** What to tell of a request that came to nothing. */
export const troubleIn = (reply: Exclude<Reply<unknown>, { ok: unknown }>): UiWord =>
  'offline' in reply ? 'table.offline' : troubleOf(reply.error)
