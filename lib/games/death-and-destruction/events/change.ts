import { unseen } from '@/lib/games/proud-monster/full/fog-events'
import { counterOf } from '@/lib/games/proud-monster/full/state'
import type { StateSchemas as Parent } from '@/lib/games/proud-monster/full/state-schema'
import { factsOf } from '@/lib/wargame/facts'
import type { Rules } from '../in-force'
import type { State } from '../state'
import type { StateSchemas } from '../state-schema'
import type { Word } from '../words.en'

export { battlefield, dice, list, placesOf } from '@/lib/wargame/facts'

/** How facts of this game are written down and told, and the changes they make. */
// The agenda of a table is that of the parent, as its rules take it to be.
type Pieces = Omit<StateSchemas, 'stepSchema'> & Pick<Parent, 'stepSchema'>

export const { besides, event, line, withTable, withPart, withHidden, withCounters } = factsOf<
  State,
  Pieces,
  Rules,
  Word
>(counterOf)

/** Facts of units of which others are told no more than they see (14.7 of the parent), or saw before it, or see after it. */
export const ofUnit = unseen(event, 'unit')
export const ofUnits = unseen(event, 'units')
export const unitComes = unseen(event, 'unit', ['after'])
export const unitGoes = unseen(event, 'unit', ['before'])
export const unitsCome = unseen(event, 'units', ['after'])
export const unitsGo = unseen(event, 'units', ['before'])
