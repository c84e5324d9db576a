import { reads } from '@/lib/play/http/handle'
import { readView } from '@/lib/play/games/read-view'
import { gameQuery } from '@/lib/play/http/schemas'

/** All that this browser may know of a game: GameAnswer. */
export const GET = reads(gameQuery, readView)
