/** What is told in the head of the sheet at times: what happened meanwhile, what is offered, how it ended. */
export { NextGame } from '@/components/table/next-game'
export { OfferCards } from '@/components/table/offer-cards'
export { OutageLine } from '@/components/table/outage-line'
export { PlanPanel } from '../offline/plan-panel'
export { EndedBar } from '../turn/ended-bar'
export { BalancePanel } from './balance-panel'
export { RecapPanel } from './recap-panel'
export { SparedNote } from './spared-note'
