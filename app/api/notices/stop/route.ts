import { machines } from '@/lib/play/http/handle'
import { stopMail } from '@/lib/play/notices/settings'

// Mail programs post to it from anywhere, without a session: the link itself is signed (RFC 8058).
export const POST = machines((call, request) =>
  stopMail(call, new URL(request.url).searchParams.get('token') ?? ''),
)
