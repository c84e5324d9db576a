import type { Refusal } from '@/lib/kernel/decision'
import type { TableView } from '../port'

/** A part of the map of which it is told how many units of each kind are set up in it. */
interface Sector {
  /** The place by which it is called, which several of them may share. */
  readonly district: string
  /** Which of these it is: the end of a key `numbers.…` of the game. */
  readonly line: string
  readonly hexes: readonly string[]
}

/** What a game says of a set-up by numbers; `Refusal`: the rule by which a number may not be changed so. */
export interface NumberRules<At extends { readonly open: object }, Of extends Sector = Sector> {
  /** Kinds of units whose numbers may be changed now, called `face-…` by the game. */
  kindsOf(at: At): readonly string[]
  sectorsOf(at: At): readonly Of[]
  countIn(at: At, sector: Of, kind: string): number
  handOf(at: At, kind: string): readonly string[]
  less(at: At, sector: Of, kind: string): Pick<At, 'open'> | Refusal
  more(at: At, sector: Of, kind: string): Pick<At, 'open'> | Refusal
}

/** A set-up as numbers, of which each step gives what is seen then, or the rule that forbids it. */
export interface Numbers<View extends TableView = TableView> {
  readonly kinds: readonly string[]
  readonly sectors: readonly Sector[]
  count(view: View, sector: Sector, kind: string): number
  inHand(view: View, kind: string): number
  less(view: View, sector: Sector, kind: string): View | Refusal
  more(view: View, sector: Sector, kind: string): View | Refusal
}

/** The same of what a viewer sees; null: he sets up nothing by numbers now. */
export function numbersOf<
  At extends { readonly open: object },
  View extends TableView & { readonly table: At['open'] },
>(rules: NumberRules<At>, on: (table: At['open']) => At, now: View): Numbers<View> | null {
  const kinds = rules.kindsOf(on(now.table))
  if (kinds.length === 0) return null
  const stepped = (view: View, after: Pick<At, 'open'> | Refusal): View | Refusal =>
    'no' in after ? after : { ...view, table: after.open }
  return {
    kinds,
    sectors: rules.sectorsOf(on(now.table)),
    count: ({ table }, sector, kind) => rules.countIn(on(table), sector, kind),
    inHand: ({ table }, kind) => rules.handOf(on(table), kind).length,
    less: (view, sector, kind) => stepped(view, rules.less(on(view.table), sector, kind)),
    more: (view, sector, kind) => stepped(view, rules.more(on(view.table), sector, kind)),
  }
}
