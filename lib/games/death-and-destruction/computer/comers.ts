import { needAt } from '@/lib/games/proud-monster/computer/arrive'
import { wantedAims } from '@/lib/games/proud-monster/computer/worth'
import { likely } from '@/lib/games/proud-monster/rules/02-units'
import { crowdRefusal } from '@/lib/games/proud-monster/rules/06-stacking'
import type { LegalEntry } from '@/lib/kernel/game'
import { countersAt, enemyAt } from '@/lib/wargame/occupancy'
import { asked } from '../here'
import { judgeTransport } from '../rules/11-transport'
import { judgeBlaupunkt, judgeDrop } from '../rules/15-drops'
import type { Order } from '../ruleset'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Hex, OKH, type Okh } from '../state'

// Units that come to where they are needed otherwise than on foot: by rail or sea, from the air, and back from the rear.

/** As many of these units, the strongest first, as are not refused together. */
function together(
  at: Situation,
  units: readonly CounterId[],
  refusal: (units: readonly CounterId[]) => unknown,
): CounterId[] {
  const found: CounterId[] = []
  const worth = (unit: CounterId) => likely(asked(at), unit).defence
  for (const unit of [...units].sort((a, b) => worth(b) - worth(a) || a.localeCompare(b)))
    if (refusal([...found, unit]) === null) found.push(unit)
  return found
}

/** How much the German needs units at a place, with those that stand there. */
const need = (at: Situation, hex: Hex): number =>
  needAt(asked(at), 'german', hex) - countersAt(at, hex).length

/** Who waits in a reserve area goes far to where he is needed most, before anybody marches (11.2 to 12.2). */
function travel(at: Situation, legal: readonly LegalEntry[]): Order | null {
  if (at.open.moving !== null) return null
  const waits = (unit: CounterId) => OKH.includes(counterOf(at.open, unit).at as Okh)
  const offers = legal.filter(
    ({ order, choose }) => order.type === 'transportUnits' && choose!.from.some(waits),
  )
  const ways = offers
    .filter(({ order }) => at.rules.board.has(order.to as Hex))
    .map(({ order, choose }) => ({
      order,
      units: choose!.from.filter(waits),
      worth: need(at, order.to as Hex),
    }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || String(a.order.to).localeCompare(String(b.order.to)))
  for (const { order, units } of ways) {
    const [by, to] = [order.by as 'rail', order.to as Hex]
    const party = together(
      at,
      units,
      (some) => judgeTransport(at, by, to, some) ?? crowdRefusal(asked(at), some, countersAt(at, to), to),
    )
    if (party.length > 0) return { ...order, units: party } as Order
  }
  return null
}

/** Who may be dropped comes down in a place that is worth something and in which nobody stands (15.5 to 15.7). */
function drop(at: Situation, legal: readonly LegalEntry[]): Order | null {
  const offers = legal.filter(({ order }) => ['dropParatroops', 'dropBrigades'].includes(order.type))
  if (offers.length === 0) return null
  const side = at.open.acting
  const goals = new Map(wantedAims(asked(at), side).map(({ hex, worth }) => [hex, worth]))
  const worth = ({ order }: LegalEntry) => goals.get(order.hex as Hex) ?? 0
  const [best] = offers
    .filter((entry) => worth(entry) > 0 && !enemyAt(at, entry.order.hex as Hex, side))
    .sort((a, b) => worth(b) - worth(a))
  if (!best) return null
  const { order, choose } = best
  const judge = side === 'german' ? judgeBlaupunkt : judgeDrop
  const units = together(at, choose!.from, (some) => judge(at, order.hex as Hex, some))
  return { ...order, units } as Order
}

/** Who comes back from the partisans does so where he is needed most (15.8). */
function comeBack(at: Situation, legal: readonly LegalEntry[]): Order | null {
  const entry = legal.find(({ order }) => order.type === 'bringBack')
  if (!entry) return null
  const [hex] = [...entry.choose!.from].sort((a, b) => need(at, b) - need(at, a) || a.localeCompare(b))
  return { ...entry.order, hex } as Order
}

/** The next of those who come so; null: there is none. */
export const comeFar = (at: Situation, legal: readonly LegalEntry[]): Order | null =>
  drop(at, legal) ?? comeBack(at, legal) ?? travel(at, legal)
