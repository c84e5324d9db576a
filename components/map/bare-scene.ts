import type { Scene } from './scene'

/** Nothing but the printed map. */
export const BARE: Scene = {
  west: null,
  counters: [],
  tokens: [],
  choices: [],
  veil: false,
  path: null,
  arrows: [],
  zones: [],
  tints: [],
  lines: [],
  looked: null,
  cursor: null,
  flash: [],
  numbers: true,
  stars: true,
}
