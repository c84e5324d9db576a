import type { OrderBody } from '@/components/offline/plan'
import type { Params } from '@/lib/kernel/interpolate'
import { countersAt, hexOf, type OnMap } from '@/lib/wargame/occupancy'
import type { TableWords } from '../text/table-words'
import { targetOf, unitOf } from './offer-of'

// Orders as a game's table says them: `list.TYPE` in a list, `do.TYPE` on the button that sends them.

const placeOfUnit = ({ own, placeName }: TableWords, at: OnMap, unit: string): string => {
  const hex = hexOf(at, unit)
  const box = at.open.counters[unit]?.at ?? ''
  return hex ? placeName(hex) : own(`box.${box}`, {}, box)
}

/** An order as a line of a list; `n`: how many pieces are to be chosen for it; `more`: gaps of the game's own. */
export function orderLine(words: TableWords, at: OnMap, order: OrderBody, n: number, more: Params): string {
  const { tell, own, nameOf, placeName } = words
  const { type } = order
  const unit = unitOf(order)
  const target = targetOf(order)
  const params = {
    ...{ type, n, ...more },
    unit: unit ? nameOf(unit) : '',
    place: target ? placeName(target) : unit ? placeOfUnit(words, at, unit) : '',
    foes: target ? countersAt(at, target).map(nameOf).join(', ') : '',
  }
  return own(`list.${type}`, params, tell('list.other', params))
}

/** The order on the button that sends it; `stays`: there is no way at all. */
export function orderLabel({ tell, own }: TableWords, type: string, stays: boolean, params: Params): string {
  // Odds from one to another: not all that fights is known.
  const how = stays ? '.lost' : String(params.odds).includes('–') ? '.blind' : ''
  return own(`do.${type}${how}`, params, tell('do.other'))
}
