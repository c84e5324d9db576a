import { describe, expect } from 'vitest'
import { allows, refuses } from '../../../support/ledger'
import {
  type After,
  all,
  ask,
  at,
  counter,
  done,
  due,
  fighting,
  find,
  loss,
  move,
  no,
  position,
  retreat,
  same,
  thrown,
  winner,
  yes,
} from './play'

type Setting = Parameters<typeof position>[0]
const drawn = (chit: string, setting: Setting, ...dice: number[]) =>
  yes(position({ ...fighting('german'), ...setting }, { cup: [chit] }), 'german', done, 1, ...dice)
const release = (unit: string, chit?: boolean) =>
  ({ type: 'releaseUnit', unit, ...(chit ? { chit } : {}) }) as const
const place = (unit: string, to: string) => ({ type: 'reinforce', unit, to }) as const

const pocket = {
  'G-HQ-2PG': 'pocket',
  'G-31ID': 'pocket',
  'G-34ID': 'pocket',
  'G-45ID': 'pocket',
  'G-8ID': 'pocket',
  'G-28ID': 'pocket',
  'G-HQ-9A-2': 'pocket',
  'S-1RC': 'pocket',
  'S-2RC': 'pocket',
  'S-13M': 'pocket',
  'S-HQ-20A': '1350',
  'S-20RC': '1350',
}

describe('14 the Minsk Pocket', () => {
  const begin = (more: Setting = {}) => drawn('N-REINF', { turn: 1, units: pocket, ...more })
  const rolled = (after: After) => find(after, 'EscapeRolled')[0]
  allows('AVD 14.0a', 'an HQ counts two, a unit one, a bought chit one; the die picks the row', () => {
    const four = all(
      begin().state,
      ['german', release('G-HQ-2PG', true)],
      ['german', release('G-31ID')],
      ['german', release('G-34ID')],
    )
    const after = yes(four.state, 'german', done, 3)
    expect(rolled(after)).toMatchObject({ points: 5, modifier: 0, escapees: 1, takesVp: false })
    expect(after.state.table.escapeBonus).toBe(true)
    expect(find(four, 'ChitAdded').concat(find(after, 'ChitAdded'))).toEqual([
      { type: 'ChitAdded', chit: 'G-9A' },
    ])
  })
  allows('AVD 14.0a', 'by the table option the chit does not count', () => {
    const s = begin({ options: { boughtChitsCount: false } })
    const after = all(
      s.state,
      ['german', release('G-HQ-2PG', true)],
      ['german', release('G-31ID')],
      ['german', release('G-34ID')],
      ['german', done, 3],
    )
    expect(rolled(after)).toMatchObject({ points: 4, escapees: 0 })
    expect(after.state.table.escapeBonus).toBe(false)
  })
  allows('AVD 14.0a', 'the die loses one on turn 2, two on turn 3', () => {
    const on = (turn: number) =>
      rolled(all(begin({ turn }).state, ['german', release('G-31ID')], ['german', done, 6]))
    expect([on(1)!.escapees, on(2)!.escapees, on(3)!.escapees]).toEqual([1, 0, 0])
    expect([on(2)!.modifier, on(3)!.modifier]).toEqual([-1, -2])
  })
  refuses('AVD 14.0a', 'who releases nobody rolls', () => {
    const after = yes(begin().state, 'german', done, 1, 1, 1)
    expect(rolled(after)).toBe(undefined)
    expect(no(begin().state, 'german', release('G-31ID', true))).toBe('AVD 14.0')
    expect(no(begin().state, 'german', release('S-1RC'))).toBe('AVD 14.0')
  })
  const big = (die: number, more: Setting = {}) =>
    all(
      begin(more).state,
      ['german', release('G-HQ-2PG', true)],
      ['german', release('G-HQ-9A-2', true)],
      ['german', release('G-31ID')],
      ['german', release('G-8ID')],
      ['german', done, die, 1],
    )
  allows('AVD 14.0c', 'a V takes a VP chit from the German, kept shut; without one the Soviet wins', () => {
    const after = big(5)
    expect(rolled(after)).toMatchObject({ points: 8, escapees: 2, takesVp: true })
    expect(after.state.table.vpGerman.minor + after.state.table.vpGerman.major).toBe(1)
    expect(after.state.table.vpSoviet.minor + after.state.table.vpSoviet.major).toBe(1)
    expect(winner(big(5, { vpOnMap: { 3327: 'down' }, vpGerman: { minor: 0, major: 0 } }))).toBe('soviet')
  })
  allows(
    'AVD 11.1.3',
    'first the Germans march, 2nd Panzer Group by 2704, 9th Army by 3106; then the escaped are placed',
    () => {
      const out = big(4)
      expect(rolled(out)).toMatchObject({ escapees: 2, takesVp: false })
      expect(due(out)).toBe('move')
      expect(no(out.state, 'german', move('G-31ID', '3106'))).toBe('AVD 11.1.2')
      const after = all(
        out.state,
        ['german', move('G-31ID', '2704', '2604')],
        ['german', move('G-HQ-2PG', '2704')],
        ['german', move('G-8ID', '3106', '3107')],
        ['german', move('G-HQ-9A-2', '3106')],
        ['german', done],
      )
      expect(due(after)).toBe('escape')
      expect(no(after.state, 'soviet', place('S-1RC', '1353'))).toMatch(/AVD 11\.1\.[13]/)
      expect(no(after.state, 'soviet', place('S-1RC', '1350'))).toBe('AVD 5.3')
      const one = yes(after.state, 'soviet', place('S-1RC', '1351'))
      const two = yes(one.state, 'soviet', place('S-13M', '1349'), 1, 1)
      expect([at(two, 'S-1RC'), at(two, 'S-13M'), at(two, 'S-2RC')]).toEqual(['1351', '1349', 'pocket'])
    },
  )
  refuses('AVD 14.0a', 'the released march a sixteenth road hex or fight', () => {
    const out = big(1)
    const SOUTH = '2704 2604 2605 2506 2507 2407 2308 2208 2209 2110 2111 2011 2012 1913 1914 1915'.split(' ')
    const free = big(1, { vpOnMap: {} })
    expect(at(yes(free.state, 'german', move('G-31ID', ...SOUTH.slice(0, 15))), 'G-31ID')).toBe('1914')
    expect(no(free.state, 'german', move('G-31ID', ...SOUTH))).toMatch(/AVD 8/)
    expect(no(out.state, 'german', move('G-31ID', ...SOUTH.slice(0, 14)))).toMatch(/AVD 8\.3\.1/)
  })
  allows(
    'AVD 14.0b',
    'on turn 4 all come out, no die, a chit for each HQ, and the Soviets inside are gone',
    () => {
      const after = begin({ turn: 4 })
      expect(rolled(after)).toBe(undefined)
      expect(due(after)).toBe('move')
      same(
        find(after, 'Activated').at(-1)!.units.concat(find(after, 'Activated').at(-1)!.hqs),
        Object.keys(pocket).filter((id) => id.startsWith('G')),
      )
      expect(['S-1RC', 'S-2RC', 'S-13M'].map((id) => at(after, id))).toEqual(['gone', 'gone', 'gone'])
      const chits = find(after, 'ChitAdded').concat(
        find(yes(after.state, 'german', done, 1, 1, 1, 1, 1, 1), 'ChitAdded'),
      )
      expect(chits.filter(({ chit }) => chit === 'G-9A')).toHaveLength(2)
    },
  )
  allows('AVD 14.0b', 'as many chits as are left', () => {
    const after = begin({ turn: 4, played: ['G-9A', 'G-9A'] })
    const chits = find(after, 'ChitAdded').concat(
      find(yes(after.state, 'german', done, 1, 1, 1, 1, 1, 1), 'ChitAdded'),
    )
    expect(chits).toHaveLength(1)
  })
  allows('AVD 14.0d', 'the next Reinforcement chit ends the +1', () => {
    expect(begin({ turn: 2, escapeBonus: true }).state.table.escapeBonus).toBe(false)
  })
})

