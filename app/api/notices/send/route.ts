import { machines } from '@/lib/play/http/handle'
import { sendNotices } from '@/lib/play/notices/send-notices'

// Vercel's cron asks by GET, other schedulers by POST.
export const GET = machines(sendNotices)
export const POST = machines(sendNotices)
