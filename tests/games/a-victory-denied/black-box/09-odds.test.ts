import { describe, expect } from 'vitest'
import { allows, refuses } from '../../../support/ledger'
import { ask, attack, done, due, fighting, find, NO_STUKAS, no, odds, position, thrown, yes } from './play'

type Placed = string | { at: string; [mark: string]: unknown }
/** Strengths and column of all units of the first side against the second in `target`. */
const ratio = (
  target: string,
  attackers: Record<string, Placed>,
  defenders: Record<string, Placed | object>,
  more = {},
  rest = {},
) => {
  const held = Object.fromEntries(
    Object.entries(defenders).map(([id, marks]) => [
      id,
      typeof marks === 'string' ? marks : { at: target, ...marks },
    ]),
  )
  return odds(
    position({ ...rest, units: { ...attackers, ...held } as never }),
    target,
    Object.keys(attackers),
    more,
  )
}

describe('9.3.2 the ratio', () => {
  allows('AVD 9.3.2', "the book's five", () => {
    expect(ratio('1350', { 'G-3PZ': '1349', 'G-10MOT': '1349' }, { 'S-ROKSSKY': {} })).toEqual([15, 5, '3-1'])
    expect(
      ratio(
        '1350',
        { 'G-3PZ': '1349', 'G-4PZ': '1349', 'G-SSREICH': '1449' },
        { 'S-ROKSSKY': {}, 'S-KV1-1': {} },
      ),
    ).toEqual([26, 9, '2-1'])
    expect(ratio('1350', { 'G-3PZ': '1349', 'G-14MOT-A': '1349' }, { 'S-20RC': {}, 'S-KV1-1': {} })).toEqual([
      12,
      7,
      '1.5-1',
    ])
    const six = {
      'S-20RC': '1349',
      'S-61RC': '1351',
      'S-45RC': '1249',
      'S-63RC': '1449',
      'S-67RC': '1250',
      'S-66RC': '1450',
    }
    expect(ratio('1350', six, { 'G-SSREICH': { reduced: true }, 'G-29MOT': {} })).toEqual([18, 13, '1-1'])
    expect(
      ratio(
        '1350',
        { 'G-3PZ': '1349', 'G-4PZ': '1349', 'G-SSREICH': { at: '1449', reduced: true } },
        { 'S-5M': {} },
      ),
    ).toEqual([25, 2, '10+-1'])
  })
  allows('AVD 9.3.6', "the book's 24 against 2 in woods: 9-1, with a Stuka 10+-1", () => {
    const by = { 'G-3PZ': '2521', 'G-4PZ': '2521', 'G-10MOT': '2523' }
    expect(ratio('2522', by, { 'S-5M': {} })).toEqual([24, 2, '9-1'])
    expect(ratio('2522', by, { 'S-5M': {} }, { stuka: true })).toEqual([24, 2, '10+-1'])
  })
})

