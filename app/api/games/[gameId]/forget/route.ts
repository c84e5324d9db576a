import { writes } from '@/lib/play/http/handle'
import { forgetGame } from '@/lib/play/games/forget'
import { idRequest } from '@/lib/play/http/schemas'

/** Takes a game off the list: IdRequest. */
export const POST = writes(idRequest, forgetGame)
