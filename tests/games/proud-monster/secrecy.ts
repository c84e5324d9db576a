import { game as beginner } from '@/lib/games/proud-monster'
import type { Event } from '@/lib/games/proud-monster/events'
import type { Rules } from '@/lib/games/proud-monster/in-force'
import type { Order } from '@/lib/games/proud-monster/orders'
import { battleOf } from '@/lib/games/proud-monster/rules/14-attack'
import { isBlind } from '@/lib/games/proud-monster/rules/14-odds'
import { rules as beginnerRules } from '@/lib/games/proud-monster/ruleset'
import { LOSS_WISHES, type StandingOrders } from '@/lib/games/proud-monster/standing/wishes'
import { dueStep, FACES, type Side, type State, type Table } from '@/lib/games/proud-monster/state'
import { withLuck } from '@/lib/games/proud-monster/untried'
import type { View } from '@/lib/games/proud-monster/view'
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
import type { GameOf, GameSuite } from '../../support/game-suite/suite'
import { pick, shuffled } from '../../support/seeded'
import { type Proud, proud } from './suite'

/** Any orders that decide nothing by themselves, so that worlds with other ones go on alike. */
const anyOrders = (luck: () => number): StandingOrders => ({
  version: 1,
  losses: {
    mode: 'ask',
    order: shuffled(LOSS_WISHES, luck).slice(0, Math.floor(luck() * (LOSS_WISHES.length + 1))),
  },
})

/** What is hidden by the rules of a level: what untried units are, from everybody; and standing orders, from the other side. */
export function secrecyUnder(
  rules: Rules,
  suite: GameSuite<Proud>,
  game: GameOf<Proud> = suite.game,
): Secrecy<Proud, Position<Proud>, null> {
  const on = (open: Table) => ({ rules, open })
  const hurriedly = hurried(suite, 0.2)

  /** true: in this attack units are turned over. */
  const turnsOver = ({ table }: State, side: Side, order: Order): boolean => {
    if (order.type !== 'declareAttack') return false
    const at = on(table)
    return isBlind(at, battleOf(at, side, order.target, order.attackers))
  }

  /** The same without battles of untried units: what they show ends every comparison. */
  function cautious(side: Side, state: State, luck: () => number): Order {
    const seen = { view: game.view(state, side), legal: game.legal(state, side), state, side }
    for (let tries = 0; tries < 8; tries += 1) {
      const order = hurriedly(seen, luck)
      if (!turnsOver(state, side, order)) return order
    }
    return { type: 'done' }
  }

  const text = (events: readonly Event[]) => events.map((event) => JSON.stringify(event))

  const secrecy: Secrecy<Proud, Position<Proud>, null> = {
    ...nothingChosen(suite),
    positions: positionsBy(suite, hurriedly),
    orderFor: cautious,
    twin: ({ step: { before } }, viewer, luck) => {
      const { table, hidden } = othersFiled(before, viewer, () => anyOrders(luck))
      return { state: withLuck(rules, { table, hidden: { ...hidden, values: {} } }, luck), memo: null }
    },
    probes: ({ table }, luck) => {
      const here = Object.keys(table.counters)
      const [unit, other] = shuffled(here, luck) as [string, string]
      const { at } = table.counters[other]!
      const target = rules.board.has(at) ? at : '2108N'
      const side = rules.counters[other]!.side === 'german' ? 'soviet' : 'german'
      const beside = rules.board.neighbours(target)
      const attackers = here.filter((id) => beside.includes(table.counters[id]!.at)).slice(0, 3)
      const orders = Array.from({ length: 10 }, () => suite.anyOrder(luck))
      const questions = [
        { ask: 'counter', unit },
        { ask: 'counter', unit: other },
        { ask: 'reach', unit: other },
        { ask: 'points' },
        { ask: 'unseen', face: pick(FACES, luck) },
        ...(attackers.length > 0 ? [{ ask: 'odds', side, target, attackers }] : []),
      ]
      return { orders: [...orders, { type: 'done' } satisfies Order], questions }
    },
    // A battle shows what untried units are, and all that comes of it; nothing before that may differ.
    shown: ([state], events) => {
      if (!events) return dueStep(state.table)?.step === 'assault' ? 'lawfully' : 'unlawfully'
      const [one, other] = events.map(text) as [string[], string[]]
      const differ = one.findIndex((fact, i) => fact !== other[i])
      if (differ < 0 && one.length === other.length) return 'nothing'
      return events.every((facts) => facts[differ]?.type === 'UnitsTried') ? 'lawfully' : 'unlawfully'
    },
  }

  return secrecy
}

export const secrecy = secrecyUnder(beginnerRules, proud, beginner)

const seeing = inView<View, State>

/** What an untried unit is, as whoever builds a leak would come to it. */
const strongest = ({ hidden }: State): string =>
  Object.entries(hidden.values).sort(([a, x], [b, y]) => y - x || a.localeCompare(b))[0]?.[0] ?? ''

/** Leaks as somebody might build them in by mistake, each through another hole. */
export const PLANTS: Readonly<Record<string, Plant>> = {
  'the view holds what the untried are': seeing((view, { hidden }) => ({ ...view, values: hidden.values })),
  'the owner sees his own': seeing((view, { hidden }, viewer) =>
    viewer === 'soviet' ? { ...view, values: hidden.values } : view,
  ),
  'only the size of the view tells': seeing((view, { hidden }) => ({
    ...view,
    padding: '-'.repeat(Object.values(hidden.values).reduce((sum, row, i) => sum + row * (i + 1), 0)),
  })),
  'counters stand in the order of their strength': seeing((view, { hidden }) => {
    const rank = (id: string) => hidden.values[id] ?? 99
    const counters = Object.entries(view.table.counters).sort(([a], [b]) => rank(a) - rank(b))
    return { ...view, table: { ...view.table, counters: Object.fromEntries(counters) } }
  }),
  'legal orders stand in an order that depends on them': {
    game: (honest) => ({
      ...honest,
      legal: (state, side) => {
        const list = honest.legal(state, side)
        return strongest(state as State) < 'SU-RD-010' ? [...list].reverse() : list
      },
    }),
  },
  'the odds are worked out with them': {
    game: (honest) => ({
      ...honest,
      ask: (state, side, question) => {
        const answer = honest.ask(state, side, question)
        const { hidden } = state as State
        return 'value' in answer && (question as { ask: string }).ask === 'odds'
          ? {
              ...answer,
              value: { of: answer.value, sum: Object.values(hidden.values).reduce((a, b) => 31 * a + b, 7) },
            }
          : answer
      },
    }),
  },
  'a refusal tells which is the strongest': {
    game: (honest) => ({
      ...honest,
      check: (state, side, order) => {
        const refusal = honest.check(state, side, order)
        return (
          refusal && {
            ...refusal,
            because: { key: refusal.because.key, params: { unit: strongest(state as State) } },
          }
        )
      },
    }),
  },
  "the view holds the other's standing orders": seeing((view, state, viewer) => ({
    ...view,
    filed: filedBesides(state, viewer),
  })),
  "the view holds what the other's staff keeps": seeing((view, state, viewer) => ({
    ...view,
    kept: keptBesides(state, viewer),
  })),
}
