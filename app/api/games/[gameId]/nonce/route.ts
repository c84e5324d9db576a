import { writes } from '@/lib/play/http/handle'
import { sendNonce } from '@/lib/play/games/add-nonce'
import { nonceRequest } from '@/lib/play/http/schemas'

/** A player sends his part of the dice: NonceRequest, GameAnswer. */
export const POST = writes(nonceRequest, sendNonce)
