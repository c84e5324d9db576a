import type { Event as ParentEvent } from '@/lib/games/proud-monster/full/events'
import type { TypeOf } from '@/lib/wargame/ruleset'
import { units } from './units'
import { victory } from './victory'
import { weather } from './weather'

/** Facts that this game adds to those of its parent. */
export const added = { ...victory, ...weather, ...units }

export type Event = ParentEvent | TypeOf<typeof added>
