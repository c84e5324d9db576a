import type { Rules } from '@/lib/games/proud-monster/in-force'
import { unseen } from '@/lib/games/proud-monster/rules/02-units'
import { controlled } from '@/lib/games/proud-monster/rules/03-control'
import { crowdRefusal } from '@/lib/games/proud-monster/rules/06-stacking'
import { FACES, type State, type Table } from '@/lib/games/proud-monster/state'
import { battleSteps } from '@/lib/games/proud-monster/steps/battle'
import { type Claim, faultsBy, soundAgenda } from '../../support/game-suite/sound'
import type { GameOf } from '../../support/game-suite/suite'
import type { Proud } from './suite'

/** What is wrong with a state by the rules of a level, in words; empty if nothing is. */
export function faultsUnder(
  rules: Rules,
  game: GameOf<Proud>,
  stepSchema: Parameters<typeof soundAgenda>[1],
  inBattle: readonly string[] = Object.keys(battleSteps),
) {
  const { board } = rules
  const on = (open: Table) => ({ rules, open })

  /** No hex holds both sides or more units than it may; every unit is somewhere where it may be, with steps left. */
  function unitsAreSound({ table }: State, claim: Claim): void {
    const stacks = new Map<string, string[]>()
    const { isInPlay } = rules.scenarios[table.scenario]
    for (const [id, { at, lost, from, left }] of Object.entries(table.counters)) {
      const { side, steps } = rules.counters[id]!
      claim(board.has(at) || at in rules.boxes, () => `${id} is at ${at}`)
      claim(lost < steps, () => `${id} has lost all its steps`)
      claim((from === null) === (left === null), () => `${id} has moved, and has not`)
      if (side === 'german')
        claim(!['arriving', 'rvgk', 'guards', 'southPorts'].includes(at), () => `${id} is at ${at}`)
      else claim(!at.startsWith('okh'), () => `${id} is at ${at}`)
      const due = table.agenda.at(-1) as { step: string; side?: unknown } | undefined
      if (at === 'hand') claim(due?.step === 'setUp' && due.side === side, () => `${id} is in hand`)
      if (!board.has(at)) continue
      claim((isInPlay(at) && rules.isLand(at)) || rules.liesAtSea(at), () => `${id} stands in ${at}`)
      stacks.set(at, [...(stacks.get(at) ?? []), id])
    }
    for (const [hex, units] of stacks) {
      claim(new Set(units.map((id) => rules.counters[id]!.side)).size === 1, () => `both sides in ${hex}`)
      const isOnTheMove = table.phase === 'movement' && rules.counters[units[0]!]!.side === table.acting
      const counted = isOnTheMove ? units.filter((id) => table.counters[id]!.from === null) : units
      claim(crowdRefusal(on(table), counted, [], hex) === null, () => `${counted.length} units in ${hex}`)
    }
  }

  /** What is behind untried units is drawn for each of them, and with what was seen there is no more of it than there is. */
  function poolsAreSound({ table, hidden }: State, claim: Claim): void {
    for (const face of FACES) {
      const left = unseen(on(table), face)
      for (const [unit, row] of Object.entries(hidden.values))
        if (rules.counters[unit]!.face === face) left[row]! -= 1
      claim(
        left.every((count) => count >= 0),
        () => `more of a row of ${face} than there are`,
      )
    }
    for (const [unit, { tried }] of Object.entries(table.counters)) {
      const isHidden = hidden.values[unit] !== undefined
      const isDrawn = rules.counters[unit]!.face !== null
      claim(
        isDrawn ? isHidden === (tried === null) : !isHidden && tried === null,
        () => `${unit} is and is not known`,
      )
    }
  }

  const placesAreSound = ({ table }: State, claim: Claim): void => {
    const known = controlled(on(table))
    for (const hex of table.taken) claim(known.includes(hex), () => `${hex} is taken`)
    for (const [id, { at }] of Object.entries(table.counters))
      if (known.includes(at))
        claim(
          table.taken.includes(at) === (rules.counters[id]!.side === 'german'),
          () => `${at} is controlled by nobody who stands there`,
        )
  }

  /** At the bottom of the agenda lies the end of the turn; while a side sets up, the beginning of the first. */
  const turnEnds = ({ table: { agenda, result } }: State, claim: Claim): void => {
    const bottom = agenda.some(({ step }) => step === 'setUp') ? 'beginTurn' : 'checkVictory'
    claim(result !== null || agenda[0]?.step === bottom, () => `at the bottom lies ${agenda[0]?.step}`)
  }

  return faultsBy(
    unitsAreSound,
    poolsAreSound,
    placesAreSound,
    soundAgenda<State>(game, stepSchema, inBattle),
    turnEnds,
  )
}
