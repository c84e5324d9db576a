import type { Papers } from '@/lib/wargame/staff/papers'
import { armyNameIn } from '../text/army-name'
import { useTableWords } from '../text/words'

/** What an army is called: as its owner calls it, or as it is printed, or by a place. */
export const useArmyName = ({ groups }: Pick<Papers, 'groups'>): ((name: string) => string) =>
  armyNameIn(useTableWords(), groups)
