import { battleSteps } from './battle'
import { reinforcements } from './reinforcements'
import { setUp } from './set-up'
import { turn } from './turn'

/** Every step of the agenda and its rule; one without the other is a type error. */
export const steps = { ...setUp, ...turn, ...reinforcements, ...battleSteps }
