import { nowhere } from '@/lib/play/http/handle'

/** An address that no route has: a word in place of the page that would be made for it, and counted like all routes. */
export const GET = nowhere
