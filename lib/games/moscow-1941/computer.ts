import type { LegalEntry } from '@/lib/kernel/game'
import { aftermath } from './computer/aftermath'
import { flyOut, luftwaffe } from './computer/air'
import { fight } from './computer/fight'
import { stand } from './computer/hold'
import { finish, type Look, lookOf } from './computer/look'
import { march } from './computer/march'
import { muster } from './computer/muster'
import type { Rules } from './in-force'
import type { Order } from './orders'
import { standing } from './standing/orders'
import { dueStep, type Step } from './state'
import type { View } from './view'

/*
 * The work of a staff (`lib/wargame/staff`) was tried here and plays no better, by pairs of games against this computer with
 * seats changed, in Elo with bounds of 95%. By the seeds s18-fresh, in 100 pairs of short and 60 of basic games: attacks that
 * spare whom they do not need +9 (-6 to +24) and -3 (-29 to +23), with posts found jointly for all Soviets besides -2 (-32
 * to +29) and -47 (-105 to +9). In 60 short pairs each, s18-x: a Soviet line by the least cut -41 (-94 to +10); upon attacks
 * that spare, guards of places laid jointly 0 (-46 to +46) and draws by the length of marches -17 (-69 to +33).
 */

/** What may be left to standing orders the computer decides as they usually do. */
const asUsual = ({ at, table }: Look): Order => standing.orderOf(at, dueStep(table)!) as Order

/** What the computer player does in each step that waits for it. */
const choices: { [Name in Step['step']]?: (look: Look) => Order } = {
  replacements: muster,
  allocate: flyOut,
  luftwaffe,
  move: march,
  attack: fight,
  ...aftermath,
  stand,
  giveWay: asUsual,
  decline: asUsual,
  exchange: asUsual,
  patrol: asUsual,
}

/** The computer player: sees a view and the legal orders, nothing else. `luck` breaks ties. */
export function computer(rules: Rules, view: View, legal: readonly LegalEntry[], luck: () => number): Order {
  const look = lookOf(rules, view, legal, luck)
  const due = dueStep(view.table)
  return (due && choices[due.step]?.(look)) ?? finish
}
