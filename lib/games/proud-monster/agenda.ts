import { dueIn, type Named, type Written } from '@/lib/wargame/due'
import type { NamedSteps } from '@/lib/wargame/ruleset'
import type { Side } from './names'

// What each step of the agenda holds. What they do stands in steps/.

export interface TurnSteps {
  beginTurn: object
  playerTurn: { side: Side; couplet: number }
  move: { side: Side }
  assault: { side: Side }
  checkVictory: object
}

export interface SetUpSteps {
  setUp: { side: Side }
  layOut: object
}

export interface ReinforcementSteps {
  arrive: object
  convert: { side: Side }
  reinforce: { side: Side }
  release: { side: Side }
}

export interface BattleSteps {
  resolve: object
  losses: { side: Side; due: number }
  advance: { side: Side }
  endBattle: object
}

export interface Steps extends SetUpSteps, TurnSteps, ReinforcementSteps, BattleSteps {}
export type Step = NamedSteps<Steps>
export type WrittenStep = Written<Step>
export type StepOf<Name extends Step['step']> = Named<Step, Name>

export const { dueStep, dueOf } = dueIn<Step>()
