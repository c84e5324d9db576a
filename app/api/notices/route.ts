import { reads, writes } from '@/lib/play/handle'
import { changeNotices, readNotices } from '@/lib/play/notice-settings'
import { noticesQuery, noticesRequest } from '@/lib/play/requests'

export const GET = reads(noticesQuery, readNotices)
export const POST = writes(noticesRequest, changeNotices)
