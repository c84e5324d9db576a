import 'server-only'
import { type Appended, unchanged } from '@/lib/kernel/log/commands'
import { decideInstead } from '@/lib/kernel/log/on-behalf'
import { withPasses } from '@/lib/kernel/log/passed'
import { lapseEnds } from '@/lib/kernel/time/decision-timeout'
import { countsFrom } from '@/lib/kernel/time/timing'
import { outagesNow } from '@/lib/store/outages'
import type { Call } from '../call'
import { stampFrom } from '../services'
import { dealerOf } from './dealer'
import type { Table } from './table'

/**
 * What players have left to their standing orders by now, decided; null if it is nothing. Whoever looks at a game does
 * this first, so that nobody has to be there at the instant, and nothing comes out otherwise if nobody is.
 */
export async function lapsedBy(
  call: Call,
  { game, match, sealed }: Pick<Table, 'game' | 'match' | 'sealed'>,
): Promise<Appended | null> {
  const soonest = lapseEnds(match, [])
  if (soonest === null || soonest > call.services.now()) return null
  const { side, since } = match.timeout!
  const from = Math.min(since, countsFrom(match.timing, side))
  const lapsed = { outages: (await outagesNow(call.services)).filter(({ to }) => to > from) }
  const dealer = dealerOf(call, game, match, sealed)
  let appended = unchanged(match)
  for (;;) {
    const stamp = () => stampFrom(call.services)
    const next = decideInstead(game, appended, lapsed, dealer, stamp())
    if (!next) return appended.written.length > 0 ? appended : null
    appended = withPasses(game, appended.match, next, stamp)
  }
}
