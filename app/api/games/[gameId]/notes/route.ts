import { reads, writes } from '@/lib/play/http/handle'
import { readNotes, writeNotes } from '@/lib/play/games/notes'
import { asQuery, notesRequest } from '@/lib/play/http/schemas'

export const GET = reads(asQuery, readNotes)
export const POST = writes(notesRequest, writeNotes)
