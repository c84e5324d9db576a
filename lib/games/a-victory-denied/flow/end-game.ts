import { finalScore, vpValues } from '../rules/16-victory'
import type { Run } from '../run'
import type { Side } from '../state'
import type { Word } from '../words.en'

/** 16.1: somebody has won at once. */
export function endGame(run: Run, winner: Side, cite: string, key: Word): void {
  if (run.table.result) return
  run.add({ type: 'GameEnded', winner, cite, key, german: null, soviet: null, values: vpValues(run.state) })
}

/** 16.3: the last turn is over and the VP chits are turned up. */
export function endByScore(run: Run): void {
  run.add({ type: 'GameEnded', ...finalScore(run.state) })
}
