import { describe, expect } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { strength } from '@/lib/games/a-victory-denied/rules/09-odds'
import { on } from '@/lib/games/a-victory-denied/situation'
import { allows } from '../../support/ledger'
import { table } from './given'

const all = Object.values(COUNTERS)
const units = all.filter(({ hq }) => !hq)

describe('2.2 what counters show', () => {
  allows('AVD 2.2.1', 'each side has its colours', () => {
    const colours = (side: string) =>
      new Set(all.filter((one) => one.side === side).map(({ colour }) => colour))
    expect(colours('german')).toEqual(new Set(['pg2', 'pg3', '9a']))
    expect(colours('soviet')).toEqual(new Set(['tan', 'star', 'red', 'pvo']))
  })
  allows('AVD 2.2.2a', 'two strengths for motorized units, one for all others', () => {
    for (const { id, motorized, attack, defence, reduced } of units)
      if (!motorized) expect([attack, reduced?.attack], id).toEqual([defence, reduced?.defence])
    expect(COUNTERS['G-17PZ']).toMatchObject({ motorized: true, attack: 9, defence: 2, move: 10 })
    const open = table({ units: { 'G-17PZ': { at: '1350', reduced: true } } })
    expect([strength(on(open), 'G-17PZ', 'attack'), strength(on(open), 'G-17PZ', 'defence')]).toEqual([6, 1])
  })
  allows('AVD 2.2.2a', 'marks tell when a unit comes', () => {
    for (const { id, arrival, turn, hex } of all) {
      if (['pvo', 'turn1', 'turn6'].includes(arrival)) expect(turn, id).not.toBeNull()
      expect(hex !== null, id).toBe(arrival === 'setup')
    }
  })
  allows('AVD 2.2.2b', 'SS Reich is 8-8-10, reduced 7-7-10', () => {
    expect(COUNTERS['G-SSREICH']).toMatchObject({
      attack: 8,
      defence: 8,
      move: 10,
      reduced: { attack: 7, defence: 7, move: 10 },
    })
  })
  allows('AVD 2.3.2', 'every HQ has a range and no strength, and none is motorized', () => {
    for (const { range, attack, defence, motorized } of all.filter(({ hq }) => hq)) {
      expect(range).toBeGreaterThan(0)
      expect([attack, defence, motorized]).toEqual([0, 0, false])
    }
  })
  allows('AVD 2.1.1a', 'what lies in a box is open to all', () => {
    const before = game.setUp('campaign', {}, { roll: () => 1, secret: () => 1 }).state
    const { counters } = game.view(before, 'spectator').table
    expect([counters['S-29RC']!.at, counters['S-25M']!.at, counters['G-8ID']!.at]).toEqual([
      'reserve',
      'timoshenko',
      'pocket',
    ])
  })
})
