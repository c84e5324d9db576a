import type { Cite } from '@/lib/kernel/decision'
import { inBox } from '@/lib/wargame/occupancy'
import type { Side, Table, VpId } from '../state'
import type { Word } from '../words.en'
import type { Run } from '../world'

export interface FinalScore {
  readonly german: number
  readonly soviet: number
  readonly winner: Side | 'draw'
  readonly cite: Cite
  readonly key: Word
  /** The values of all VP chits of this game, open at the end (16.3). */
  readonly values: Readonly<Record<VpId, number>>
}

/** Points are counted with all that lies face down. */
type Uncovered = Pick<Run, 'rules' | 'state'>

/** Values of the VP chits of this game: nobody knows them before its end (16.3). */
export function vpValues({ rules, state: { hidden } }: Uncovered): Record<VpId, number> {
  const dealt = [...Object.values(hidden.vpOnMap), ...hidden.vpGerman, ...hidden.vpSoviet]
  const sets = Object.values(rules.vpSets)
  const set = sets.find((chits) => dealt.every((id) => chits[id])) ?? sets[0]!
  return Object.fromEntries(Object.entries(set).map(([id, { value }]) => [id, value]))
}

/** Victory points and winner at the end of the last turn (16.3.1 Objective Moscow, 16.3.2 Hitler Distracted). */
export function finalScore({ rules, state }: Uncovered): FinalScore {
  const { table, hidden } = state
  const worth = (chits: readonly VpId[]) => chits.reduce((sum, id) => sum + rules.vpChit(id)!.value, 0)
  const objective = table.directive ?? 'moscow'
  const uncaptured = worth(Object.values(hidden.vpOnMap))
  const lost = inBox({ rules, open: table }, 'eliminated').filter(
    (id) => rules.counters[id]!.motorized,
  ).length
  const german = worth(hidden.vpGerman)
  // Only uncaptured chits are doubled, not those taken by the Minsk table (reading A-AVD-12).
  const onMap = rules.timesUncaptured[objective] * uncaptured
  const soviet = onMap + worth(hidden.vpSoviet) + rules.pointsForMotorized[objective] * lost
  const count = { german, soviet, values: vpValues({ rules, state }) }

  if (objective === 'distracted') {
    const winner = german > soviet ? 'german' : soviet > german ? 'soviet' : 'draw'
    return { ...count, winner, cite: 'AVD 16.3.2', key: `final-distracted-${winner}` }
  }
  // A Moscow the German chose himself must be reached: points alone are no more than a draw (A-AVD-32).
  const atBest = table.guderiansChoice ? 'draw' : 'german'
  const winner = german >= soviet ? atBest : 'soviet'
  return { ...count, winner, cite: 'AVD 16.3.1', key: `final-moscow-${winner}` }
}

/** Points of both sides, when the game is over and all has been counted (16.3). */
export const pointsIn = ({ result }: Pick<Table, 'result'>): Readonly<Record<Side, number>> | null =>
  typeof result?.german === 'number' && typeof result.soviet === 'number'
    ? { german: result.german, soviet: result.soviet }
    : null
