import { describe, expect } from 'vitest'
import { allows, refuses } from '../../../support/ledger'
import { active, ask, at, move, mp, no, position, yes } from './play'

describe('5 stacking', () => {
  const three = position({
    ...active('german', 'G-161ID'),
    units: { 'G-8ID': '1350', 'G-28ID': '1350', 'G-161ID': '1348' },
  })
  refuses('AVD 5.1', 'a third combat unit stops on two', () => {
    expect(no(three, 'german', move('G-161ID', '1349', '1350'))).toMatch(/AVD 5\.[14]/)
  })
  allows('AVD 5.4', 'it may pass through them', () => {
    expect(at(yes(three, 'german', move('G-161ID', '1349', '1350', '1351')), 'G-161ID')).toBe('1351')
  })
  const hqs = position({
    ...active('german', 'G-HQ-9A-1', 'G-HQ-9A-2'),
    units: { 'G-8ID': '1350', 'G-28ID': '1350', 'G-HQ-9A-1': '1349', 'G-HQ-9A-2': '1348' },
  })
  allows('AVD 5.1', 'an HQ joins two combat units', () => {
    expect(at(yes(hqs, 'german', move('G-HQ-9A-1', '1350')), 'G-HQ-9A-1')).toBe('1350')
  })
  refuses('AVD 5.1', 'an HQ stops on another HQ', () => {
    expect(no(hqs, 'german', move('G-HQ-9A-2', '1349'))).toMatch(/AVD 5\.[14]/)
  })
  const soviets = (held: string[], mover: string) =>
    position({
      ...active('soviet', mover),
      units: { ...Object.fromEntries(held.map((id) => [id, '1350'])), [mover]: '1349' },
    })
  refuses('AVD 5.3', 'tan joins tan', () => {
    expect(no(soviets(['S-20RC'], 'S-61RC'), 'soviet', move('S-61RC', '1350'))).toBe('AVD 5.3')
  })
  refuses('AVD 5.3', 'a * unit is tan', () => {
    expect(no(soviets(['S-20RC'], 'S-ROKSSKY'), 'soviet', move('S-ROKSSKY', '1350'))).toBe('AVD 5.3')
    expect(no(soviets(['S-KALIN'], 'S-ROKSSKY'), 'soviet', move('S-ROKSSKY', '1350'))).toBe('AVD 5.3')
  })
  allows('AVD 5.3', 'red joins tan, * or red, and tan joins a PVO', () => {
    for (const [held, mover] of [
      ['S-20RC', 'S-172ID'],
      ['S-KALIN', 'S-172ID'],
      ['S-KV1-1', 'S-172ID'],
      ['S-PVO-01', 'S-20RC'],
      ['S-PVO-01', 'S-172ID'],
    ] as const)
      expect(at(yes(soviets([held], mover), 'soviet', move(mover, '1350')), mover)).toBe('1350')
  })
  refuses('AVD 5.1', 'a red unit makes three', () => {
    expect(no(soviets(['S-20RC', 'S-172ID'], 'S-187ID'), 'soviet', move('S-187ID', '1350'))).toMatch(
      /AVD 5\.[14]/,
    )
  })
  allows('AVD 5.4', 'tan passes through tan', () => {
    const after = yes(soviets(['S-20RC'], 'S-61RC'), 'soviet', move('S-61RC', '1350', '1351'))
    expect(at(after, 'S-61RC')).toBe('1351')
  })
  refuses('AVD 5.2', 'a unit enters a hex that an enemy combat unit holds', () => {
    const s = position({
      ...active('german', 'G-3PZ'),
      units: { 'G-3PZ': '1348', 'S-20RC': '1350', 'S-HQ-20A': '1350' },
    })
    expect(no(s, 'german', move('G-3PZ', '1349', '1350'))).toBe('AVD 5.2')
  })
})

describe('6 zones of control', () => {
  allows('AVD 6.1', 'all six hexes, across a major river and into a city', () => {
    const s = position({ units: { 'S-45RC': '2617' } })
    expect(ask(s, { ask: 'zoc', side: 'german' })).toEqual(['2517', '2518', '2616', '2618', '2717', '2718'])
  })
  refuses('AVD 6.1', 'an HQ exerts a zone', () => {
    const s = position({ units: { 'S-HQ-20A': '1351', 'G-3PZ': '1349' } })
    expect(ask(s, { ask: 'zoc', side: 'german', hex: '1350' })).toBe(false)
    expect(mp(s, 'G-3PZ', '1350')).toBe(1)
  })
  allows('AVD 6.3', 'two zones cost no more than one', () => {
    const s = position({ units: { 'S-20RC': '1351', 'S-61RC': '1450', 'G-3PZ': '1348' } })
    expect(mp(s, 'G-3PZ', '1349', '1350')).toBe(4)
  })
  allows('AVD 6.1', 'a reduced and isolated PVO exerts one', () => {
    const s = position({
      units: { 'S-PVO-01': { at: '1351', reduced: true, isolated: true }, 'G-3PZ': '1349' },
    })
    expect(mp(s, 'G-3PZ', '1350')).toBe(3)
  })
  refuses('AVD 6.2', 'a friendly unit frees a hex of the zone for movement', () => {
    const s = position({ units: { 'S-20RC': '1351', 'G-8ID': '1350', 'G-3PZ': '1349' } })
    expect(mp(s, 'G-3PZ', '1350')).toBe(3)
  })
})
