import { expect, test } from 'vitest'
import { goesElsewhere, goesOn, willGoOn } from '@/components/wargame/staff/going-on'

test('whoever attacks from the list is back there once, in his game, unless he has gone elsewhere', () => {
  expect(goesOn('one', 'attacks')).toBe(false)
  willGoOn('one', 'attacks')
  expect([goesOn('two', 'attacks'), goesOn('one', 'desk')]).toEqual([false, false])
  expect([goesOn('one', 'attacks'), goesOn('one', 'attacks')]).toEqual([true, false])
  willGoOn('one', 'attacks')
  goesElsewhere('one')
  expect(goesOn('one', 'attacks')).toBe(false)
})
