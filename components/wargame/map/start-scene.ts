import { BARE } from '@/components/map/bare-scene'
import type { Scene } from '@/components/map/scene'
import type { Piece } from '../port'
import { type Controlled, westOf } from './front-of'

/** The map on the morning of the first turn, when nothing is chosen yet. */
export interface Morning {
  /** Pieces where the set-up puts them, the lowest of a stack first. */
  placed: readonly Omit<Piece, 'badge'>[]
  /** How each of them lies there. */
  lies: object
  /** What else of the table counts for who holds what; absent: nothing does. */
  table?: object
  tokens?: Scene['tokens']
  stacks?: Scene['stacks']
}

/** The same as a scene. */
export function startScene<At extends Controlled>(
  on: (table: At['open']) => At,
  firstControl: (at: At) => string,
  { placed, lies, table: more, tokens = [], stacks }: Morning,
): Scene {
  const counters = Object.fromEntries(placed.map(({ id, hex }) => [id, { at: hex, ...lies }]))
  const table = { ...more, counters } as unknown as At['open']
  return {
    ...BARE,
    ...{ tokens, numbers: false },
    ...(stacks ? { stacks } : {}),
    west: westOf(on({ ...table, control: firstControl(on(table)) })),
    counters: placed.map((piece) => ({ ...piece, badge: null, spent: false, ring: null })),
  }
}
