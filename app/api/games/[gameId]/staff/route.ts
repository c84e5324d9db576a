import { writes } from '@/lib/play/http/handle'
import { keepStaff } from '@/lib/play/games/file'
import { staffRequest } from '@/lib/play/http/schemas'

/** A player has his staff keep something for him: StaffRequest, GameAnswer. */
export const POST = writes(staffRequest, keepStaff)
