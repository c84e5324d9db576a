import { writes } from '@/lib/play/handle'
import { forgetGame } from '@/lib/play/forget'
import { idRequest } from '@/lib/play/requests'

/** Takes a game off the list: IdRequest. */
export const POST = writes(idRequest, forgetGame)
