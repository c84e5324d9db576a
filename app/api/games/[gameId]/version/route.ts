import { reads } from '@/lib/play/http/handle'
import { poll } from '@/lib/play/games/poll'
import { versionQuery } from '@/lib/play/http/schemas'

/** Has anything changed? VersionAnswer. */
export const GET = reads(versionQuery, poll)
