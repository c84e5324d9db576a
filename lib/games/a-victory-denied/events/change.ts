import { factsOf } from '@/lib/wargame/facts'
import type { Rules } from '../in-force'
import { type Activation, type Box, type CounterId, counterOf, type State } from '../state'
import type { StateSchemas } from '../state-schema'
import type { Word } from '../words.en'

export { battlefield, dice, list, placesOf } from '@/lib/wargame/facts'

/** How facts of this game are written down and told, the changes they make, and the facts that every game has. */
export const { event, line, withTable, withHidden, withCounters, withBattle, ...facts } = factsOf<
  State,
  StateSchemas,
  Rules,
  Word
>(counterOf)

/** How every counter arrives (2.2.3). */
export const fresh = { reduced: false, oos: false, isolated: false }

/** A counter goes to a box: it comes back, if ever, at full strength and without marks (2.2.3). */
export const boxed = <S extends State>(state: S, ids: readonly CounterId[], at: Box): S =>
  withCounters(state, ids, { at, ...fresh })

export const withActivation = <S extends State>(state: S, change: Partial<Activation>): S =>
  state.table.activation ? withTable(state, { activation: { ...state.table.activation, ...change } }) : state
