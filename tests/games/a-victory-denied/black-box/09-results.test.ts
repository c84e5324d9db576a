import { describe, expect } from 'vitest'
import { allows, refuses } from '../../../support/ledger'
import {
  type After,
  all,
  at,
  attack,
  counter,
  due,
  fighting,
  find,
  loss,
  NO_STUKAS,
  no,
  position,
  thrown,
  yes,
} from './play'

type Units = Parameters<typeof position>[0]['units']
const west = (ids: string[], units: Units, more = {}) =>
  position({
    ...fighting('german', ...ids),
    ...more,
    units: { ...Object.fromEntries(ids.map((id) => [id, '1351'])), ...units },
  })
const red = (ids: string[], units: Units, more = {}) =>
  position({ ...fighting('soviet', ...ids), ...NO_STUKAS, ...more, units })
/** All losses on these units, in this order. */
const lose = (after: After, side: 'german' | 'soviet', ...units: string[]) =>
  units.reduce(
    (before, unit) => (due(before) === 'losses' ? yes(before.state, side, loss(unit)) : before),
    after,
  )

describe('9.4.2 losses', () => {
  allows('AVD 9.4.2', 'an attacker chooses who loses the step of A1', () => {
    const s = west(['G-8ID', 'G-28ID'], { 'G-8ID': '1349', 'S-ROKSSKY': '1350' })
    const after = yes(s, 'german', attack('1350', 'G-8ID', 'G-28ID'), 1)
    expect(thrown(after)).toEqual(['1-1', 'A1'])
    expect(due(after)).toBe('losses')
    expect(no(after.state, 'german', loss('S-ROKSSKY'))).toBe('AVD 9.4.2')
    expect(no(after.state, 'soviet', loss('S-ROKSSKY'))).toMatch(/AVD/)
    expect(counter(yes(after.state, 'german', loss('G-28ID'), 1, 1), 'G-28ID')).toMatchObject({
      at: '1351',
      reduced: true,
    })
  })
  allows('AVD 9.4.2', 'a reduced unit and a unit of one step are eliminated', () => {
    const s = west(['G-14MOT-A', 'G-900LEHR'], { 'S-ROKSSKY': '1350' }, {})
    const after = lose(yes(s, 'german', attack('1350', 'G-14MOT-A', 'G-900LEHR'), 1), 'german', 'G-900LEHR')
    expect(at(after, 'G-900LEHR')).toBe('eliminated')
    expect(at(after, 'G-14MOT-A')).toBe('1351')
  })
  allows('AVD 9.4.2', 'where the eliminated go', () => {
    const dead = (id: string, marks: object) => {
      const side = id.startsWith('G') ? 'german' : 'soviet'
      const ring = ['1349', '1351', '1249', '1449', '1250', '1450']
      const ids =
        side === 'german'
          ? ['S-20RC', 'S-61RC', 'S-45RC', 'S-63RC', 'S-67RC', 'S-66RC']
          : ['G-8ID', 'G-28ID', 'G-161ID', 'G-162ID', 'G-256ID', 'G-87ID']
      const units = {
        ...Object.fromEntries(ids.map((enemy, i) => [enemy, ring[i]!])),
        [id]: { at: '1350', reduced: true, ...marks },
      }
      const s = position({
        ...fighting(side === 'german' ? 'soviet' : 'german', ...ids),
        ...NO_STUKAS,
        units,
      })
      const after = yes(s, side === 'german' ? 'soviet' : 'german', attack('1350', ...ids), 6)
      return at(lose(after, side, id, id), id)
    }
    expect(dead('G-3PZ', {})).toBe('eliminated')
    expect(dead('G-14MOT-B', { reduced: false, isolated: true })).toBe('eliminated')
    expect(dead('G-137ID', {})).toBe('gone')
    expect(dead('G-1CAV', { reduced: false })).toBe('gone')
    expect(dead('S-29RC', {})).toBe('reserve')
    expect(dead('S-29RC', { isolated: true })).toBe('gone')
    expect(dead('S-KV1-1', {})).toBe('elite')
    expect(dead('S-KV1-1', { isolated: true })).toBe('gone')
    expect(dead('S-PVO-01', {})).toBe('gone')
    expect(dead('S-ROKSSKY', {})).toBe('gone')
    expect(dead('S-4AB', { reduced: false })).toBe('reserve')
  })
  allows('AVD 2.2.3', 'what returns to a box returns at full strength', () => {
    const s = west(['G-3PZ', 'G-10MOT'], { 'S-20RC': { at: '1350', reduced: true } })
    const after = lose(yes(s, 'german', attack('1350', 'G-3PZ', 'G-10MOT'), 6), 'soviet', 'S-20RC')
    expect(counter(after, 'S-20RC')).toEqual({ at: 'reserve', reduced: false, oos: false, isolated: false })
  })
})

