import { writes } from '@/lib/play/http/handle'
import { signInRequest } from '@/lib/play/me/requests'
import { signIn } from '@/lib/play/me/sign-in'

/** Begins to prove who one is: SignInRequest, SignInAnswer. */
export const POST = writes(signInRequest, signIn)
