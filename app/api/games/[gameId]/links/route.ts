import { writes } from '@/lib/play/http/handle'
import { linkRequest } from '@/lib/play/http/schemas'
import { changeLinks } from '@/lib/play/seats/links'

/** Makes or revokes a link: LinkRequest, LinkAnswer. */
export const POST = writes(linkRequest, changeLinks)
