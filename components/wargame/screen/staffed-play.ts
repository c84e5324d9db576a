import type { Staffed } from '../staff/station'
import { EMPTY } from '../turn/draft'
import type { Play } from '../turn/play'
import { NOTHING } from '../turn/selection'

/** What keys work on while a station is open: nothing of what lies beneath it, and taps that are its own. */
export const staffedPlay = (play: Play, staffed: Staffed | null): Play => ({
  ...play,
  ...{ offers: [], listed: [], mayFinish: false, selection: NOTHING, draft: EMPTY },
  walk: () => [],
  tap: staffed?.tap ?? (() => undefined),
})
