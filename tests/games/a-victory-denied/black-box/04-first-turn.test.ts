import { describe, expect } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import { listedDice } from '@/lib/kernel/dice/dice'
import { allows, refuses } from '../../../support/ledger'
import { all, at, attack, done, due, find, move, no, same, thrown, yes } from './play'

const activated = (after: ReturnType<typeof yes>) => find(after, 'Activated').at(-1)!
const choose = (...chits: string[]) => ({ type: 'chooseChits', chits }) as const

describe('turn 1', () => {
  const start = () => {
    const set = game.setUp('campaign', game.schemas.options.parse({}), listedDice(Array(18).fill(1)))
    return all(
      set.state,
      ['german', choose('G-2PG', 'G-3PG', 'G-GUDERIAN')],
      ['soviet', choose('S-20A', 'S-13A')],
    )
  }
  allows('AVD 3.4', 'the German holds the chits of Vitebsk and Bobruysk, unseen', () => {
    const { table } = start().state
    expect([table.vpGerman, table.vpOnMap['3919'], table.vpOnMap['2110'], table.vpOnMap['3327']]).toEqual([
      { minor: 2, major: 0 },
      undefined,
      undefined,
      'down',
    ])
    expect(Object.keys(table.vpOnMap)).toHaveLength(18)
  })
  refuses('AVD 3.7', 'the reserved 3rd Panzer Group chit is chosen as well', () => {
    const set = game.setUp('campaign', game.schemas.options.parse({}), listedDice(Array(18).fill(1)))
    expect(no(set.state, 'german', choose('G-3PG', 'G-3PG', 'G-2PG'))).toBe('AVD 7.1.1')
    expect(no(set.state, 'soviet', choose('S-TIMOSHENKO', 'S-20A'))).toBe('AVD 7.1.1')
  })
  allows('AVD 4.1.2t', 'first 2nd Panzer Group fights without moving, all of it, two columns up', () => {
    const first = start()
    expect(due(first)).toBe('fight')
    same(activated(first).units, [
      'G-17PZ',
      'G-18PZ',
      'G-29MOT',
      'G-3PZ',
      'G-4PZ',
      'G-10MOT',
      'G-10PZ',
      'G-SSREICH',
      'G-1CAV',
    ])
    expect(no(first.state, 'german', move('G-3PZ', '2615'))).toMatch(/AVD 4/)
    const shklov = yes(first.state, 'german', attack('3017', 'G-10PZ', 'G-SSREICH'), 1)
    expect(thrown(shklov)).toEqual(['4-1', '-'])
  })
  allows(
    'AVD 4.1.2t',
    'then 3rd Panzer Group, which Guderian cannot trump; then the draw, without ART',
    () => {
      const then = yes(start().state, 'german', done)
      expect(find(then, 'ChitDrawn')).toEqual([])
      expect(then.state.table.guderianInBox).toBe(true)
      same(activated(then).units, [
        'G-7PZ',
        'G-20MOT',
        'G-20PZ',
        'G-12PZ',
        'G-14MOT-B',
        'G-19PZ',
        'G-18MOT',
        'G-14MOT-A',
        'G-900LEHR',
      ])
      expect(due(then)).toBe('move')
      same(then.state.hidden.cup, ['G-2PG', 'G-3PG', 'S-20A', 'S-13A', 'G-AIR', 'N-SUPPLY', 'N-REINF'])
      const drawn = all(then.state, ['german', done], ['german', done, 7])
      expect(find(drawn, 'ChitDrawn')[0]!.chit).toBe('S-20A')
      expect(due(drawn)).toBe('trump')
      expect(at(drawn, 'S-HQ-TIMOSHENKO')).toBe('timoshenko')
    },
  )
})
