import { type BattleSteps, battleSteps } from './battle'
import { type CommandSteps, command } from './command'
import { type ReinforcementSteps, reinforcements } from './reinforcements'
import { type SupplySteps, supply } from './supply'
import { type SupportSteps, support } from './support'
import { type TurnSteps, turn } from './turn'

/** What each step of the agenda holds. */
export interface Steps
  extends CommandSteps,
    BattleSteps,
    SupplySteps,
    ReinforcementSteps,
    SupportSteps,
    TurnSteps {}

/** Every step of the agenda and its rule; one without the other is a type error. */
export const steps = {
  ...command,
  ...battleSteps,
  ...supply,
  ...reinforcements,
  ...support,
  ...turn,
}
