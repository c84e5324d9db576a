import { z } from 'zod'
import type { Cite, Refusal, Words } from '@/lib/kernel/decision'
import type { Answer, Game } from '@/lib/kernel/game'
import { contextOf } from './agenda'
import type { Rung } from './odds'
import type { Given, RuleContext, RuleSet, Shape, Side, World } from './ruleset'
import { unionOf } from './schemas'

export type AnswerStep = Answer['steps'][number]

/** An answer with the steps that led to it; those that do not apply are null. */
export const answer = (value: unknown, ...steps: (AnswerStep | null)[]): Answer => ({
  value,
  steps: steps.filter((one) => one !== null),
})

/** Steps of answers in the sentences of one game. */
export function makeSteps<Word extends string>(
  say: (words: Words) => string,
): {
  step: (cite: Cite, key: Word, value: unknown, params?: Words['params']) => AnswerStep
  verdict: (refusal: Refusal | null, cite: Cite, key: Word) => Answer
} {
  const step = (cite: Cite, key: Word, value: unknown, params: Words['params'] = {}): AnswerStep => ({
    cite,
    text: say({ key, params }),
    value,
  })
  return {
    /** One step of an answer: the rule, what it does in words, and what came of it. */
    step,
    /** Yes, or no with the rule that forbids it. */
    verdict: (refusal, cite, key) =>
      refusal
        ? answer(false, { cite: refusal.no, text: say(refusal.because), value: false })
        : answer(true, step(cite, key, true)),
  }
}

interface Named extends World {
  rules: {
    readonly counters: Readonly<Record<string, { readonly name: string }>>
    readonly columns: readonly string[]
  }
}

/** What the answers of a game are made of, in its sentences. */
export function answersOf<W extends Named>(say: (words: Words) => string) {
  type At = { readonly rules: W['rules'] }
  const nameOf = ({ rules }: At, id: string): string => rules.counters[id]?.name ?? id
  return {
    ...makeSteps<W['words']>(say),
    /** Writes down a question of this game. */
    question: questionRule<W>(),
    nameOf,
    namesOf: (at: At, ids: readonly string[]): string => ids.map((id) => nameOf(at, id)).join(', '),
    /** How the column of an attack came about. */
    rungs: ({ rules: { columns } }: At, ladder: readonly Rung<W['words']>[]): AnswerStep[] =>
      ladder.map(({ cite, key, params, column }) => ({
        cite,
        text: say({ key, params }),
        value: column === null ? `below ${columns[0]}` : columns[column],
      })),
  }
}

/** One question: what it is about, what it holds besides its name, and how it is answered. */
export interface QuestionRule<W extends World, Fields extends Shape = Shape> {
  /** What is answered, for a stranger who reads the schema. */
  about: string
  fields: (of: W['forms']) => Fields
  /**
   * From what its asker knows, or the refusal by which there is no number. The whole state is for what everybody may
   * know once the game is over.
   */
  answer(at: RuleContext<W>, question: Given<Fields>, state: W['state']): Answer | Refusal
}

/** Writes a question down with what it is given following from its fields. */
export const questionRule =
  <W extends World>() =>
  <Fields extends Shape>(rule: QuestionRule<W, Fields>): QuestionRule<W, Fields> =>
    rule

/** The questions of a table of records, each with its name as `ask`. */
export type QuestionOf<Table> = {
  [Ask in keyof Table]: Table[Ask] extends { fields: (of: never) => infer Fields extends Shape }
    ? { ask: Ask } & Given<Fields>
    : never
}[keyof Table]

/** The schema of all questions of a table, and what answers them; `ask` throws a ZodError where there is no such question. */
export function questionsOf<W extends World, Question extends { ask: string }>(
  ruleset: Pick<RuleSet<W>, 'rules' | 'layers'>,
  questions: { readonly [Ask in Question['ask']]: object },
  forms: W['forms'],
): { schema: z.ZodType<Question>; ask: Game<Side, W['state']>['ask'] } {
  const rules = questions as Readonly<Record<string, QuestionRule<W>>>
  const schema = unionOf<W['forms'], Question>(questions, forms, 'ask')
  return {
    schema,
    ask: (state, side, given) => {
      const question = schema.parse(given)
      return rules[question.ask]!.answer(contextOf(ruleset, state, side), { ...question }, state)
    },
  }
}

/** How every answer looks, whatever was asked. */
export const answerSchemaWith = (hex: z.ZodType<string>) =>
  z.union([
    z
      .strictObject({
        value: z.unknown(),
        steps: z.array(
          z.strictObject({
            cite: z.string().describe('game and rule, such as "AVD 8.2.1"'),
            text: z.string(),
            value: z.unknown(),
          }),
        ),
      })
      .describe('the number asked for and how it came about'),
    z
      .strictObject({
        cite: z.string().describe('the rule that forbids what was asked about'),
        because: z.string(),
        at: z.array(hex).optional().describe('hexes that show why'),
      })
      .describe('no number, for the rules forbid it'),
  ])
