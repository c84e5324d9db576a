import { doneRule } from '@/lib/wargame/define-game'
import type { TypeOf } from '@/lib/wargame/ruleset'
import { dueStep } from '../state'
import { steps } from '../steps'
import type { Avd } from '../world'
import { advanceUnit, placeElite, retreatUnit, takeLoss } from './aftermath'
import { activateCorps, chooseChits, chooseHq, trump } from './chits'
import { chooseDirective, withdraw } from './directive'
import { declareAttack, flyStuka } from './fight'
import { moveUnit } from './move'
import { reinforce, releaseUnit } from './reinforce'
import { disband, markOutOfSupply, relocateHq } from './supply'
import { bomb, fireArtillery, fireRocket } from './support'

/** Every order and its rule; board, referee, fuzzer and computer player all live from this one table. */
export const orders = {
  chooseChits,
  trump,
  chooseHq,
  activateCorps,
  moveUnit,
  declareAttack,
  flyStuka,
  placeElite,
  takeLoss,
  retreatUnit,
  advanceUnit,
  relocateHq,
  markOutOfSupply,
  disband,
  reinforce,
  releaseUnit,
  fireArtillery,
  fireRocket,
  bomb,
  chooseDirective,
  withdraw,
  done: doneRule<Avd>('AVD 4.1.2', steps, dueStep),
}

export type Order = TypeOf<typeof orders>
export type OrderType = Order['type']
