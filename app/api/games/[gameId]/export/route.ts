import { reads } from '@/lib/play/handle'
import { exportGame } from '@/lib/play/export-game'
import { asQuery } from '@/lib/play/requests'

/** A finished game, whole: ExportAnswer. */
export const GET = reads(asQuery, exportGame)
