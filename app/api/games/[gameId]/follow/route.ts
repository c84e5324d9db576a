import { writes } from '@/lib/play/http/handle'
import { followRequest } from '@/lib/play/http/schemas'
import { follow } from '@/lib/play/notices/follow'

/** Whether one who watches is told how the game goes on: FollowRequest, FollowAnswer. */
export const POST = writes(followRequest, follow)
