import { writes } from '@/lib/play/http/handle'
import { signInPeekRequest } from '@/lib/play/me/requests'
import { peekSignIn } from '@/lib/play/me/sign-in-link'

/** What a link is for: SignInPeekRequest, SignInPeekAnswer. */
export const POST = writes(signInPeekRequest, peekSignIn)
