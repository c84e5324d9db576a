import { writes } from '@/lib/play/handle'
import { importGame } from '@/lib/play/import-game'
import { importRequest } from '@/lib/play/requests'

export const POST = writes(importRequest, importGame, { bytes: 2 * 1024 * 1024, keys: 100_000 })
