import type { Rules } from '../in-force'
import type { Situation } from '../situation'
import type { State } from '../state'

interface Fact {
  reduce(state: State, facts: never, rules: Rules): State
}

/**
 * A fact of the parent that changes something of this game, too: what it makes of the state after it, by the fact and by how things
 * stood before it.
 */
export const besides =
  <Facts>(more: (after: State, facts: Facts, before: Situation) => State) =>
  <Base extends object>(base: Base): Base => {
    const { reduce } = base as unknown as Fact
    const fact: Fact = {
      reduce: (state, facts, rules) => more(reduce(state, facts, rules), facts, { rules, open: state.table }),
    }
    return { ...base, ...fact }
  }
