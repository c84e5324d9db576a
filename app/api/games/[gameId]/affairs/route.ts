import { writes } from '@/lib/play/handle'
import { settleAffair } from '@/lib/play/affairs'
import { affairRequest } from '@/lib/play/requests'

/** Players settle something beside the rules: AffairRequest, GameAnswer. */
export const POST = writes(affairRequest, settleAffair)
