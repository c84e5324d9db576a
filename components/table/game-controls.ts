import type { OrderBody, Plan, Planned } from '@/components/offline/plan'
import type { Outlook } from '@/components/offline/planner'
import type { Words } from '@/lib/kernel/decision'
import type { Line } from '@/lib/kernel/game'
import type { AffairAsked } from '@/lib/play/api/affairs'
import type { NonceRequest } from '@/lib/play/api/dice'
import type { GameAnswer, OrderRequest } from '@/lib/play/api/game'
import type { Reply } from './api'

export type LogLine = Line & { n: number; id: string; time: string }

/**
 * A viewer's log as far as this page has it: without a gap up to the last line, so that the older ones are missing, if
 * any. Lines keep their numbers in the whole log.
 */
export type Log = readonly LogLine[]

/** Something the player must be told: a refusal with its rule, or trouble. */
export interface Notice {
  words: Words
  cite: string | null
  at: readonly string[]
}

export interface GameState {
  answer: GameAnswer | null
  /** Without a gap up to the last line; older ones are missing until somebody reads back. */
  log: Log
  /** How many lines of the log have been seen; what comes after is news. */
  told: number
  missing: boolean
  /** When it was like that, in milliseconds since 1970, if there is no connection now. */
  lastSeen: number | null
  /** The server has gone back behind what it told this page. */
  behind: boolean
  busy: boolean
  notice: Notice | null
  /** Messages of the other player that have not been read. */
  unread: number
  /** The other player has the table open, too. */
  here: boolean
}

/** Orders that wait to be sent, and what can be done about them. */
export interface PlanControls {
  /** None: without a connection one may begin to plan. */
  orders: readonly Planned[]
  /** Or `lost`: whoever planned them has not that seat any more, so that they never can be sent. */
  held: Plan['held'] | 'lost'
  end: Outlook['end']
  /** This browser could not keep them: they are gone once the page is closed. */
  unkept: boolean
  /** The view upon which the first of them was given. */
  base: unknown
  remove: (order: Planned) => void
  /** Takes out whatever may be taken out. */
  clear: () => void
  /** Sends what is held, upon the table as it is now. */
  sendAnew: () => void
}

export interface GameControls extends GameState {
  /** Orders that wait for a connection, or that may be planned without one; null: none, or not here. */
  plan: PlanControls | null
  /**
   * Sends an order, or several that are taken back together; how many of them stand, from the first on, or less than none:
   * it is none of theirs that is refused, as no order is taken now.
   */
  send: (order: OrderBody | readonly OrderBody[]) => Promise<number>
  takeBack: () => Promise<boolean>
  /** Has the staff keep something for the viewer, of which nobody else is told. */
  keepStaff: (staff: object | null) => Promise<boolean>
  /** Settles something beside the rules. */
  settle: (affair: AffairAsked) => Promise<boolean>
  /** Says something of this browser's number for the dice. */
  sayNumber: (body: NonceRequest) => Promise<boolean>
  /** Look through the eyes of a side; at a hot seat only. */
  lookAs: (side: string) => Promise<void>
  reload: () => Promise<void>
  /** Fetches older lines of the log: from a line on, or a page of them. */
  readBack: (to?: { from?: number; entry?: string }) => Promise<void>
  dismiss: () => void
  /** The news up to here have been read. */
  markTold: () => void
  /** From this line of the log on they are news, however much of it this page was told. */
  tellFrom: (line: number) => void
  skip: () => void
  /** True while the player does not care to see each step of the computer. */
  hurry: { readonly current: boolean }
}

/** The table without plans: all that the server has a part in. */
export interface ServedGame extends Omit<GameControls, 'plan'> {
  /** Repeats the order until the server answers, or hands it over once there is no connection. */
  send: (
    order: OrderBody | readonly OrderBody[],
    lost?: (sent: { id: string; seen: number }) => void,
  ) => Promise<number>
  /** When the server last answered, milliseconds since 1970. */
  heard: { readonly current: number }
  /** Sends an order once, and shows what came of it. */
  deliver: (request: Omit<OrderRequest, 'since'>) => Promise<Reply<GameAnswer>>
}
