import type { OrderBody } from '@/components/offline/plan'
import type { Judges } from '@/components/wargame/turn/refused'
import { dropRefusal, strikeRefusal, supplyDropRefusal } from '@/lib/games/moscow-1941/rules/air'
import { fighters, judgeAttack } from '@/lib/games/moscow-1941/rules/attack'
import { judgeMove } from '@/lib/games/moscow-1941/rules/movement'
import { musterRefusal, railRefusal, replacementRefusal } from '@/lib/games/moscow-1941/rules/replacements'
import type { Situation } from '@/lib/games/moscow-1941/situation'
import { dueOf } from '@/lib/games/moscow-1941/state'
import type { Refusal } from '@/lib/kernel/decision'

/** Why an aircraft may not fly to a hex, and a unit not be placed there. */
function place(at: Situation, { type, air, unit }: OrderBody, hex: string): Refusal | null {
  const { acting } = at.open
  switch (type) {
    case 'bomb':
      return strikeRefusal(at, acting, String(air), hex)
    case 'dropSupply':
      return supplyDropRefusal(at, acting, String(air), hex)
    case 'paradrop':
      return dropRefusal(at, String(air), String(unit), hex)
    case 'replaceUnit':
      return replacementRefusal(at, String(unit), hex)
    case 'reinforce':
      return musterRefusal(at, String(unit), hex)
    default:
      return null
  }
}

export const judges: Omit<Judges<Situation>, 'on'> = {
  ...{ fighters, place, attack: judgeAttack },
  move: (at, { unit, order }, path) =>
    order.type === 'railMove' ? railRefusal(at, unit!, path) : judgeMove(at, at.open.acting, unit!, path),
  attacking: (table) => dueOf(table, 'attack')?.side,
}
