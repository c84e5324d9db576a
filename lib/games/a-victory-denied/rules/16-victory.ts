import type { Cite } from '@/lib/kernel/decision'
import { vpChit, vpSetOf } from '../data/chits'
import { COUNTERS } from '../data/counters'
import type { Side, State, VpId } from '../state'
import type { Word } from '../words.en'
import { inBox } from './occupancy'

export interface FinalScore {
  readonly german: number
  readonly soviet: number
  readonly winner: Side | 'draw'
  readonly cite: Cite
  readonly key: Word
  /** The values of all VP chits of this game, open at the end (16.3). */
  readonly values: Readonly<Record<VpId, number>>
}

/** Points the Soviet player has for each eliminated German motorized unit (16.3.1, 16.3.2). */
const PER_MOTORIZED = { moscow: 6, distracted: 4 } as const

/** Values of the VP chits of this game: nobody knows them before its end (16.3). */
export const vpValues = ({ hidden: { vpOnMap, vpGerman, vpSoviet } }: State): Record<VpId, number> =>
  Object.fromEntries(
    Object.entries(vpSetOf([...Object.values(vpOnMap), ...vpGerman, ...vpSoviet])).map(([id, { value }]) => [
      id,
      value,
    ]),
  )

const worth = (chits: readonly VpId[]): number => chits.reduce((sum, id) => sum + vpChit(id)!.value, 0)

/** Victory points and winner at the end of the last turn (16.3.1 Objective Moscow, 16.3.2 Hitler Distracted). */
export function finalScore(state: State): FinalScore {
  const { table, hidden } = state
  const objective = table.directive ?? 'moscow'
  const uncaptured = worth(Object.values(hidden.vpOnMap))
  const lost = inBox(table, 'eliminated').filter((id) => COUNTERS[id]!.motorized).length
  const german = worth(hidden.vpGerman)
  // Only uncaptured chits are doubled, not those taken by the Minsk table (reading A-AVD-12).
  const onMap = objective === 'moscow' ? 2 * uncaptured : uncaptured
  const soviet = onMap + worth(hidden.vpSoviet) + PER_MOTORIZED[objective] * lost
  const count = { german, soviet, values: vpValues(state) }

  if (objective === 'distracted') {
    const winner = german > soviet ? 'german' : soviet > german ? 'soviet' : 'draw'
    return { ...count, winner, cite: 'AVD 16.3.2', key: `final-distracted-${winner}` }
  }
  // A Moscow the German chose himself must be reached: points alone are no more than a draw (A-AVD-32).
  const atBest = table.guderiansChoice ? 'draw' : 'german'
  const winner = german >= soviet ? atBest : 'soviet'
  return { ...count, winner, cite: 'AVD 16.3.1', key: `final-moscow-${winner}` }
}
