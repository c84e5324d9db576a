import { ledger as beginner } from '@/lib/games/proud-monster/ledger'
import { testLedger } from '../../../support/game-suite/test-ledger'
import { whole } from './suite'

const of = (chapter: string, rules: string) => rules.split(' ').map((rule) => `PM ${chapter}.${rule}`)

/** Rules that the whole game adds to those of the beginners, as far as it has come. */
const ADDED = [
  ...of('5', '3 6'),
  ...of('6', '3 4 5 6'),
  ...of('7', '1 2 3 4 5'),
  ...of('8', '9 10 12 13 14 15 16 17 18 19 20 21'),
  ...of('9', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20'),
  ...of('10', '1 2 3 4'),
  ...of('11', '1 2 3 4'),
  ...of('12', '20'),
  ...of('13', '1 2 3 4 5 6 7 8 9 10'),
  ...of('17', '1 3 4 5 8 10'),
  ...of('14', '7 12 13 14 17 24 25 26 27 28 29 30 30n 32b 33 34 36 40 41'),
  ...of('15', '1 2 3 4 5 6 7 8 9 10 11 12 13 14'),
]
/** Readings of unclear places that bear on them. */
const READINGS = [
  '03',
  '12',
  '33',
  '44',
  '29',
  '42',
  '53',
  '01',
  '13',
  '15',
  '17',
  '20',
  '43',
  '51',
  '57',
  '58',
  '31',
  '50',
  '52',
  '04',
  '23',
  '45',
  '46',
  '09',
  '37',
  '54',
  '02',
  '06',
  '10',
  '14',
  '18',
  '21',
  '22',
  '25',
  '26',
  '27',
  '28',
  '32',
  '38',
  '39',
  '40',
  '47',
  '48',
  '55',
  '56',
  '59',
  '60',
  '61',
].map((n) => `A-PM-${n}`)

const placeOf = (id: string) => id.match(/\d+/g)!.map(Number) as [number, number]
const IDS = [...Object.keys(beginner), ...ADDED].sort((one, other) => {
  const [a, b] = [placeOf(one), placeOf(other)]
  return a[0] - b[0] || a[1] - b[1] || one.localeCompare(other)
})

testLedger(whole, IDS, READINGS)
