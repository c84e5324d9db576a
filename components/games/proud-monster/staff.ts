import { staffPortOf } from '@/components/wargame/staff/staff-port'
import { choreOf } from '@/lib/games/proud-monster/computer/chores'
import { armyOf, corpsOf, groupOf } from '@/lib/games/proud-monster/data/formations'
import { chores, notes, thrown } from '@/lib/games/proud-monster/full/computer/chores'
import { supposed } from '@/lib/games/proud-monster/full/computer/supposed'
import { foreseen, foreseenOfSeen } from '@/lib/games/proud-monster/full/foreseen'
import { wholeOf } from '@/lib/games/proud-monster/full/situation'
import { factsAt } from '@/lib/games/proud-monster/full/staff'
import * as numbers from '@/lib/games/proud-monster/rules/03-numbers'
import * as setUps from '@/lib/games/proud-monster/rules/03-saved'
import { lastTurnOf } from '@/lib/games/proud-monster/rules/04-victory'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { attackFacts, fightFrom, isGone, legOrder } from '@/lib/games/proud-monster/staff'
import type { View } from '@/lib/games/proud-monster/view'
import { on } from './level'
import { forecastOfFight } from './odds'
import { planner } from './planner'

interface Base extends Pick<Staff, 'armyOf' | 'groupOf' | 'corpsOf' | 'planner'> {
  /** A table under the rules by which it is played. */
  readonly on: (table: View['table']) => Situation
  /** By the step that asks for it, what may be proposed. */
  readonly chores: Readonly<Record<string, { readonly orders: readonly string[] }>>
}

type Staff = Parameters<typeof staffPortOf<Situation, View>>[0]
/** What a staff by these rules knows, and by those of a game that extends them. */
export const staffOf = ({ on, armyOf, groupOf, corpsOf, planner, chores }: Base): Staff => ({
  on,
  ...{ armyOf, groupOf, corpsOf },
  facts: factsAt,
  isGone,
  season: (at) => ({ turn: at.open.turn, last: lastTurnOf(at), hasGround: wholeOf(at) !== null }),
  order: legOrder,
  comes: {
    ...{ told: ['log-placed'], since: 'log-turn' },
    // Units of the German side come out of a reserve area by a move of their own (8.3), and go on in the player turns after it.
    due: ({ rules, open }, unit) => {
      const { turn } = rules.counters[unit]!
      return turn !== null && turn > 1 && turn >= open.turn - 1 && turn <= open.turn
    },
  },
  mobile: ['mobileAssault', 'assaultAgain'],
  // Beginners know no assault of theirs (15): nobody is led together for it.
  isMobileWar: (at) => wholeOf(at) !== null,
  when: ({ open: { turn, couplet } }) => `${turn}/${couplet}`,
  attacks: {
    steps: { move: false, assault: true },
    facts: (at, side, known) => {
      const all = wholeOf(at)
      if (!all) return attackFacts(at, side, known)
      // A stack of several counts as one (14.7): as if its top were all of it, a city would be taken by anybody.
      const open = supposed(all.rules, { table: at.open, viewer: side } as View).table
      return attackFacts(at, side, known, {
        supposed: { rules: at.rules, open },
        range: (fight) => foreseenOfSeen({ ...all, open } as never, fight),
        told: (fight) => foreseen(all, fight),
      })
    },
    forecast: (at, side, target, posts) => forecastOfFight(at, fightFrom(at, side, target, posts)),
    order: (target, attackers) => ({ type: 'declareAttack', target, attackers: [...attackers] }),
  },
  ...{ planner, numbers, setUps },
  thrown: (at) => thrown(wholeOf(at) ?? (at as never)) as never,
  notes: (at) => notes(wholeOf(at) ?? (at as never)),
  chores: Object.fromEntries(Object.entries(chores).map(([step, { orders }]) => [step, orders])),
  chore: (seen, legal) => choreOf(chores as never, on((seen as View).table).rules, seen as View, legal),
})

export const staff = staffPortOf(staffOf({ on, armyOf, groupOf, corpsOf, planner, chores }))
