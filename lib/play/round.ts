import 'server-only'
import { lapseEnds } from '@/lib/kernel/lapse'
import { drainDue } from '@/lib/notices/sender'
import { outagesNow } from '@/lib/store/outages'
import type { Desk } from './desk'
import { nobodyAt } from './handle'
import { openForLink } from './table'

/** Looks at all that is due by now, for so many milliseconds at most, and says at how many records. */
export const round = (desk: Desk, length: number): Promise<number> =>
  drainDue({ ...desk, overdue: (game) => decideOverdue(desk, game) }, desk.now() + length)

/** Milliseconds after which a choice is looked at again that orders could not decide, as the rules forbid it. */
const MUCH_LATER = 60 * 60_000

/** To look at a game is enough: what is overdue is decided with that. Says when more will be; null: never. */
async function decideOverdue(desk: Desk, game: string): Promise<number | null> {
  // Who has this done tells of it himself.
  const table = await openForLink(nobodyAt({ ...desk, later: () => undefined }, game), () => true)
  const ends = table && lapseEnds(table.match, await outagesNow(desk))
  return ends === null || ends > desk.now() ? ends : desk.now() + MUCH_LATER
}
