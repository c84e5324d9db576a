import { writes } from '@/lib/play/http/handle'
import { keepHints } from '@/lib/play/me/hints'
import { hintsRequest } from '@/lib/play/me/requests'

/** Keeps which hints this player has been given: HintsRequest, HintsAnswer. */
export const POST = writes(hintsRequest, keepHints)
