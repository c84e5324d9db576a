import { answersOf } from '@/lib/wargame/questions'
import { say } from '../say'
import type { Avd } from '../world'

export { type AnswerStep as Step, answer } from '@/lib/wargame/questions'
export const { step, verdict, question, nameOf, namesOf, rungs } = answersOf<Avd>(say)

/** Movement points for sixths of them, to three places. */
export const mp = (sixths: number): number => Math.round((sixths / 6) * 1000) / 1000
