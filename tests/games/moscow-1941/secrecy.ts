import { game } from '@/lib/games/moscow-1941'
import type { Event } from '@/lib/games/moscow-1941/events'
import type { Order } from '@/lib/games/moscow-1941/orders'
import {
  DECLINES,
  LOSS_WISHES,
  PATROLS,
  STAND_IN,
  STANDS,
  type StandingOrders,
} from '@/lib/games/moscow-1941/standing/wishes'
import type { Side, State, Viewer } from '@/lib/games/moscow-1941/state'
import type { View } from '@/lib/games/moscow-1941/view'
import {
  filedBesides,
  hurried,
  inView,
  keptBesides,
  nothingChosen,
  othersFiled,
  positionsBy,
} from '../../support/game-suite/open-secrecy'
import type { Plant } from '../../support/game-suite/pairs'
import type { Position, Secrecy } from '../../support/game-suite/secrecy'
import { pick, shuffled } from '../../support/seeded'
import { type Moscow, moscow } from './suite'

/** Any orders that decide nothing by themselves, so that worlds with other ones go on alike. */
function anyOrders(luck: () => number): StandingOrders {
  const mode = 'ask'
  const some = <Item>(items: readonly Item[]) =>
    shuffled(items, luck).slice(0, Math.floor(luck() * (items.length + 1)))
  return {
    version: 1,
    stand: { mode, when: pick(STANDS, luck) },
    giveWay: { mode, pressed: luck() < 0.5, stand: some(STAND_IN) },
    decline: { mode, when: pick(DECLINES, luck) },
    exchange: { mode, order: some(LOSS_WISHES) },
    patrol: { mode, against: some(PATROLS), keep: pick([0, 1, 2, 3], luck) },
  }
}

const hurriedly = hurried(moscow, 0.25)

const facts = (events: readonly Event[]) => JSON.stringify(events)

/** What is hidden in this game: standing orders, those that were filed and those that count in the battle. */
export const secrecy: Secrecy<Moscow, Position<Moscow>, null> = {
  ...nothingChosen(moscow),
  positions: positionsBy(moscow, hurriedly),
  orderFor: (side, state, luck) =>
    hurriedly({ view: game.view(state, side), legal: game.legal(state, side), state, side }, luck),
  twin: ({ step: { before } }, viewer, luck) => ({
    state: othersFiled(before, viewer, () => anyOrders(luck)),
    memo: null,
  }),
  probes: ({ table }, luck) => {
    const [unit, other] = shuffled(Object.keys(table.counters), luck) as [string, string]
    const orders = Array.from({ length: 12 }, () => moscow.anyOrder(luck))
    const questions = [
      { ask: 'supply', unit },
      { ask: 'reach', unit: other },
      { ask: 'weather' },
      { ask: 'terrain', hex: 'I7' },
    ]
    return { orders: [...orders, { type: 'done' } satisfies Order], questions }
  },
  shown: (_states, events) => (events && facts(events[0]) === facts(events[1]) ? 'nothing' : 'unlawfully'),
}

const filedOf = (state: State, viewer: Viewer) => filedBesides(state, viewer) as (StandingOrders | null)[]
const seeing = inView<View, State>

/** Leaks as somebody might build them in by mistake, each through another hole. */
export const PLANTS: Readonly<Record<string, Plant>> = {
  "the view holds the other's orders": seeing((view, state, viewer) => ({
    ...view,
    filed: filedOf(state, viewer),
  })),
  "the view holds what the other's staff keeps": seeing((view, state, viewer) => ({
    ...view,
    kept: keptBesides(state, viewer),
  })),
  'only the size of the view tells': seeing((view, state, viewer) => ({
    ...view,
    padding: '-'.repeat(JSON.stringify(filedOf(state, viewer)).length),
  })),
  'legal orders stand in an order that depends on what the other has filed': {
    game: (honest) => ({
      ...honest,
      legal: (state, side) => {
        const list = honest.legal(state, side)
        const [filed] = filedOf(state as State, side as Side)
        return filed ? [...list].reverse() : list
      },
    }),
  },
  'a refusal tells whether the other stands fast': {
    game: (honest) => ({
      ...honest,
      check: (state, side, order) => {
        const refusal = honest.check(state, side, order)
        const when = filedOf(state as State, side as Side)[0]?.stand.when ?? 'nothing'
        return refusal && { ...refusal, because: { key: refusal.because.key, params: { when } } }
      },
    }),
  },
}
