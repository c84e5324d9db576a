import type { TypeOf } from '@/lib/wargame/ruleset'
import { advanceUnit, placeElite, retreatUnit, takeLoss } from './aftermath'
import { activateCorps, chooseChits, chooseHq, trump } from './chits'
import { chooseDirective, withdraw } from './directive'
import { done } from './done'
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
  done,
}

export type Order = TypeOf<typeof orders>
export type OrderType = Order['type']
