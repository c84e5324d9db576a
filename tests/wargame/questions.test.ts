import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  answer,
  answerSchemaWith,
  makeSteps,
  type QuestionOf,
  questionRule,
  questionsOf,
} from '@/lib/wargame/questions'
import * as toy from '../support/toy-rulesets'

const sentences = { 'is-at': 'stands at {hex}', nowhere: 'stands nowhere' }
const { step, verdict } = makeSteps<keyof typeof sentences>(({ key, params }) =>
  sentences[key as keyof typeof sentences].replace('{hex}', String(params.hex)),
)

const question = questionRule<toy.Toy>()
const questions = {
  place: question({
    about: 'where a unit stands',
    fields: ({ unit }) => ({ unit }),
    answer: ({ open }, { unit }) => {
      const hex = open.at[unit]
      return hex === undefined
        ? { no: 'TOY 2', because: { key: 'nowhere', params: {} } }
        : answer(hex, step('TOY 2', 'is-at', hex, { hex }), null)
    },
  }),
  goal: question({
    about: 'what the asker wants',
    fields: () => ({}),
    answer: ({ own }) => ({ value: own.goal, steps: [] }),
  }),
}
const { schema, ask } = questionsOf<toy.Toy, QuestionOf<typeof questions>>(toy.parent, questions, toy.forms)
const state: toy.ToyState = {
  open: { at: { 'german-1': 5 }, agenda: [] },
  own: { german: { goal: 8 }, soviet: { goal: 2 } },
  sealed: { mines: [7] },
}

test('a question is answered with the rule and the words of each step, or refused', () => {
  const found = ask(state, 'german', { ask: 'place', unit: 'german-1' })
  expect(found).toEqual({ value: 5, steps: [{ cite: 'TOY 2', text: 'stands at 5', value: 5 }] })
  expect(answerSchemaWith(z.string()).parse(found)).toEqual(found)
  expect(ask(state, 'german', { ask: 'place', unit: 'soviet-1' })).toMatchObject({ no: 'TOY 2' })
})

test('it is answered from what its asker knows', () => {
  expect([ask(state, 'german', { ask: 'goal' }), ask(state, 'soviet', { ask: 'goal' })]).toMatchObject([
    { value: 8 },
    { value: 2 },
  ])
})

test('what no record names, or holds too much, is no question', () => {
  for (const wrong of [{ ask: 'toString' }, { ask: 'goal', unit: 'german-1' }, { ask: 'place' }, null])
    expect(() => ask(state, 'german', wrong)).toThrow(z.ZodError)
})

test('the schema tells a stranger every question and what it is about', () => {
  const told = z.toJSONSchema(schema) as { oneOf: { description: string; properties: object }[] }
  expect(told.oneOf.map(({ description, properties }) => [description, Object.keys(properties)])).toEqual([
    ['where a unit stands', ['ask', 'unit']],
    ['what the asker wants', ['ask']],
  ])
})

test('a verdict is yes, or no by the rule that forbids it', () => {
  expect(verdict(null, 'TOY 3', 'is-at').value).toBe(true)
  expect(verdict({ no: 'TOY 4', because: { key: 'nowhere', params: {} } }, 'TOY 3', 'is-at')).toEqual({
    value: false,
    steps: [{ cite: 'TOY 4', text: 'stands nowhere', value: false }],
  })
})
