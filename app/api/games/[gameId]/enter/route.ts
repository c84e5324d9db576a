import { writes } from '@/lib/play/handle'
import { enter } from '@/lib/play/enter'
import { enterRequest } from '@/lib/play/requests'

/** Uses a link: EnterRequest, GameAnswer. */
export const POST = writes(enterRequest, enter)
