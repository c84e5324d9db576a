import { BARE } from '@/components/map/bare-scene'
import type { Scene } from '@/components/map/scene'
import type { Piece } from '../port'

/** The map before the first move, when nothing is chosen yet and nobody has moved. */
export const startScene = (
  west: ReadonlySet<string>,
  pieces: readonly Piece[],
  tokens: Scene['tokens'],
): Scene => ({
  ...BARE,
  ...{ west, tokens, numbers: false },
  counters: pieces.map((piece) => ({ ...piece, spent: false, ring: null })),
})
