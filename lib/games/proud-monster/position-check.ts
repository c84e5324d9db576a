import { onMap } from '@/lib/wargame/occupancy'
import { type Complain, checkBattle, checkHolders, checkStacks } from '@/lib/wargame/position'
import type { Rules } from './in-force'
import { unseen } from './rules/02-units'
import { controlled } from './rules/03-control'
import { lastTurnOf } from './rules/04-victory'
import { crowdRefusal } from './rules/06-stacking'
import { FACES, type State } from './state'
import { battleSteps } from './steps/battle'

/** What a schema alone cannot say of a position: parts that agree with each other. */
export const checkPosition =
  (rules: Rules) =>
  (state: State, complain: Complain): void => {
    const { counters, agenda, turn, scenario, taken, acting, result } = state.table
    // A game may end in the midst of a movement phase (4.6).
    const mover = agenda.some(({ step }) => step === 'move') || result ? acting : undefined
    const at = { rules, open: state.table }
    const { isInPlay: plays, firstTurn, level } = rules.scenarios[scenario]
    const isInPlay = (hex: string) => plays(hex) || rules.liesAtSea(hex)
    if (level !== rules.level)
      complain(['table', 'scenario'], `"${scenario}" is played by other rules than these`)
    checkHolders(
      counters,
      (id) => rules.counters[id]?.side,
      rules.board.has,
      (id, hex) => complain(['table', 'counters', id, 'at'], `both sides stand in ${hex}`),
    )
    checkStacks(
      counters,
      // 6.2: of the side that moves, those who have moved may be too many until the phase ends.
      (id, place) =>
        onMap(at, id) &&
        rules.board.has(place) &&
        !(rules.counters[id]!.side === mover && counters[id]!.from !== null),
      (below, id, hex) => crowdRefusal(at, [id], Object.keys(below), hex),
      (id, { no: cite }) => complain(['table', 'counters', id, 'at'], `too many stand there (${cite})`),
    )
    for (const [id, { at: place, lost, tried }] of Object.entries(counters)) {
      const { steps, face } = rules.counters[id]!
      if (rules.board.has(place) && !isInPlay(place))
        complain(['table', 'counters', id, 'at'], `${place} is not in play in "${scenario}"`)
      if (lost >= steps) complain(['table', 'counters', id, 'lost'], `it has ${steps} steps`)
      if (tried !== null && !(face && rules.pools[face].rows[tried]))
        complain(['table', 'counters', id, 'tried'], 'there is no such row in its pool')
    }
    for (const face of FACES) checkPool(rules, state, face, complain)
    if (turn > lastTurnOf(at))
      complain(['table', 'turn'], `turn ${lastTurnOf(at)} is the last of "${scenario}"`)
    if (turn < firstTurn) complain(['table', 'turn'], `turn ${firstTurn} is the first of "${scenario}"`)
    for (const [i, hex] of taken.entries())
      if (!controlled(at).includes(hex)) complain(['table', 'taken', i], 'nobody asks who controls it')
    checkBattle(state.table, battleSteps, (id) => rules.counters[id]?.side, complain)
  }

/** A pool has so many counters of each row, and gives them to units of its own that are untried. */
function checkPool(
  rules: Rules,
  { table, hidden }: State,
  face: (typeof FACES)[number],
  complain: Complain,
): void {
  const left = unseen({ rules, open: table }, face)
  for (const [unit, row] of Object.entries(hidden.values)) {
    if (rules.counters[unit]!.face !== face) continue
    const rows = rules.pools[face].rows.length
    if (row >= rows) complain(['hidden', 'values', unit], `its pool has ${rows} rows`)
    else left[row]! -= 1
    if (table.counters[unit]?.tried != null) complain(['hidden', 'values', unit], 'it is tried')
  }
  const row = left.findIndex((count) => count < 0)
  if (row >= 0) complain(['hidden', 'values'], `more of row ${row} of ${face} than there are`)
}
