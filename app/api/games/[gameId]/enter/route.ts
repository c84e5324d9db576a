import { writes } from '@/lib/play/http/handle'
import { enterRequest } from '@/lib/play/http/schemas'
import { enter } from '@/lib/play/seats/enter'

/** Uses a link: EnterRequest, GameAnswer. */
export const POST = writes(enterRequest, enter)
