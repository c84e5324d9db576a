import type { TypeOf } from '@/lib/wargame/ruleset'
import { advanceUnit, declineExchange, driveBack, giveWay, takeLoss } from './aftermath'
import { air } from './air'
import { declareAttack } from './attack'
import { done } from './done'
import { moveUnit } from './move'
import { forbidRetreat, holdFast } from './no-retreat'
import { replacements } from './replacements'
import { supply } from './supply'

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
  ...supply,
  done,
}

export type Order = TypeOf<typeof orders>
export type OrderType = Order['type']
