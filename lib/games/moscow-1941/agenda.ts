import { dueIn, type Named, type Written } from '@/lib/wargame/due'
import type { NamedSteps } from '@/lib/wargame/ruleset'
import type { AirId, CounterId, Hex, LOSSES, Phase, Side } from './names'

// What each step of the agenda holds. What they do stands in steps/.

export interface AirSteps {
  allocate: { side: Side }
  luftwaffe: { side: Side }
  patrol: { side: Side; air: AirId }
  sortie: { air: AirId }
  strike: object
}

export interface BattleSteps {
  stand: { side: Side }
  throw: object
  drive: { side: Side }
  giveWay: { side: Side }
  decline: { side: Side }
  exchange: { side: Side; due: number; lost: number }
  remnant: object
  losses: { side: Side; kind: (typeof LOSSES)[number]; due: number; rule: string }
  advance: { side: Side }
  endBattle: object
}

export interface ReplacementSteps {
  arrive: object
  replacements: { side: Side; filled: Hex[] }
}

export interface SupplySteps {
  isolate: { side: Side }
  isolated: { side: Side; units: CounterId[] }
}

export interface TurnSteps {
  beginTurn: object
  phase: { phase: Phase }
  segment: { side: Side }
  move: { side: Side }
  attack: { side: Side }
  recover: { side: Side }
  endTurn: object
}

export interface VictorySteps {
  judge: { side: Side }
  nextTurn: object
}

export interface Steps
  extends TurnSteps,
    ReplacementSteps,
    AirSteps,
    BattleSteps,
    SupplySteps,
    VictorySteps {}
export type Step = NamedSteps<Steps>
export type WrittenStep = Written<Step>
export type StepOf<Name extends Step['step']> = Named<Step, Name>

export const { dueStep, dueOf } = dueIn<Step>()
