import { writes } from '@/lib/play/http/handle'
import { peekRequest } from '@/lib/play/http/schemas'
import { invitationPreview } from '@/lib/play/seats/invitation-preview'

/** What is this link for? PeekRequest, PeekAnswer. */
export const POST = writes(peekRequest, invitationPreview)
