import { dotted } from '@/components/wargame/text/dotted'
import { actedText, groundText } from '@/components/wargame/text/fact-lines'
import { isSiege } from '@/lib/games/proud-monster/full/call-up'
import { isByAir } from '@/lib/games/proud-monster/full/logistics'
import { wholeOf } from '@/lib/games/proud-monster/full/situation'
import { supplyOf } from '@/lib/games/proud-monster/full/supply'
import { stepsOf, untriedFace, valuesOf } from '@/lib/games/proud-monster/rules/02-units'
import { unseenOf } from '@/lib/games/proud-monster/rules/02-unseen'
import type { Situation } from '@/lib/games/proud-monster/situation'
import type { Hex } from '@/lib/games/proud-monster/state'
import { hexOf } from '@/lib/wargame/occupancy'
import type { ProudWords } from './table-words'

/** The ground of a hex in words: terrain and place. */
export const groundOf =
  ({ placeOf, terrainOf }: Pick<Situation['rules'], 'placeOf' | 'terrainOf'>) =>
  (words: ProudWords, hex: Hex): string =>
    groundText(words, terrainOf(hex), placeOf(hex)?.kind)

/** How a unit is supplied where that is not wholly or comes by air, and whether it rests (9.2, 9.18, 8.20, 14.41). */
function stateText({ tell }: ProudWords, at: Situation, unit: string): string[] {
  const whole = wholeOf(at)
  if (!whole || hexOf(at, unit) === null) return []
  const supply = supplyOf(whole, unit)
  return [
    ...(isSiege(whole, unit) ? [tell('unit.siege')] : []),
    ...(supply === 'full' ? [] : [tell(`unit.${supply}`)]),
    ...(isByAir(whole, unit) ? [tell('unit.byAir')] : []),
    ...(whole.open.refitting.includes(unit) ? [tell('unit.refitting')] : []),
  ]
}

/** Figures, steps and what it has done, of a unit in one line. */
export function unitFacts(words: ProudWords, at: Situation, unit: string): string {
  const { tell, language } = words
  if (!(unit in at.rules.counters)) {
    const factor = (of: 'attack' | 'defence') => wholeOf(at)!.rules.airFactor(at as never, unit, of)
    return tell('unit.air', { attack: factor('attack'), defence: factor('defence') })
  }
  const { steps } = at.rules.counters[unit]!
  const { from, fought } = at.open.counters[unit] ?? { from: null, fought: false }
  const face = untriedFace(at, unit)
  const acted = [...stateText(words, at, unit), ...actedText(words, { fought, moved: from !== null })]
  if (face) {
    const { told } = unseenOf(at, face)
    const round = (n: number) => n.toLocaleString(language, { maximumFractionDigits: 1 })
    const means = { meanAttack: round(told.meanAttack), meanDefence: round(told.meanDefence) }
    return dotted([tell('unit.untried', { ...told, ...means }), ...acted])
  }
  const { attack, defence, move } = valuesOf(at, unit)!
  return dotted([
    tell('unit.attack', { attack, defence, move }),
    ...(steps > 1 ? [tell('unit.steps', { left: stepsOf(at, unit), steps })] : []),
    ...acted,
  ])
}
