import { reads } from '@/lib/play/handle'
import { diceAnswer } from '@/lib/play/dice-answer'
import { noQuery } from '@/lib/play/requests'

/** What can be checked of the dice: DiceAnswer. */
export const GET = reads(noQuery, diceAnswer)
