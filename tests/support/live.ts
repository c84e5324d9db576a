import { draftsOf } from '@/lib/kernel/log/drafts'
import type { Match } from '@/lib/kernel/log/match'
import type { Secret } from '@/lib/kernel/secret'

/** The state with the drafts of whoever has some on top of it; sides that plan at once have one each. */
export const liveOf = ({ drafts, committed: firm }: Match): Secret<unknown> =>
  Object.values(drafts)[0]?.live ?? firm!

/** Everything that can still be taken back. */
export const draftsIn = (match: Match) => Object.keys(match.drafts).flatMap((side) => draftsOf(match, side))
