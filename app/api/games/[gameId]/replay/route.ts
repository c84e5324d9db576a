import { reads } from '@/lib/play/handle'
import { replay } from '@/lib/play/replay'
import { gameQuery } from '@/lib/play/requests'

/** How did it come to this? ReplayAnswer. */
export const GET = reads(gameQuery, replay)
