import { writes } from '@/lib/play/handle'
import { rematch } from '@/lib/play/rematch'
import { idRequest } from '@/lib/play/requests'

/** The same game with sides changed: IdRequest, RematchAnswer. */
export const POST = writes(idRequest, rematch)
