import { hintsOf, OFF } from '@/lib/kernel/hints'

/**
 * Whether a newcomer's device still has the first hint to give is kept on the device (`use-hints.ts`); this cookie tells
 * the server when it has not, so that a table is sent with that hint in it, or without.
 */
export const GUIDED_COOKIE = 'fieldpost-guided'

/** The hint that is given before all others: how one wins. */
export const WIN = 'win'

/** true: of those that have been given, the first is one, or none is wanted. */
export const isFirstGiven = (given: string): boolean =>
  hintsOf(given).some((hint) => hint === WIN || hint === OFF)

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** What a page writes into `document.cookie`: the first hint has been given, or is still to be. */
export const guidedCookie = (given: boolean): string =>
  `${GUIDED_COOKIE}=${given ? 1 : ''}; Path=/; Max-Age=${given ? YEAR_SECONDS : 0}; SameSite=Lax`
