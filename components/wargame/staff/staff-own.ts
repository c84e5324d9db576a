import type { OrderBody } from '@/components/offline/plan'
import type { Planner } from '@/components/offline/planner'
import type { LegalEntry } from '@/lib/kernel/game'
import type { Post } from '@/lib/wargame/gathered'
import type { Side } from '@/lib/wargame/ruleset'
import type { AttackFacts } from '@/lib/wargame/staff/attack'
import type { Leg } from '@/lib/wargame/staff/columns'
import type { StaffFacts } from '@/lib/wargame/staff/facts'
import type { Papers } from '@/lib/wargame/staff/papers'
import type { Printed } from '@/lib/wargame/staff/reserves'
import type { Forecast, TableView } from '../port'
import type { NumberRules } from './numbers'
import type { SetUpRules } from './set-ups'

/** Where a game stands in its year. */
export interface Season {
  readonly turn: number
  readonly last: number
  readonly hasGround: boolean
}

/** A view with the papers of its viewer. */
export type ViewOf<At extends { readonly open: object }> = TableView & {
  readonly table: At['open']
  readonly mine: { readonly staff?: Papers | undefined } | null
}

/** What is asked of a player, and what he may order. */
export interface Asked {
  readonly view: TableView
  readonly legal: readonly LegalEntry[]
}

/** What a game says of those whom its staff leads. */
export interface Own<At extends { readonly open: object }> extends Printed {
  on(table: At['open']): At
  facts(at: At, side: Side): StaffFacts
  /** The corps of a unit that attacks while it moves; null: it has none, or does not. */
  corpsOf(unit: string): string | null
  isGone(at: At, unit: string): boolean
  season(at: At): Season
  order(leg: Leg): OrderBody
  /** Lines that tell that `units` have come upon the map, the line with which a turn begins, and who was due not long ago. */
  readonly comes: {
    readonly told: readonly string[]
    readonly since: string
    due(at: At, unit: string): boolean
  }
  /** Types of orders by which somebody attacks while he moves, and whether there are such at this table. */
  readonly mobile: readonly string[]
  isMobileWar(at: At): boolean
  /** The part of the game for which an attack is prepared: another as soon as all may attack anew. */
  when(at: At): string
  readonly attacks: {
    /** By steps: true: attacks are made now, false: units are brought up for them. */
    readonly steps: Readonly<Record<string, boolean>>
    facts(at: At, side: Side, staff: StaffFacts): AttackFacts
    forecast(at: At, side: Side, target: string, posts: readonly Post[]): Forecast
    order(target: string, units: readonly string[]): OrderBody
  }
  /** Orders by which chores are done, by the step in which they are; and what is done next, null: nothing more. */
  readonly chores: Readonly<Record<string, readonly string[]>>
  chore(view: TableView, legal: readonly LegalEntry[]): OrderBody | null
  /** What is proposed for a chore besides, each by a die and whatever comes of the others; and what is told of it, by keys. Absent: nothing. */
  thrown?(at: At): readonly OrderBody[]
  notes?(at: At): readonly string[]
  readonly planner: Planner
  /** What a set-up by numbers is made of; absent: there is none. */
  readonly numbers?: NumberRules<At>
  /** What a set-up is that is kept and used again; absent: nobody sets up. */
  readonly setUps?: SetUpRules<At>
}
