import { COLUMNS } from '@/lib/games/a-victory-denied/data/charts'
import { evolve } from '@/lib/games/a-victory-denied/ruleset'
import type { Kind } from '@/lib/games/a-victory-denied/standing/kinds'
import { usualOrders } from '@/lib/games/a-victory-denied/standing/orders'
import {
  HQ_WISHES,
  LOSS_WISHES,
  MARK_WISHES,
  PLACE_WISHES,
  RETREAT_WISHES,
  type StandingOrders,
  TRUMPED,
  WITHDRAW_WISHES,
  WORTH,
} from '@/lib/games/a-victory-denied/standing/wishes'
import { DIRECTIVES, type Side, type State } from '@/lib/games/a-victory-denied/state'
import type { Mode } from '@/lib/wargame/standing'
import { pick, shuffled } from '@/tests/support/seeded'

/** The usual orders in this mode, but for what is named of each kind. */
export function orders(
  mode: Mode,
  changes: { [Name in Kind]?: Partial<StandingOrders[Name]> } = {},
): StandingOrders {
  const usual = usualOrders(mode)
  const kinds = Object.entries(changes).map(([kind, change]) => [
    kind,
    { ...usual[kind as Kind], ...(change as object) },
  ])
  return { ...usual, ...Object.fromEntries(kinds) }
}

/** The state after a side has filed these. */
export const filedBy = (state: State, side: Side, filed: StandingOrders | null): State =>
  evolve(state, { type: 'OrdersFiled', side, orders: filed })

/** Any orders that can be written down, all in one mode. */
export function anyOrders(mode: Mode, luck: () => number): StandingOrders {
  const some = <Item>(items: readonly Item[]) =>
    shuffled(items, luck).slice(0, Math.floor(luck() * (items.length + 1)))
  return {
    version: 1,
    trump: { mode, chits: some(TRUMPED), fewerThan: pick([null, 1, 3, 6], luck) },
    stuka: { mode, from: pick(COLUMNS, luck), worth: some(WORTH), keep: pick([0, 1, 2], luck) },
    losses: { mode, order: some(LOSS_WISHES), spareInVictoryHex: luck() < 0.5 },
    airDefence: { mode, pays: pick(['full', 'reduced'], luck) },
    retreat: { mode, order: some(RETREAT_WISHES) },
    relocate: { mode, order: some(HQ_WISHES) },
    mark: { mode, order: some(MARK_WISHES) },
    hqs: { mode, idle: luck() < 0.5 },
    disband: { mode },
    arrivals: { mode, hqs: luck() < 0.5, chits: luck() < 0.5, order: some(PLACE_WISHES) },
    release: { mode },
    directive: { mode, choose: pick(DIRECTIVES, luck) },
    withdraw: { mode, order: some(WITHDRAW_WISHES) },
  }
}
