import { createGame } from '@/lib/play/create-game'
import { writes } from '@/lib/play/handle'
import { createRequest } from '@/lib/play/requests'

/** Makes a game: CreateRequest, CreateAnswer. */
export const POST = writes(createRequest, createGame)
