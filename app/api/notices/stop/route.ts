import { machines } from '@/lib/play/handle'
import { stopMail } from '@/lib/play/notice-settings'

// Mail programs post to it from anywhere, without a session: the link itself is signed (RFC 8058).
export const POST = machines((call, request) =>
  stopMail(call, new URL(request.url).searchParams.get('token') ?? ''),
)
