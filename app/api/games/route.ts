import { reads, writes } from '@/lib/play/http/handle'
import { createGame } from '@/lib/play/games/create-game'
import { listGames } from '@/lib/play/games/list-games'
import { createRequest, listQuery } from '@/lib/play/http/schemas'

/** The games of whoever asks: ListAnswer, or ListUnchanged. */
export const GET = reads(listQuery, listGames)

/** Makes a game: CreateRequest, CreateAnswer. */
export const POST = writes(createRequest, createGame)
