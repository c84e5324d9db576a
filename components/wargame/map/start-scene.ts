import { BARE } from '@/components/map/bare-scene'
import type { Scene } from '@/components/map/scene'
import type { Piece } from '../port'

/** The map before the first move, when nothing is chosen yet: pieces where the set-up puts them, each as it `lies` then. */
export const startScene = <Lies>(
  placed: readonly Omit<Piece, 'badge'>[],
  lies: Lies,
  westAtStart: (counters: Readonly<Record<string, { at: string } & Lies>>) => ReadonlySet<string>,
  tokens: Scene['tokens'] = [],
): Scene => ({
  ...BARE,
  ...{ tokens, numbers: false },
  west: westAtStart(Object.fromEntries(placed.map(({ id, hex }) => [id, { at: hex, ...lies }]))),
  counters: placed.map((piece) => ({ ...piece, badge: null, spent: false, ring: null })),
})
