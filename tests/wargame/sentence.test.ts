import { describe, expect, test } from 'vitest'
import { namesakes, namesWith, numbered, sentenceWith } from '@/lib/wargame/sentence'

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

describe('a hex in a sentence', () => {
  // A row of hexes, of which the first has a name.
  const neighbours = (hex: string) => [`${Number(hex) - 1}`, `${Number(hex) + 1}`].filter(has)
  const has = (hex: string) => Number(hex) >= 10 && Number(hex) <= 19
  const { sentence } = namesWith({
    ...{ hexes: /^\d\d$/, board: { has, neighbours } },
    placeIn: (hex) => (hex === '10' ? 'Klin' : undefined),
    pieceName: () => undefined,
  })
  const words = {
    'ask-there': 'Attacked at {hex}.',
    'log-there': 'Attacked at {hex}.',
    'near-place': '{hex} near {place}',
    'town-Klin': 'Klin!',
  }
  const told = (key: string, hex: string) => sentence({ key, params: { hex } }, words)

  test('has its name, or where something is asked that of a place near', () => {
    expect(told('ask-there', '10')).toBe('Attacked at Klin! (10).')
    expect(told('ask-there', '14')).toBe('Attacked at 14 near Klin!.')
    expect([told('log-there', '10'), told('log-there', '14')]).toEqual([
      'Attacked at Klin! (10).',
      'Attacked at 14.',
    ])
  })

  test('has its number alone where no place is near, and off the map', () => {
    expect([told('ask-there', '15'), told('ask-there', '25')]).toEqual(['Attacked at 15.', 'Attacked at 25.'])
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
