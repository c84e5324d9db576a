import { reads } from '@/lib/play/http/handle'
import { exportGame } from '@/lib/play/games/export-game'
import { asQuery } from '@/lib/play/http/schemas'

/** A finished game, whole: ExportAnswer. */
export const GET = reads(asQuery, exportGame)
