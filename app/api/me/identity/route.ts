import { writes } from '@/lib/play/handle'
import { removeIdentity } from '@/lib/play/me/identity'
import { removeIdentityRequest } from '@/lib/play/me/requests'

/** RemoveIdentityRequest, MeAnswer. */
export const POST = writes(removeIdentityRequest, removeIdentity)
