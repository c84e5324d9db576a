import type { Dealer } from '../dice/fair-dice'
import type { Game, LegalEntry } from '../game'
import { orderInstead } from '../time/decision-timeout'
import { type Appended, decideOrder, fileStaff, type Stamp, takeBack } from './commands'
import { draftsOf } from './drafts'
import type { Lapsed } from './entry'
import { dueIn, legalFor, viewFor } from './projection'

// What is ordered for a player who is late, by what he has left behind: his standing orders, or his staff.

/** Carries out what standing orders decide for a player who has let his time for it go by; null if nobody has. */
export function decideInstead(
  game: Game,
  appended: Appended,
  lapsed: Lapsed,
  dealer: Dealer,
  stamp: Stamp,
): Appended | null {
  const due = orderInstead(game, appended.match, Date.parse(stamp.time), lapsed)
  const done = due && decideOrder(game, appended, due.side, due.order, dealer, stamp, { lapsed })
  // Should they ever decide what is forbidden, the game waits for the player himself.
  return done && 'no' in done ? null : done
}

/**
 * Carries out what the staff of a side does next, as its time is out, until `isOver`. It thinks of several orders at once:
 * what does not stand after those before it is passed over. Should none stand, as its player has left something that cannot
 * stay so, what he could still take back of it is taken back, and the staff goes on from there.
 */
export function decideLed(
  game: Game,
  appended: Appended,
  side: string,
  { dealer, stamp, isOver }: { dealer: Dealer; stamp: () => Stamp; isOver: () => boolean },
): Appended {
  const { match } = appended
  let now = appended
  const view = viewFor(game, match, side) as never
  const stood: object[] = []
  for (const order of game.led!(view, legalFor(game, match, side))) {
    const done = decideOrder(game, now, side, order, dealer, stamp(), { led: true })
    if ('no' in done) continue
    now = done
    stood.push(order)
    // What comes after a die, or is of another step, is thought of anew.
    if (draftsOf(now.match, side).length === 0 || !dueIn(game, now.match).includes(side) || isOver()) break
  }
  if (now !== appended) {
    const filed = game.keptLed && fileStaff(game, now, side, game.keptLed(view, stood as never), stamp())
    // What cannot be kept, as the game is over or no side has a staff, need not be.
    return filed && !('no' in filed) ? filed : now
  }
  // What the staff itself has ordered is never taken back: it would think the same again, without end.
  if (draftsOf(match, side).every(({ led }) => led)) return plainly(game, appended, side, dealer, stamp)
  while (draftsOf(now.match, side).length > 0) now = takeBack(game, now, side, stamp(), true) as Appended
  return now
}

/** Should a staff ever choose amiss, the game must not stand still for it: a step that may end ends. */
function plainly(game: Game, appended: Appended, side: string, dealer: Dealer, stamp: () => Stamp): Appended {
  const ends = ({ order }: LegalEntry) => Number(order.type === 'done')
  for (const entry of legalFor(game, appended.match, side).toSorted((a, b) => ends(b) - ends(a))) {
    for (const order of filledIn(entry)) {
      const read = game.schemas.order.safeParse(order)
      if (!read.success) continue
      const done = decideOrder(game, appended, side, read.data, dealer, stamp(), { led: true })
      if (!('no' in done)) return done
    }
  }
  throw new Error('a staff found no order')
}

/** A legal order with each thing that may be chosen for it, or with as many as must be. */
const filledIn = ({ order, choose }: LegalEntry): object[] =>
  choose
    ? [...choose.from, choose.from.slice(0, choose.min)].map((value) => ({ ...order, [choose.field]: value }))
    : [order]
