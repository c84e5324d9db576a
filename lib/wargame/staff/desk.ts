/** What comes of an order: what is asked then; `last`: something else is, or nobody here can know what. */
export interface Then<Asked> {
  readonly asked: Asked
  readonly last: boolean
}

/** As many orders as go out at once. */
export const MOST_ORDERS = 64

/**
 * What a staff proposes for a chore that is asked of its player: one order after the other, each upon what came of those
 * before, until there is nothing more to do or something else is asked. Nothing is proposed that is not lawful. As each
 * takes a while to think of, they come one by one.
 */
export function* proposedFor<Asked, Order>(
  asked: Asked,
  /** The next order; null: there is none. */
  choose: (asked: Asked) => Order | null,
  /** What comes of it; null: it is not lawful. */
  after: (asked: Asked, order: Order) => Then<Asked> | null,
): Generator<Order, void> {
  let now = asked
  for (let n = 0; n < MOST_ORDERS; n += 1) {
    const order = choose(now)
    const then = order === null ? null : after(now, order)
    if (order === null || then === null) return
    yield order
    if (then.last) return
    now = then.asked
  }
}
