import type { Pace } from '@/lib/kernel/time/clock'

// What travels of clocks, and of what players settle beside the rules; see api.ts.

/**
 * Clocks as the viewer may know them. Instants are ISO strings in UTC, null where they never come while the game is
 * paused; none of them changes by looking later.
 */
export interface ClockAnswer {
  pace: Pace
  weekendsOff: boolean
  /** Days of the week on which no time counts, in the place of weekends; absent: as that says. */
  free?: readonly number[]
  /** The last pause; `to` is null as long as it lasts. */
  pause: { from: string; to: string | null } | null
  /** `reserve`: milliseconds when the hand-off began; `running` while the game waits for the side. */
  sides: Readonly<
    Record<
      string,
      {
        reserve: number
        running: {
          since: string
          /** From here on the reserve is used. */
          reserveFrom: string | null
          /** From here on a tenth of the time is left. */
          short: string | null
          deadline: string | null
          /** What of the time until the deadline does not count; told to players. */
          rests: readonly { from: string; to: string }[]
        } | null
      }
    >
  >
  /** How long our server was away while a clock ran, milliseconds, and until when; told to players. */
  outage: { time: number; until: string } | null
  /** All days off of each side, over or not, as they were taken. */
  daysOff: Readonly<Record<string, readonly { from: string; to: string }[]>>
  /** Days off that the viewer may still take. */
  vacationLeft: number
}

export interface OfferAnswer {
  by: string
  what: 'draw' | 'pause' | 'takeBack' | 'computer' | 'substitute'
  time: string
  /** Before which line of the viewer's log the game is to go on. */
  line?: number
}

/**
 * `lead` only when the other's deadline has come in a player turn; `claim` and `replace` then only if he has been led and
 * has given no order since, else when his deadline has come, when he was silent for long without a clock, or as soon as he
 * has left for good. `pass`: he may have his staff keep that it is to lead a turn of his own.
 */
export type Deed =
  | OfferAnswer['what']
  | 'resign'
  | 'resume'
  | 'claim'
  | 'lead'
  | 'extend'
  | 'replace'
  | 'away'
  | 'pass'

/** POST /api/games/:id/affairs: what players settle beside the rules. `side` is needed at a hot seat only. */
export interface AffairRequest {
  id: string
  seen: number
  side?: string
  affair: AffairAsked
  since?: number
}
export type AffairAsked =
  | { type: 'resign' | 'resume' | 'back' }
  /** The other's time is out, or his seat is empty: take the game. Or give him a hand-off's time more, which is possible before, too. */
  | { type: 'claim' | 'extend' }
  /** Its time is out where clocks run by player turns: its staff leads it to the end of this one. */
  | { type: 'lead' }
  | { type: 'replace'; what: 'computer' | 'substitute' }
  | { type: 'offer'; what: 'draw' | 'pause' | 'computer' | 'substitute' }
  /** To before a line of the asker's own log. */
  | { type: 'offer'; what: 'takeBack'; line: number }
  | { type: 'accept' | 'decline' | 'withdraw'; what: OfferAnswer['what'] }
  /** Days off, first and last, such as 2028-02-29. */
  | { type: 'away'; first: string; last: string }
