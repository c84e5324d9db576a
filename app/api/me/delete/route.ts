import { writes } from '@/lib/play/http/handle'
import { deleteMe } from '@/lib/play/me/devices'
import { deleteMeRequest } from '@/lib/play/me/requests'

/** Deletes the account: DeleteMeRequest, MeAnswer. */
export const POST = writes(deleteMeRequest, deleteMe)
