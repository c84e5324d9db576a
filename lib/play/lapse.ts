import 'server-only'
import { decideInstead, type Growth, unchanged } from '@/lib/kernel/growth'
import { lapseEnds } from '@/lib/kernel/lapse'
import { countsFrom } from '@/lib/kernel/timing'
import { outagesNow } from '@/lib/store/outages'
import { dealerOf } from './dealer'
import { stampFrom } from './desk'
import type { Call } from './handle'
import type { Table } from './table'

/**
 * What players have left to their standing orders by now, decided; null if it is nothing. Whoever looks at a game does
 * this first, so that nobody has to be there at the instant, and nothing comes out otherwise if nobody is.
 */
export async function lapsedBy(
  call: Call,
  { game, match, sealed }: Pick<Table, 'game' | 'match' | 'sealed'>,
): Promise<Growth | null> {
  const soonest = lapseEnds(match, [])
  if (soonest === null || soonest > call.desk.now()) return null
  const { side, since } = match.lapse!
  const from = Math.min(since, countsFrom(match.timing, side))
  const lapsed = { outages: (await outagesNow(call.desk)).filter(({ to }) => to > from) }
  const dealer = dealerOf(call, game, match, sealed)
  let growth = unchanged(match)
  for (;;) {
    const next = decideInstead(game, growth, lapsed, dealer, stampFrom(call.desk))
    if (!next) return growth.written.length > 0 ? growth : null
    growth = next
  }
}
