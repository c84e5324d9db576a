import { describe, expect, test } from 'vitest'
import { namesakes, numbered, sentenceWith } from '@/lib/wargame/sentence'

const catalogue = {
  moves: '{unit} moves into {terrain} by {path}.',
  'terrain-woods': 'the woods',
  'kind-Pz': '{nth} Panzer Division',
  'ordinal-two': '{n}nd',
  'ordinal-other': '{n}th',
}

describe('sentences', () => {
  const sentence = sentenceWith((id) => ({ R1: 'First Army', '0101': 'Klin (0101)' })[id])

  test('are filled with entries of the catalogue and with names', () => {
    const params = { unit: 'R1', terrain: 'woods', path: '0101 R1' }
    expect(sentence({ key: 'moves', params }, catalogue)).toBe(
      'First Army moves into the woods by Klin (0101), First Army.',
    )
  })

  test('show what nobody knows as it stands', () => {
    expect(sentence({ key: 'unheard', params: {} }, catalogue)).toBe('unheard')
    const params = { unit: 'R9', terrain: 'moor', path: '0101 R9' }
    expect(sentence({ key: 'moves', params }, catalogue)).toBe('R9 moves into moor by 0101 R9.')
  })
})

describe('names of formations', () => {
  test('are told in full from what is printed', () => {
    expect(numbered('17Pz', catalogue)).toBe('17th Panzer Division')
    expect(numbered('2Pz', catalogue)).toBe('2nd Panzer Division')
    expect([numbered('SSReich', catalogue), numbered('5Cav', catalogue)]).toEqual(['SSReich', '5Cav'])
  })

  test('have a number where several have the same print', () => {
    const pieces = [
      { id: 'a', print: 'x' },
      { id: 'b', print: 'y' },
      { id: 'c', print: 'x' },
    ]
    const namesake = namesakes(pieces, ({ print }) => print)
    expect(['a', 'b', 'c', 'd'].map(namesake)).toEqual([' I', '', ' II', ''])
  })
})
