import { doneRule } from '@/lib/wargame/define-game'
import { dueStep } from '../state'
import { steps } from '../steps'
import { type Avd, order } from '../world'

export const done = order({
  about:
    'finish this segment, or decline the choice that is offered; in a position where nobody can decide anything, ' +
    'such as before a draw: let the game go on',
  ...doneRule<Avd>('AVD 4.1.2', steps, dueStep),
})
