import { reads } from '@/lib/play/http/handle'
import { noQuery } from '@/lib/play/http/schemas'
import { myData } from '@/lib/play/me/me'

/** All that is kept of this player, for him to take along. */
export const GET = reads(noQuery, myData)
