import { reads, writes } from '@/lib/play/handle'
import { createGame } from '@/lib/play/create-game'
import { listGames } from '@/lib/play/list-games'
import { createRequest, listQuery } from '@/lib/play/requests'

/** The games of whoever asks: ListAnswer, or ListUnchanged. */
export const GET = reads(listQuery, listGames)

/** Makes a game: CreateRequest, CreateAnswer. */
export const POST = writes(createRequest, createGame)
