import { writes } from '@/lib/play/http/handle'
import { nothing } from '@/lib/play/http/schemas'
import { nudge } from '@/lib/play/notices/nudge'

export const POST = writes(nothing, nudge)
