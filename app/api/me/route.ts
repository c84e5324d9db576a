import { reads, writes } from '@/lib/play/http/handle'
import { noQuery } from '@/lib/play/http/schemas'
import { changeMe, me } from '@/lib/play/me/me'
import { changeMeRequest } from '@/lib/play/me/requests'

/** Who this browser is: MeAnswer. */
export const GET = reads(noQuery, me)

/** Changes name, time zone or language: ChangeMeRequest, MeAnswer. */
export const POST = writes(changeMeRequest, changeMe)
