import { writes } from '@/lib/play/http/handle'
import { ask } from '@/lib/play/games/ask'
import { askRequest } from '@/lib/play/http/schemas'

/** What do the rules make of this? AskRequest, AskAnswer. */
export const POST = writes(askRequest, ask)
