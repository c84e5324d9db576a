import { expect, test } from 'vitest'
import type { TableView } from '@/components/wargame/port'
import { givesUp, goesElsewhere, goesOn, willGoOn } from '@/components/wargame/staff/going-on'

const [before, after] = [{}, {}] as TableView[] as [TableView, TableView]

test('whoever attacks from the list is back there once, in his game, unless he has gone elsewhere', () => {
  expect(goesOn('one', 'attacks', after)).toBe(false)
  willGoOn('one', 'attacks', before)
  expect([goesOn('two', 'attacks', after), goesOn('one', 'desk', after)]).toEqual([false, false])
  // Not before he sees what came of it.
  expect(goesOn('one', 'attacks', before)).toBe(false)
  expect([goesOn('one', 'attacks', after), goesOn('one', 'attacks', after)]).toEqual([true, false])
  willGoOn('one', 'attacks', before)
  goesElsewhere('one')
  expect(goesOn('one', 'attacks', after)).toBe(false)
})

test('whoever gives up an attack before it is made does not go on there; once it is made he does', () => {
  willGoOn('one', 'spearheads', before)
  givesUp('one', 'attacks', before)
  givesUp('one', 'spearheads', after)
  expect(goesOn('one', 'spearheads', after)).toBe(true)
  willGoOn('one', 'spearheads', before)
  givesUp('one', 'spearheads', before)
  expect(goesOn('one', 'spearheads', after)).toBe(false)
  willGoOn('one', 'spearheads', before)
  givesUp('one', 'spearheads')
  expect(goesOn('one', 'spearheads', after)).toBe(false)
})
