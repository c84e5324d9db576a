import 'server-only'
import { isSeatField, type Links, type Seat, storedSeat } from '@/lib/seats/seat'
import type { Call } from '../call'
import type { Transaction } from '../games/transaction'

type Reseating = Required<Pick<Transaction, 'set' | 'expect'>>

/**
 * Whoever had the seat before a substitute or the computer has it no more, and links to it are dead; he may go on
 * watching by the link for spectators.
 */
export async function vacated(call: Call, links: Links, side: string): Promise<Reseating & { links: Links }> {
  const recover = Object.fromEntries(
    // One may open several seats, and is named by the first of them.
    Object.entries(links.recover).filter(([, { sides }]) => !sides.includes(side)),
  )
  const left = await reseated(call, side, (seat) => {
    const sides = seat.sides.filter((one) => one !== side)
    const was = [...new Set([...(seat.was ?? []), side])]
    return { ...seat, sides, was, watch: sides.length > 0 ? seat.watch : links.watch }
  })
  return { ...left, links: { ...links, recover } }
}

/**
 * The seats of all accounts that have a side, as they are to be from now on. They are written only upon what was read
 * here: meanwhile a guest may have signed in, whose seat is his account's then.
 */
export async function reseated(
  { services, game }: Call,
  side: string,
  next: (seat: Seat) => Seat,
): Promise<Reseating> {
  const all = Object.entries(await services.store.whole(game))
  const held = all.flatMap(([name, text]) => {
    const seat = isSeatField(name) ? storedSeat(text) : null
    return seat?.sides.includes(side) ? [{ name, text, seat }] : []
  })
  return {
    set: Object.fromEntries(held.map(({ name, seat }) => [name, JSON.stringify(next(seat))])),
    expect: Object.fromEntries(held.map(({ name, text }) => [name, text])),
  }
}
