import { writes } from '@/lib/play/handle'
import { changeLinks } from '@/lib/play/links'
import { linkRequest } from '@/lib/play/requests'

/** Makes or revokes a link: LinkRequest, LinkAnswer. */
export const POST = writes(linkRequest, changeLinks)
