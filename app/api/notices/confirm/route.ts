import { writes } from '@/lib/play/http/handle'
import { signedRequest } from '@/lib/play/http/schemas'
import { confirmMail } from '@/lib/play/notices/settings'

export const POST = writes(signedRequest, confirmMail)
