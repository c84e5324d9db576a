import { writes } from '@/lib/play/http/handle'
import { signOut } from '@/lib/play/me/devices'
import { signOutRequest } from '@/lib/play/me/requests'

/** SignOutRequest, MeAnswer. */
export const POST = writes(signOutRequest, signOut)
