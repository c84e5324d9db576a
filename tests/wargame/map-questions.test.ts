import { expect, test } from 'vitest'
import { mapQuestions } from '@/lib/wargame/map-questions'
import { makeSteps } from '@/lib/wargame/questions'
import { position } from './small-map'

const { distance, zoc, stacking } = mapQuestions<ReturnType<typeof position>>({
  ...makeSteps<string>(({ key, params }) => [key, ...Object.values(params)].join(' ')),
  nameOf: (_at, unit) => `unit ${unit}`,
  stackRefusal: ({ open }, unit, hex) =>
    Object.entries(open.counters).some(([id, { at }]) => id !== unit && at === hex)
      ? { no: 'TOY 3', because: { key: 'full', params: { unit } } }
      : null,
  distance: { about: 'in hexes', cite: 'TOY 1' },
  zoc: { about: 'zones', cite: 'TOY 2' },
  stacking: { about: 'stacks', cite: 'TOY 3' },
})
const at = position({ G1: '0403', S1: '0404', S2: '0404', SHQ: '0601' })

test('a distance is told in hexes', () => {
  const steps = [{ cite: 'TOY 1', text: 'answer-distance', value: 3 }]
  expect(distance.answer(at, { from: '0103', to: '0403' })).toEqual({ value: 3, steps })
})

test('a zone of control is told with all who exert it, and HQs exert none', () => {
  const found = zoc.answer(at, { side: 'german', hex: '0403' })
  const texts = found.steps.map(({ text }) => text)
  expect([found.value, texts]).toEqual([true, ['answer-zoc-of unit S1 0404', 'answer-zoc-of unit S2 0404']])
  expect(zoc.answer(at, { side: 'german', hex: '0602' })).toMatchObject({ value: false })
  expect(zoc.answer(at, { side: 'soviet', hex: undefined }).value).toHaveLength(6)
})

test('a stack is judged unit by unit, or by one that would join it', () => {
  const value = (hex: string, unit?: string) => stacking.answer(at, { hex, unit }).value
  expect([value('0403'), value('0404'), value('0403', 'G2'), value('0101', 'G2')]).toEqual([
    true,
    false,
    false,
    true,
  ])
})
