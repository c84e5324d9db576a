import { writes } from '@/lib/play/http/handle'
import { settleAffair } from '@/lib/play/games/negotiate'
import { affairRequest } from '@/lib/play/http/schemas'

/** Players settle something beside the rules: AffairRequest, GameAnswer. */
export const POST = writes(affairRequest, settleAffair)
