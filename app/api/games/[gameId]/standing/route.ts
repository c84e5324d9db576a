import { writes } from '@/lib/play/http/handle'
import { fileStanding } from '@/lib/play/games/file'
import { standingRequest } from '@/lib/play/http/schemas'

/** A player files standing orders: StandingRequest, GameAnswer. */
export const POST = writes(standingRequest, fileStanding)
