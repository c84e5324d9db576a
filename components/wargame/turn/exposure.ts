import type { LaterPort } from '../later-port'
import type { Stakes } from '../port'
import type { TableWords } from '../text/table-words'
import type { Draft } from './draft'
import type { Play } from './play'
import { filledIn } from './selection'

const known = new WeakMap<Draft, Stakes | null>()

/** What the chosen move exposes its unit to; worked out once for each draft, as more than one panel tells it. */
export function exposureOf(later: LaterPort, words: TableWords, { view, draft }: Play): Stakes | null {
  const { offer, chosen, route } = draft
  if (!offer || !chosen || !route || offer.kind !== 'move') return null
  const found = known.get(draft)
  if (found !== undefined) return found
  const stakes = later.exposure(words, view, filledIn(offer, chosen), route)
  known.set(draft, stakes)
  return stakes
}
