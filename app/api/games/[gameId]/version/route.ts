import { reads } from '@/lib/play/handle'
import { poll } from '@/lib/play/poll'
import { asQuery } from '@/lib/play/requests'

/** Has anything changed? VersionAnswer. */
export const GET = reads(asQuery, poll)
