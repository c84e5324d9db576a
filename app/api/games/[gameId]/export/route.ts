import { exportGame } from '@/lib/play/export-game'
import { reads } from '@/lib/play/handle'
import { noQuery } from '@/lib/play/requests'

/** A finished game, whole: ExportAnswer. */
export const GET = reads(noQuery, exportGame)
