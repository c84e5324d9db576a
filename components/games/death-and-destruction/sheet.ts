import { sheet as parent } from '@/components/games/proud-monster/sheet'
import type { MapSheet } from '@/components/map/sheet'

/**
 * The printed map: that of the parent, without the line of attenuated supply, which does not count any more (9.1), and without
 * that of the weather, which moves (13.2).
 */
export const sheet: MapSheet = {
  ...parent,
  id: 'death-and-destruction',
  lines: parent.lines?.filter(({ kind }) => kind !== 'limit' && kind !== 'weather') ?? [],
}
