import { reads, writes } from '@/lib/play/http/handle'
import { noticesQuery, noticesRequest } from '@/lib/play/http/schemas'
import { changeNotices, readNotices } from '@/lib/play/notices/settings'

export const GET = reads(noticesQuery, readNotices)
export const POST = writes(noticesRequest, changeNotices)
