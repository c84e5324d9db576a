import { game } from '@/lib/games/moscow-1941'
import { AIR, COUNTERS } from '@/lib/games/moscow-1941/data/units'
import { board } from '@/lib/games/moscow-1941/geometry'
import { rules } from '@/lib/games/moscow-1941/in-force'
import { schemasUnder } from '@/lib/games/moscow-1941/schemas'
import { BOXES, type State } from '@/lib/games/moscow-1941/state'
import { battleSteps } from '@/lib/games/moscow-1941/steps/battle'
import { type Claim, faultsBy, soundAgenda } from '../../support/game-suite/sound'

/** Every unit is there exactly once, in a place where it may be; no hex holds both sides. */
function unitsAreSound({ table }: State, claim: Claim): void {
  const sides = new Map<string, string>()
  claim(
    Object.keys(table.counters).length === Object.keys(COUNTERS).length,
    () => 'a unit has come or vanished',
  )
  claim(Object.keys(table.air).length === Object.keys(AIR).length, () => 'an air unit has come or vanished')
  for (const [id, { at, state, moved, left }] of Object.entries(table.counters)) {
    const { side } = COUNTERS[id]!
    claim(board.has(at) || at in BOXES, () => `${id} is at ${at}`)
    if (!board.has(at)) {
      claim(state === 'fresh', () => `${id} lies in ${at} and is ${state}`)
      claim(side === 'soviet' || at === 'eliminated', () => `${id} lies in ${at}`)
      continue
    }
    claim((sides.get(at) ?? side) === side, () => `both sides in ${at}`)
    sides.set(at, side)
    claim(moved || left === null, () => `${id} has not moved and has ${left} left`)
  }
  for (const id of [...table.dispersedNow, ...table.again])
    claim(COUNTERS[id] !== undefined, () => `no unit ${id}`)
}

/** At the bottom of the agenda lies the end of the turn. */
const turnEnds = ({ table: { agenda, result } }: State, claim: Claim): void =>
  claim(result !== null || agenda[0]?.step === 'endTurn', () => `at the bottom lies ${agenda[0]?.step}`)

/** What is wrong with a state, in words; empty if nothing is. */
export const faults = faultsBy(
  unitsAreSound,
  soundAgenda<State>(game, schemasUnder(rules).stepSchema, Object.keys(battleSteps)),
  turnEnds,
)
