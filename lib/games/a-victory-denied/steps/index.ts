import { battleSteps } from './battle'
import { command } from './command'
import { reinforcements } from './reinforcements'
import { supply } from './supply'
import { support } from './support'
import { turn } from './turn'

/** Every step of the agenda and its rule; one without the other is a type error. */
export const steps = {
  ...command,
  ...battleSteps,
  ...supply,
  ...reinforcements,
  ...support,
  ...turn,
}
