import { answerSchemaWith, type QuestionOf, questionsOf } from '@/lib/wargame/questions'
import { combat } from './answers/combat'
import { ground } from './answers/ground'
import * as forms from './forms'
import { ruleset } from './ruleset'
import type { Moscow } from './world'

/** Every number that a rule defines, as a question. */
export const questions = { ...ground, ...combat }
export type Question = QuestionOf<typeof questions>

export const { schema: questionSchema, ask } = questionsOf<Moscow, Question>(ruleset, questions, forms)
export const answerSchema = answerSchemaWith(forms.hexId)
