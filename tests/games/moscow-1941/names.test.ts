import { describe, expect, test } from 'vitest'
import { CALENDAR, RESULTS } from '@/lib/games/moscow-1941/data/charts'
import { PLACES, RIVERS } from '@/lib/games/moscow-1941/data/map'
import { AIR, COUNTERS } from '@/lib/games/moscow-1941/data/units'
import { sentence, unitName } from '@/lib/games/moscow-1941/sentence'
import { places } from '@/lib/games/moscow-1941/words/places.de'
import { de } from '@/lib/games/moscow-1941/words.de'
import { en } from '@/lib/games/moscow-1941/words.en'

const ids = [...Object.keys(COUNTERS), ...Object.keys(AIR)]

describe.each(Object.entries({ en, de }))('names in %s', (_language, catalogue) => {
  test('every unit has a full name of its own', () => {
    const names = ids.map((id) => unitName(id, catalogue)!)
    for (const [i, name] of names.entries()) expect(name, ids[i]).toMatch(/\p{L}{2}/u)
    const own = (side: string) => names.filter((_, i) => ids[i]!.startsWith(side))
    for (const side of ['G-', 'S-']) expect(new Set(own(side)).size).toBe(own(side).length)
    expect(names.filter((name) => name.includes('{'))).toEqual([])
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

test('German names are of places and rivers that there are', () => {
  const known = [...PLACES.map(({ name }) => `town-${name}`), ...RIVERS.map(({ name }) => `river-${name}`)]
  expect(Object.keys(places).filter((key) => !known.includes(key))).toEqual([])
})
