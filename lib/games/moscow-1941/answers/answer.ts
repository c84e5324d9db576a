import { type AnswerStep, answer, makeSteps, questionRule } from '@/lib/wargame/questions'
import type { Situation } from '../in-force'
import { say } from '../say'
import type { CounterId } from '../state'
import type { Word } from '../words.en'
import type { Moscow } from '../world'

export type Step = AnswerStep
export { answer }
export const { step, verdict } = makeSteps<Word>(say)

/** Writes down a question of this game. */
export const question = questionRule<Moscow>()

export const nameOf = ({ rules }: Situation, id: CounterId): string => rules.counters[id]?.name ?? id
