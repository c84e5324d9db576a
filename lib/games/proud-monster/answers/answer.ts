import { answersOf } from '@/lib/wargame/questions'
import { say } from '../say'
import type { Proud } from '../world'

export { answer } from '@/lib/wargame/questions'
export const { step, verdict, question, nameOf, rungs } = answersOf<Proud>(say)
