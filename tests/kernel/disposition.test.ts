import { expect, test } from 'vitest'
import {
  type Disposition,
  dispositionText,
  MOST_LETTERS,
  readDisposition,
  setUpAddress,
  sizeOf,
} from '@/lib/kernel/disposition'

const PLAN: Disposition = new Map([
  ['2817N', ['RD', 'TD']],
  ['1912S', ['TD', 'RD']],
  ['2016N', ['RD', 'RD']],
  ['okhNorth', ['DE-ID-71']],
  ['3030N', []],
])
const TEXT = 'DE-ID-71~okhNorth_RD.RD~2016N_RD.TD~1912S.2817N'

test('a set-up is one text, whoever wrote it down in which order, and read again as it was', () => {
  expect(dispositionText(PLAN)).toBe(TEXT)
  expect(dispositionText(new Map([...PLAN].reverse()))).toBe(TEXT)
  const read = readDisposition(TEXT)!
  expect(dispositionText(read)).toBe(TEXT)
  expect(read.get('1912S')).toEqual(['RD', 'TD'])
  expect(sizeOf(read)).toEqual({ units: 7, places: 4 })
})

test('its address needs no sign that browsers write in another way', () => {
  const address = setUpAddress({ game: 'g', scenario: 's', side: 'soviet' }, TEXT)
  expect(new URL(address, 'http://table.test').searchParams.get('plan')).toBe(TEXT)
  expect(encodeURI(address)).toBe(address)
})

test.each([
  ['nothing', ''],
  ['no place', 'RD'],
  ['an empty place', 'RD~'],
  ['an empty kind', '~2016N'],
  ['two marks', 'RD~2016N~2017N'],
  ['a sign that no name has', 'RD~20<16N'],
  ['the name of a prototype with its marks', '__proto__~2016N'],
  ['a place twice', 'RD~2016N.2016N'],
  ['a place in two groups', 'RD~2016N_TD~2016N'],
  ['kinds in another order', 'TD.RD~2016N'],
  ['groups in another order', 'TD~2017N_RD~2016N'],
  ['too many letters', `RD~${'2016N.'.repeat(MOST_LETTERS / 6)}2016N`],
])('%s is no set-up', (_what, text) => {
  expect(readDisposition(text)).toBeNull()
})
