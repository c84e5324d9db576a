import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/proud-monster'
import type { Order } from '@/lib/games/proud-monster/orders'
import { fitting } from '@/lib/games/proud-monster/rules/06-stacking'
import { allows, refuses } from '../../support/ledger'
import { asked, DONE, given, move, play, position, SOVIET, tried, where } from './given'

const five = ['DE-ID-1', 'DE-ID-11', 'DE-ID-21', 'DE-ID-61', 'DE-AG-184']
const others = ['DE-ID-6', 'DE-ID-26', 'DE-ID-28', 'DE-ID-30', 'DE-ID-32']
const forfeit: Order = { type: 'forfeitUnits', hex: '4006S' }
const inHex = (hex: string, units = five) => Object.fromEntries(units.map((unit) => [unit, hex]))

describe('stacks', () => {
  allows('PM 6.1', 'five units stand in a hex, whatever they are', () => {
    const here = position({ units: { ...inHex('4006S', five.slice(0, 4)), 'DE-AG-184': '4005S' } })
    play(here, ['german', move('DE-AG-184', '4005S', '4006S')], ['german', DONE])
    expect(fitting(asked(position({ units: inHex('4006S') })), '4006S', ['DE-PZ-1']).max).toBe(0)
  })
  refuses('PM 6.1', 'a sixth does not, not even in a city', () => {
    for (const [from, hex] of [
      ['4005S', '4006S'],
      ['2717N', '2817N'],
    ] as const)
      expect(
        game.ask(position({ units: { ...inHex(hex), 'DE-PZ-1': from } }), 'german', {
          ...{ ask: 'stacking', unit: 'DE-PZ-1', hex },
        }),
      ).toMatchObject({ value: false, steps: [{ cite: 'PM 6.1' }] })
  })
  allows('PM 6.2', 'any number goes through a hex', () => {
    given(position({ units: { ...inHex('4006S'), 'DE-PZ-1': '4005S' } }))
      .when('german', move('DE-PZ-1', '4005S', '4006S', '4007S'))
      .allows()
  })
  allows('PM 6.2', 'two full hexes exchange their units', () => {
    const { state } = play(
      position({ units: { ...inHex('4006S'), ...inHex('4007S', others) } }),
      ['german', move(five, '4006S', '4007S')],
      ['german', move(others, '4007S', '4006S')],
      ['german', DONE],
    )
    expect([five, others].map((units) => units.map((unit) => where(state, unit)))).toEqual([
      Array(5).fill('4007S'),
      Array(5).fill('4006S'),
    ])
  })

  describe('six in a hex', () => {
    const untried = Object.fromEntries([1, 2, 3].map((n) => [`SU-RD-00${n}`, '4006S']))
    const here = position({
      ...SOVIET,
      units: {
        ...untried,
        ...tried('SU-RD-004', '4006S', '1-1'),
        ...tried('SU-RD-005', '4006S', '2-3'),
        'SU-RD-006': '4005S',
        'DE-ID-1': '3906S',
      },
      agenda: [
        { step: 'checkVictory' },
        { step: 'assault', side: 'soviet' },
        { step: 'move', side: 'soviet' },
      ],
    })
    const crowded = () =>
      given(here)
        .when('soviet', move('SU-RD-006', '4005S', '4006S'))
        .allows().state

    refuses('PM 6.2', 'do not stay there when the phase ends, and finishing is not offered', () => {
      given(crowded()).when('soviet', DONE).refuses('PM 6.2')
      expect(game.check(crowded(), 'soviet', DONE)).toMatchObject({ because: { params: { hex: '4006S' } } })
      expect(game.legal(crowded(), 'soviet').map(({ order }) => order.type)).not.toContain('done')
    })
    allows('PM 6.2', 'one of them goes on to where there is room', () => {
      play(crowded(), ['soviet', move('SU-RD-001', '4006S', '4007S')], ['soviet', DONE])
    })
    allows(
      'PM 6.2',
      'or the strongest whom both sides see is given up, which is lawful whoever has moved',
      () => {
        const { state } = play(crowded(), ['soviet', forfeit], ['soviet', DONE])
        expect(Object.keys(state.table.counters).filter((unit) => where(state, unit) === 'dead')).toEqual([
          'SU-RD-005',
        ])
      },
    )
    refuses('PM 6.2', 'nobody is given up where there is room', () => {
      given(here).when('soviet', forfeit).refuses('PM 6.2')
    })
    test('the computer makes room before it gives anybody up', () => {
      let state = crowded()
      while (state.table.phase === 'movement') {
        const order = game.computer(game.view(state, 'soviet'), game.legal(state, 'soviet'), () => 0.5)
        expect(order.type).not.toBe('forfeitUnits')
        state = given(state).when('soviet', order).allows().state
      }
    })
  })

  refuses('PM 6.2', 'no position has too many who have not moved, or once movement is over', () => {
    const six = (from: string | null, phase: 'movement' | 'assault') => () =>
      game.readPosition({
        table: {
          ...{ scenario: 'campaign', phase, moving: from },
          counters: Object.fromEntries(
            [...five, 'DE-PZ-1'].map((id) => [id, { at: '4006S', from, left: from && 0 }]),
          ),
        },
      })
    expect(six(null, 'movement')).toThrow('too many')
    expect(six('4005S', 'assault')).toThrow('too many')
    expect(six('4005S', 'movement')).not.toThrow()
  })
})
