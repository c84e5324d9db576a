import { writes } from '@/lib/play/http/handle'
import { idRequest } from '@/lib/play/http/schemas'
import { rematch } from '@/lib/play/seats/rematch'

/** The same game with sides changed: IdRequest, RematchAnswer. */
export const POST = writes(idRequest, rematch)