describe('9.4.3 a Soviet ten', () => {
  const book = (more = {}, units = {}) =>
    red(
      ['S-KV1-1', 'S-45RC', 'S-KV1-2'],
      {
        'S-KV1-1': '2520',
        'S-45RC': '2620',
        'S-KV1-2': '2522',
        'G-3PZ': '2521',
        'S-100ID': 'elite',
        ...units,
      },
      more,
    )
  const three = attack('2521', 'S-KV1-1', 'S-45RC', 'S-KV1-2')
  allows('AVD 9.4.3', "the book's attack: 2-1, a ten, 4-1, a three, DR", () => {
    const ten = yes(book(), 'soviet', three, 10, 1)
    expect(find(ten, 'EliteDrawn')).toEqual([{ type: 'EliteDrawn', unit: 'S-100ID' }])
    expect(due(ten)).toBe('elite')
    const after = yes(ten.state, 'soviet', { type: 'placeElite', hex: '2522' }, 3)
    expect(thrown(after)).toEqual(['4-1', 'DR'])
    expect(at(after, 'S-100ID')).toBe('2522')
  })
  allows('AVD 9.4.3', 'placed behind the river it is halved with its stack', () => {
    const ten = yes(book(), 'soviet', three, 10, 1)
    expect(thrown(yes(ten.state, 'soviet', { type: 'placeElite', hex: '2520' }, 9))).toEqual(['3-1', '1DR'])
  })
  refuses('AVD 9.4.3', 'it is placed where no attacker stands', () => {
    const ten = yes(book(), 'soviet', three, 10, 1)
    expect(no(ten.state, 'soviet', { type: 'placeElite', hex: '2421' })).toBe('AVD 9.4.3')
  })
  allows('AVD 9.4.3', 'an empty cup makes it a nine', () => {
    const after = yes(book({}, { 'S-100ID': 'gone' }), 'soviet', three, 10)
    expect(find(after, 'DieThrown').at(-1)!.result).toBe('1DR')
  })
  allows('AVD 9.4.3', 'a second ten draws again, and an empty cup then makes a nine', () => {
    const one = yes(book(), 'soviet', three, 10, 1)
    const after = yes(one.state, 'soviet', { type: 'placeElite', hex: '2522' }, 10)
    expect(thrown(after)).toEqual(['4-1', '1DR2'])
    const two = yes(book({}, { 'S-127ID': 'elite' }), 'soviet', three, 10, 1)
    const again = yes(two.state, 'soviet', { type: 'placeElite', hex: '2522' }, 10, 1)
    expect(find(again, 'EliteDrawn')).toEqual([{ type: 'EliteDrawn', unit: 'S-127ID' }])
    expect(thrown(yes(again.state, 'soviet', { type: 'placeElite', hex: '2620' }, 6))[0]).toBe('5-1')
  })
  refuses('AVD 9.4.3', 'a full stack takes it in', () => {
    const s = red(['S-20RC'], {
      'S-20RC': '1349',
      'S-172ID': '1349',
      'G-14MOT-A': '1350',
      'S-100ID': 'elite',
    })
    const after = yes(s, 'soviet', attack('1350', 'S-20RC'), 10, 1)
    expect(thrown(after)).toEqual(['1-1', 'DR'])
    expect(at(after, 'S-100ID')).toBe('elite')
  })
  allows('AVD 14.0d', 'with the +1 a nine draws, an eight is a nine, a ten draws', () => {
    const more = { escapeBonus: true }
    expect(due(yes(book(more), 'soviet', three, 9, 1))).toBe('elite')
    expect(due(yes(book(more), 'soviet', three, 10, 1))).toBe('elite')
    expect(thrown(yes(book(more), 'soviet', three, 8))).toEqual(['2-1', '1DR'])
    const empty = yes(book(more, { 'S-100ID': 'gone' }), 'soviet', three, 9)
    expect(thrown(empty)).toEqual(['2-1', '1DR'])
  })
  allows('AVD 9.4.3', 'the shifts of the first throw stay', () => {
    const s = red(['S-KV1-1'], { 'S-KV1-1': '1349', 'G-14MOT-A': '1350', 'S-100ID': 'elite' })
    s.table.activation!.chit = 'S-TIMOSHENKO'
    expect(thrown(yes(s, 'soviet', attack('1350', 'S-KV1-1'), 10, 1, 9))).toEqual(['3-1', '1DR'])
    const woods = red(
      ['S-ROKSSKY'],
      { 'S-ROKSSKY': '2521', 'G-14MOT-A': '2522', 'S-100ID': 'elite' },
      { stukas: { ready: 1, used: 0 } },
    )
    const after = all(
      woods,
      ['soviet', attack('2522', 'S-ROKSSKY')],
      ['german', { type: 'flyStuka' }, 10, 1, 9],
    )
    expect(thrown(after)).toEqual(['1-1', 'DR'])
  })
  refuses('AVD 9.4.3', 'artillery draws on a six, or a German on anything', () => {
    const s = west(['G-8ID', 'G-28ID'], { 'S-20RC': '1350', 'S-100ID': 'elite' })
    expect(find(yes(s, 'german', attack('1350', 'G-8ID', 'G-28ID'), 6), 'EliteDrawn')).toEqual([])
  })
})

