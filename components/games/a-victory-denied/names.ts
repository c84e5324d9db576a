import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import {
  chitName,
  counterName,
  numbered,
  type Sentences,
  townName,
} from '@/lib/games/a-victory-denied/sentence'
import type { TableWords } from './table-words'

type Names = Pick<TableWords, 'nameOf' | 'formationOf' | 'townName' | 'placeName' | 'chitName'>

/** Names of things in full, which the short form on a counter does not give away. */
export const namesIn = ({ avd, isWord }: Omit<TableWords, keyof Names>, game: Sentences): Names => ({
  nameOf: (id) => counterName(id, game) ?? id,
  formationOf: (id) => {
    const formation = COUNTERS[id]?.formation ?? ''
    const key = `formation.${formation}`
    return isWord(key) ? avd(key) : numbered(formation, game)
  },
  townName: (hex) => townName(hex, game) ?? hex,
  placeName: (hex) => {
    const town = townName(hex, game)
    return town ? `${town} ${hex}` : hex
  },
  chitName: (chit) => {
    const key = `activation.${chit}`
    return isWord(key) ? avd(key) : (chitName(chit, game) ?? chit)
  },
})
