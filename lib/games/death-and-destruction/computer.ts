import { promiseOf } from '@/lib/games/proud-monster/computer/promise'
import { computer as parent } from '@/lib/games/proud-monster/full/computer'
import type { Fight } from '@/lib/games/proud-monster/rules/14-odds'
import type { LegalEntry } from '@/lib/kernel/game'
import { countersAt } from '@/lib/wargame/occupancy'
import { comeFar } from './computer/comers'
import { lay } from './computer/markers'
import { declared, isLull, rebuilt } from './computer/offensives'
import { forOil } from './computer/oil'
import { withoutGunsAlone } from './delta/14-artillery'
import { asked } from './here'
import type { Rules } from './in-force'
import { comingOutRefusal } from './rules/08-reserve'
import type { Order } from './ruleset'
import type { Situation } from './situation'
import { deploymentOrder } from './standing'
import type { CounterId, Hex, Table } from './state'

interface Seen {
  readonly prompt: { readonly step: string }
  readonly table: Table
}

/** What is done whenever it is lawful, the first of these before the others: of several such orders the last one. */
const CHORES = [
  ...['dropPartisans', 'digIn', 'fortifyArea', 'sendAgainstPartisans', 'formKorps'],
  // 8.19: a counter that finds no unit is a step still.
  ...['upgradeUnit', 'spendUpgrade'],
  ...['giveUpWeakest', 'combOut', 'convertUnit'],
  ...['recallUntried', 'recallUnit', 'rebuildUnit', 'restoreStep'],
]

/** The last lawful order of the first of these kinds that has any, filled; null: there is none. */
export function choreOf(legal: readonly LegalEntry[], kinds: readonly string[]): Order | null {
  for (const type of kinds) {
    const entry = legal.findLast(({ order }) => order.type === type)
    if (entry) return filled(entry)
  }
  return null
}

/** An order with its open field filled by the first of what it may hold, or the first that it takes at least. */
const filled = ({ order, choose }: LegalEntry): Order => {
  if (!choose) return order as Order
  const { field, from, min } = choose
  return { ...order, [field]: field === 'units' ? from.slice(0, Math.max(min, 1)) : from[0] } as Order
}

/** 14.5: guns that stand alone are run over by one who leaves others behind him in his hex. */
function overrun(at: Situation, legal: readonly LegalEntry[]): Order | null {
  const entry = legal.find(
    ({ order }) => order.type === 'overrunGuns' && countersAt(at, order.from as Hex).length > 1,
  )
  return entry ? filled(entry) : null
}

/** 14.5: guns that may not take part in an attack stay out of it; without anybody else it is not made. */
function withoutGuns(at: Situation, order: Order): Order {
  if (order.type !== 'declareAttack') return order
  const attackers = withoutGunsAlone(at, order.attackers as readonly CounterId[])
  return attackers.length > 0 ? { ...order, attackers } : { type: 'done' }
}

/** 14.7: after the hits of artillery an attack that costs more than it brings is called off. */
const isSpoilt = (at: Situation): boolean =>
  promiseOf(asked(at), at.open.battle as Fight, 0 - at.open.barrage) < 0

/** 8.34: where steps of the turn do not let all come out of the reserve together, one after the other does. */
function asFlows(at: Situation, legal: readonly LegalEntry[], order: Order): Order {
  if (order.type !== 'placeUnits' || !comingOutRefusal(at, order.units as readonly CounterId[])) return order
  const places = legal.filter(({ order: { type } }) => type === 'placeUnits')
  const one = places.find(({ order: { hex } }) => hex === order.hex) ?? places[0]
  return one ? filled(one) : { type: 'done' }
}

/** true: aircraft carry supply to the hex of this order (9.5). */
const isOffered = (legal: readonly LegalEntry[], order: Order): boolean =>
  legal.some(
    ({ order: { type, hex }, choose }) =>
      type === order.type && (hex === order.hex || choose?.from.includes(order.hex as string)),
  )
type Logistics = Table['logistics']
/** What is seen where something of it is otherwise, so that the parent thinks no further of it. */
const withLogistics = (view: Seen, change: Partial<Logistics>): Seen => ({
  ...view,
  table: { ...view.table, logistics: { ...view.table.logistics, ...change } },
})

/** The computer player: as in the parent, and what each chapter asks besides. */
export function computer(rules: Rules, view: Seen, legal: readonly LegalEntry[], luck: () => number): Order {
  const { step } = view.prompt
  const at = { rules, open: view.table }
  if (step === 'barrage') return { type: isSpoilt(at) ? 'callOff' : 'done' }
  if (step === 'deploy') return deploymentOrder(at)
  if (step === 'lay' && !legal.some(({ order }) => /digIn|fortifyArea/.test(order.type)))
    return lay(at) ?? { type: 'done' }
  const chore =
    rebuilt(at, legal) ??
    choreOf(legal, CHORES) ??
    forOil(rules, view, legal) ??
    declared(at, legal) ??
    comeFar(at, legal) ??
    overrun(at, legal)
  if (chore) return chore
  // 4.5: a pause would end the war with 1941; in a lull he comes up and attacks as little as in one.
  const logistics: Partial<Logistics> = { planned: 'filed', ...(isLull(at) && { pause: 1 }) }
  const think = (change: Partial<Logistics> = logistics) =>
    parent(rules as never, withLogistics(view, change) as never, legal, luck) as Order
  const first = think()
  const isLost = first.type === 'supplyByAir' && !isOffered(legal, first)
  // 9.5: here one marker carries supply, and not everywhere: as if all that the parent has for it were in use.
  const aerial = Array.from({ length: rules.aerialCounters }, () => [])
  const order = isLost ? think({ ...logistics, aerial }) : first
  return asFlows(at, legal, withoutGuns(at, order))
}
