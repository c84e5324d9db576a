import 'server-only'
import type { z } from 'zod'
import { ownerField, seatField } from '@/lib/seats/seat'
import type { GameAnswer } from '../api/game'
import type { Call } from '../call'
import type { gameQuery } from '../http/schemas'
import { sayWhoWent } from '../me/leave'
import { present } from '../notices/tell-later'
import { fullAnswerFor, viewerOf } from './answer'
import { ensureSeat } from './ensure-seat'
import { openTable } from './open-game'
import { playedFrom } from './replay'
import type { SeatedTable } from './table'

/**
 * Looks at a game: all that this browser may know of it; who is to be told line by line (`tells`) has how it was before
 * each line since the last that he knows, and whose page `begins` which hints he has been given.
 */
export async function readView(
  call: Call,
  query: z.output<typeof gameQuery>,
  { tells = false, begins = false } = {},
): Promise<GameAnswer> {
  const opened = await openTable(call, { looks: true })
  const table = (await sayWhoWent(call, opened)) ? await openTable(call, { looks: true }) : opened
  await owned(call, table)
  await ensureSeat(call, table)
  const viewer = viewerOf(table, query.as)
  const answer = await fullAnswerFor(call, table, viewer, query.since)
  const version = answer.awaits.includes(viewer) ? answer.version : undefined
  const { hides, follows, who } = table
  const entry =
    table.seat.sides.length === 0 && who && follows ? { account: who.account, entry: follows } : null
  present(call, table.seat.sides, { version, hides, follows: entry })
  const past = tells && query.since ? playedFrom(table, viewer, query.since) : null
  return { ...answer, ...(past ? { past } : {}), ...(begins && who ? { hints: table.hints } : {}) }
}

/** Who looks has his side, whichever account had it besides and is deleted: its notices go to him from now on. */
async function owned({ services, game }: Call, { who, seat, stored, owners }: SeatedTable): Promise<void> {
  const lost = seat.sides.filter((side) => !owners[side]).map(ownerField)
  if (!who || lost.length === 0) return
  await services.store.setFields(game, {
    expect: {
      [seatField(game, who.account)]: stored,
      ...Object.fromEntries(lost.map((name) => [name, null])),
    },
    set: Object.fromEntries(lost.map((name) => [name, who.account])),
    due: services.now(),
  })
}
