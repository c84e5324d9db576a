import { reads } from '@/lib/play/http/handle'
import { openPublic } from '@/lib/play/games/open-public'
import { publicQuery } from '@/lib/play/http/schemas'

export const GET = reads(publicQuery, ({ services, game }, { p }) => openPublic(services, game, p))
