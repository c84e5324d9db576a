import { writes } from '@/lib/play/http/handle'
import { closeRequest } from '@/lib/play/http/schemas'
import { closeChallenge } from '@/lib/play/seats/close-challenge'

/** Withdraws or declines a challenge: CloseRequest. */
export const POST = writes(closeRequest, closeChallenge)
