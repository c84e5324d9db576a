import { expect, test } from 'vitest'
import type { LogLine } from '@/components/table/game-controls'
import { EVERYTHING, linesFound } from '@/components/table/log-filter'

const told = [
  ['log-turn', 'Turn 1.'],
  ['log-moved', '2nd Panzer Group moves to Orsha.'],
  ['log-turn', 'Turn 2.'],
  ['log-attack', 'Attack on Witebsk.'],
  ['log-die', '3-1, a 4.'],
  ['log-weather', 'A 4: mud.'],
  ['log-moved', 'A corps moves to Vítebsk.'],
] as const
const die = { dice: [{ sides: 6, face: 4 }] }
const lines = told.map(([key], n) => ({
  ...{ n, id: `l${n}`, time: '2026-01-01T00:00:00Z', key, params: {} },
  ...(key === 'log-die' ? { ...die, at: ['0101'] } : key === 'log-weather' ? die : {}),
})) as LogLine[]
const reading = {
  say: ({ n }: LogLine) => told[n]![1],
  isFight: ({ key }: LogLine) => key === 'log-attack',
}
const found = (text: string, fights = false, turn: number | null = null) =>
  linesFound(lines, { text, fights, turn }, reading).map(({ n }) => n)

test('who looks for nothing is shown all', () => {
  expect(linesFound(lines, EVERYTHING, reading)).toEqual(lines)
  expect(found('  ')).toHaveLength(lines.length)
})

test('a line is found by its words in any order, without accents and case, below its turn', () => {
  expect(found('ORSHA panzer')).toEqual([0, 1])
  expect(found('vitebsk')).toEqual([2, 6])
  expect(found('turn')).toEqual([])
})

test('of fights alone attacks are shown and the dice that fell on the map', () => {
  expect(found('', true)).toEqual([2, 3, 4])
  expect(found('witebsk', true)).toEqual([2, 3])
})

test('of one turn nothing is shown that came before or after it', () => {
  expect(found('', false, 0)).toEqual([0, 1])
  expect(found('', false, 2)).toEqual([2, 3, 4, 5, 6])
  expect(found('panzer', false, 2)).toEqual([])
  expect(found('', true, 2)).toEqual([2, 3, 4])
})
