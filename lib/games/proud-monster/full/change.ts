import { factsOf } from '@/lib/wargame/facts'
import type { Word } from '../words.en'
import type { Rules } from './in-force'
import { counterOf, type State } from './state'
import type { StateSchemas } from './state-schema'

export { battlefield, dice, list, placesOf } from '@/lib/wargame/facts'

/** How facts of the whole rules are written down and told, and the changes they make. */
export const { besides, event, line, withTable, withHidden, withCounters, withBattle, ...facts } = factsOf<
  State,
  StateSchemas,
  Rules,
  Word
>(counterOf)
