import { hexOfName, isHexName } from '@/lib/wargame/staff/armies'
import type { Papers } from '@/lib/wargame/staff/papers'
import { useTableWords } from '../text/words'

/** What an army is called: as its owner calls it, or as it is printed, or by a place. */
export function useArmyName({ groups }: Pick<Papers, 'groups'>): (name: string) => string {
  const { own, tell, townName } = useTableWords()
  return (name) =>
    groups.find((one) => one.name === name)?.label ??
    (isHexName(name)
      ? tell('staff.army.of', { place: townName(hexOfName(name)) })
      : own(`formation.${name}`, {}, name))
}
