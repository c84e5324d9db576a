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
import { dueStep, SIDES, type Side, type State, type Viewer } from '@/lib/games/moscow-1941/state'
import type { View } from '@/lib/games/moscow-1941/view'
import type { Plant } from '../../support/game-suite/pairs'
import { type Player, play, wild } from '../../support/game-suite/play'
import { type Position, playedOnce, type Secrecy } from '../../support/game-suite/secrecy'
import { pick, seeded, shuffled } from '../../support/seeded'
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

/** Random orders, but long segments are cut short. */
const hurried: Player<Moscow> = (seen, luck) =>
  luck() < 0.25 && seen.legal.some(({ order }) => order.type === 'done')
    ? { type: 'done' }
    : wild(moscow)(seen, luck)

/** Some positions of one game: of each kind of step one, and any others. */
const positionsOf = playedOnce((seed): readonly Position<Moscow>[] => {
  const all: Position<Moscow>[] = []
  play(moscow, {
    seed,
    players: { german: hurried, soviet: hurried },
    watch: (step) => all.push({ step }),
  })
  const random = shuffled(all, seeded(`positions/${seed}`))
  const nameOf = ({ step }: Position<Moscow>) => dueStep(step.before.table)!.step
  const kinds = [...new Set(random.map(nameOf))].map((name) => random.find((one) => nameOf(one) === name)!)
  return [...new Set([...kinds, ...random])].slice(0, 20)
})

const facts = (events: readonly Event[]) => JSON.stringify(events)

/** What is hidden in this game: standing orders, those that were filed and those that count in the battle. */
export const secrecy: Secrecy<Moscow, Position<Moscow>, null> = {
  positions: positionsOf,
  orderFor: (side, state, luck) =>
    hurried({ view: game.view(state, side), legal: game.legal(state, side), state, side }, luck),
  twin: ({ step: { before } }, viewer, luck) => {
    const { table, hidden } = structuredClone(before)
    const others = SIDES.filter((side) => side !== viewer)
    const filed = Object.fromEntries(others.map((side) => [side, anyOrders(luck)]))
    const standing = { ...hidden.standing, ...filed }
    const inBattle = table.battle ? { standingInBattle: { ...hidden.standingInBattle, ...filed } } : {}
    return { state: { table, hidden: { ...hidden, standing, ...inBattle } }, memo: null }
  },
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
  options: ({ table }) => table.options,
  together: () => [],
  choice: {
    isDue: () => false,
    first: () => ({ type: 'done' }),
    other: () => ({ type: 'done' }),
  },
  mirror: (_states, _order, { record }) => [...record],
  shown: (_states, events) => (events && facts(events[0]) === facts(events[1]) ? 'nothing' : 'unlawfully'),
}

const filedOf = ({ hidden }: State, viewer: Viewer) =>
  SIDES.flatMap((side) => (side === viewer ? [] : [hidden.standing?.[side] ?? null]))
const inView = (change: (view: View, state: State, viewer: Viewer) => object): Plant => ({
  game: (honest) => ({
    ...honest,
    view: (state, viewer) => change(honest.view(state, viewer) as View, state as State, viewer as Viewer),
  }),
})

/** Leaks as somebody might build them in by mistake, each through another hole. */
export const PLANTS: Readonly<Record<string, Plant>> = {
  "the view holds the other's orders": inView((view, state, viewer) => ({
    ...view,
    filed: filedOf(state, viewer),
  })),
  'only the size of the view tells': inView((view, state, viewer) => ({
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
