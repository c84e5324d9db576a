import { writes } from '@/lib/play/http/handle'
import { showGame } from '@/lib/play/games/show'
import { showRequest } from '@/lib/play/http/schemas'

/** Whether all may see a finished game again: ShowRequest, ShowAnswer. */
export const POST = writes(showRequest, showGame)
