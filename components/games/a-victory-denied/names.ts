import { CHITS } from '@/lib/games/a-victory-denied/data/chits'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { type Sentences, townName } from '@/lib/games/a-victory-denied/sentence'
import type { TableWords } from './words'

type Names = Pick<TableWords, 'nameOf' | 'formationOf' | 'townName' | 'placeName' | 'chitName'>

/** Names of things in full, which the short form on a counter does not give away. */
export function namesIn(
  { language, avd, isWord, say }: Omit<TableWords, keyof Names>,
  game: Sentences,
): Names {
  const ordinals = new Intl.PluralRules(language, { type: 'ordinal' })

  /** Such as 17th Panzer Division for 17Pz: the number, and what the letters after it stand for. */
  const numbered = (short: string): string => {
    const [, n, kind] = /^(\d+)(\D*)$/.exec(short) ?? []
    const key = `kind.${kind || 'foot'}`
    if (n === undefined || !isWord(key)) return short
    const ordinal = `ordinal.${ordinals.select(Number(n))}`
    return avd(key, { nth: isWord(ordinal) ? avd(ordinal, { n }) : n })
  }
  return {
    nameOf: (id) => {
      const facts = COUNTERS[id]
      if (!facts) return id
      const known = `name.${facts.name}`
      const whole = isWord(known) ? avd(known) : numbered(facts.name)
      return facts.hq ? avd('name.hq', { name: whole }) : whole
    },
    formationOf: (id) => {
      const formation = COUNTERS[id]?.formation ?? ''
      const key = `formation.${formation}`
      return isWord(key) ? avd(key) : numbered(formation)
    },
    townName: (hex) => townName(hex, game) ?? hex,
    placeName: (hex) => {
      const town = townName(hex, game)
      return town ? `${town} ${hex}` : hex
    },
    chitName: (chit) => {
      const facts = CHITS[chit]
      if (facts?.side === 'soviet' && facts.hq) return numbered(facts.name)
      const key = `activation.${chit}`
      return isWord(key) ? avd(key) : say({ key: `chit-${chit}`, params: {} })
    },
  }
}
