import type { LastShift } from './combat-turn'
import type { Situation } from './situation'
import type { Battle, Hex } from './state'
import { isAttenuated } from './supply'

/** What is added to the die of attenuated supply where a hex is attacked (17.10). */
const addedAt = ({ rules, open }: Situation, target: Hex): number =>
  rules.gastSeason(open.turn) + rules.gastGround({ rules, open } as never, target)

/** Columns to the left that the die of attenuated supply may come to, the fewest and the most; null: none is thrown (9.6). */
export function attenuation(at: Situation, battle: Attack): readonly [fewest: number, most: number] | null {
  const { side, attackers, target, mobile = false } = battle
  if (side !== 'german' || !isAttenuated(at, attackers, mobile)) return null
  const columns = [1, 6].map((face) => at.rules.gastShift(face + addedAt(at, target)))
  return [columns[0]!, columns[1]!]
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
