import type { OrderBody } from '@/components/offline/plan'
import type { Refusal } from '@/lib/kernel/decision'
import { type Disposition, dispositionText, readDisposition } from '@/lib/kernel/disposition'
import type { Side } from '@/lib/wargame/ruleset'
import type { TableView } from '../port'

/** What a game says of set-ups that are changed, kept and used again. */
export interface SetUpRules<At extends { readonly open: object }> {
  /** The side that sets up now, and for which scenario; null: none does. */
  setsUp(at: At): { readonly side: Side; readonly scenario: string } | null
  dispositionOf(at: At, side: Side): Disposition
  /** What comes of a set-up, and the rules by which some of it may not be. */
  again(
    at: At,
    side: Side,
    wished: Disposition,
  ): { readonly at: Pick<At, 'open'>; readonly refused: readonly Refusal[] }
  inHandOf(at: At, side: Side): number
  standByPlan(at: At, units: readonly string[]): boolean
  ordersOf(at: At, after: At): readonly object[]
}

/** The viewer's set-up, as text that is kept and given on, and as what comes of such a text. */
export interface SetUps<View extends TableView = TableView> {
  readonly side: Side
  readonly scenario: string
  /** As it stands now. */
  text(): string
  inHand(): number
  /** true: none of these units stands elsewhere than its plan has it. */
  byPlan(units: readonly string[]): boolean
  /** What is seen once such a text is followed, and why some stay in hand; null: it is no such text. */
  again(text: string): { readonly view: View; readonly refused: readonly Refusal[] } | null
  /** What brings one about out of the other. */
  orders(before: View, after: View): readonly OrderBody[]
}

/** The same of what a viewer sees; null: he sets up nothing now. */
export function setUpsOf<
  At extends { readonly open: object },
  View extends TableView & { readonly table: At['open'] },
>(rules: SetUpRules<At>, on: (table: At['open']) => At, view: View): SetUps<View> | null {
  const at = on(view.table)
  const now = rules.setsUp(at)
  if (now === null || now.side !== view.viewer) return null
  const { side } = now
  return {
    ...now,
    text: () => dispositionText(rules.dispositionOf(at, side)),
    inHand: () => rules.inHandOf(at, side),
    byPlan: (units) => rules.standByPlan(at, units),
    again: (text) => {
      const wished = readDisposition(text)
      if (!wished) return null
      const { at: after, refused } = rules.again(at, side, wished)
      return { view: { ...view, table: after.open }, refused }
    },
    orders: (before, after) => rules.ordersOf(on(before.table), on(after.table)) as readonly OrderBody[],
  }
}