describe('9.3.1 strengths', () => {
  const weak = { 'S-5M': {} }
  allows('AVD 9.3.1', "the book's attack over the river: 1 and 1 and 3 against 2", () => {
    const by = { 'S-KV1-1': '2520', 'S-45RC': '2620', 'S-KV1-2': '2522' }
    expect(ratio('2521', by, { 'G-3PZ': {} })).toEqual([5, 2, '2-1'])
  })
  allows('AVD 1.3', 'a stack is added up before it is halved', () => {
    expect(ratio('2521', { 'S-KV1-1': '2520', 'S-45RC': '2520' }, { 'G-3PZ': {} })).toEqual([3, 2, '1.5-1'])
  })
  allows('AVD 9.3.1', 'a bridge is a river', () => {
    expect(ratio('2520', { 'G-3PZ': '2420' }, weak)).toEqual([4, 2, '1.5-1'])
  })
  allows('AVD 10.3.2', 'out of supply: 9 is 4, two are 9, one of two is 4 and 9', () => {
    const oos = { at: '1349', oos: true }
    expect(ratio('1350', { 'G-3PZ': oos }, weak)).toEqual([4, 2, '2-1'])
    expect(ratio('1350', { 'G-3PZ': oos, 'G-4PZ': oos }, weak)).toEqual([9, 2, '4-1'])
    expect(ratio('1350', { 'G-3PZ': oos, 'G-4PZ': '1349' }, weak)).toEqual([13, 2, '6-1'])
  })
  allows('AVD 9.3.1', 'reductions multiply', () => {
    const oos = { at: '2520', oos: true }
    expect(ratio('2521', { 'G-3PZ': oos }, weak)).toEqual([2, 2, '1-1'])
    expect(ratio('1350', { 'G-3PZ': { at: '1349', oos: true, isolated: true } }, weak)).toEqual([2, 2, '1-1'])
    expect(ratio('2521', { 'G-3PZ': oos, 'G-10MOT': oos }, weak)).toEqual([3, 2, '1.5-1'])
    expect(ratio('2521', { 'G-14MOT-A': oos, 'G-900LEHR': '2520' }, weak)).toEqual([2, 2, '1-1'])
  })
  allows('AVD 10.3.3', 'isolated defenders are halved, together if all are', () => {
    const by = { 'G-3PZ': '1349' }
    const out = { isolated: true }
    expect(ratio('1350', by, { 'S-20RC': out })).toEqual([9, 1, '9-1'])
    expect(ratio('1350', by, { 'S-20RC': out, 'S-KV1-1': out })).toEqual([9, 3, '3-1'])
    expect(ratio('1350', by, { 'S-20RC': out, 'S-KV1-1': {} })).toEqual([9, 5, '1.5-1'])
    expect(ratio('1350', { 'S-KV1-1': '1349' }, { 'G-SSREICH': { isolated: true, oos: true } })).toEqual([
      3,
      4,
      'no',
    ])
  })
  refuses('AVD 10.3.2', 'out of supply weakens a defence', () => {
    expect(ratio('1350', { 'S-KV1-1': '1349' }, { 'G-3PZ': { oos: true } })).toEqual([3, 2, '1.5-1'])
  })
  allows('AVD 9.3.7', 'a defence of nothing is 10+-1 whatever the ground', () => {
    expect(ratio('2717', { 'G-14MOT-A': '2716' }, { 'S-20RC': { reduced: true, isolated: true } })).toEqual([
      3,
      0,
      '10+-1',
    ])
  })
  allows('AVD 2.2.3', 'reduced sides count', () => {
    expect(
      ratio('1350', { 'G-3PZ': { at: '1349', reduced: true } }, { 'S-20RC': { reduced: true } }),
    ).toEqual([6, 1, '6-1'])
  })
})

describe('9.3.3 terrain', () => {
  const by = (from: string) => ({ 'G-3PZ': from, 'G-10MOT': from })
  const held = { 'S-20RC': {} }
  allows('AVD 9.3.3', 'hill 1, woods 1, town 1, city 2, a town on a hill 2', () => {
    expect(ratio('2722', by('2721'), held)).toEqual([15, 3, '4-1'])
    expect(ratio('2522', by('2521'), held)).toEqual([15, 3, '4-1'])
    expect(ratio('2520', by('2519'), held)).toEqual([15, 3, '4-1'])
    expect(ratio('2717', by('2716'), held)).toEqual([15, 3, '3-1'])
    expect(ratio('2921', by('2922'), held)).toEqual([15, 3, '3-1'])
    expect(ratio('5049', by('5048'), held)).toEqual([15, 3, '4-1'])
    expect(ratio('1350', by('1349'), held)).toEqual([15, 3, '5-1'])
  })
  allows('AVD 9.3.6', '1-1 in the open, 1.5-1 in woods, 2-1 in a city', () => {
    expect(ratio('1350', { 'S-20RC': '1349' }, { 'G-8ID': {} })).toEqual([3, 3, '1-1'])
    expect(ratio('2522', { 'G-3PZ': '2521' }, { 'S-ROKSSKY': {} })).toEqual([9, 5, '1-1'])
    expect(ratio('2717', { 'G-10MOT': '2716' }, { 'S-20RC': {} })).toEqual([6, 3, '1-1'])
  })
  refuses('AVD 9.3.6', 'less than 1-1 after terrain, whatever would shift it back', () => {
    const low = (more: object, rest: object) =>
      ratio('2522', { 'G-14MOT-A': '2521' }, { 'S-20RC': {} }, more, rest)
    expect(low({}, {})).toEqual([3, 3, 'no'])
    expect(low({ stuka: true }, { turn: 1 })).toEqual([3, 3, 'no'])
    const soviets = ratio('2522', { 'S-20RC': '2521' }, { 'G-8ID': {} }, { chit: 'S-TIMOSHENKO' })
    expect(soviets).toEqual([3, 3, 'no'])
    const s = position({
      ...fighting('german', 'G-3PZ'),
      turn: 1,
      units: { 'G-3PZ': '2521', 'S-ROKSSKY': '2522', 'S-KV1-1': '2522' },
    })
    expect(no(s, 'german', attack('2522', 'G-3PZ'))).toBe('AVD 9.3.6')
    expect(ratio('1350', { 'G-3PZ': '1349' }, { 'S-ROKSSKY': {}, 'S-KV1-1': { reduced: true } })).toEqual([
      9,
      7,
      '1-1',
    ])
    expect(ratio('2717', { 'G-3PZ': '2716' }, { 'S-ROKSSKY': {} })).toEqual([9, 5, 'no'])
  })
})

