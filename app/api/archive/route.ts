import { reads } from '@/lib/play/http/handle'
import { listArchive } from '@/lib/play/games/archive'
import { archiveQuery } from '@/lib/play/http/schemas'

/** Finished games that all may see again: ArchiveAnswer. */
export const GET = reads(archiveQuery, listArchive)