describe('13.2 artillery and rockets', () => {
  const units = {
    'S-20RC': '1349',
    'G-8ID': '1350',
    'G-28ID': '1348',
    'G-3PZ': '2720',
    'S-61RC': '2722',
    'G-HQ-9A-1': '1449',
    'S-HQ-20A': '1354',
    'G-14MOT-A': '1355',
    'G-161ID': '2718',
    'S-45RC': '2715',
  }
  const guns = (die: number, more: Setting = {}) => drawn('S-ART', { units, ...more }, die)
  const fire = (target: string) => ({ type: 'fireArtillery', target }) as const
  const rocket = (target: string) => ({ type: 'fireRocket', target }) as const
  const left = (after: After) => after.state.table.agenda.at(-1) as { left: number }
  allows('AVD 13.2a', 'half the die of attacks', () => {
    expect([guns(6), guns(5), guns(3)].map((after) => left(after).left)).toEqual([3, 2, 1])
    expect(no(guns(1).state, 'soviet', fire('1350'))).toBe('AVD 13.2')
    expect(thrown(yes(guns(1).state, 'soviet', rocket('1350'), 1))).toEqual(['7-1', '1DR'])
  })
  allows('AVD 13.2a', '3-1 less terrain on a d6, without +1, Stukas or losses to the guns', () => {
    const hit = yes(guns(6, { escapeBonus: true }).state, 'soviet', fire('1350'), 2)
    expect(thrown(hit)).toEqual(['3-1', '-'])
    expect(left(hit).left).toBe(2)
    const beaten = yes(hit.state, 'soviet', fire('1348'), 5)
    expect(thrown(beaten)).toEqual(['3-1', '1DR'])
    expect(counter(beaten, 'G-28ID')).toMatchObject({ reduced: true })
    expect(due(beaten)).toBe('retreat')
    expect(due(yes(beaten.state, 'german', retreat('G-28ID', '1347')))).toBe('artillery')
    const city = guns(6, { units: { ...units, 'G-162ID': '2717', 'S-63RC': '2618', 'S-67RC': '2617' } })
    const nothing = yes(city.state, 'soviet', fire('2717'), 1)
    expect(thrown(nothing)).toEqual(['1.5-1', 'A1'])
    expect(due(nothing)).toBe('artillery')
  })
  allows('AVD 13.2a', 'two hexes from a hill, next to an HQ', () => {
    expect(thrown(yes(guns(6).state, 'soviet', fire('2720'), 1))[0]).toBe('2-1')
    expect(thrown(yes(guns(6).state, 'soviet', fire('1355'), 1))[0]).toBe('3-1')
  })
  refuses('AVD 13.2a', 'farther, twice, at a lone HQ, at nothing', () => {
    expect(no(guns(6).state, 'soviet', fire('2718'))).toBe('AVD 13.2')
    expect(no(guns(6).state, 'soviet', fire('1449'))).toMatch(/AVD (13\.2|9\.0)/)
    expect(no(guns(6).state, 'soviet', fire('1351'))).toMatch(/AVD (13\.2|9\.0)/)
    const once = yes(guns(6).state, 'soviet', fire('1350'), 1)
    expect(no(once.state, 'soviet', fire('1350'))).toBe('AVD 13.2')
    expect(no(once.state, 'soviet', rocket('1350'))).toBe('AVD 13.2')
  })
  refuses('AVD 13.2b', 'the rocket flies twice', () => {
    const once = yes(guns(6).state, 'soviet', rocket('1350'), 1)
    const next = due(once) === 'artillery' ? once : yes(once.state, 'german', retreat('G-8ID', '1450'))
    expect(no(next.state, 'soviet', rocket('1348'))).toMatch(/AVD/)
    expect(no(guns(6, { rocket: false }).state, 'soviet', rocket('1350'))).toBe('AVD 13.2')
  })
})

