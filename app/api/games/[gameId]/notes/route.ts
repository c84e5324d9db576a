import { reads, writes } from '@/lib/play/handle'
import { readNotes, writeNotes } from '@/lib/play/notes'
import { asQuery, notesRequest } from '@/lib/play/requests'

export const GET = reads(asQuery, readNotes)
export const POST = writes(notesRequest, writeNotes)
