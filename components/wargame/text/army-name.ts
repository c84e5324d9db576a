import { hexOfName, isHexName } from '@/lib/wargame/staff/armies'
import type { Group } from '@/lib/wargame/staff/papers'
import type { TableWords } from './table-words'

/** What an army is called: as its owner calls it, or as it is printed, or by a place. */
export const armyNameIn =
  ({ own, tell, townName }: TableWords, groups: readonly Group[]) =>
  (name: string): string =>
    groups.find((one) => one.name === name)?.label ??
    (isHexName(name)
      ? tell('staff.army.of', { place: townName(hexOfName(name)) })
      : own(`formation.${name}`, {}, name))
