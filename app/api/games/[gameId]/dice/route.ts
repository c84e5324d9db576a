import { reads } from '@/lib/play/http/handle'
import { diceAnswer } from '@/lib/play/games/dice-answer'
import { noQuery } from '@/lib/play/http/schemas'

/** What can be checked of the dice: DiceAnswer. */
export const GET = reads(noQuery, diceAnswer)
