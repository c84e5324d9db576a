import { reads } from '@/lib/play/handle'
import { readView } from '@/lib/play/read-view'
import { gameQuery } from '@/lib/play/requests'

/** All that this browser may know of a game: GameAnswer. */
export const GET = reads(gameQuery, readView)