describe('13.3 air power', () => {
  const air = (more: Setting = {}) =>
    drawn('G-AIR', {
      units: {
        'S-20RC': '1350',
        'S-172ID': '1350',
        'S-PVO-01': '2522',
        'G-HQ-9A-1': '3110',
        'G-3PZ': '3110',
        'S-HQ-20A': '2050',
      },
      stukas: { ready: 1, used: 2 },
      ...more,
    })
  const bomb = (target: string) => ({ type: 'bomb', target }) as const
  allows('AVD 13.3a', 'one used Stuka returns', () => {
    expect(air().state.table.stukas).toEqual({ ready: 2, used: 1 })
    expect(due(air())).toBe('bomber')
  })
  allows('AVD 13.3b', '8-1 less terrain on any hex, steps only; not more on turn 1', () => {
    const hit = yes(air().state, 'german', bomb('1350'), 4)
    expect(thrown(hit)).toEqual(['8-1', '2DR2'])
    const after = all(hit.state, ['soviet', loss('S-20RC')], ['soviet', loss('S-172ID'), 1, 1, 1, 1])
    expect([counter(after, 'S-20RC'), counter(after, 'S-172ID')]).toMatchObject([
      { at: '1350', reduced: true },
      { at: '1350', reduced: true },
    ])
    expect(after.state.table.bomber).toBe(false)
    expect(thrown(yes(air({ turn: 1 }).state, 'german', bomb('1350'), 4))[0]).toBe('8-1')
  })
  allows('AVD 13.3b', 'a PVO pays nothing for the retreat that is ignored', () => {
    const after = yes(air().state, 'german', bomb('2522'), 1, 1, 1, 1, 1)
    expect(thrown(after)).toEqual(['7-1', '1DR'])
    expect(counter(after, 'S-PVO-01')).toMatchObject({ at: '2522', reduced: true })
  })
  refuses('AVD 13.3b', 'it bombs again, an empty hex or a lone HQ', () => {
    expect(no(air().state, 'german', bomb('1351'))).toMatch(/AVD (13\.3|9\.0)/)
    expect(no(air().state, 'german', bomb('2050'))).toMatch(/AVD (13\.3|9\.0)/)
    expect(due(air({ bomber: false }))).not.toBe('bomber')
    expect(ask(position({ units: {} }), { ask: 'crt', column: '8-1', die: 4, sides: 'd6' }).text).toBe('2DR2')
  })
})
