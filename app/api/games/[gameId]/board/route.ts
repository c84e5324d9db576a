import { reads } from '@/lib/play/handle'
import { openPublic } from '@/lib/play/open-public'
import { publicQuery } from '@/lib/play/requests'

export const GET = reads(publicQuery, ({ desk, game }, { p }) => openPublic(desk, game, p))
