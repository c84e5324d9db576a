import 'server-only'
import type { z } from 'zod'
import { HERE } from '@/lib/kernel/game'
import { openedAt } from '@/lib/kernel/log/moment'
import { stageOf } from '@/lib/kernel/log/projection'
import type { CreateAnswer } from '../api/seats'
import type { Call } from '../call'
import { notNow } from '../http/problem'
import type { startHereRequest } from '../http/schemas'
import { viewerOf } from './answer'
import { createGame } from './create-game'
import { mayFoldAgain } from './import-game'
import { openTable } from './open-game'
import { wholeLog } from './whole-log'

/** Makes a game that begins where a finished one stood, for whoever may look at that. */
export async function startHere(
  call: Call,
  { as, line, ...body }: z.output<typeof startHereRequest>,
): Promise<CreateAnswer> {
  const table = await openTable(call)
  const { game, match } = table
  if (stageOf(game, match) !== 'over')
    throw notNow('A game begins where another one stood when that is over.')
  await mayFoldAgain(call)
  const told = line === undefined ? undefined : { viewer: viewerOf(table, as), line }
  const here = openedAt(game, await wholeLog(call, match.head), told)
  if (!here) throw notNow('No game can begin there.')
  const { scenario } = match
  return createGame(call, { ...body, game: game.id, scenario }, { scenario: HERE, options: here })
}
