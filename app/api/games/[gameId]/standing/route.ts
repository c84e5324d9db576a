import { writes } from '@/lib/play/handle'
import { fileStanding } from '@/lib/play/file-orders'
import { standingRequest } from '@/lib/play/requests'

/** A player files standing orders: StandingRequest, GameAnswer. */
export const POST = writes(standingRequest, fileStanding)
