import { writes } from '@/lib/play/handle'
import { nudge } from '@/lib/play/nudge'
import { nothing } from '@/lib/play/requests'

export const POST = writes(nothing, nudge)
