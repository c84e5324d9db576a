import { writes } from '@/lib/play/http/handle'
import { confirmRequest } from '@/lib/play/me/requests'
import { confirmSignIn } from '@/lib/play/me/sign-in-link'

/** Uses a link: ConfirmRequest, MeAnswer. */
export const POST = writes(confirmRequest, confirmSignIn)
