import type { Situation as BeginnerSituation } from '../situation'
import type { LastShift } from './combat-turn'
import { type Situation, whole } from './situation'
import type { Battle, Hex } from './state'
import { isAttenuated } from './supply'

/** What is added to the die of attenuated supply where a hex is attacked (17.10). */
const addedAt = ({ rules, open }: Situation, target: Hex): number =>
  rules.gastSeason(open.turn) + rules.gastGround({ rules, open } as never, target)

/** Columns to the left that each face of the die of attenuated supply comes to; none: it is not thrown (9.6). */
function columnsOf(at: Situation, { side, attackers, target, mobile = false }: Attack): readonly number[] {
  if (side !== 'german' || !isAttenuated(at, attackers, mobile)) return []
  const added = addedAt(at, target)
  return [1, 2, 3, 4, 5, 6].map((face) => at.rules.gastShift(face + added))
}

/** The same as columns by which the odds are shifted, for those who reckon with the die (9.6). */
export const attenuatedColumns = (at: BeginnerSituation, fight: Attack): readonly number[] =>
  columnsOf(whole(at), fight).map((columns) => -columns)

/** Columns to the left that the die of attenuated supply may come to, the fewest and the most; null: none is thrown (9.6). */
export function attenuation(at: Situation, battle: Attack): readonly [fewest: number, most: number] | null {
  const columns = columnsOf(at, battle)
  return columns.length > 0 ? [columns[0]!, columns[5]!] : null
}
type Attack = Pick<Battle, 'side' | 'attackers' | 'target'> & { readonly mobile?: boolean }

/** 9.6, 17.10: Germans beyond the line of attenuated supply throw for the odds of their attack, last of all. */
export const attenuatedSupply: LastShift = (run, battle) => {
  if (!attenuation(run, battle)) return 0
  const { turn, battles } = run.open
  const face = run.dice.roll(`supply/${turn}/${battles}/${battle.target}`, 6)
  const added = addedAt(run, battle.target)
  const columns = run.rules.gastShift(face + added)
  run.emit({ type: 'SupplyThrown', face, added, columns })
  return -columns
}
