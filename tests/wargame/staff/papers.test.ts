import { expect, test } from 'vitest'
import { clearedOf, halted, marching, NO_PAPERS, preparing, unprepared } from '@/lib/wargame/staff/papers'

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

test('a unit is kept for one attack, as long as the part of the game lasts for which it is prepared', () => {
  const when = '5/1'
  const one = preparing(NO_PAPERS, { target: 'kiev', units: ['a', 'b'], when })
  const two = preparing(one, { target: 'minsk', units: ['b', 'c'], when })
  expect(two.attacks).toEqual([
    { target: 'kiev', units: ['a'], when },
    { target: 'minsk', units: ['b', 'c'], when },
  ])
  expect(preparing(two, { target: 'kiev', units: ['d'], when }).attacks!.at(-1)!.units).toEqual(['d'])
  expect(unprepared(two, 'minsk', when).attacks).toEqual([{ target: 'kiev', units: ['a'], when }])
  expect(preparing(two, { target: 'kiev', units: ['a'], when: '5/2' }).attacks).toHaveLength(1)
  expect(clearedOf(two, (unit) => unit !== 'a').attacks).toEqual([
    { target: 'minsk', units: ['b', 'c'], when },
  ])
  expect(clearedOf(NO_PAPERS, () => true)).toEqual(NO_PAPERS)
})
