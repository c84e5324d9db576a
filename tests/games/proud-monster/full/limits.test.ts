import { expect } from 'vitest'
import { on } from '@/lib/games/proud-monster/full/ruleset'
import { crowdRefusal } from '@/lib/games/proud-monster/rules/06-stacking'
import { allows, refuses } from '../../../support/ledger'
import { ASSAULT, attack, given, move, position, SOVIET, tried } from './given'

const together = (...units: string[]) =>
  crowdRefusal(on(position().table) as never, units, [], '3006S')?.no ?? null

allows('PM 7.1', 'allies of one nation stand together', () => {
  expect(together('RO-ID-5', 'RO-ID-8', 'RO-ID-13')).toBeNull()
})
refuses('PM 7.1', 'Romanians, Hungarians and Italians do not', () => {
  expect(together('RO-ID-5', 'HU-HF')).toBe('PM 7.1')
  expect(together('IT-9', 'HU-HF')).toBe('PM 7.1')
})
allows('PM 7.2', 'one German unit stands beside Italians', () => {
  expect(together('IT-9', 'IT-52', 'DE-ID-1')).toBeNull()
})
refuses('PM 7.2', 'two do not; and Italians stay on the southern map', () => {
  expect(together('IT-9', 'DE-ID-1', 'DE-ID-11')).toBe('PM 7.2')
  const border = position({ turn: 3, units: { 'IT-9': '3001S' } })
  given(border)
    .when('german', move('IT-9', '3001S', '3000S', '3027N'))
    .refuses('PM 7.2')
})
allows('PM 7.3', 'one German unit stands beside Romanians, within the five', () => {
  expect(together('RO-ID-5', 'RO-ID-8', 'RO-ID-13', 'RO-ID-14', 'DE-ID-1')).toBeNull()
})
refuses(
  'PM 7.3',
  'two do not; and Romanians neither go nor fight on the northern map, nor beside Hungarians',
  () => {
    expect(together('RO-ID-5', 'DE-ID-1', 'DE-ID-11')).toBe('PM 7.3')
    const north = position({ units: { 'RO-ID-5': '3000S' } })
    given(north)
      .when('german', move('RO-ID-5', '3000S', '3027N'))
      .refuses('PM 7.3')
    const fight = {
      ...ASSAULT,
      units: { 'RO-ID-5': '3005S', 'HU-HF': '3007S', ...tried('SU-RD-001', '3006S', '1-1') },
    }
    given(position(fight))
      .when('german', attack('3006S', 'RO-ID-5', 'HU-HF'))
      .refuses('PM 7.3')
  },
)
allows('PM 7.4', 'the Hungarian corps stands in a German stack', () => {
  expect(together('HU-HF', 'DE-ID-1', 'DE-ID-11', 'DE-ID-21', 'DE-ID-61')).toBeNull()
})
refuses('PM 7.4', 'and never on the northern map', () => {
  const north = position({ units: { 'HU-HF': '3000S' } })
  given(north)
    .when('german', move('HU-HF', '3000S', '3027N'))
    .refuses('PM 7.4')
})
allows('PM 7.5', 'the Spanish division counts as German, on both maps', () => {
  expect(together('SP-ID-250', 'DE-ID-1', 'DE-ID-11')).toBeNull()
  const north = position({ units: { 'SP-ID-250': '3000S' } })
  given(north)
    .when('german', move('SP-ID-250', '3000S', '3027N'))
    .allows()
})
refuses('PM 7.5', 'and so is one of two too many beside Romanians', () => {
  expect(together('RO-ID-5', 'SP-ID-250', 'DE-ID-1')).toBe('PM 7.3')
})

const romania = { 'RO-ID-5': '1704S', 'DE-ID-1': '1805S', ...tried('SU-RD-001', '1804S', '3-4') } as const
allows('PM 5.3', 'from the second turn on all go where they like', () => {
  const state = position({ units: romania })
  given(state)
    .when('german', move('DE-ID-1', '1805S', '1806S'))
    .allows()
  given(position({ ...SOVIET, units: { ...tried('SU-RD-001', '1804S', '3-4') } }))
    .when('soviet', move('SU-RD-001', '1804S', '1704S'))
    .allows()
})
refuses(
  'PM 5.3',
  'in the first turn nobody moves out of or into Hungary and Romania, nor attacks from there',
  () => {
    const state = position({ turn: 1, units: romania })
    given(state)
      .when('german', move('DE-ID-1', '1805S', '1806S'))
      .refuses('PM 5.3')
    given(position({ turn: 1, ...SOVIET, units: { ...tried('SU-RD-001', '1804S', '3-4') } }))
      .when('soviet', move('SU-RD-001', '1804S', '1704S'))
      .refuses('PM 5.3')
    given(position({ ...ASSAULT, turn: 1, units: romania }))
      .when('german', attack('1804S', 'DE-ID-1'))
      .refuses('PM 5.3')
    const reserve = position({ turn: 1, units: { 'DE-ID-1': 'okhNorth' } })
    given(reserve)
      .when('german', { type: 'shiftReserve', to: 'okhSouth', units: ['DE-ID-1'] })
      .refuses('PM 5.3')
  },
)
allows('PM 5.3', 'but who comes there from elsewhere in that turn goes on', () => {
  const begun = position({ turn: 1, units: { 'DE-PZ-1': '1025N' } })
  const { state } = given(begun)
    .when('german', move('DE-PZ-1', '1025N', '1026N'))
    .allows()
  given(state)
    .when('german', move('DE-PZ-1', '1026N', '1125N'))
    .allows()
})
refuses('PM 7.3', 'nor do Romanians, Hungarians and Italians attack onto the northern map', () => {
  const north = position({
    ...ASSAULT,
    units: {
      ...{ 'RO-ID-5': '3000S', 'DE-ID-1': '3000S' },
      ...tried('SU-RD-001', '3027N', '1-1'),
    },
  })
  given(north)
    .when('german', attack('3027N', 'DE-ID-1', 'RO-ID-5'))
    .refuses('PM 7.3')
  const corps = position({ ...ASSAULT, units: { 'HU-HF': '3000S', ...tried('SU-RD-001', '3027N', '1-1') } })
  given(corps).when('german', attack('3027N', 'HU-HF')).refuses('PM 7.4')
  const east = position({ ...ASSAULT, units: { 'IT-9': '3100S', ...tried('SU-RD-001', '3127N', '1-1') } })
  given(east).when('german', attack('3127N', 'IT-9')).refuses('PM 7.2')
  given(north).when('german', attack('3027N', 'DE-ID-1'), [6]).allows()
})
refuses('PM 5.3', 'nor does anybody come out of the southern reserve area in it', () => {
  const before = (turn: number) => position({ turn, units: { 'DE-ID-1': 'okhSouth' } })
  const out = move('DE-ID-1', 'okhSouth', '1704S')
  given(before(1)).when('german', out).refuses('PM 5.3')
  given(before(2)).when('german', out).allows()
})
refuses('PM 5.3', 'in the first turn no Soviet unit attacks into Romania', () => {
  const before = (turn: number) => position({ ...ASSAULT, ...SOVIET, turn, units: romania })
  given(before(1)).when('soviet', attack('1704S', 'SU-RD-001')).refuses('PM 5.3')
  given(before(2)).when('soviet', attack('1704S', 'SU-RD-001'), [1]).allows()
})
