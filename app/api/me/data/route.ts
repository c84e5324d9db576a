import { reads } from '@/lib/play/handle'
import { myData } from '@/lib/play/me/me'
import { noQuery } from '@/lib/play/requests'

/** All that is kept of this player, for him to take along. */
export const GET = reads(noQuery, myData)
