import { describe, expect } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import { allows, refuses } from '../../../support/ledger'
import { all, ask, attack, done, due, fighting, find, move, no, position, same, thrown, yes } from './play'

type Setting = Parameters<typeof position>[0]
/** A position in which the end of an activation draws the next chit from this cup. */
const cupOf = (cup: string[], setting: Setting) => position({ ...fighting('german'), ...setting }, { cup })
const activated = (after: ReturnType<typeof yes>) => find(after, 'Activated').at(-1)!
const chooseHq = (hq: string) => ({ type: 'chooseHq', hq }) as const
const corps = (unit: string) => ({ type: 'activateCorps', unit }) as const
const choose = (...chits: string[]) => ({ type: 'chooseChits', chits }) as const

describe('7.2 and 7.3 headquarters', () => {
  const row = {
    'S-HQ-20A': '1350',
    'S-HQ-13A': '1346',
    'S-HQ-22A': '1342',
    'S-20RC': '1354',
    'S-61RC': '1355',
    'S-45RC': '1343',
    'S-63RC': '1341',
    'S-PVO-01': '1351',
    'S-5M': '1352',
  }
  allows(
    'AVD 7.2.2a',
    'an HQ activates those in its range, they no further ones; units of any army in range of either',
    () => {
      const drawn = activated(yes(cupOf(['S-20A'], { units: row }), 'german', done, 1))
      same(drawn.hqs, ['S-HQ-20A', 'S-HQ-13A'])
      same(drawn.units, ['S-20RC', 'S-45RC', 'S-PVO-01', 'S-5M'])
    },
  )
  allows('AVD 7.3.4', "Timoshenko's range is 5", () => {
    const units = { 'S-HQ-TIMOSHENKO': '1350', 'S-20RC': '1355', 'S-61RC': '1356', 'G-8ID': '1351' }
    expect(activated(yes(cupOf(['S-TIMOSHENKO'], { units }), 'german', done, 1)).units).toEqual(['S-20RC'])
  })
  allows('AVD 7.2.1', 'the chit of an HQ that is gone does nothing', () => {
    const after = yes(
      cupOf(['S-20A', 'S-TIMOSHENKO'], { units: { 'S-HQ-TIMOSHENKO': '1350', 'S-20RC': '1351' } }),
      'german',
      done,
      1,
      1,
    )
    expect(activated(after).chit).toBe('S-TIMOSHENKO')
    expect(after.state.table.played).toEqual(['S-20A', 'S-TIMOSHENKO'])
  })
  const army = {
    'G-HQ-9A-1': '1350',
    'G-HQ-2PG': '1346',
    'G-HQ-3PG': '1341',
    'G-8ID': '1354',
    'G-1CAV': '1344',
    'G-3PZ': '1351',
    'G-5ID': '1340',
    'G-HQ-9A-2': 'pocket',
  }
  const ninth = () => yes(cupOf(['G-9A'], { units: army }), 'german', done, 1)
  allows('AVD 7.2.2b', 'a 9th Army chit starts at any HQ and skips the panzers', () => {
    expect(due(ninth())).toBe('hq')
    const drawn = activated(yes(ninth().state, 'german', chooseHq('G-HQ-9A-1')))
    same(drawn.hqs, ['G-HQ-9A-1', 'G-HQ-2PG'])
    same(drawn.units, ['G-8ID', 'G-1CAV'])
    same(activated(yes(ninth().state, 'german', chooseHq('G-HQ-3PG'))).units, ['G-5ID', 'G-1CAV'])
  })
  refuses('AVD 7.2.2b', 'an HQ off the map, an enemy one, or none', () => {
    for (const hq of ['G-HQ-9A-2', 'S-HQ-20A', 'G-8ID'])
      expect(no(ninth().state, 'german', chooseHq(hq))).toBe('AVD 7.2.2')
    expect(no(ninth().state, 'german', done)).toBe('AVD 7.2.2')
  })
  allows('AVD 7.3.6', 'isolated, behind enemies and across a river a unit is still in range', () => {
    const units = {
      'S-HQ-13A': '2719',
      'S-20RC': { at: '2715', isolated: true },
      'G-8ID': '2716',
      'G-28ID': '2718',
    }
    expect(activated(yes(cupOf(['S-13A'], { units }), 'german', done, 1)).units).toEqual(['S-20RC'])
  })
  allows('AVD 7.3.5', 'a unit that has left the range still fights', () => {
    const units = { 'S-HQ-20A': '1350', 'S-20M': '1353', 'G-8ID': '1357', 'S-20RC': '1349' }
    const after = all(
      cupOf(['S-20A'], { units, stukas: { ready: 0, used: 3 } }),
      ['german', done, 1],
      ['soviet', move('S-20M', '1354', '1355', '1356')],
      ['soviet', done],
    )
    expect(thrown(yes(after.state, 'soviet', attack('1357', 'S-20M'), 4, 1, 1, 1))).toEqual(['1-1', '-'])
  })
})

