import 'server-only'
import { lapseEnds } from '@/lib/kernel/time/decision-timeout'
import { drainDue } from '@/lib/notices/sender'
import { outagesNow } from '@/lib/store/outages'
import { nobodyAt } from '../call'
import { countTally } from '../games/count-tally'
import { openForLink } from '../games/open-game'
import type { Services } from '../services'
import { lettered } from './lettered'

/** Looks at all that is due by now, for so many milliseconds at most, and says at how many records. */
export const round = (services: Services, length: number): Promise<number> =>
  drainDue(
    {
      ...services,
      overdue: (game) => decideOverdue(services, game),
      tally: (game) => countTally(services, game),
      lettered: (asked) => lettered(services, asked),
    },
    services.now() + length,
  )

/** Milliseconds after which a choice is looked at again that orders could not decide, as the rules forbid it. */
const MUCH_LATER = 60 * 60_000

/** To look at a game is enough: what is overdue is decided with that. Says when more will be; null: never. */
async function decideOverdue(services: Services, game: string): Promise<number | null> {
  // Who has this done tells of it himself.
  const table = await openForLink(nobodyAt({ ...services, later: () => undefined }, game), () => true)
  const ends = table && lapseEnds(table.match, await outagesNow(services))
  return ends === null || ends > services.now() ? ends : services.now() + MUCH_LATER
}
