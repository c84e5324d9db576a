import { writes } from '@/lib/play/handle'
import { sendNonce } from '@/lib/play/add-nonce'
import { nonceRequest } from '@/lib/play/requests'

/** A player sends his part of the dice: NonceRequest, GameAnswer. */
export const POST = writes(nonceRequest, sendNonce)
