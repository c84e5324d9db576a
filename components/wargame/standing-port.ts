import type { Side } from '@/lib/wargame/ruleset'
import type { OffTurn } from '@/lib/wargame/standing'
import type { StandingField, StandingOrders, StandingPort } from './later-port'
import type { TableView } from './port'

interface View extends TableView {
  readonly table: { readonly options: { readonly offTurn: Readonly<Record<Side, OffTurn>> } }
  readonly mine: { readonly standing?: object | null } | null
}

/** What a game says of its standing orders: the kinds of choices, and what can be wished of each. */
interface Wished<Kind extends string, Filed> {
  /** What can ever fall on a side. */
  kindsOf: Readonly<Record<Side, readonly Kind[]>>
  /** Those of them of phases in which nobody acts. */
  phases: readonly Kind[]
  fields: Readonly<Record<Side, Readonly<Record<Kind, readonly StandingField[]>>>>
  usualOrders: (mode: OffTurn) => StandingOrders
  /** What was filed, with all that its player has not spoken of. */
  whole: (filed: Filed) => StandingOrders
}

/** Standing orders as the table edits them. */
export function standingPortOf<Kind extends string, Filed>(wished: Wished<Kind, Filed>): StandingPort<View> {
  const { kindsOf, phases, fields, usualOrders, whole } = wished
  const usual = ({ table }: View, side: string) => usualOrders(table.options.offTurn[side as Side])
  const inPhase = (kind: Kind) => phases.includes(kind)
  return {
    kinds: (side) => {
      const all = kindsOf[side as Side]
      return { battles: all.filter((kind) => !inPhase(kind)), phases: all.filter(inPhase) }
    },
    usual,
    inForce: (view, side) => (view.mine?.standing ? whole(view.mine.standing as Filed) : usual(view, side)),
    fields: (side, kind) => fields[side as Side][kind as Kind],
  }
}
