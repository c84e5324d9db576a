import { full, type View } from '@/lib/games/proud-monster/full'
import type { Event } from '@/lib/games/proud-monster/full/events'
import { isSeen, seenBy } from '@/lib/games/proud-monster/full/fog'
import type { Order } from '@/lib/games/proud-monster/full/orders'
import { rules } from '@/lib/games/proud-monster/full/ruleset'
import type { CounterId, State, Table, Viewer } from '@/lib/games/proud-monster/full/state'
import { grouped } from '@/lib/wargame/pools'
import type { Plant } from '../../../support/game-suite/pairs'
import type { Position, Secrecy } from '../../../support/game-suite/secrecy'
import type { GameSuite } from '../../../support/game-suite/suite'
import { shuffled } from '../../../support/seeded'
import { secrecyUnder } from '../secrecy'
import type { Proud } from '../suite'
import { type Whole, whole } from './suite'

/** Who looks, and what units that he does not see are called in the other world. */
interface Memo {
  viewer: Viewer
  names: ReadonlyMap<CounterId, CounterId>
  /** true: there they lie elsewhere, so that their owner cannot go on as in this one. */
  elsewhere: boolean
  /** What was ordered last. */
  order?: Order
}

const base = secrecyUnder(rules, whole as unknown as GameSuite<Proud>) as unknown as Secrecy<
  Whole,
  Position<Whole>,
  null
>

const hiddenFrom = (table: Table, viewer: Viewer): CounterId[] =>
  Object.keys(table.counters).filter((unit) => !isSeen(rules, table, unit, viewer))

/** Units that are alike in all but their names and places have changed both with each other. */
function renamed(state: State, viewer: Viewer, luck: () => number) {
  const { counters, battle } = state.table
  const fighting = new Set(battle ? [...battle.defenders, ...battle.attackers.map(({ unit }) => unit)] : [])
  const kindOf = (unit: CounterId) => {
    const { id: _id, name: _name, ...printed } = rules.counters[unit]!
    const { at: _at, above: _above, ...now } = counters[unit]!
    return JSON.stringify([printed, now])
  }
  const names = new Map<CounterId, CounterId>()
  for (const alike of grouped(hiddenFrom(state.table, viewer), kindOf).values()) {
    const others = shuffled(alike, luck)
    for (const [i, unit] of alike.entries()) names.set(unit, others[i]!)
  }
  const now = { ...counters }
  for (const [unit, other] of names) now[other] = counters[unit]!
  // Who lies on top stays there, whatever the names beneath are.
  for (const place of new Set([...names.keys()].map((unit) => counters[unit]!.at))) {
    const seen = Object.keys(now).filter((unit) => now[unit]!.at === place && !names.has(unit))
    const top = seen.find((unit) => !fighting.has(unit)) ?? seen[0]
    if (top) now[top] = { ...now[top]!, above: 99 }
  }
  return { state: { ...state, table: { ...state.table, counters: now } }, names }
}

/** Orders that open what lies beneath, and turn over what is untried. */
const OPENING: readonly string[] = ['declareAttack', 'mobileAssault', 'assaultAgain']

const told = (events: readonly Event[], from: State, viewer: Viewer) => {
  let state = from
  return events.map((event) => {
    const line = full.tell(event, viewer, state)
    state = full.evolve(state, event)
    return { text: JSON.stringify([line, full.view(state, viewer)]), state }
  })
}

