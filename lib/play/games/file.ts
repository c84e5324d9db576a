import 'server-only'
import type { z } from 'zod'
import type { AnyOrder, Filing, Game } from '@/lib/kernel/game'
import { fileStaff, fileStandingOrders, unchanged } from '@/lib/kernel/log/commands'
import type { GameAnswer } from '../api/game'
import type { Call } from '../call'
import { badRequest, refusedBy } from '../http/problem'
import { parsed } from '../http/request-form'
import type { staffRequest, standingRequest } from '../http/schemas'
import { stampFrom } from '../services'
import { answerFor, seated, sideOf } from './answer'
import { transaction } from './transaction'

/** What can be filed: as what a game keeps it, what files it, and what is said where it keeps none. */
interface Kind {
  field: string
  of: (game: Game) => Pick<Filing<string, unknown, AnyOrder>, 'schema'> | undefined
  file: typeof fileStandingOrders
  none: string
}

/** Whose turn it is does not matter, nor which version he saw: what he files last counts, and nobody else sees it. */
async function filed(
  call: Call,
  { field, of, file, none }: Kind,
  body: { id: string; side?: string | undefined; since?: number | undefined },
  what: unknown,
): Promise<GameAnswer> {
  const after = await transaction(call, { id: body.id, body }, (table) => {
    const { game, match } = table
    const side = sideOf(seated(table), body.side)
    const kept = of(game)
    if (!kept) throw badRequest(none)
    const read = parsed(kept.schema.nullable(), what, field)
    const done = file(game, unchanged(match), side, read, stampFrom(call.services))
    if ('no' in done) throw refusedBy(game, done)
    return { appended: done }
  })
  const at = seated(after)
  return answerFor(at, sideOf(at, body.side), body.since)
}

const STANDING: Kind = {
  ...{ field: 'orders', of: ({ standing }) => standing, file: fileStandingOrders },
  none: 'This game knows no standing orders.',
}
const STAFF: Kind = {
  ...{ field: 'staff', of: ({ staff }) => staff, file: fileStaff },
  none: 'This game keeps nothing for its players.',
}

/** A player files standing orders. */
export const fileStanding = (call: Call, body: z.output<typeof standingRequest>): Promise<GameAnswer> =>
  filed(call, STANDING, body, body.orders)

/** A player has his staff keep something for him. */
export const keepStaff = (call: Call, body: z.output<typeof staffRequest>): Promise<GameAnswer> =>
  filed(call, STAFF, body, body.staff)
