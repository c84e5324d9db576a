import { reads, writes } from '@/lib/play/http/handle'
import { changeChat, readChat } from '@/lib/play/games/chat'
import { chatQuery, chatRequest } from '@/lib/play/http/schemas'

export const GET = reads(chatQuery, readChat)
export const POST = writes(chatRequest, changeChat)
