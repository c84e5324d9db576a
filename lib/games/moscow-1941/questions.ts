import { answerSchemaWith, type QuestionOf, questionsOf } from '@/lib/wargame/questions'
import type { RuleSet } from '@/lib/wargame/ruleset'
import { combat } from './answers/combat'
import { ground } from './answers/ground'
import { formsUnder } from './forms'
import type { Moscow } from './world'

/** Every number that a rule defines, as a question. */
export const questions = { ...ground, ...combat }
export type Question = QuestionOf<typeof questions>

/** What answers them under a rule set, and the forms of question and answer. */
export function questionsUnder(ruleset: RuleSet<Moscow>) {
  const forms = formsUnder(ruleset.rules)
  return {
    ...questionsOf<Moscow, Question>(ruleset, questions, forms),
    answerSchema: answerSchemaWith(forms.hexId),
  }
}
