import { expect, test } from 'vitest'
import { sheet } from '@/components/games/a-victory-denied/sheet'
import { tableWords } from '@/components/games/a-victory-denied/table-words'
import { foundBy } from '@/components/wargame/text/find'
import { en } from '@/lib/words/en'
import { wordsOf } from '@/lib/words/words'
import { catalogueOf } from '../support/catalogues'

const words = tableWords(wordsOf('en', en), await catalogueOf('a-victory-denied', 'en'))
const units = [
  { unit: 'G-3PZ', hex: '2616' },
  { unit: 'G-10PZ', hex: '2517' },
]
const found = (text: string) => foundBy(words, sheet, units, text)

test('a place is found by a part of its name or by its hex, and a unit by its own name', () => {
  expect(found('vIteb')).toEqual([{ name: words.placeName('3919'), hex: '3919', unit: null }])
  expect(found('2616').map(({ hex, unit }) => [hex, unit])).toContainEqual(['2616', null])
  expect(found('10th panzer')).toEqual([{ name: words.nameOf('G-10PZ'), hex: '2517', unit: 'G-10PZ' }])
  expect(found(' ')).toEqual([])
  expect(found('nowhere at all')).toEqual([])
})

test('what begins so stands before what only holds it, and the rest of a formation last', () => {
  const names = found('s').map(({ name }) => name.toLowerCase())
  const first = names.findIndex((name) => !name.startsWith('s'))
  expect(first).toBeGreaterThan(0)
  expect(names.slice(first).some((name) => name.startsWith('s'))).toBe(false)
  const foot = units.concat({ unit: 'G-267ID', hex: '2110' })
  const all = foundBy(words, sheet, foot, 'panzer').map(({ unit }) => unit)
  expect(all).toEqual(['G-3PZ', 'G-10PZ', 'G-267ID'])
})
