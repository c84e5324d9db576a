import { BOXES as PARENT } from '@/lib/games/proud-monster/names'

/** Where units lie when they are not on a hex: the boxes of the parent, and piles of German units out of play (8.1). */
export const BOXES = {
  ...PARENT,
  replacementArmy: 'the Replacement Army: German units that may be rebuilt (8.18)',
  stalingrad: 'the Stalingrad Divisions (8.6)',
  withdrawn: 'units that were withdrawn by their kind (8.3)',
  specified: 'units that were withdrawn by name (8.5)',
  caucasus: 'Soviet units that were sent to the Caucasus before it is joined (3.2)',
  partisanWar: 'divisions that fight partisans (15.8)',
} as const
export type Pile = Exclude<keyof typeof BOXES, keyof typeof PARENT | 'caucasus'>

/** Piles of German units out of play, which lie open (8.1). */
export const PILES = [
  'replacementArmy',
  'stalingrad',
  'withdrawn',
  'specified',
  'partisanWar',
] as const satisfies readonly Pile[]

export const SCENARIO_IDS = ['uranus', 'war', 'december', 'june', 'november', 'july'] as const
export type LateScenarioId = (typeof SCENARIO_IDS)[number]

/** How the German side goes far in a couplet: over either sea, or by strategic movement over land (11.2, 11.3, 12.2). */
export const WAYS = ['black', 'baltic', 'rail'] as const
export type Way = (typeof WAYS)[number]
