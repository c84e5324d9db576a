import 'server-only'
import type { z } from 'zod'
import { shownField } from '@/lib/seats/seat'
import type { ShowAnswer } from '../api/seats'
import type { Call } from '../call'
import { notNow, notYourSeat, tooManyHands } from '../http/problem'
import type { showRequest } from '../http/schemas'
import { entered, withdrawn } from './archive'
import { mayBeShown } from './may-be-shown'
import { openTable } from './open-game'

const TRIES = 5

/** A player says whether all may see his finished game again: they may as long as both players wish it. */
export async function showGame(call: Call, { on }: z.output<typeof showRequest>): Promise<ShowAnswer> {
  const { store, now } = call.services
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { game, match, seat, showing } = await openTable(call)
    const [mine, ...more] = seat.sides
    if (!mine || more.length > 0) throw notYourSeat('Only the players of a game show it to others.')
    if (!mayBeShown(game, match)) throw notNow('A game is shown to all when it is over.')
    const others = game.sides.filter((side) => side !== mine)
    const isAgreed = others.every((side) => showing.includes(side))
    // What the other wishes must not change in between: either would think that the game is not in the list yet.
    const expect = Object.fromEntries(
      others.map((side) => [shownField(side), showing.includes(side) ? '1' : null]),
    )
    const wish = on ? { set: { [shownField(mine)]: '1' } } : { unset: [shownField(mine)] }
    const list = !on ? [withdrawn(call.game)] : isAgreed ? [await entered(store, call.game, now())] : []
    if (await store.setAll([{ id: call.game, expect, ...wish }, ...list]))
      return { showing: game.sides.filter((side) => (side === mine ? on : showing.includes(side))) }
  }
  throw tooManyHands()
}
