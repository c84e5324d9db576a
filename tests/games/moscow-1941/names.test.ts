import { describe, expect, test } from 'vitest'
import { CALENDAR, RESULTS } from '@/lib/games/moscow-1941/data/charts'
import { AIR, COUNTERS } from '@/lib/games/moscow-1941/data/units'
import { sentence, unitName } from '@/lib/games/moscow-1941/sentence'
import { de } from '@/lib/games/moscow-1941/words.de'
import { en } from '@/lib/games/moscow-1941/words.en'

const ids = [...Object.keys(COUNTERS), ...Object.keys(AIR)]

describe.each(Object.entries({ en, de }))('names in %s', (_language, catalogue) => {
  test('every unit is named in words, and no other thing', () => {
    const names = ids.map((id) => unitName(id, catalogue)!)
    expect(names.filter((name) => !/\p{L}{2}/u.test(name) || name.includes('{'))).toEqual([])
    expect(unitName('constructor', catalogue)).toBeUndefined()
  })

  test('every result and every turn is told in words', () => {
    for (const result of RESULTS) expect(Object.hasOwn(catalogue, `result-${result}`), result).toBe(true)
    for (const { turn } of CALENDAR) expect(Object.hasOwn(catalogue, `dates-${turn}`), `${turn}`).toBe(true)
  })
})

test('numbers, kinds and places are said as each language says them', () => {
  expect([unitName('G-3PzGp', en), unitName('G-3PzGp', de)]).toEqual(['3rd Panzer Group', '3. Panzergruppe'])
  expect([unitName('S-20A', en), unitName('S-20Anew', en)]).toEqual(['20th Army', 'new 20th Army'])
  const moved = { key: 'log-moved', params: { unit: 'S-1ShA', hex: 'I7' } }
  expect(sentence(moved, en)).toBe('1st Shock Army moves to Moscow (I7).')
  expect(sentence(moved, de)).toBe('1. Stoßarmee zieht nach Moskau (I7).')
})
