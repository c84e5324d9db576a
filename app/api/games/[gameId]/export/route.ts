import { exportGame } from '@/lib/play/export-game'
import { reads } from '@/lib/play/handle'
import { asQuery } from '@/lib/play/requests'

/** A finished game, whole: ExportAnswer. */
export const GET = reads(asQuery, exportGame)