/** What is hidden under the whole rules: besides that of the beginners what lies beneath others, and in reserve. */
export const secrecy: Secrecy<Whole, Position<Whole>, Memo> = {
  ...base,
  twin: (position, viewer, luck) => {
    const { before } = position.step
    const looks = viewer as Viewer
    if (full.awaits(before).every((side) => side === looks)) {
      const { table } = full.readPosition(full.guess(full.view(before, looks), luck))
      // All else stays as it is, down to the order of fields.
      const counters = Object.fromEntries(
        Object.entries(before.table.counters).map(([unit, counter]) => [
          unit,
          { ...counter, ...table.counters[unit]! },
        ]),
      )
      const elsewhere: State = { ...before, table: { ...before.table, counters } }
      const { state } = base.twin(
        { ...position, step: { ...position.step, before: elsewhere } },
        viewer,
        luck,
      )
      return { state, memo: { viewer: looks, names: new Map(), elsewhere: true } }
    }
    const { state: changed, names } = renamed(before, looks, luck)
    const { state } = base.twin({ ...position, step: { ...position.step, before: changed } }, viewer, luck)
    return { state, memo: { viewer: looks, names, elsewhere: false } }
  },
  inTwin: (order, memo) => {
    memo.order = order
    return JSON.parse(JSON.stringify(order), (_key, value) => memo.names.get(value) ?? value) as Order
  },
  mirror: (states, order, happened) => base.mirror(states, order, happened, null),
  shown: (states, events, { viewer, names, elsewhere, order }) => {
    const [state] = states
    if (!events) {
      // Whom the game itself takes, as it does of those whom a forfeit leaves too many, it takes by name.
      const at = (world: State, unit: CounterId) => world.table.counters[unit]!.at
      const isParted = [...names].some(([unit, other]) => at(state, unit) !== at(states[1], other))
      const isOwner = (elsewhere || isParted) && !full.awaits(state).includes(viewer as never)
      return isOwner || OPENING.includes(order!.type) ? 'lawfully' : 'unlawfully'
    }
    const [one, other] = events.map((facts, i) => told(facts, states[i]!, viewer)) as [
      ReturnType<typeof told>,
      ReturnType<typeof told>,
    ]
    const differ = one.findIndex(({ text }, i) => text !== other[i]?.text)
    if (differ < 0 && one.length === other.length) return 'nothing'
    // It is lawful where somebody is seen now who was hidden before, or a battle shows what untried units are.
    const opened = [one, other].some((world, i) => {
      const hidden = hiddenFrom(states[i]!.table, viewer)
      const after = world[Math.max(0, differ)]?.state.table
      return after === undefined || hidden.some((unit) => isSeen(rules, after, unit, viewer))
    })
    // So it is where it covers another in one world, as only its owner knows who lies on top.
    const covers = [one, other].map((world, i) => {
      const after = world[Math.max(0, differ)]?.state.table ?? states[i]!.table
      const seen = (table: Table) =>
        Object.keys(table.counters).filter((unit) => isSeen(rules, table, unit, viewer))
      return seen(states[i]!.table)
        .filter((unit) => !isSeen(rules, after, unit, viewer))
        .join()
    })
    // So it is where a battle shows what untried units are, or is over: then who lies on top is seen, and covers others.
    const types = events.map((facts) => facts[differ]?.type ?? '')
    const isBattle = types.every((type) => ['UnitsTried', 'BattleEnded', 'MobileEnded'].includes(type))
    return opened || isBattle || covers[0] !== covers[1] ? 'lawfully' : 'unlawfully'
  },
}

const inView = (change: (view: View, state: State, viewer: Viewer) => object): Plant => ({
  game: (honest) => ({
    ...honest,
    view: (state, viewer) => change(honest.view(state, viewer) as View, state as State, viewer as Viewer),
  }),
})

/** Leaks as somebody might build them in by mistake, each through another hole. */
export const PLANTS: Readonly<Record<string, Plant>> = {
  'the view holds what lies beneath': inView((view, { table }) => ({ ...view, table })),
  'the view counts what lies beneath': inView((view, { table }) => ({
    ...view,
    heights: view.table.several.map(
      (place) => Object.values(table.counters).filter(({ at }) => at === place).length,
    ),
  })),
  'hidden units keep their steps': inView((view, { table }, viewer) => ({
    ...view,
    covered: hiddenFrom(table, viewer).map((unit) => [
      unit,
      table.counters[unit]!.at.length,
      table.counters[unit]!.at,
    ]),
  })),
  'the board of the past shows what lies beneath': {
    game: (honest) => {
      const states = new WeakMap<object, State>()
      return {
        ...honest,
        view: (state, viewer) => {
          const view = honest.view(state, viewer) as View
          states.set(view, state as State)
          return view
        },
        board: (view) => ({
          ...honest.board(view),
          counters: states.get(view as View)?.table.counters ?? {},
        }),
      }
    },
  },
  'orders are judged by what lies beneath': {
    game: (honest) => ({
      ...honest,
      check: (state, side, order) => {
        const refusal = honest.check(state, side, order)
        const { table } = state as State
        const count = Object.values(table.counters).filter(({ at }) => at === '2817N').length
        const all = hiddenFrom(table, side as Viewer).map((unit) => table.counters[unit]!.at)
        return (
          refusal && { ...refusal, because: { key: refusal.because.key, params: { count, all: all.join() } } }
        )
      },
    }),
  },
  'the reserve is counted': inView((view, { table }) => ({
    ...view,
    reserve: Object.values(table.counters).filter(({ at }) => at === 'rvgk').length,
  })),
}

/** The same as everybody sees it: to look again at what is seen changes nothing. */
export const looksAgain = (table: Table, viewer: Viewer): boolean => {
  const once = seenBy(rules, table, viewer)
  return JSON.stringify(seenBy(rules, once, viewer)) === JSON.stringify(once)
}