describe('9.5.2 air defence', () => {
  const pvo = { 'S-PVO-01': '1350' }
  const big = ['G-3PZ', 'G-4PZ', 'G-SSREICH']
  const stack = (held: Units, ids = big) => west(ids, { 'G-SSREICH': '1450', ...held })
  allows('AVD 9.5.2', 'DR: a lone PVO loses a step and stays; no advance', () => {
    const after = yes(
      west(['G-3PZ', 'G-4PZ'], { ...pvo, 'S-5M': '1352' }),
      'german',
      attack('1350', 'G-3PZ'),
      2,
    )
    expect(thrown(after)).toEqual(['4-1', 'DR'])
    expect(counter(after, 'S-PVO-01')).toMatchObject({ at: '1350', reduced: true })
    expect(due(after)).toBe('fight')
  })
  allows('AVD 9.5.2', 'DR: its companion ignores the retreat', () => {
    const after = yes(
      stack({ ...pvo, 'S-20RC': '1350', 'S-5M': '1352' }),
      'german',
      attack('1350', 'G-4PZ', 'G-SSREICH'),
      3,
    )
    expect(thrown(after)).toEqual(['3-1', 'DR'])
    expect(counter(after, 'S-PVO-01')).toMatchObject({ at: '1350', reduced: true })
    expect(counter(after, 'S-20RC')).toMatchObject({ at: '1350', reduced: false })
  })
  const both = () => yes(stack({ ...pvo, 'S-20RC': '1350' }), 'german', attack('1350', ...big), 5)
  allows('AVD 9.5.2', 'DR2: a full PVO pays two steps and its companion stays', () => {
    expect(thrown(both())).toEqual(['5-1', '1DR2'])
    const after = yes(both().state, 'soviet', loss('S-20RC'), 1, 1)
    expect(at(after, 'S-PVO-01')).toBe('gone')
    expect(counter(after, 'S-20RC')).toMatchObject({ at: '1350', reduced: true })
  })
  allows('AVD 9.5.2', 'DR2: a reduced PVO is eliminated and its companion retreats one hex', () => {
    const after = yes(both().state, 'soviet', loss('S-PVO-01'))
    expect(at(after, 'S-PVO-01')).toBe('gone')
    expect(due(after)).toBe('retreat')
    expect(after.state.table.battle!.retreat).toEqual({ 'S-20RC': 1 })
  })
  const two = (die: number) =>
    yes(stack({ ...pvo, 'S-PVO-02': '1350' }), 'german', attack('1350', ...big), die)
  allows('AVD 9.5.2', 'DR2 on two PVOs: a step each', () => {
    expect(thrown(two(4))).toEqual(['6-1', '1DR2'])
    const after = yes(two(4).state, 'soviet', loss('S-PVO-01'), 1, 1)
    expect(at(after, 'S-PVO-01')).toBe('gone')
    expect(counter(after, 'S-PVO-02')).toMatchObject({ at: '1350', reduced: true })
  })
  allows('AVD 9.5.2', 'DR on two PVOs: one step, the owner says whose', () => {
    const s = west(['G-3PZ'], { 'S-PVO-01': { at: '1350', reduced: true }, 'S-PVO-02': '1350' })
    const before = yes(s, 'german', attack('1350', 'G-3PZ'), 3)
    expect(thrown(before)).toEqual(['3-1', 'DR'])
    const one = yes(before.state, 'soviet', loss('S-PVO-01'), 1, 1)
    expect([at(one, 'S-PVO-01'), counter(one, 'S-PVO-02')!.reduced]).toEqual(['gone', false])
    const other = yes(before.state, 'soviet', loss('S-PVO-02'), 1, 1)
    expect([at(other, 'S-PVO-01'), counter(other, 'S-PVO-02')!.reduced]).toEqual(['1350', true])
  })
  allows('AVD 9.5.2', 'DR kills a reduced PVO; its HQ relocates and the hex may be entered', () => {
    const s = west(['G-3PZ'], { 'S-PVO-01': { at: '1350', reduced: true }, 'S-HQ-20A': '1350' })
    const after = yes(s, 'german', attack('1350', 'G-3PZ'), 1)
    expect(thrown(after)).toEqual(['9-1', '1DR2'])
    expect(at(after, 'S-PVO-01')).toBe('gone')
    expect(due(after)).toBe('relocate')
    const next = yes(after.state, 'soviet', { type: 'relocateHq', unit: 'S-HQ-20A', to: '1346' })
    expect(due(next)).toBe('advance')
  })
  allows('AVD 12.3', 'an HQ stays with a PVO that stays', () => {
    const s = west(['G-3PZ'], { ...pvo, 'S-HQ-20A': '1350' })
    const after = yes(s, 'german', attack('1350', 'G-3PZ'), 2, 1, 1)
    expect(at(after, 'S-HQ-20A')).toBe('1350')
  })
})
