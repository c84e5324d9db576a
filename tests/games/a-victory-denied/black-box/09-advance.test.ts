import { describe, expect } from 'vitest'
import { allows, refuses } from '../../../support/ledger'
import { advance, all, at, attack, due, fighting, find, NO_STUKAS, no, position, winner, yes } from './play'

type Placed = Record<string, string | { at: string; reduced?: boolean }>
/** The attackers have emptied the target and may advance. */
function won(
  side: 'german' | 'soviet',
  target: string,
  units: Placed,
  attackers: string[],
  rest: Record<string, unknown> = {},
) {
  const where = (id: string) => {
    const placed = units[id]!
    return typeof placed === 'string' ? placed : placed.at
  }
  const hqs = Object.keys(units).filter(
    (id) => id.includes('HQ') && attackers.some((unit) => where(unit) === where(id)),
  )
  return position({
    ...fighting(side, ...attackers),
    ...rest,
    units,
    battle: {
      kind: 'attack',
      side,
      target,
      attackers: attackers.map((unit) => ({ unit, from: where(unit) })),
      defenders: [side === 'german' ? 'S-5M' : 'G-8ID'],
      hqs: hqs.map((hq) => ({ hq, at: where(hq) })),
      throws: 1,
      suffers: side === 'german' ? 'soviet' : 'german',
    },
    agenda: [{ step: 'fight', side }, { step: 'endBattle' }, { step: 'advance', side }],
  })
}

describe('9.6 advance after combat', () => {
  const plain = () =>
    won(
      'german',
      '1350',
      {
        'G-3PZ': '1351',
        'G-8ID': '1351',
        'G-HQ-9A-1': '1351',
        'G-4PZ': '1450',
        'G-28ID': '1450',
        'S-20RC': '1348',
        'S-HQ-20A': '1249',
      },
      ['G-3PZ', 'G-8ID', 'G-4PZ'],
    )
  allows('AVD 9.6.1', 'one hex on foot, two on wheels, zones or not', () => {
    expect(at(yes(plain(), 'german', advance('G-8ID', '1350')), 'G-8ID')).toBe('1350')
    expect(at(yes(plain(), 'german', advance('G-3PZ', '1350', '1349')), 'G-3PZ')).toBe('1349')
  })
  refuses('AVD 9.6.1', 'infantry goes two', () => {
    expect(no(plain(), 'german', advance('G-8ID', '1350', '1349'))).toBe('AVD 9.6.1')
  })
  refuses('AVD 9.6.3', 'the first hex is another, or a third follows', () => {
    expect(no(plain(), 'german', advance('G-3PZ', '1352'))).toBe('AVD 9.6.3')
    expect(no(plain(), 'german', advance('G-3PZ', '1251', '1350'))).toBe('AVD 9.6.3')
    expect(no(plain(), 'german', advance('G-3PZ', '1350', '1348'))).toMatch(/AVD (9.6|5.2)/)
  })
  refuses('AVD 9.6.1', 'who did not attack advances', () => {
    expect(no(plain(), 'german', advance('G-28ID', '1350'))).toMatch(/AVD 9\.6/)
    expect(no(plain(), 'soviet', advance('S-20RC', '1349'))).toMatch(/AVD/)
  })
  refuses('AVD 5.1', 'a third unit stops in the hex', () => {
    const after = all(plain(), ['german', advance('G-3PZ', '1350')], ['german', advance('G-8ID', '1350')])
    expect(no(after.state, 'german', advance('G-4PZ', '1350'))).toMatch(/AVD (5\.[14]|9\.6)/)
    expect(at(yes(after.state, 'german', advance('G-4PZ', '1350', '1349')), 'G-4PZ')).toBe('1349')
  })
  refuses('AVD 9.6.1', 'a unit advances twice', () => {
    const after = yes(plain(), 'german', advance('G-3PZ', '1350'))
    expect(no(after.state, 'german', advance('G-3PZ', '1349'))).toMatch(/AVD 9\.6/)
  })
  allows('AVD 9.6.4', 'an advance overruns a lone HQ', () => {
    const after = yes(plain(), 'german', advance('G-3PZ', '1350', '1249'))
    expect(find(after, 'HqOverrun')).toHaveLength(1)
    expect(due(after)).toBe('relocate')
  })
  allows('AVD 12.4', 'an HQ goes with its stack, two hexes with motorized units', () => {
    const one = all(plain(), ['german', advance('G-8ID', '1350')], ['german', advance('G-HQ-9A-1', '1350')])
    expect(at(one, 'G-HQ-9A-1')).toBe('1350')
    const two = all(
      plain(),
      ['german', advance('G-3PZ', '1350', '1349')],
      ['german', advance('G-HQ-9A-1', '1350', '1349')],
    )
    expect(at(two, 'G-HQ-9A-1')).toBe('1349')
  })
  refuses('AVD 12.4', 'it goes alone, or farther than its stack', () => {
    expect(no(plain(), 'german', advance('G-HQ-9A-1', '1350'))).toMatch(/AVD (12\.4|9\.6)/)
    const foot = yes(plain(), 'german', advance('G-8ID', '1350'))
    expect(no(foot.state, 'german', advance('G-HQ-9A-1', '1350', '1349'))).toMatch(/AVD (12\.4|9\.6)/)
  })
  refuses('AVD 9.6.6', 'a PVO advances', () => {
    const s = won('soviet', '1350', { 'S-PVO-01': '1351', 'S-20RC': '1351' }, ['S-PVO-01', 'S-20RC'])
    expect(no(s, 'soviet', advance('S-PVO-01', '1350'))).toBe('AVD 9.6.6')
  })
  refuses('AVD 5.3', 'two tan corps advance into one hex', () => {
    const s = won('soviet', '1350', { 'S-61RC': '1450', 'S-20RC': '1351', 'S-KV1-1': '1351' }, [
      'S-61RC',
      'S-20RC',
      'S-KV1-1',
    ])
    const one = yes(s, 'soviet', advance('S-61RC', '1350'))
    expect(no(one.state, 'soviet', advance('S-20RC', '1350'))).toMatch(/AVD (5\.3|9\.6)/)
  })
})

