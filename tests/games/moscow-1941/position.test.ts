import { expect, test } from 'vitest'
import { z } from 'zod'
import { game } from '@/lib/games/moscow-1941'
import { listedDice } from '@/lib/kernel/dice/dice'
import { PRACTICE } from '@/lib/kernel/game'

const { readPosition } = game

/** Path and sentence of the first mistake. */
function complaint(table: object): [string, string] {
  try {
    readPosition({ table })
  } catch (error) {
    const { path, message } = (error as z.ZodError).issues[0]!
    return [path.join('.'), message]
  }
  return ['', '']
}
const at = { 'G-4A': { at: 'H2' } }

test('a position that names a hex supplied from the air is read as of those who stand there', () => {
  const kept = { counters: { ...at, 'G-7K': { at: 'H2' }, 'G-5K': { at: 'H1' } } }
  const supplied = (resupplied: string[]) => readPosition({ table: { ...kept, resupplied } }).table.resupplied
  expect([supplied(['H2']), supplied(['G-5K'])]).toEqual([['G-4A', 'G-7K'], ['G-5K']])
  expect(complaint({ ...kept, resupplied: ['G-99K'] })[0]).toBe('table.resupplied.0')
})

test('the examples of the schema can be played', () => {
  const { examples } = z.toJSONSchema(game.schemas.position, { io: 'input' }) as { examples: unknown[] }
  expect(examples).toHaveLength(1)
  for (const example of examples) {
    const state = readPosition(example)
    const types = game.legal(state, 'german').map(({ order }) => order.type)
    expect(types).toContain('declareAttack')
  }
})

test.each([
  [{ counters: { 'S-19A': { at: 'H2' }, ...at } }, 'counters.G-4A.at', 'both sides stand in H2'],
  [{ counters: { 'G-4A': { at: 'arriving' } } }, 'counters.G-4A.at', 'does not belong into the box arriving'],
  [{ counters: { 'G-4A': { at: 'track' } } }, 'counters.G-4A.at', 'does not belong into the box track'],
  [
    { counters: { 'S-19A': { at: 'eliminated', state: 'dispersed' } } },
    'counters.S-19A.state',
    'S-19A is dispersed in the box eliminated',
  ],
  [{ counters: { 'G-4A': { at: 'H2', left: 2 } } }, 'counters.G-4A.left', 'has not moved'],
  [{ counters: { 'S-19A': { at: 'H3' } }, held: { H3: 'german' } }, 'held.H3', 'so soviet holds it'],
  [{ counters: at, held: { H2: 'german' } }, 'held.H2', 'there is no place'],
  [{ counters: at, air: { 'G-2FlK': { state: 'flying' } } }, 'air.G-2FlK.target', 'a mission and a target'],
  [{ counters: at, turn: 5, scenario: 'typhoon' }, 'turn', 'is the last of "typhoon"'],
])('what no game comes to is refused with its place: %j', (table, path, sentence) => {
  expect(complaint(table)).toEqual([`table.${path}`, expect.stringContaining(sentence)])
})

test('a table that was set up with what is refused by now plays on', () => {
  const position = { table: { counters: { 'S-19A': { at: 'H3' } }, held: { H3: 'german' } } }
  expect(() => readPosition(position)).toThrow('H3')
  const { state } = game.setUp(PRACTICE, position, listedDice([]))
  expect(state.table.held.H3).toBe('german')
  expect(game.awaits(state)).toEqual(['german'])
})
