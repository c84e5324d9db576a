import { expect, test } from 'vitest'
import { weightOf } from '@/lib/games/proud-monster/full/stacking'
import { fitting } from '@/lib/games/proud-monster/rules/06-stacking'
import { allows, refuses } from '../../../support/ledger'
import { asked, DONE, given, move, position, SOVIET } from './given'

const DIVISIONS = ['DE-ID-1', 'DE-ID-11', 'DE-ID-21', 'DE-ID-61', 'DE-ID-217']
const GUNS = ['DE-AG-184', 'DE-AG-185', 'DE-AG-189', 'DE-AG-192', 'DE-AG-203']
const at = (hex: string, units: readonly string[]) => Object.fromEntries(units.map((unit) => [unit, hex]))

/** The last unit moves into a hex where the others stand; then movement is to be finished. */
function joined(
  hex: string,
  from: string,
  others: readonly string[],
  unit: string,
  side: 'german' | 'soviet',
) {
  const here = position({
    ...(side === 'soviet' ? SOVIET : {}),
    units: { ...at(hex, others), [unit]: from },
  })
  const moved = given(here)
    .when(side, move(unit, from, hex))
    .allows().state
  return given(moved).when(side, DONE)
}

allows('PM 6.3', 'three divisions, four battalions and one more division stand together', () => {
  joined('4006S', '4005S', [...DIVISIONS.slice(0, 3), ...GUNS.slice(0, 4)], DIVISIONS[3]!, 'german').allows()
})
refuses('PM 6.3', 'a fifth battalion does not, though it would weigh little', () => {
  joined('4006S', '4005S', GUNS.slice(0, 4), GUNS[4]!, 'german').refuses('PM 6.2')
  expect(fitting(asked(position({ units: at('4006S', GUNS.slice(0, 4)) })), '4006S', GUNS.slice(4)).max).toBe(
    0,
  )
})
refuses('PM 6.1', 'nor a fifth division beside four of them and four battalions', () => {
  joined('4006S', '4005S', [...DIVISIONS.slice(0, 4), ...GUNS.slice(0, 4)], DIVISIONS[4]!, 'german').refuses(
    'PM 6.2',
  )
})

const RIFLES = Array.from({ length: 11 }, (_, i) => `SU-RD-${String(i + 1).padStart(3, '0')}`)
const BRIGADES = Array.from({ length: 6 }, (_, i) => `SU-RB-${String(i + 1).padStart(3, '0')}`)
allows('PM 6.4', 'five Soviet brigades stand in a hex', () => {
  joined('4006S', '4005S', BRIGADES.slice(0, 4), BRIGADES[4]!, 'soviet').allows()
})
refuses('PM 6.4', 'six do not: each counts as much as a division', () => {
  joined('4006S', '4005S', BRIGADES.slice(0, 5), BRIGADES[5]!, 'soviet').refuses('PM 6.2')
})

allows('PM 6.5', 'ten units stand in a city', () => {
  joined('2817N', '2916N', RIFLES.slice(0, 9), RIFLES[9]!, 'soviet').allows()
})
refuses('PM 6.5', 'eleven do not, nor six outside of it', () => {
  joined('2817N', '2916N', RIFLES.slice(0, 10), RIFLES[10]!, 'soviet').refuses('PM 6.2')
  joined('2916N', '2817N', RIFLES.slice(0, 5), RIFLES[5]!, 'soviet').refuses('PM 6.2')
})

test('as many as stand in a hex may go together', () => {
  const here = position({ ...SOVIET, units: at('2817N', RIFLES.slice(0, 10)) })
  given(here)
    .when('soviet', move(RIFLES.slice(0, 10), '2817N', '2916N'))
    .allows()
})

allows(
  'PM 2.10',
  'sizes count: four battalions take the room of a division, and a Soviet brigade that of one',
  () => {
    const size = (unit: string) => weightOf(asked(position()), unit)
    expect(['DE-ID-1', 'DE-AG-184', 'SU-TB-001'].map(size)).toEqual([1, 1 / 4, 1])
    // 14.41: the siege artillery counts as a whole unit.
    expect(size('DE-ARKO')).toBe(1)
  },
)
