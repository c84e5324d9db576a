import { questions } from '@/lib/games/proud-monster/answers'
import { withHolders } from '@/lib/games/proud-monster/control'
import { anew, board, guess } from '@/lib/games/proud-monster/full'
import { playerTurnOf } from '@/lib/games/proud-monster/passing'
import { positionsUnder } from '@/lib/games/proud-monster/position'
import { begin, firstTable } from '@/lib/games/proud-monster/set-up'
import { uncovered, view } from '@/lib/games/proud-monster/view'
import type { Game } from '@/lib/kernel/game'
import { begin as goOn } from '@/lib/wargame/define-game'
import { gameOf } from '@/lib/wargame/game-of'
import { computer } from './computer'
import { codeOf } from './data/turns'
import type { Event } from './events'
import { keptLed, led } from './led'
import { passing } from './passing'
import { scenarioOf } from './rules/03-scenario'
import { type Order, rules, rulesetUnder } from './ruleset'
import { say } from './say'
import { schemasUnder, viewSchemaUnder } from './schemas'
import { standing } from './standing'
import type { Side, State, Viewer } from './state'
import { type Late, type Run, running } from './world'

type ParentView = Parameters<typeof board>[0]
/** What one viewer sees of a game. */
export type View = Omit<ParentView, 'table'> & { table: State['table'] }

const schemas = schemasUnder(rules)
const ruleset = rulesetUnder(rules)

const read = positionsUnder(rules as never, schemas as never)
/** A position of a turn without the line of attenuated supply, whatever it says of it (9.1). */
function withoutLine(state: State): State {
  const { turn, logistics } = state.table
  if (turn < rules.lineGone || logistics.free) return state
  return { ...state, table: { ...state.table, logistics: { ...logistics, free: true } } }
}

/** A table as its turn finds it: who is worn already, and rivers after the first thaw (14.1). */
function asThen(state: State): State {
  const { worn, firstTurn, held } = scenarioOf({ rules, open: state.table })
  const counters = { ...state.table.counters }
  for (const [unit, lost] of Object.entries(worn)) counters[unit] = { ...counters[unit]!, lost }
  const worse = { ...state.table, counters, thawed: firstTurn >= rules.summer42[0] }
  if (!held) return { ...state, table: worse }
  const forts = { ...worse.forts, destroyed: [...held.destroyed].sort() }
  const fallen = held.taken.filter((hex) => rules.placeOf(hex)?.headquarters)
  const piles = { ...worse.piles, fallen }
  const { area, dug } = held.works ?? { area: null, dug: {} }
  const works = {
    ...worse.works,
    area,
    dug: Object.entries(dug)
      .flatMap(([side, hexes]) => hexes.map((hex) => ({ hex, side: side as Side })))
      .sort((a, b) => (a.hex < b.hex ? -1 : 1)),
  }
  const { control: _before, ...table } = {
    ...worse,
    ...{ forts, piles, works },
    taken: [...held.taken],
    caucasus: held.caucasus,
  }
  return { ...state, table: withHolders(rules as never, table as never) as unknown as State['table'] }
}

const described = {
  id: 'death-and-destruction',
  title: 'Death & Destruction',
  version: '0.8.0',
  scenarios: [
    { id: 'uranus', title: 'Uranus, November 1942 (two turns, ours)' },
    { id: 'december', title: 'December 1941 (eight turns, ours)' },
    { id: 'june', title: 'June 1942 (nine turns, ours)' },
    { id: 'november', title: 'November 1942 (ten turns, ours)' },
    { id: 'july', title: 'July 1943 (eight turns, ours)' },
    { id: 'war', title: 'The whole war, June 1941 to April 1944' },
  ],
  turns: rules.turns,
  turnNumber: codeOf,
  playerTurn: playerTurnOf,
  ...{ ruleset, schemas, questions, uncovered, say, computer, led, keptLed, passing },
  viewSchema: viewSchemaUnder(rules),
  standing: standing,
  // What is said of a state of the parent is said of one of this game.
  anew,
  // With Map C, which is joined and put away in the midst of a game (3.2, 3.13).
  board: (seen: View) => ({ ...board(seen as never), caucasus: seen.table.caucasus }),
  firstTable: (scenario: string, options: unknown) =>
    asThen(firstTable(rules as never, scenario, options, schemas as never) as unknown as State),
  begin: (run: Run) => {
    begin(running(run))
    goOn<Late>(ruleset, run as never)
  },
  view: (state: State, viewer: Viewer) => view(ruleset as never, state as never, viewer, schemas as never),
  guess: (seen: View, luck: () => number) => guess(rules, seen, luck),
  readPosition: (json: unknown) => withoutLine(read(json) as unknown as State),
}

/** Death & Destruction: the war in the East from June 1941 to April 1944. */
export const game: Game<Side, State, Order, Event, View> = gameOf<Late, Order, View>(described as never)
