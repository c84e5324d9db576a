import { expect, test } from 'vitest'
import { later } from '@/components/games/proud-monster/later-port'
import { port } from '@/components/games/proud-monster/port'
import { full } from '@/lib/games/proud-monster/full'
import { ASSAULT, attack, given, position, type Setting, tried } from './given'

/** Who is proposed to go into a hex that the German has cleared, by one division on foot, a worn one and tanks. */
function proposed(target: string, from: string, more: Setting['units'] = {}): readonly string[] {
  const german = { 'DE-ID-1': from, 'DE-ID-11': { at: from, lost: 1 }, 'DE-PZ-1': from, 'DE-PZ-6': from }
  const units = { ...german, ...tried('SU-RD-001', target, '1-1'), ...more }
  const { state } = given(position({ ...ASSAULT, units }))
    .when('german', attack(target, ...Object.keys(german)), [6])
    .allows()
  const view = full.view(state, 'german') as never
  const offer = port
    .offers(view, full.legal(state, 'german'))
    .find(({ order }) => order.type === 'advanceUnits')!
  const usual = later.proposes!(view, offer)!
  given(state)
    .when('german', { type: 'advanceUnits', units: [...usual] } as never)
    .allows()
  return usual
}

/** Four divisions of which each attacks with three. */
const four = (hex: string): NonNullable<Setting['units']> =>
  Object.assign({}, ...[2, 3, 4, 5].map((n) => tried(`SU-RD-00${n}`, hex, '3-3')))

test('plain ground is taken by the worn division, and by another where the enemy stands beside it', () => {
  expect(proposed('4324N', '4224N')).toEqual(['DE-ID-11'])
  expect(proposed('4324N', '4224N', four('4323N'))).toEqual(['DE-ID-11', 'DE-ID-1'])
  // Who could come up to it is no reason to send more into a hex that counts for nothing.
  expect(proposed('4324N', '4224N', four('4522N'))).toEqual(['DE-ID-11'])
})

test('a place that counts is held against all who can come up (4.5)', () => {
  expect(proposed('4425N', '4325N')).toEqual(['DE-ID-11'])
  expect(proposed('4425N', '4325N', { ...four('4626N') })).not.toEqual(['DE-ID-11'])
})
