import { writes } from '@/lib/play/http/handle'
import { importGame } from '@/lib/play/games/import-game'
import { importRequest } from '@/lib/play/http/schemas'

export const POST = writes(importRequest, importGame, { bytes: 2 * 1024 * 1024, keys: 100_000 })
