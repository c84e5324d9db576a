import { reads } from '@/lib/play/http/handle'
import { replay } from '@/lib/play/games/replay'
import { gameQuery } from '@/lib/play/http/schemas'

/** How did it come to this? ReplayAnswer. */
export const GET = reads(gameQuery, replay)
