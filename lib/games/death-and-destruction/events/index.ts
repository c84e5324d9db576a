import type { Event as ParentEvent } from '@/lib/games/proud-monster/full/events'
import type { TypeOf } from '@/lib/wargame/ruleset'
import { caucasus } from './caucasus'
import { combat } from './combat'
import { movement } from './movement'
import { special } from './special'
import { supply } from './supply'
import { units } from './units'
import { upgrades } from './upgrades'
import { victory } from './victory'
import { weather } from './weather'
import { works } from './works'

/** Facts that this game adds to those of its parent. */
export const added = {
  ...victory,
  ...supply,
  ...movement,
  ...special,
  ...upgrades,
  ...works,
  ...weather,
  ...units,
  ...combat,
  ...caucasus,
}

export type Event = ParentEvent | TypeOf<typeof added>
