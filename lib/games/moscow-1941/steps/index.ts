import { air } from './air'
import { battleSteps } from './battle'
import { replacements } from './replacements'
import { supply, turn, victory } from './turn'

/** Every step of the agenda and its rule; one without the other is a type error. */
export const steps = { ...turn, ...replacements, ...air, ...battleSteps, ...supply, ...victory }
