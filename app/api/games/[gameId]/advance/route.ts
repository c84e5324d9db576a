import { writes } from '@/lib/play/handle'
import { advanceComputer } from '@/lib/play/advance-computer'
import { advanceRequest } from '@/lib/play/requests'

/** The computer plays on: AdvanceRequest, GameAnswer. */
export const POST = writes(advanceRequest, advanceComputer)
