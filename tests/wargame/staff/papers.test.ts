import { expect, test } from 'vitest'
import { clearedOf, halted, marching, NO_PAPERS } from '@/lib/wargame/staff/papers'

test('a unit is on one march, and what nobody is in any more is gone', () => {
  const sent = marching(marching(NO_PAPERS, ['a', 'b'], 'kiev'), ['c', 'a'], 'minsk')
  expect(sent.marches).toEqual([
    { units: ['b'], to: 'kiev' },
    { units: ['a', 'c'], to: 'minsk' },
  ])
  expect(marching(sent, ['d'], 'kiev').marches.at(-1)).toEqual({ units: ['b', 'd'], to: 'kiev' })
  expect(halted(sent, ['b', 'c']).marches).toEqual([{ units: ['a'], to: 'minsk' }])
  const groups = [
    { name: 'north', units: ['a'] },
    { name: 'south', units: ['b', 'c'] },
  ]
  expect(clearedOf({ ...sent, groups }, (unit) => unit !== 'b' && unit !== 'a')).toEqual({
    version: 1,
    groups: [{ name: 'south', units: ['c'] }],
    marches: [{ units: ['c'], to: 'minsk' }],
  })
})
