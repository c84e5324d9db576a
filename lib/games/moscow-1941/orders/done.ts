import { doneRule } from '@/lib/wargame/define-game'
import { dueStep } from '../state'
import { steps } from '../steps'
import { type Moscow, order } from '../world'

export const done = order({
  about:
    'finish this segment, or decline the choice that is offered; in a position where nobody can decide anything: ' +
    'let the game go on',
  ...doneRule<Moscow>('MOS 54', steps, dueStep),
})
