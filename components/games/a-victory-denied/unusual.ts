import type { UiWord } from '@/lib/words/words'

/** What is not as usual in the options of a game, each in a sentence for who is challenged. */
export function unusualIn(options: Readonly<Record<string, unknown>>): UiWord[] {
  const { roadCost, offTurn } = options
  const isAuto = typeof offTurn === 'object' && Object.values(offTurn ?? {}).includes('auto')
  return [
    ...(roadCost === 'half' ? (['terms.road.half'] as const) : []),
    ...(isAuto ? (['terms.offTurn.auto'] as const) : []),
  ]
}