describe('7.4 panzer corps', () => {
  const red = { 'G-17PZ': '1350', 'G-18PZ': '1353', 'G-29MOT': '1356' }
  allows('AVD 7.4.2', 'a chain of three hexes goes on and on', () => {
    const drawn = activated(yes(cupOf(['G-2PG'], { units: red }), 'german', done, 1))
    same(drawn.units, Object.keys(red))
    expect(drawn.hqs).toEqual([])
  })
  const split = {
    ...red,
    'G-3PZ': '1250',
    'G-4PZ': '1254',
    'G-10MOT': '1252',
    'G-10PZ': '1150',
    'G-SSREICH': '1154',
    'G-7PZ': '1151',
    'G-1CAV': '1351',
  }
  allows('AVD 7.4.2', 'a split corps: one part is chosen, or none', () => {
    const drawn = yes(cupOf(['G-2PG'], { units: split }), 'german', done, 1)
    expect(due(drawn)).toBe('corps')
    const after = yes(drawn.state, 'german', corps('G-10PZ'))
    same(activated(after).units, ['G-17PZ', 'G-18PZ', 'G-29MOT', 'G-3PZ', 'G-4PZ', 'G-10MOT', 'G-10PZ'])
    expect(activated(yes(drawn.state, 'german', done)).units).not.toContain('G-SSREICH')
    expect(no(drawn.state, 'german', corps('G-7PZ'))).toBe('AVD 7.4.2')
  })
  allows('AVD 7.4.2', "the book's 3rd Panzer Group", () => {
    const units = {
      'G-900LEHR': '1250',
      'G-14MOT-A': '1253',
      'G-19PZ': '1255',
      'G-18MOT': '1256',
      'G-20PZ': '1450',
      'G-14MOT-B': '1452',
      'G-12PZ': '1456',
      'G-20MOT': '1557',
      'G-7PZ': '1656',
    }
    const drawn = yes(cupOf(['G-3PG'], { units }), 'german', done, 1)
    const purple = ['G-900LEHR', 'G-14MOT-A', 'G-19PZ', 'G-18MOT']
    same(activated(yes(drawn.state, 'german', corps('G-14MOT-B'))).units, [...purple, 'G-20PZ', 'G-14MOT-B'])
    same(activated(yes(drawn.state, 'german', corps('G-7PZ'))).units, [
      ...purple,
      'G-12PZ',
      'G-20MOT',
      'G-7PZ',
    ])
  })
  refuses('AVD 7.4.2', 'units of another corps of the same group carry a chain on', () => {
    const units = { 'G-17PZ': '1350', 'G-3PZ': '1352', 'G-18PZ': '1354' }
    expect(due(yes(cupOf(['G-2PG'], { units }), 'german', done, 1))).toBe('corps')
  })
})

describe('7.2.2 Guderian', () => {
  const units = { 'G-3PZ': '1250', 'S-HQ-20A': '1350', 'S-20RC': '1351' }
  const drawn = (cup: string[], die: number) =>
    yes(cupOf(cup, { units, guderianInBox: true }), 'german', done, die)
  allows('AVD 7.2.2c', 'he trumps: the drawn chit goes back, 2nd Panzer Group acts', () => {
    expect(due(drawn(['S-20A', 'N-SUPPLY'], 2))).toBe('trump')
    const after = yes(drawn(['S-20A', 'N-SUPPLY'], 2).state, 'german', { type: 'trump' })
    expect(activated(after)).toMatchObject({ side: 'german', units: ['G-3PZ'] })
    same(after.state.hidden.cup, ['S-20A', 'N-SUPPLY'])
    expect(after.state.table.guderianInBox).toBe(false)
    expect(after.state.table.played).toEqual(['G-GUDERIAN'])
  })
  allows('AVD 7.2.2c', 'he trumps Supply as well, and may be kept', () => {
    expect(due(drawn(['S-20A', 'N-SUPPLY'], 1))).toBe('trump')
    const kept = yes(drawn(['S-20A', 'N-SUPPLY'], 2).state, 'german', done)
    expect(activated(kept).chit).toBe('S-20A')
    expect(kept.state.table.guderianInBox).toBe(true)
  })
  allows('AVD 7.2.2c', 'unplayed he comes after the last chit', () => {
    const last = all(drawn(['S-20A'], 1).state, ['german', done], ['soviet', done], ['soviet', done])
    expect(activated(last)).toMatchObject({ chit: 'G-GUDERIAN', units: ['G-3PZ'] })
    expect(find(last, 'TurnEnded')).toEqual([])
  })
  refuses('AVD 7.2.2c', 'he trumps from the unplayed box', () => {
    const without = yes(cupOf(['S-20A'], { units }), 'german', done, 1)
    expect(due(without)).toBe('move')
    expect(no(without.state, 'german', { type: 'trump' })).toMatch(/AVD/)
  })
})

