import type { Refusal } from '@/lib/kernel/decision'
import { attackersLeft } from '@/lib/wargame/attack'
import { onMap } from '@/lib/wargame/occupancy'
import { judgeMobile } from './full/mobile'
import { wholeOf } from './full/situation'
import { battleOf, judgeAttack } from './rules/14-attack'
import type { Fight } from './rules/14-odds'
import type { Situation } from './situation'
import type { Hex } from './state'

/** An order that may begin a fight, whole or in part. */
export interface Ordered {
  readonly type: string
  readonly attackers?: unknown
  readonly units?: unknown
  readonly from?: unknown
}
type Judged = { readonly fight: Fight; readonly refused: Refusal | null }

/** The fight that an order of the acting side would begin with those whom it names so far, and why it may not; null: none. */
export function fightOrdered(at: Situation, order: Ordered, target: Hex): Judged | null {
  const { acting: side, battle } = at.open
  const named = (order.attackers ?? order.units ?? []) as readonly string[]
  const units =
    order.type === 'assaultAgain' ? attackersLeft(at, battle!) : named.filter((unit) => onMap(at, unit))
  if (units.length === 0) return null
  const fight = battleOf(at, side, target, units)
  // 15.2
  const mobile = { ...fight, mobile: true }
  if (order.type === 'declareAttack') return { fight, refused: judgeAttack(at, side, target, units) }
  if (order.type === 'assaultAgain') return { fight: mobile, refused: null }
  return order.type === 'mobileAssault'
    ? { fight: mobile, refused: judgeMobile(wholeOf(at)!, side, String(order.from), target, units) }
    : null
}
