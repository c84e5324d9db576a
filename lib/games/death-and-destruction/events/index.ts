import type { Event as ParentEvent } from '@/lib/games/proud-monster/full/events'
import type { TypeOf } from '@/lib/wargame/ruleset'
import { combat } from './combat'
import { movement } from './movement'
import { supply } from './supply'
import { units } from './units'
import { victory } from './victory'
import { weather } from './weather'

/** Facts that this game adds to those of its parent. */
export const added = { ...victory, ...supply, ...movement, ...weather, ...units, ...combat }

export type Event = ParentEvent | TypeOf<typeof added>
