import { writes } from '@/lib/play/handle'
import { peek } from '@/lib/play/peek'
import { peekRequest } from '@/lib/play/requests'

/** What is this link for? PeekRequest, PeekAnswer. */
export const POST = writes(peekRequest, peek)
