import { writes } from '@/lib/play/http/handle'
import { advanceComputer } from '@/lib/play/games/advance-computer'
import { advanceRequest } from '@/lib/play/http/schemas'

/** The computer plays on: AdvanceRequest, GameAnswer. */
export const POST = writes(advanceRequest, advanceComputer)
