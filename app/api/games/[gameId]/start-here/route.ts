import { writes } from '@/lib/play/http/handle'
import { startHere } from '@/lib/play/games/start-here'
import { startHereRequest } from '@/lib/play/http/schemas'

/** A new game where a finished one stood: StartHereRequest, CreateAnswer. */
export const POST = writes(startHereRequest, startHere)
