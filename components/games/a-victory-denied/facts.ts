import { dotted } from '@/components/wargame/text/dotted'
import { actedText, groundText } from '@/components/wargame/text/fact-lines'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { hasRoad, terrainOf, townOf } from '@/lib/games/a-victory-denied/data/map'
import type { Situation } from '@/lib/games/a-victory-denied/situation'
import type { CounterId, Hex } from '@/lib/games/a-victory-denied/state'
import type { AvdWords } from './table-words'

/** The ground of a hex in words: terrain, town, road. */
export function ground(words: AvdWords, hex: Hex): string {
  const town = townOf(hex)?.kind
  return groundText(words, terrainOf(hex), town !== 'none' && town, hasRoad(hex) && 'road')
}

/** Strength and state of a counter in one line. */
export function unitFacts(words: AvdWords, { open }: Situation, unit: CounterId): string {
  const { tell } = words
  const facts = COUNTERS[unit]!
  const counter = open.counters[unit]
  const hasActed = (how: 'fought' | 'moved') => open.activation?.[how].includes(unit) ?? false
  const printed = counter?.reduced && facts.reduced ? facts.reduced : facts
  return dotted([
    facts.hq
      ? tell('unit.hq', { range: facts.range ?? 0, move: facts.move })
      : tell('unit.attack', { attack: printed.attack, defence: printed.defence, move: printed.move }),
    ...(facts.hq
      ? []
      : [tell(facts.steps === 1 ? 'unit.onestep' : counter?.reduced ? 'unit.reduced' : 'unit.full')]),
    ...(facts.colour === 'red' ? [tell('unit.elite')] : []),
    ...(counter?.oos ? [tell('unit.oos')] : []),
    ...(counter?.isolated ? [tell('unit.isolated')] : []),
    ...actedText(words, { fought: hasActed('fought'), moved: hasActed('moved') }),
  ])
}
