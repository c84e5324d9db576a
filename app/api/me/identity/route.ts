import { writes } from '@/lib/play/http/handle'
import { removeIdentity } from '@/lib/play/me/identity'
import { removeIdentityRequest } from '@/lib/play/me/requests'

/** RemoveIdentityRequest, MeAnswer. */
export const POST = writes(removeIdentityRequest, removeIdentity)
