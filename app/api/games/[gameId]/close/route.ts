import { writes } from '@/lib/play/handle'
import { closeChallenge } from '@/lib/play/close-challenge'
import { closeRequest } from '@/lib/play/requests'

/** Withdraws or declines a challenge: CloseRequest. */
export const POST = writes(closeRequest, closeChallenge)
