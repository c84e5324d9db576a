import { writes } from '@/lib/play/handle'
import { ask } from '@/lib/play/ask'
import { askRequest } from '@/lib/play/requests'

/** What do the rules make of this? AskRequest, AskAnswer. */
export const POST = writes(askRequest, ask)
