import { factsOf } from '@/lib/wargame/facts'
import type { Rules } from '../in-force'
import { type CounterId, counterOf, type State } from '../state'
import type { StateSchemas } from '../state-schema'
import type { Word } from '../words.en'

export { battlefield, dice, list, placesOf } from '@/lib/wargame/facts'

/** How facts of this game are written down and told, the changes they make, and the facts that every game has. */
export const { event, line, withTable, withHidden, withCounters, withAll, withBattle, ...facts } = factsOf<
  State,
  StateSchemas,
  Rules,
  Word
>(counterOf)

/** Units go to the deadpile; what stood on the other side of one that nobody has seen stays unknown (2.16). */
export const eliminated = <S extends State>(state: S, ids: readonly CounterId[]): S =>
  withCounters(state, ids, { at: 'dead', lost: 0, from: null, left: null, fought: false })
