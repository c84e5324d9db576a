import { doneRule } from '@/lib/wargame/define-game'
import type { TypeOf } from '@/lib/wargame/ruleset'
import { dueStep } from '../state'
import { steps } from '../steps'
import type { Proud } from '../world'
import { advanceUnits, takeLoss } from './aftermath'
import { declareAttack } from './attack'
import { forfeitUnits, moveStack, shiftReserve } from './move'
import { formGuards, placeUnits } from './reinforcements'
import { holdBack, placeRest, stationUnits, takeUp } from './set-up'

/** Every order and its rule; board, referee, fuzzer and computer player all live from this one table. */
export const orders = {
  stationUnits,
  holdBack,
  takeUp,
  placeRest,
  formGuards,
  placeUnits,
  moveStack,
  shiftReserve,
  forfeitUnits,
  declareAttack,
  takeLoss,
  advanceUnits,
  done: doneRule<Proud>('PM 5.1', steps, dueStep),
}

export type Order = TypeOf<typeof orders>
export type OrderType = Order['type']
