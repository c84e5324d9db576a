import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@/lib/cli/ready.mjs'
import { game } from '@/lib/games/a-victory-denied'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { dueStep, type Side, type State, type Step } from '@/lib/games/a-victory-denied/state'
import { refused } from '@/lib/kernel/decision'
import { listedDice } from '@/lib/kernel/dice'

type Wanted = (state: State, step: Step | undefined) => boolean

/** The first positions of a golden game that look as wanted, by name. Every name must be found. */
export function moments<Name extends string>(
  golden: string,
  wanted: Readonly<Record<Name, Wanted>>,
): Record<Name, State> {
  const found: Partial<Record<Name, State>> = {}
  const open = new Set(Object.keys(wanted) as Name[])
  const lines = readFileSync(join(root, 'tests', 'golden', `${golden}.jsonl`), 'utf8')
    .trim()
    .split('\n')
  let state: State | null = null
  for (const line of lines) {
    state = after(state, JSON.parse(line))
    for (const name of open) {
      if (!wanted[name](state, dueStep(state.table))) continue
      found[name] = state
      open.delete(name)
    }
    if (open.size === 0) break
  }
  if (open.size > 0) throw new Error(`${golden} has no moment like ${[...open].join(', ')}`)
  return found as Record<Name, State>
}

/** The state after one line of a golden game; see golden.ts for their form. */
function after(state: State | null, line: [string, unknown, number[]]): State {
  const [by, what, dice] = line
  if (by === 'game') {
    const options = game.schemas.options.parse(what)
    return game.setUp(game.scenarios[0]!.id, options, listedDice(dice)).state
  }
  if (by === 'turn') return state!
  const attempt = { side: by as Side, order: what as Order, dice: listedDice(dice) }
  const decision = game.decide(state!, attempt)
  if (refused(decision)) throw new Error(`a golden order is refused: ${decision.no}`)
  return decision.yes.reduce(game.evolve, state!)
}
