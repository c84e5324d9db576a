import { expect, test } from 'vitest'
import { offersOf } from '@/components/games/a-victory-denied/offers'
import { port } from '@/components/games/a-victory-denied/port'
import type { TableView } from '@/components/wargame/port'
import { aloneOf, waitingBy, walkOf } from '@/components/wargame/turn/offers'
import { on } from '@/lib/games/a-victory-denied/situation'
import { moving, table } from '@/tests/games/a-victory-denied/given'

const here = (() => {
  const { activation, ...rest } = moving('german', ['G-3PZ', 'G-4PZ', 'G-10PZ'])
  const units = { 'G-3PZ': '3716', 'G-4PZ': '3716', 'G-10PZ': '3617' }
  return table({ ...rest, units, activation: { ...activation!, moved: ['G-3PZ'] } })
})()
const offer = (type: string, unit: string) => offersOf(on(here), { order: { type, unit } })

const words = { formationOf: (unit: string) => (/-(31ID|HQ-2PG)$/.test(unit) ? '2nd Army' : '9th Army') }
const view = { table: here, viewer: 'german' } as unknown as TableView

test('one walks first through the units that have not moved', () => {
  const offers = ['G-3PZ', 'G-4PZ', 'G-10PZ'].map((unit) => offer('moveUnit', unit))
  expect(walkOf(port, view, words, offers).map(({ unit }) => unit)).toEqual(['G-4PZ', 'G-10PZ', 'G-3PZ'])
})

test('those who wait off the map come first, as they are told: by army where they are many, headquarters first', () => {
  const waiting = ['G-8ID', 'G-31ID', 'G-28ID', 'G-HQ-2PG', 'G-HQ-9A-3', 'G-161ID']
  const offers = [offer('moveUnit', 'G-10PZ'), ...waiting.map((unit) => offer('releaseUnit', unit))]
  const told = waitingBy(port, view, words, offers)
  expect(told.map(([army, some]) => [army, some.map(({ unit }) => unit)])).toEqual([
    ['9th Army', ['G-HQ-9A-3', 'G-8ID', 'G-28ID', 'G-161ID']],
    ['2nd Army', ['G-HQ-2PG', 'G-31ID']],
  ])
  const walk = walkOf(port, view, words, offers)
  expect(walk).toEqual([...told.flatMap(([, some]) => some), offers[0]])

  const few = waitingBy(port, view, words, offers.slice(2, 6))
  expect(few.map(([army, some]) => [army, some[0]!.unit])).toEqual([['', 'G-HQ-2PG']])
})

test('a choice that is the only one is made by itself, an attack too, but no move', () => {
  const retreat = offer('retreatUnit', 'G-3PZ')
  expect(aloneOf([retreat])).toBe(retreat)
  expect(aloneOf([])).toBeNull()
  expect(aloneOf([retreat, offer('retreatUnit', 'G-4PZ')])).toBeNull()
  expect(aloneOf([offer('declareAttack', 'G-3PZ')])).not.toBeNull()
  expect(aloneOf([offer('moveUnit', 'G-3PZ')])).toBeNull()
})
