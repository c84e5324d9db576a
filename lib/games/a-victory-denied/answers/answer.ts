import { type AnswerStep, answer, makeSteps, questionRule } from '@/lib/wargame/questions'
import type { Situation } from '../in-force'
import { say } from '../say'
import type { CounterId } from '../state'
import type { Word } from '../words.en'
import type { Avd } from '../world'

export type Step = AnswerStep
export { answer }
export const { step, verdict } = makeSteps<Word>(say)

/** Writes down a question of this game. */
export const question = questionRule<Avd>()

/** Movement points for sixths of them, to three places. */
export const mp = (sixths: number): number => Math.round((sixths / 6) * 1000) / 1000

export const nameOf = ({ rules }: Situation, id: CounterId): string => rules.counters[id]?.name ?? id
export const namesOf = (at: Situation, ids: readonly CounterId[]): string =>
  ids.map((id) => nameOf(at, id)).join(', ')