describe('7.1 choosing chits', () => {
  const units = {
    'G-HQ-9A-1': '1250',
    'G-3PZ': '1251',
    'S-HQ-20A': '1350',
    'S-HQ-13A': '1351',
    'S-HQ-21A': '1353',
    'S-HQ-22A': '1355',
    'S-HQ-24A': 'reserve',
    'G-19PZ': 'pocket',
  }
  const choosing = (more = {}) => position({ units, agenda: [{ step: 'draw' }, { step: 'chits' }], ...more })
  allows(
    'AVD 7.1.2',
    'three of each side from turn 2 on, with Supply, Reinforcement, Air Power and ART',
    () => {
      const after = all(
        choosing(),
        ['german', choose('G-9A', 'G-9A', 'G-GUDERIAN')],
        ['soviet', choose('S-20A', 'S-13A', 'S-21A'), 1, 1, 1],
      )
      same(find(after, 'CupFilled')[0]!.mandatory, ['G-AIR', 'S-ART', 'N-SUPPLY', 'N-REINF'])
      const guderian = all(
        choosing(),
        ['soviet', choose('S-20A', 'S-13A', 'S-21A')],
        ['german', choose('G-9A', 'G-9A', 'G-GUDERIAN'), 9],
      )
      expect(find(guderian, 'ChitDrawn')[0]!.chit).toBe('S-ART')
      expect(guderian.state.table.guderianInBox).toBe(true)
      same(
        [...guderian.state.hidden.cup, 'S-ART'],
        ['G-9A', 'G-9A', 'S-20A', 'S-13A', 'S-21A', 'G-AIR', 'S-ART', 'N-SUPPLY', 'N-REINF'],
      )
    },
  )
  allows('AVD 7.1.1', 'a panzer group answers if it has a unit, 9th Army if any HQ is on the map', () => {
    same(ask(choosing(), { ask: 'chits', side: 'german' }).available, [
      'G-9A',
      'G-9A',
      'G-9A',
      'G-2PG',
      'G-2PG',
      'G-GUDERIAN',
    ])
    const none = choosing({
      units: { ...units, 'G-HQ-9A-1': 'pocket', 'G-3PZ': 'eliminated', 'G-18MOT': '1250' },
    })
    same(ask(none, { ask: 'chits', side: 'german' }).available, ['G-3PG', 'G-3PG'])
  })
  refuses('AVD 7.1.1', 'chits without their HQ, too many copies, mandatory or enemy ones', () => {
    const bad = (side: 'german' | 'soviet', ...chits: string[]) =>
      expect(no(choosing(), side, choose(...chits))).toBe('AVD 7.1.1')
    bad('soviet', 'S-20A', 'S-13A', 'S-24A')
    bad('soviet', 'S-20A', 'S-20A', 'S-13A')
    bad('soviet', 'S-20A', 'S-ART', 'S-13A')
    bad('soviet', 'S-20A', 'G-9A', 'S-13A')
    bad('german', 'G-2PG', 'G-2PG', 'G-2PG')
    bad('german', 'G-9A', 'G-9A', 'G-3PG')
    bad('german', 'G-9A', 'G-9A', 'G-AIR')
  })
  refuses('AVD 7.1.2', 'more or fewer than the track says', () => {
    expect(no(choosing(), 'soviet', choose('S-20A', 'S-13A'))).toBe('AVD 7.1.2')
    expect(no(choosing(), 'german', choose('G-9A', 'G-9A', 'G-9A', 'G-2PG'))).toBe('AVD 7.1.2')
    expect(no(choosing(), 'german', done)).toMatch(/AVD 7\.1|AVD 4/)
  })
  allows('AVD 7.1.2', 'turn 8: two Germans if Hitler is distracted, four for Moscow', () => {
    const at8 = (directive: string) =>
      ask(choosing({ turn: 8, directive }), { ask: 'chits', side: 'german' }).toChoose
    expect([at8('distracted'), at8('moscow')]).toEqual([2, 4])
  })
  refuses('AVD 7.1.3', "a choice shows on the table before both have chosen, or the enemy's after", () => {
    const after = all(choosing(), ['german', choose('G-9A', 'G-9A', 'G-GUDERIAN')])
    expect(JSON.stringify(game.view(after.state, 'soviet'))).not.toContain('"G-GUDERIAN"]')
    expect(after.state.table.guderianInBox).toBe(false)
    expect(no(after.state, 'german', choose('G-9A', 'G-2PG', 'G-GUDERIAN'))).toMatch(/AVD 7\.1/)
  })
})
