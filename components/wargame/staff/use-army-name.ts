import { hexOfName, isHexName } from '@/lib/wargame/staff/armies'
import { useTableWords } from '../text/words'

/** What an army is called. */
export function useArmyName(): (name: string) => string {
  const { own, tell, townName } = useTableWords()
  return (name) =>
    isHexName(name)
      ? tell('staff.army.of', { place: townName(hexOfName(name)) })
      : own(`formation.${name}`, {}, name)
}
