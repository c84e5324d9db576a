import { describe, expect } from 'vitest'
import { advancePaths } from '@/lib/games/a-victory-denied/rules/09-advance'
import { on } from '@/lib/games/a-victory-denied/situation'
import type { Battle, Table } from '@/lib/games/a-victory-denied/state'
import { hexOf } from '@/lib/wargame/occupancy'
import { allows, refuses } from '../../support/ledger'
import { type Setting, table } from './given'

function battleOf(open: Table, target: string, attackers: string[], change: Partial<Battle> = {}): Battle {
  return {
    kind: 'attack',
    side: attackers[0]!.startsWith('S') ? 'soviet' : 'german',
    target,
    attackers: attackers.map((unit) => ({ unit, from: hexOf(on(open), unit)! })),
    defenders: [],
    hqs: [],
    stuka: false,
    throws: 1,
    steps: 0,
    suffers: null,
    retreat: {},
    went: {},
    ...change,
  }
}
function paths(units: Setting['units'], target: string, attackers: string[], unit: string, change = {}) {
  const open = table({ units })
  return advancePaths(on(open), battleOf(open, target, attackers, change), unit)
    .map((path) => path.join(' '))
    .sort()
}

// The figure of 9.6 after the retreat: the German went west to 3320; 3220 and 3221 lie across the Dnieper.
const figure = {
  'S-KV1-1': '3220',
  'S-45RC': '3221',
  'S-KV1-2': '3420',
  'S-100ID': '3420',
  'G-17PZ': { at: '3320', reduced: true },
}
const four = ['S-KV1-1', 'S-45RC', 'S-KV1-2', 'S-100ID']

