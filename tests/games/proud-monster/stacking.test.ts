import { describe, expect } from 'vitest'
import { game } from '@/lib/games/proud-monster'
import { roomIn } from '@/lib/games/proud-monster/rules/06-stacking'
import { allows, refuses } from '../../support/ledger'
import { asked, given, move, position } from './given'

const five = ['DE-ID-1', 'DE-ID-11', 'DE-ID-21', 'DE-ID-61', 'DE-AG-184']
const inHex = (hex: string, units = five) => Object.fromEntries(units.map((unit) => [unit, hex]))

describe('stacks', () => {
  allows('PM 6.1', 'five units stand in a hex, whatever they are', () => {
    const here = position({ units: { ...inHex('4006S', five.slice(0, 4)), 'DE-AG-184': '4005S' } })
    given(here)
      .when('german', move('DE-AG-184', '4005S', '4006S'))
      .allows()
    expect(roomIn(asked(position({ units: inHex('4006S') })), '4006S', 'german')).toBe(0)
  })
  refuses('PM 6.1', 'a sixth does not, not even in a city', () => {
    for (const [from, hex] of [
      ['4005S', '4006S'],
      ['2717N', '2817N'],
    ] as const)
      given(position({ units: { ...inHex(hex), 'DE-PZ-1': from } }))
        .when('german', move('DE-PZ-1', from, hex))
        .refuses('PM 6.1')
  })
  allows('PM 6.2', 'any number goes through a hex', () => {
    given(position({ units: { ...inHex('4006S'), 'DE-PZ-1': '4005S' } }))
      .when('german', move('DE-PZ-1', '4005S', '4006S', '4007S'))
      .allows()
  })
  refuses('PM 6.2', 'no position has too many in a hex, so that nothing is ever taken away', () => {
    expect(() =>
      game.readPosition({
        table: {
          scenario: 'campaign',
          counters: Object.fromEntries([...five, 'DE-PZ-1'].map((id) => [id, { at: '4006S' }])),
        },
      }),
    ).toThrow('too many')
  })
})
