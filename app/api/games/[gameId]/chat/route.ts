import { reads, writes } from '@/lib/play/handle'
import { changeChat, readChat } from '@/lib/play/chat'
import { chatQuery, chatRequest } from '@/lib/play/requests'

export const GET = reads(chatQuery, readChat)
export const POST = writes(chatRequest, changeChat)