describe('9.6 advance after combat', () => {
  allows('AVD 9.6.1', 'infantry goes one hex, a motorized unit one or two', () => {
    expect(paths(figure, '3321', four, 'S-100ID')).toEqual(['3321'])
    expect(paths(figure, '3321', four, 'S-KV1-2')).toEqual(['3321', '3321 3322', '3321 3420', '3321 3421'])
  })
  refuses('AVD 9.6.1', 'nobody advances while enemies hold the attacked hex', () => {
    const held = { ...figure, 'G-17PZ': '3321' }
    expect(paths(held, '3321', four, 'S-KV1-2')).toEqual([])
  })
  refuses('AVD 9.6.1', 'only units that attacked advance', () => {
    expect(paths({ ...figure, 'S-5M': '3322' }, '3321', four, 'S-5M')).toEqual([])
  })
  refuses('AVD 9.6.1', 'after artillery nobody advances', () => {
    expect(paths(figure, '3321', four, 'S-KV1-2', { kind: 'artillery' })).toEqual([])
  })
  allows('AVD 9.6.2', 'enemy zones do not hinder it', () => {
    const units = { ...figure, 'G-18PZ': '3323', 'G-29MOT': '3422' }
    expect(paths(units, '3321', four, 'S-KV1-2')).toContain('3321 3322')
  })
  refuses('AVD 9.6.2', 'a unit advances once', () => {
    const went = { 'S-KV1-2': ['3321'] }
    expect(paths({ ...figure, 'S-KV1-2': '3321' }, '3321', four, 'S-KV1-2', { went })).toEqual([])
  })
  allows('AVD 9.6.3', 'the second hex may lie anywhere round the first', () => {
    const units = { 'G-17PZ': '3620', 'S-5M': '3625' }
    expect(paths(units, '3621', ['G-17PZ'], 'G-17PZ')).toHaveLength(7)
  })
  refuses('AVD 9.6.3', 'every advance begins with the attacked hex, and none leaves the map', () => {
    const found = paths({ 'G-17PZ': '5025' }, '5026', ['G-17PZ'], 'G-17PZ')
    expect(found.every((path) => path.startsWith('5026'))).toBe(true)
    expect(found).toHaveLength(5)
  })
  allows('AVD 9.6.4', 'a lone enemy HQ may be overrun', () => {
    const units = { 'G-17PZ': '3620', 'S-HQ-20A': '3622' }
    expect(paths(units, '3621', ['G-17PZ'], 'G-17PZ')).toContain('3621 3622')
  })
  refuses('AVD 9.6.4', 'an HQ with a combat unit may not', () => {
    const units = { 'G-17PZ': '3620', 'S-HQ-20A': '3622', 'S-5M': '3622' }
    expect(paths(units, '3621', ['G-17PZ'], 'G-17PZ')).not.toContain('3621 3622')
  })
  allows('AVD 9.6.5', 'a bridge does not stop a motorized unit', () => {
    const found = paths({ 'S-KV1-1': '3227' }, '3327', ['S-KV1-1'], 'S-KV1-1')
    expect(found).toContain('3327 3427')
    expect(found).toContain('3327 3227')
  })
  refuses('AVD 9.6.5', 'who crossed an unbridged major river must stop', () => {
    expect(paths(figure, '3321', four, 'S-KV1-1')).toEqual(['3321'])
  })
  refuses('AVD 9.6.5', 'no unbridged major river is crossed by the second hex', () => {
    const found = paths(figure, '3321', ['S-KV1-2'], 'S-KV1-2')
    expect(found).not.toContain('3321 3220')
    expect(paths({ 'S-KV1-1': '3227' }, '3327', ['S-KV1-1'], 'S-KV1-1')).not.toContain('3327 3226')
  })
  allows('AVD 9.6.6', 'who attacked beside a PVO may advance', () => {
    const units = { 'S-PVO-01': '3620', 'S-45RC': '3620' }
    expect(paths(units, '3621', ['S-PVO-01', 'S-45RC'], 'S-45RC')).toEqual(['3621'])
  })
  refuses('AVD 9.6.6', 'a PVO never advances', () => {
    expect(paths({ 'S-PVO-01': '3218' }, '3217', ['S-PVO-01'], 'S-PVO-01')).toEqual([])
  })
  allows('AVD 5.4', 'a motorized unit passes through a full hex', () => {
    const units = { 'G-17PZ': '3620', 'G-18PZ': '3621', 'G-29MOT': '3621' }
    const went = { 'G-18PZ': ['3621'], 'G-29MOT': ['3621'] }
    const found = paths(units, '3621', ['G-17PZ'], 'G-17PZ', { went })
    expect(found).toHaveLength(6)
    expect(found).not.toContain('3621')
  })
  refuses('AVD 5.4', 'infantry does not end in a full hex', () => {
    const units = { 'G-8ID': '3620', 'G-18PZ': '3621', 'G-29MOT': '3621' }
    expect(paths(units, '3621', ['G-8ID'], 'G-8ID')).toEqual([])
  })
  refuses('AVD 14.0e', 'German units do not advance into the Minsk Pocket', () => {
    const found = paths({ 'G-17PZ': '3107' }, '3106', ['G-17PZ'], 'G-17PZ')
    expect(found).toContain('3106 3206')
    expect(found).not.toContain('3106 3105')
  })
})

describe('12.4 HQs advance with their stack', () => {
  const hqs = [{ hq: 'G-HQ-9A-1', at: '3620' }]
  const follow = (went: Battle['went'], units: Setting['units'] = {}) =>
    paths(
      { 'G-HQ-9A-1': '3620', 'G-17PZ': '3620', 'G-8ID': '3619', ...units },
      '3621',
      ['G-17PZ', 'G-8ID'],
      'G-HQ-9A-1',
      {
        attackers: [
          { unit: 'G-17PZ', from: '3620' },
          { unit: 'G-8ID', from: '3619' },
        ],
        hqs,
        went,
      },
    )
  allows('AVD 12.4', 'an HQ follows its stack, two hexes with a motorized unit', () => {
    expect(follow({ 'G-17PZ': ['3621'] }, { 'G-17PZ': '3621' })).toEqual(['3621'])
    expect(follow({ 'G-17PZ': ['3621', '3622'] }, { 'G-17PZ': '3622' })).toEqual(['3621', '3621 3622'])
  })
  refuses('AVD 12.4', 'an HQ does not advance without its stack, nor with that of another hex', () => {
    expect(follow({})).toEqual([])
    expect(follow({ 'G-8ID': ['3621'] }, { 'G-8ID': '3621' })).toEqual([])
  })
  refuses('AVD 12.4', 'an HQ does not join another HQ', () => {
    expect(follow({ 'G-17PZ': ['3621'] }, { 'G-17PZ': '3621', 'G-HQ-9A-2': '3621' })).toEqual([])
  })
})
