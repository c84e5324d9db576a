import { sendsOn } from '@/lib/play/http/handle'
import { comeBack } from '@/lib/play/me/sign-in'

/** Here a browser comes back from where it has proven who it is. */
export const GET = sendsOn(comeBack)
