import { doneRule } from '@/lib/wargame/define-game'
import { extend } from '@/lib/wargame/extend'
import type { TypeOf } from '@/lib/wargame/ruleset'
import { orders as beginner } from '../orders'
import { commitAir } from './air-turn'

import { changeHedgehog, declareAttack, moveStack, retreatUnits, takeLoss } from './combat-turn'
import { arrangeStack } from './fog-turn'
import { shiftRefusal } from './limits'
import * as logistics from './logistics-turn'
import { assaultAgain, mobileAssault } from './mobile-turn'
import { placeUnits } from './reserve-turn'
import { callUp, refitDivision, replaceStep, withdrawUnit } from './restore-turn'
import { boardUnits, invadeCoast, sailUnits } from './sea-turn'
import { dueStep } from './state'
import { steps } from './steps'
import { barred, type Whole } from './world'

/** Every order of the whole game: those of the beginners, and what each chapter adds. */
export const orders = extend(beginner, {
  // It knows more steps that may be finished.
  replace: {
    ...{ placeUnits, declareAttack, moveStack },
    // 5.3
    shiftReserve: barred(shiftRefusal),
    takeLoss: (base) => ({ ...base, ...takeLoss }),
    done: () => doneRule<Whole>('PM 5.1', steps, dueStep) as never,
  },
  add: {
    arrangeStack,
    mobileAssault,
    assaultAgain,
    retreatUnits,
    changeHedgehog,
    commitAir,
    ...{ replaceStep, refitDivision, withdrawUnit, callUp },
    ...logistics,
    ...{ sailUnits, invadeCoast, boardUnits },
  },
})

export type Order = TypeOf<typeof orders>
