import { doneRule } from '@/lib/wargame/define-game'
import type { TypeOf } from '@/lib/wargame/ruleset'
import { dueStep } from '../state'
import { steps } from '../steps'
import type { Moscow } from '../world'
import { advanceUnit, declineExchange, driveBack, giveWay, loseIsolated, takeLoss } from './aftermath'
import { air } from './air'
import { declareAttack, forbidRetreat, holdFast, moveUnit } from './operations'
import { replacements } from './replacements'

/** Every order and its rule; board, referee, fuzzer and computer player all live from this one table. */
export const orders = {
  ...replacements,
  forbidRetreat,
  ...air,
  moveUnit,
  declareAttack,
  holdFast,
  driveBack,
  giveWay,
  declineExchange,
  takeLoss,
  advanceUnit,
  loseIsolated,
  done: doneRule<Moscow>('MOS 54', steps, dueStep),
}

export type Order = TypeOf<typeof orders>
