import { expect, test } from 'vitest'
import { ANEW, changesWith, HINT, hintsOf, MOST_HINTS, OFF, ON, withHints } from '@/lib/kernel/hints'
import { TABLES } from '../support/tables'

const after = (kept: string, ...changes: string[]) => withHints(hintsOf(kept), changes).join(' ')

test('what has been given is added once; none is wanted, or they are again where they were left, or all anew', () => {
  expect(after('', 'win', 'move', 'win')).toBe('win move')
  expect(after('win', OFF)).toBe('win off')
  expect(after('win off move', ON)).toBe('win move')
  expect(after('win off', ANEW)).toBe('')
  expect(after('win off', ANEW, 'move')).toBe('move')
})

test('changes that are made twice, or to what another device has changed meanwhile, come to the same', () => {
  const changes = [ANEW, 'win', OFF, ON, 'move']
  const once = withHints(hintsOf('fight'), changes)
  expect(withHints(once, changes)).toEqual(once)
  expect(after('fight', 'win', 'move')).toBe('fight win move')
})

test('of what is to be told twice the last is told, and nothing of before all was to be given anew', () => {
  const told = (...changes: string[]) => changes.reduce<readonly string[]>(changesWith, [])
  expect(told('win', OFF, ON, OFF)).toEqual(['win', ON, OFF])
  expect(told('win', 'move', ANEW, 'fight')).toEqual([ANEW, 'fight'])
})

test('so many are kept and no more', () => {
  const many = Array.from({ length: MOST_HINTS + 5 }, (_, n) => `hint-${n}`)
  expect(withHints([], many)).toHaveLength(MOST_HINTS)
})

test('the hints of every game may be kept, and none is called by a word that changes the others', () => {
  const names = Object.values(TABLES).flatMap(({ port }) => Object.keys(port.guide))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !HINT.test(name) || [OFF, ON, ANEW].includes(name))).toEqual([])
})
