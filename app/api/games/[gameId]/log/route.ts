import { reads } from '@/lib/play/http/handle'
import { readLog } from '@/lib/play/games/read-log'
import { logQuery } from '@/lib/play/http/schemas'

/** What was told before that? LogAnswer. */
export const GET = reads(logQuery, readLog)
