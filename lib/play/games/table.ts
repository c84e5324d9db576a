import 'server-only'
import type { Who } from '@/lib/accounts/account'
import type { Game } from '@/lib/kernel/game'
import type { Match } from '@/lib/kernel/log/match'
import type { Past } from '@/lib/kernel/log/replay'
import type { Span } from '@/lib/kernel/time/calendar'
import type { Follow } from '@/lib/seats/follow'
import type { Links, Seat } from '@/lib/seats/seat'

/** A game as it was loaded for one request, and the seat of the browser that asks. */
export interface Table {
  readonly game: Game
  readonly match: Match
  /** Who asks, if his account knows his browser. */
  readonly who: Who | null
  /** Null for somebody who has only a link, where the action lets him in. */
  readonly seat: Seat | null
  /** The same as it is stored, even if he may look no longer. */
  readonly stored: string | null
  /** What his account knows of his browser. */
  readonly device: string | null
  /** True if the game stands in the list of his account. */
  readonly listed: boolean
  readonly links: Links
  /** Whose each side is. */
  readonly owners: Readonly<Record<string, string>>
  /** Sides whose players wish the finished game to be seen by all. */
  readonly showing: readonly string[]
  /** Somebody follows the game; and how, if who asks is one of them and only looks. */
  readonly followed: boolean
  readonly follows: Follow | null
  /** True for who has no seat, and looks as anybody may. */
  readonly visits: boolean
  /** Who asks does not wish that others see when he is here. */
  readonly hides: boolean
  /** Which hints he has been given, if he looks and his account says so. */
  readonly hints: string | null
  readonly sealed: string | null
  /** When it was loaded, or what was asked for was carried out. */
  readonly now: number
  /** Outages that this process knows of; all there are, if they were read with it. */
  readonly outages: readonly Span[]
  readonly knowsOutages: boolean
  /** What the match was folded from. */
  readonly past: Past
  /** True if a repeated request is answered from what its first carrying out left. */
  readonly repeated: boolean
  /** What the answer to a change says besides how the game stands. */
  readonly told?: unknown
}
export interface SeatedTable extends Table {
  readonly seat: Seat
}