describe('9.3.4 and 9.3.5 other shifts', () => {
  const nine = { 'G-3PZ': '1349' }
  const held = { 'S-20RC': {} }
  allows('AVD 9.3.5', 'turn 1 gives a German two columns, a Stuka two more', () => {
    expect(ratio('1350', nine, held, {}, { turn: 1 })).toEqual([9, 3, '5-1'])
    expect(ratio('1350', nine, held, { stuka: true }, { turn: 1 })).toEqual([9, 3, '7-1'])
    expect(ratio('1350', nine, held, { stuka: true })).toEqual([9, 3, '5-1'])
    expect(ratio('1350', { 'S-KV1-1': '1349' }, { 'G-8ID': {} }, {}, { turn: 1 })).toEqual([3, 3, '1-1'])
  })
  allows('AVD 7.5.1', 'Timoshenko gives one column, a Stuka takes two', () => {
    const by = { 'S-20RC': '1349', 'S-61RC': '1449', 'S-KV1-1': '1449' }
    expect(ratio('1350', by, { 'G-14MOT-A': {} })).toEqual([9, 3, '3-1'])
    expect(ratio('1350', by, { 'G-14MOT-A': {} }, { chit: 'S-TIMOSHENKO' })).toEqual([9, 3, '4-1'])
    expect(ratio('1350', by, { 'G-14MOT-A': {} }, { stuka: true })).toEqual([9, 3, '1.5-1'])
    expect(ratio('1350', by, { 'G-14MOT-A': {} }, { stuka: true, chit: 'S-TIMOSHENKO' })).toEqual([
      9,
      3,
      '2-1',
    ])
  })
  allows('AVD 9.3.4', 'a Stuka against 1-1 leaves 1-1, the lowest column', () => {
    expect(ratio('1350', { 'S-20RC': '1349' }, { 'G-8ID': {} }, { stuka: true })).toEqual([3, 3, '1-1'])
  })
  allows('AVD 9.3.4', 'the defender is asked before the die is thrown, and may decline', () => {
    const s = position({ ...fighting('soviet', 'S-20RC'), units: { 'S-20RC': '1349', 'G-3PZ': '1350' } })
    const before = yes(s, 'soviet', attack('1350', 'S-20RC'))
    expect(due(before)).toBe('stuka')
    expect(thrown(yes(before.state, 'german', done, 4))[0]).toBe('1.5-1')
    const flown = yes(before.state, 'german', { type: 'flyStuka' }, 4)
    expect(thrown(flown)[0]).toBe('1-1')
    expect(flown.state.table.stukas).toEqual({ ready: 2, used: 1 })
  })
  refuses('AVD 13.3a', 'a Stuka flies that is not ready', () => {
    const s = position({
      ...fighting('german', 'G-3PZ'),
      ...NO_STUKAS,
      units: { 'G-3PZ': '1349', 'S-20RC': '1350' },
    })
    expect(
      no(s, 'german', { type: 'declareAttack', target: '1350', attackers: ['G-3PZ'], stuka: true }),
    ).toBe('AVD 13.3')
  })
})

