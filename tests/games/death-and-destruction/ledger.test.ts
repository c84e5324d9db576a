import { expect, test } from 'vitest'
import { ledger } from '@/lib/games/death-and-destruction/ledger'
import { texts } from '@/lib/games/death-and-destruction/rulebook.de'
import { rules } from '@/lib/games/death-and-destruction/ruleset'
import { dates as de } from '@/lib/games/death-and-destruction/words/dates.de'
import { dates as en } from '@/lib/games/death-and-destruction/words/dates.en'
import { testLedger } from '../../support/game-suite/test-ledger'
import { late } from './suite'

const of = (chapter: string, rules: string) => rules.split(' ').map((rule) => `DD ${chapter}.${rule}`)

/** Every rule of the index. */
const IDS = [
  ...of('1', '1 2 3 4 5a 5b 5c 5d 5e 5f 5g'),
  ...of('2', '2 3 4 5 6 7 8 9'),
  ...of('3', '1 2 3 4 5 6 7 8 9 10 11 12 13'),
  ...of('4', '1 2 3 4 5 6 7 8'),
  ...of('5', '1 2 3'),
  ...of('6', '1 2'),
  ...of('7', '1 2 3 4'),
  ...of('8', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33'),
  ...of('8', '34 35 36'),
  ...of('9', '1 2 3 4 5 6 7 8'),
  ...of('10', '1 2 3 4'),
  ...of('11', '1 2 3'),
  ...of('12', '1 2'),
  ...of('13', '1 2'),
  ...of('14', '1 2 3 4 5 6 7 8 9 10 11 12'),
  ...of('15', '1 2 3 4 5 6 7 8 9 10'),
  ...of('16', '1 2 3 4 5 6 7 8'),
]
/** Readings of unclear places that bear on them. */
const READINGS = [
  ...['01', '02', '03', '04', '07', '08', '09', '10', '11', '12', '14', '15', '16', '17', '19', '20', '21'],
  ...['22', '23', '24', '25', '26', '27', '28', '29', '30', '31', '32', '33', '34'],
].map((n) => `A-DD-${n}`)

testLedger(late, IDS, READINGS)

test('every rule is told in German as well', () => {
  expect(Object.keys(texts).sort()).toEqual(Object.keys(ledger).sort())
  for (const [cite, { reading }] of Object.entries(ledger))
    expect([cite, texts[cite as keyof typeof texts]!.reading !== undefined]).toEqual([
      cite,
      reading !== undefined,
    ])
})

test('each turn is called by its code, with its dates beside it (1.4)', () => {
  for (const dates of [en, de])
    for (let turn = 1; turn <= rules.turns; turn += 1)
      expect(dates[`turn-${turn}`]).toBe(String(rules.codeOf(turn)))
  expect([en['turn-1'], en['dates-1']]).toEqual(['112', '22-30 June 1941'])
  expect([de['turn-17'], de['dates-17']]).toEqual(['204', '16.-28. Februar 1942'])
})
