import { expect, test } from 'vitest'
import { rulebook } from '@/lib/games/proud-monster/rulebook-beginner.en'
import { testLedger } from '../../support/game-suite/test-ledger'
import { proud } from './suite'

const of = (chapter: string, rules: string) => rules.split(' ').map((rule) => `PM ${chapter}.${rule}`)

/** Every rule of the index that is in force at the beginner's level; a level of more rules brings more of them. */
const IDS = [
  ...of('1', '1 2 4'),
  ...of('2', '1 2 3 4 6 8 9 10 11 12 13 14 15 16 17 18'),
  ...of('3', '1 2 3 4 5 6 7 8 9'),
  ...of('4', '1 2 3 4 5 6'),
  ...of('5', '1 2 4 5'),
  ...of('6', '1 2'),
  ...of('8', '1 2 3 4 5 6 7 8 11'),
  ...of('12', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 21 22'),
  ...of('14', '1 2 3 4 5 6 8 9 10 11 15 16 18 19 20 21 22 23 31 32a 35 37 38 39'),
  ...of('17', '2 6 7 9'),
]

/** Readings of unclear places that bear on this level: each is told with the rule that it is about. */
const READINGS = [
  ...['01', '05', '07', '08', '11', '16', '19', '20', '22', '24', '25', '29', '30', '34', '35', '36', '37'],
  ...['41', '42', '44', '49', '53', '54', '60', '61', '62', '63'],
].map((n) => `A-PM-${n}`)

testLedger(proud, IDS, READINGS, ['lib/games/proud-monster/full/', 'components/games/proud-monster/'])

test('the rules are told in ten chapters, none of them empty', () => {
  expect(rulebook.map(({ rules }) => rules.length)).toEqual([3, 16, 9, 6, 4, 2, 9, 21, 24, 4])
})
