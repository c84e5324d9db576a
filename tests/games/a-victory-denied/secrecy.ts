import { games } from '@/lib/games'
import type { Event } from '@/lib/games/a-victory-denied/events'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { availableChits, chitCount } from '@/lib/games/a-victory-denied/rules/07-command'
import { on } from '@/lib/games/a-victory-denied/situation'
import { dueStep, SIDES, type State } from '@/lib/games/a-victory-denied/state'
import type { Game } from '@/lib/kernel/game'
import type { Appended } from '@/lib/kernel/log/commands'
import { draftedBy as drafted, matchIn as match, type Secrecy } from '../../support/game-suite/secrecy'
import { shuffled } from '../../support/seeded'
import { probesOf } from './probes'
import { type ChitPosition, orderFor, positionsOf } from './secret-positions'
import type { Avd } from './suite'
import { copiesOf, mirrored, otherChoice, pairOf, type Swaps } from './twins'

/** The game as the kernel and the routes take it. */
export const AVD = games['a-victory-denied']!

const choosing = ({ table }: State) => dueStep(table)?.step === 'chits'
const chitsOf = (order: Order) => (order.type === 'chooseChits' ? order.chits : [])
const added = (events: readonly Event[]) => events.filter(({ type }) => type === 'ChitAdded').length

/** What is hidden in this game: the cup, what was chosen for it, VP chits that lie face down, standing orders. */
export const secrecy: Secrecy<Avd, ChitPosition, Swaps> = {
  positions: positionsOf,
  orderFor,
  twin: ({ step, chosenFrom }, viewer, luck) => {
    const { state, swaps } = pairOf(step.before, viewer, chosenFrom, luck)
    return { state, memo: swaps }
  },
  probes: ({ table }, luck) => probesOf(table, luck),
  options: ({ table }) => table.options,
  together: (state) => {
    const some = Object.values(state.hidden.chosen).some(Boolean)
    return choosing(state) && AVD.awaits(state).length === 1 && some ? SIDES : []
  },
  choice: {
    isDue: choosing,
    first: ([one, other], side, luck) => {
      const random = () =>
        shuffled(availableChits(on(one.table), side), luck).slice(0, chitCount(on(one.table), side))
      const chits = one.hidden.chosen[side] ?? other.hidden.chosen[side] ?? random()
      return { type: 'chooseChits', chits: [...chits] }
    },
    other: ({ table }, side, first, luck) => ({
      type: 'chooseChits',
      chits: otherChoice(availableChits(on(table), side), chitsOf(first), luck),
    }),
  },
  mirror: mirrored,
  // 14.0, 11.1.2: whether a 9th Army chit is left to be added shows how many of them are in the cup.
  shown: ([one, other], events) => {
    if (events && added(events[0]) === added(events[1])) return 'nothing'
    return copiesOf(one, 'G-9A') === copiesOf(other, 'G-9A') ? 'unlawfully' : 'lawfully'
  },
}

/** A running match in this position. */
export const matchIn = (game: Game, state: State) => match<Avd>(game, secrecy, state)

/** The match with orders of this side that it can still take back. */
export const draftedBy = (game: Game, appended: Appended, side: string, luck: () => number) =>
  drafted<Avd>(game, secrecy, appended, side, luck)
