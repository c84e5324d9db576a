import { forgetGame } from '@/lib/play/forget'
import { writes } from '@/lib/play/handle'
import { idRequest } from '@/lib/play/requests'

/** Takes a game off the list: IdRequest. */
export const POST = writes(idRequest, forgetGame)
