import { type AirSteps, air } from './air'
import { type BattleSteps, battleSteps } from './battle'
import { type ReplacementSteps, replacements } from './replacements'
import { type SupplySteps, supply } from './supply'
import { type TurnSteps, turn } from './turn'
import { type VictorySteps, victory } from './victory'

/** What each step of the agenda holds. */
export interface Steps
  extends TurnSteps,
    ReplacementSteps,
    AirSteps,
    BattleSteps,
    SupplySteps,
    VictorySteps {}

/** Every step of the agenda and its rule; one without the other is a type error. */
export const steps = { ...turn, ...replacements, ...air, ...battleSteps, ...supply, ...victory }
