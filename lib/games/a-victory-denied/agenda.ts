import { dueIn, type Named, type Written } from '@/lib/wargame/due'
import type { NamedSteps } from '@/lib/wargame/ruleset'
import type { ChitId, CounterId, Hex, Side } from './names'

// What each step of the agenda holds. What they do stands in steps/.

export interface BattleSteps {
  stuka: { side: Side }
  throw: object
  elite: { side: Side; unit: CounterId }
  losses: { side: Side }
  beginRetreat: { hexes: number }
  airDefence: { side: Side; units: CounterId[] }
  retreat: { side: Side }
  headquarters: object
  advance: { side: Side }
  endBattle: object
  relocate: { side: Side; hq: CounterId; from: Hex }
}

export interface CommandSteps {
  chits: object
  special: object
  draw: object
  trump: { side: Side; chit: ChitId }
  play: { chit: ChitId }
  hq: { side: Side; chit: ChitId }
  corps: { side: Side; chit: ChitId; chosen: CounterId[] }
  move: { side: Side }
  fight: { side: Side }
  endActivation: object
}

export interface ReinforcementSteps {
  reserve: { side: Side; points: number; unitsPlaced: boolean }
  pvo: { side: Side; unit: CounterId }
  drawElite: object
  drawn: { side: Side; unit: CounterId }
  stars: object
  release: { side: Side; units: CounterId[]; chits: number }
  arrivals: object
  escape: { side: Side; left: number }
}

export interface SupplySteps {
  mark: { side: Side; left: number }
  isolation: object
  hqs: { side: Side; relocated: CounterId[] }
  disband: { side: Side }
}

export interface SupportSteps {
  artillery: { side: Side; left: number }
  bomber: { side: Side }
}

export interface TurnSteps {
  endTurn: object
  directive: { side: Side }
  advanceTurn: object
  withdraw: { side: Side; left: number }
}

export interface Steps
  extends CommandSteps,
    BattleSteps,
    SupplySteps,
    ReinforcementSteps,
    SupportSteps,
    TurnSteps {}
export type Step = NamedSteps<Steps>
export type WrittenStep = Written<Step>
export type StepOf<Name extends Step['step']> = Named<Step, Name>

export const { dueStep, dueOf } = dueIn<Step>()