describe('9.6.5 rivers', () => {
  refuses('AVD 9.6.5', 'a panzer that crossed without a bridge goes on', () => {
    const s = won('german', '2617', { 'G-3PZ': '2616' }, ['G-3PZ'])
    expect(no(s, 'german', advance('G-3PZ', '2617', '2618'))).toBe('AVD 9.6.5')
    expect(at(yes(s, 'german', advance('G-3PZ', '2617'), 1, 1, 1), 'G-3PZ')).toBe('2617')
  })
  allows('AVD 9.6.5', 'over a bridge it goes on', () => {
    const s = won('german', '2617', { 'G-3PZ': '2717' }, ['G-3PZ'])
    expect(at(yes(s, 'german', advance('G-3PZ', '2617', '2618'), 1, 1, 1), 'G-3PZ')).toBe('2618')
  })
  refuses('AVD 9.6.5', 'the second hex lies over a river without a bridge', () => {
    const s = won('german', '2617', { 'G-3PZ': '2618' }, ['G-3PZ'], { vpOnMap: {} })
    expect(no(s, 'german', advance('G-3PZ', '2617', '2616'))).toBe('AVD 9.6.5')
    expect(at(yes(s, 'german', advance('G-3PZ', '2617', '2717'), 1, 1, 1), 'G-3PZ')).toBe('2717')
  })
})

describe('9.6 and the end of the game', () => {
  allows('AVD 16.1', 'an advance into Moscow, or into the pocket, wins', () => {
    const moscow = won('german', '3453', { 'G-3PZ': '3452' }, ['G-3PZ'])
    expect(winner(yes(moscow, 'german', advance('G-3PZ', '3453', '3454')))).toBe('german')
    const pocket = won('soviet', '3106', { 'S-KV1-1': '3107' }, ['S-KV1-1'])
    expect(winner(yes(pocket, 'soviet', advance('S-KV1-1', '3106', '3105')))).toBe('soviet')
  })
  allows('AVD 16.2', 'an advance takes the chit of the city', () => {
    const s = won('german', '2717', { 'G-3PZ': '2716' }, ['G-3PZ'])
    const after = yes(s, 'german', advance('G-3PZ', '2717'), 1, 1, 1)
    expect(find(after, 'VpTaken')).toEqual([{ type: 'VpTaken', hex: '2717', by: 'G-3PZ' }])
  })
  refuses('AVD 9.6.3', 'a German advances into the pocket or off the map', () => {
    const s = won('german', '3106', { 'G-3PZ': '3107' }, ['G-3PZ'])
    expect(no(s, 'german', advance('G-3PZ', '3106', '3105'))).toMatch(/AVD (14|9\.6)/)
    const edge = won('german', '1357', { 'G-3PZ': '1356' }, ['G-3PZ'])
    expect(no(edge, 'german', advance('G-3PZ', '1357', '1358'))).toMatch(/AVD (9\.6|8\.1\.5)/)
  })
  allows('AVD 9.6.1', 'a drawn elite advances like the others', () => {
    const s = position({
      ...fighting('soviet', 'S-20RC'),
      ...NO_STUKAS,
      units: { 'S-20RC': '1349', 'G-14MOT-A': '1350', 'S-KV1-1': 'elite' },
    })
    const after = yes(s, 'soviet', attack('1350', 'S-20RC'), 10, 1, 9)
    expect(at(yes(after.state, 'soviet', advance('S-KV1-1', '1350', '1351')), 'S-KV1-1')).toBe('1351')
  })
})
