import { actedText } from '@/components/wargame/text/hex-lines'
import { figures as rules } from '@/lib/games/proud-monster/in-force'
import { stepsOf, untriedFace, valuesOf } from '@/lib/games/proud-monster/rules/02-units'
import { unseenOf } from '@/lib/games/proud-monster/rules/02-unseen'
import type { Situation } from '@/lib/games/proud-monster/situation'
import type { Hex } from '@/lib/games/proud-monster/state'
import type { ProudWords } from './table-words'
import type { Word } from './words.en'

/** The ground of a hex in words: terrain and place. */
export function ground({ tell }: ProudWords, hex: Hex): string {
  const place = rules.placeOf(hex)
  const ground = tell(`hex.terrain.${rules.terrainOf(hex)}` as Word)
  return place ? `${ground}, ${tell(`hex.${place.kind}` as Word)}` : ground
}

/** Figures, steps and what it has done, of a unit in one line. */
export function unitFacts(words: ProudWords, at: Situation, unit: string): string {
  const { tell, language } = words
  const { steps } = at.rules.counters[unit]!
  const { from, fought } = at.open.counters[unit] ?? { from: null, fought: false }
  const face = untriedFace(at, unit)
  const acted = actedText(words, { fought, moved: from !== null })
  if (face) {
    const { told } = unseenOf(at, face)
    const round = (n: number) => n.toLocaleString(language, { maximumFractionDigits: 1 })
    const means = { meanAttack: round(told.meanAttack), meanDefence: round(told.meanDefence) }
    return [tell('unit.untried', { ...told, ...means }), ...acted].join(' · ')
  }
  const { attack, defence, move } = valuesOf(at, unit)!
  return [
    tell('unit.attack', { attack, defence, move }),
    ...(steps > 1 ? [tell('unit.steps', { left: stepsOf(at, unit), steps })] : []),
    ...acted,
  ].join(' · ')
}
