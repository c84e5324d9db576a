import { answerSchemaWith, type QuestionOf, questionsOf } from '@/lib/wargame/questions'
import type { RuleSet } from '@/lib/wargame/ruleset'
import { combat } from './answers/combat'
import { command } from './answers/command'
import { ground } from './answers/ground'
import { movement } from './answers/movement'
import { supply } from './answers/supply'
import { turn } from './answers/turn'
import { formsUnder } from './forms'
import type { Avd } from './world'

const { terrain, hexside, distance, counter, zoc, stacking } = ground
const { odds, support, crt, retreat } = combat

/** Every number that a rule defines, as a question, in the order in which a stranger reads them. */
export const questions = {
  ...{ terrain, hexside, distance, counter, ...movement, zoc, stacking },
  ...{ odds, support, crt, retreat, ...supply, ...command, ...turn },
}
export type Question = QuestionOf<typeof questions>

/** What answers them under a rule set, and the forms of question and answer. */
export function questionsUnder(ruleset: RuleSet<Avd>) {
  const forms = formsUnder(ruleset.rules)
  return {
    ...questionsOf<Avd, Question>(ruleset, questions, forms),
    answerSchema: answerSchemaWith(forms.hexId),
  }
}