describe('9.1 who may attack what', () => {
  const s = position({
    ...fighting('german', 'G-3PZ', 'G-4PZ', 'G-10MOT', 'G-HQ-9A-1'),
    units: {
      'G-3PZ': '1349',
      'G-4PZ': '1349',
      'G-10MOT': '1347',
      'G-HQ-9A-1': '1349',
      'G-17PZ': '1449',
      'S-20RC': '1350',
      'S-5M': '1348',
      'S-HQ-20A': '1249',
    },
  })
  refuses('AVD 9.0', 'lone HQs and empty hexes are attacked', () => {
    expect(no(s, 'german', attack('1249', 'G-3PZ'))).toBe('AVD 9.0')
    expect(no(s, 'german', attack('1248', 'G-3PZ'))).toBe('AVD 9.0')
  })
  refuses('AVD 9.1.1', 'units attack that are not active, not near, or no fighters', () => {
    expect(no(s, 'german', attack('1350', 'G-3PZ', 'G-17PZ'))).toBe('AVD 9.1.1')
    expect(no(s, 'german', attack('1350', 'G-10MOT'))).toMatch(/AVD 9/)
    expect(no(s, 'german', attack('1350', 'G-HQ-9A-1'))).toMatch(/AVD (2.3.1|9)/)
    expect(no(s, 'german', attack('1350', 'G-3PZ', 'G-3PZ'))).toMatch(/AVD 9.1/)
  })
  allows('AVD 9.1.3', 'stacked units attack two hexes', () => {
    const first = yes(s, 'german', attack('1350', 'G-3PZ'), 3)
    expect(thrown(first)).toEqual(['3-1', 'DR'])
    const calm = yes(s, 'german', attack('1350', 'G-3PZ'), 2)
    expect(thrown(calm)).toEqual(['3-1', '-'])
    expect(thrown(yes(calm.state, 'german', attack('1348', 'G-4PZ'), 1))).toEqual(['4-1', '-'])
    expect(no(calm.state, 'german', attack('1348', 'G-3PZ'))).toBe('AVD 9.1.1')
    expect(no(calm.state, 'german', attack('1350', 'G-4PZ'))).toBe('AVD 9.1.4')
  })
  allows('AVD 9.1.7', 'an active PVO attacks', () => {
    const pvo = position({
      ...fighting('soviet', 'S-PVO-01'),
      ...NO_STUKAS,
      units: { 'S-PVO-01': '1349', 'G-3PZ': '1350' },
    })
    expect(thrown(yes(pvo, 'soviet', attack('1350', 'S-PVO-01'), 9))).toEqual(['1-1', 'DR'])
  })
  allows('AVD 9.2', 'd6 rows for the German, d10 rows for the Soviet', () => {
    const cell = (column: string, die: number, sides: string) =>
      ask(s, { ask: 'crt', column, die, sides }).text
    expect([1, 2, 3, 4, 5, 6].map((die) => cell('5-1', die, 'd6'))).toEqual([
      'DR',
      'DR',
      '1DR',
      '1DR',
      '1DR2',
      '1DR2',
    ])
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((die) => cell('2-1', die, 'd10'))).toEqual([
      '-',
      '-',
      '-',
      '-',
      '-',
      'DR',
      'DR',
      'DR',
      '1DR',
    ])
    expect(cell('10+-1', 6, 'd6')).toBe('3DR2')
  })
  allows('AVD 14.0d', 'after an escape the Soviet adds one, the German does not', () => {
    const bonus = { escapeBonus: true, ...NO_STUKAS }
    const red = position({
      ...fighting('soviet', 'S-20RC', 'S-61RC'),
      ...bonus,
      units: { 'S-20RC': '1349', 'S-61RC': '1353', 'G-28ID': '1352', 'G-8ID': '1350' },
    })
    expect(thrown(yes(red, 'soviet', attack('1350', 'S-20RC'), 8))).toEqual(['1-1', 'DR'])
    expect(thrown(yes(red, 'soviet', attack('1350', 'S-20RC'), 2))).toEqual(['1-1', 'A1'])
    expect(thrown(yes(red, 'soviet', attack('1350', 'S-20RC'), 3))).toEqual(['1-1', '-'])
    const grey = position({
      ...fighting('german', 'G-8ID', 'G-28ID'),
      ...bonus,
      units: { 'S-20RC': '1349', 'S-61RC': '1347', 'G-8ID': '1350', 'G-28ID': '1348' },
    })
    expect(thrown(yes(grey, 'german', attack('1349', 'G-8ID'), 5))).toEqual(['1-1', '-'])
    expect(find(yes(grey, 'german', attack('1349', 'G-8ID'), 5), 'DieThrown')[0]!.modifier).toBe(0)
  })
})
