import type { Cite, Words } from '@/lib/kernel/decision'
import type { Result } from '@/lib/kernel/game'
import { dueIn } from './due'
import type { RuleSet, Side, StepOf, Viewer, World } from './ruleset'
import type { Papers } from './staff/papers'
import type { OffTurn } from './standing'

// Games that keep their state in two halves: what lies face up is open, what lies face down is somebody's own or sealed.

/** Standing orders that were filed, and those that stood when the battle that goes on began. */
export type Kept = 'standing' | 'standingInBattle'
export type FiledOrders = { readonly [Whose in Side]?: object | undefined }
/** What the staffs of both sides keep for them. */
export type StaffPapers = { readonly [Whose in Side]?: Papers | undefined }

/** What both sides have to lead many units with: a staff that carries out and proposes, or nothing. */
export type Aids = 'clerk' | 'none'

export interface Halves {
  readonly table: {
    readonly options: { readonly offTurn: Readonly<Record<Side, OffTurn>>; readonly aids?: Aids | undefined }
    readonly turn: number
    readonly counters: Readonly<Record<string, { readonly at: string }>>
    readonly battle: {
      readonly target: string
      readonly went?: Readonly<Record<string, readonly string[]>>
    } | null
    readonly agenda: readonly { readonly step: string }[]
    readonly result: GameResult | null
  }
  readonly hidden: { readonly [Where in Kept]?: FiledOrders | undefined } & {
    readonly staff?: StaffPapers | undefined
  }
}

/** How a game has ended, with the count of both sides where it counts. */
export interface GameResult {
  readonly winner: Side | 'draw'
  readonly cite: string
  readonly key: string
  readonly german: number | null
  readonly soviet: number | null
}

/** The same as everybody is told of it; null while the game goes on. */
export const resultOf = ({ result }: Halves['table']): Result<Side> | null =>
  result && {
    winner: result.winner,
    cite: result.cite as Cite,
    why: { key: result.key, params: { german: result.german ?? 0, soviet: result.soviet ?? 0 } },
  }

/** What a side has filed, or had filed as the battle began. */
export type FiledIn<State extends Halves> = NonNullable<NonNullable<State['hidden']['standing']>[Side]>

export interface HalvesWorld extends World {
  state: Halves
  open: Halves['table']
}

const NOTHING = {}

/** What such a game says of its rule set; the rest is the same in all of them. */
interface Parts<W extends HalvesWorld>
  extends Pick<RuleSet<W>, 'rules' | 'orders' | 'steps' | 'chronicle' | 'over'> {
  readonly standing: { readonly proxy: NonNullable<RuleSet<W>['proxy']> }
  /** Fields of steps that fill gaps of what they ask. */
  readonly stepGaps: readonly string[]
  /** Fields of the table that do, besides turn and target. */
  readonly gaps?: (open: W['open']) => Words['params']
  /** What a side knows besides what lies open; absent: nothing that any rule asks for. */
  readonly own?: (state: W['state'], side: Side) => W['own']
  /** What somebody sees of the table; absent: all of it. */
  readonly seen?: (table: W['open'], viewer: Viewer) => W['open']
}

/** The rule set of a game whose state is an open table and a hidden half. */
export function rulesetOf<W extends HalvesWorld>(parts: Parts<W>): RuleSet<W> {
  const { rules, orders, steps, chronicle, over, standing, stepGaps, gaps, own = () => NOTHING, seen } = parts
  return {
    ...{ rules, orders, steps, chronicle, over, proxy: standing.proxy },
    layers: {
      ...{ open: ({ table }: Halves) => table as W['open'], own },
      ...(seen && { seen: ({ table }: Halves, viewer: Viewer) => seen(table as W['open'], viewer) }),
    },
    due: dueIn<StepOf<W>>().dueStep as RuleSet<W>['due'],
    isBusy: ({ battle }) => battle !== null,
    gaps: (open, due) => ({
      turn: open.turn,
      ...gaps?.(open),
      ...gapsIn(due, stepGaps),
      ...(open.battle ? { target: open.battle.target } : {}),
    }),
  }
}

/** Those of some fields that a step has, as gaps of a sentence. */
function gapsIn(step: object, fields: readonly string[]): Words['params'] {
  const held = Object.entries(step).filter(
    ([field, value]) => fields.includes(field) && ['string', 'number'].includes(typeof value),
  )
  return Object.fromEntries(held)
}
