import { reads, writes } from '@/lib/play/handle'
import { createGame } from '@/lib/play/create-game'
import { listGames } from '@/lib/play/list-games'
import { createRequest, noQuery } from '@/lib/play/requests'

/** The games of whoever asks: ListAnswer. */
export const GET = reads(noQuery, listGames)

/** Makes a game: CreateRequest, CreateAnswer. */
export const POST = writes(createRequest, createGame)
