import type { LastShift } from './combat-turn'
import { isAttenuated } from './supply'

/** 9.6, 17.10: Germans beyond the line of attenuated supply throw for the odds of their attack, last of all. */
export const attenuatedSupply: LastShift = (run, battle) => {
  if (battle.side !== 'german' || !isAttenuated(run, battle.attackers, battle.mobile)) return 0
  const { turn, battles } = run.open
  const face = run.dice.roll(`supply/${turn}/${battles}/${battle.target}`, 6)
  const added = run.rules.gastSeason(turn) + run.rules.gastGround(run as never, battle.target)
  const columns = run.rules.gastShift(face + added)
  run.emit({ type: 'SupplyThrown', face, added, columns })
  return -columns
}
