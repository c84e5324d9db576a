import { writes } from '@/lib/play/handle'
import { confirmMail } from '@/lib/play/notice-settings'
import { signedRequest } from '@/lib/play/requests'

export const POST = writes(signedRequest, confirmMail)
