import { describe, expect } from 'vitest'
import {
  availableChits,
  chitCount,
  corpsChains,
  hqsActivatedBy,
  panzerUnits,
  unitsInCommandOf,
} from '@/lib/games/a-victory-denied/rules/07-command'
import { on } from '@/lib/games/a-victory-denied/situation'
import { allows, refuses } from '../../support/ledger'
import { table } from './given'

describe('7.1 the chits to choose from', () => {
  allows('AVD 7.1.1', 'an army chit is available while its HQ is on the map', () => {
    const open = table({ units: { 'S-HQ-22A': '4515', 'S-HQ-24A': '3438' } })
    expect(availableChits(on(open), 'soviet')).toEqual(['S-22A', 'S-24A'])
  })
  refuses('AVD 7.1.1', 'an HQ in the reserve or the pocket makes no chit available', () => {
    const open = table({
      units: { 'S-HQ-24A': 'reserve', 'S-HQ-TIMOSHENKO': 'timoshenko', 'G-HQ-9A-2': 'pocket' },
    })
    expect(availableChits(on(open), 'soviet')).toEqual([])
    expect(availableChits(on(open), 'german')).toEqual([])
  })
  allows(
    'AVD 7.1.1',
    'one unit of its corps makes a panzer group, and Guderian for the second, available',
    () => {
      expect(availableChits(on(table({ units: { 'G-17PZ': '3217' } })), 'german')).toEqual([
        'G-2PG',
        'G-2PG',
        'G-GUDERIAN',
      ])
      expect(availableChits(on(table({ units: { 'G-7PZ': '3919' } })), 'german')).toEqual(['G-3PG', 'G-3PG'])
    },
  )
  refuses('AVD 7.1.1', 'infantry and cavalry of a panzer group do not make it available', () => {
    expect(availableChits(on(table({ units: { 'G-1CAV': '2013', 'G-31ID': '2704' } })), 'german')).toEqual([])
  })
  allows('AVD 7.1.1', 'any German HQ makes all three 9th Army chits available', () => {
    expect(availableChits(on(table({ units: { 'G-HQ-3PG': '3906' } })), 'german')).toEqual([
      'G-9A',
      'G-9A',
      'G-9A',
    ])
  })
  refuses('AVD 3.7', 'on turn 1 the 3rd Panzer Group chit that was set aside cannot be chosen', () => {
    const units = { 'G-7PZ': '3919' }
    expect(availableChits(on(table({ turn: 1, units })), 'german')).toEqual(['G-3PG'])
    expect(availableChits(on(table({ turn: 2, units })), 'german')).toEqual(['G-3PG', 'G-3PG'])
  })
  allows('AVD 7.1.2', 'the turn track says how many chits each side chooses', () => {
    const units = {
      'G-17PZ': '3217',
      'G-7PZ': '3919',
      'S-HQ-22A': '4515',
      'S-HQ-20A': '3321',
      'S-HQ-13A': '2720',
    }
    const count = (turn: number, directive: 'moscow' | 'distracted' | null = null) => {
      const open = table({ turn, directive, units })
      return [chitCount(on(open), 'german'), chitCount(on(open), 'soviet')]
    }
    expect(count(1)).toEqual([3, 2])
    expect(count(2)).toEqual([3, 3])
    expect(count(8, 'distracted')).toEqual([2, 3])
    expect(count(8, 'moscow')).toEqual([4, 3])
  })
  refuses('AVD 7.1.2', 'nobody has to choose more chits than are available', () => {
    const open = table({ turn: 4, units: { 'S-HQ-22A': '4515' } })
    expect(chitCount(on(open), 'soviet')).toBe(1)
    expect(chitCount(on(open), 'german')).toBe(0)
  })
  allows('AVD 11.1.4', 'the chit of an HQ that came in as a reinforcement is available from then on', () => {
    expect(availableChits(on(table({ turn: 3, units: { 'S-HQ-43A': '2635' } })), 'soviet')).toEqual(['S-43A'])
  })
  refuses('AVD 11.1.4', 'the chit of an HQ that is not on the map is not', () => {
    expect(availableChits(on(table({ turn: 3, units: { 'S-HQ-43A': 'reserve' } })), 'soviet')).toEqual([])
  })
})

// The figure of 7.1: 22A with 20A two hexes away and 13A five hexes away.
const army = table({
  units: {
    'S-HQ-22A': '3530',
    'S-HQ-20A': '3532',
    'S-HQ-13A': '3535',
    'S-51RC': '3528',
    'S-23M': '3534',
    'S-100ID': '3634',
    'S-63RC': '3537',
    'G-17PZ': '3533',
    'G-HQ-9A-1': '3331',
  },
})

describe('7.2 and 7.3 activation by HQs', () => {
  allows('AVD 7.2.2a', 'the drawn HQ activates the HQs of its side within its range', () => {
    expect(hqsActivatedBy(on(army), 'S-HQ-22A').sort()).toEqual(['S-HQ-20A', 'S-HQ-22A'])
  })
  refuses('AVD 7.2.2a', 'an HQ activated so does not activate further HQs in turn', () => {
    expect(hqsActivatedBy(on(army), 'S-HQ-20A')).toContain('S-HQ-13A')
    expect(hqsActivatedBy(on(army), 'S-HQ-22A')).not.toContain('S-HQ-13A')
  })
  allows('AVD 7.2.2b', 'any German HQ activates the German HQs in its range, whatever their army', () => {
    const open = table({ units: { 'G-HQ-2PG': '2710', 'G-HQ-9A-1': '2714', 'G-HQ-3PG': '2719' } })
    expect(hqsActivatedBy(on(open), 'G-HQ-2PG')).toEqual(['G-HQ-2PG', 'G-HQ-9A-1'])
  })
  refuses('AVD 7.2.2b', 'an enemy HQ in range is not activated', () => {
    expect(hqsActivatedBy(on(army), 'G-HQ-9A-1')).toEqual(['G-HQ-9A-1'])
  })
  allows(
    'AVD 7.3.2',
    'all combat units in range of an active HQ are active, whatever their army, each once',
    () => {
      const units = unitsInCommandOf(on(army), hqsActivatedBy(on(army), 'S-HQ-22A'))
      expect([...units].sort()).toEqual(['S-100ID', 'S-23M', 'S-51RC'])
    },
  )
  refuses('AVD 7.3.2', 'units out of range and enemies are not active', () => {
    const units = unitsInCommandOf(on(army), hqsActivatedBy(on(army), 'S-HQ-22A'))
    expect(units).not.toContain('S-63RC')
    expect(units).not.toContain('G-17PZ')
  })
  const german = table({
    units: { 'G-HQ-2PG': '2710', 'G-31ID': '2711', 'G-1CAV': '2712', 'G-3PZ': '2711', 'G-20MOT': '2709' },
  })
  allows('AVD 7.3.3', 'a German HQ activates infantry and cavalry', () => {
    expect([...unitsInCommandOf(on(german), ['G-HQ-2PG'])].sort()).toEqual(['G-1CAV', 'G-31ID'])
  })
  refuses('AVD 7.3.3', 'no HQ activates motorized units of a panzer group', () => {
    expect(unitsInCommandOf(on(german), ['G-HQ-2PG'])).not.toContain('G-3PZ')
    expect(unitsInCommandOf(on(german), ['G-HQ-2PG'])).not.toContain('G-20MOT')
  })
  allows('AVD 7.0', 'a Soviet unit of any kind is activated by an HQ, a PVO too', () => {
    const open = table({ units: { 'S-HQ-20A': '3321', 'S-PVO-01': '3218', 'S-5M': '3322' } })
    expect([...unitsInCommandOf(on(open), ['S-HQ-20A'])].sort()).toEqual(['S-5M', 'S-PVO-01'])
  })
  refuses('AVD 7.0', 'without an HQ nobody is activated', () => {
    expect(unitsInCommandOf(on(army), [])).toEqual([])
  })
  allows('AVD 7.3.4', 'a range of 4 reaches the fourth hex', () => {
    expect(
      unitsInCommandOf(on(table({ units: { 'S-HQ-20A': '3530', 'S-5M': '3534' } })), ['S-HQ-20A']),
    ).toEqual(['S-5M'])
  })
  refuses('AVD 7.3.4', 'a range of 4 does not reach the fifth hex', () => {
    expect(
      unitsInCommandOf(on(table({ units: { 'S-HQ-20A': '3530', 'S-5M': '3535' } })), ['S-HQ-20A']),
    ).toEqual([])
  })
  allows('AVD 7.3.6', 'a major river, enemies between and isolation do not shorten the range', () => {
    const open = table({
      units: {
        'S-HQ-20A': '3322',
        'S-5M': { at: '3120', isolated: true },
        'G-17PZ': '3221',
        'G-18PZ': '3220',
        'G-29MOT': '3321',
      },
    })
    expect(unitsInCommandOf(on(open), ['S-HQ-20A'])).toEqual(['S-5M'])
  })
})

describe('7.3.6 what the range is not', () => {
  refuses('AVD 7.3.6', 'a road does not lengthen the range', () => {
    const open = table({ units: { 'S-HQ-20A': '3321', 'S-5M': '3326' } })
    expect(unitsInCommandOf(on(open), ['S-HQ-20A'])).toEqual([])
  })
})

// The figure of 7.4: a purple corps that hangs together and a green one in two parts.
const corps = table({
  units: {
    'G-900LEHR': '3714',
    'G-14MOT-A': '3717',
    'G-18MOT': '3719',
    'G-19PZ': '3720',
    'G-20PZ': '3510',
    'G-14MOT-B': '3512',
    'G-12PZ': '3518',
    'G-20MOT': '3519',
    'G-7PZ': '3521',
    'G-17PZ': '3217',
    'G-1CAV': '3218',
  },
})

describe('7.4 panzer corps', () => {
  const chains = (group: 'pg2' | 'pg3') =>
    corpsChains(on(corps), group).map((one) => one.chains.map((chain) => [...chain].sort()))

  allows('AVD 7.4.1', 'a panzer group is its motorized units on the map', () => {
    expect(panzerUnits(on(corps), 'pg2')).toEqual(['G-17PZ'])
    expect(panzerUnits(on(corps), 'pg3')).toHaveLength(9)
  })
  refuses('AVD 7.4.1', 'its cavalry does not belong to a panzer corps', () => {
    expect(panzerUnits(on(corps), 'pg2')).not.toContain('G-1CAV')
  })
  allows('AVD 7.4.2', 'units of a corps within three hexes of each other form one chain', () => {
    expect(chains('pg3')).toContainEqual([['G-14MOT-A', 'G-18MOT', 'G-19PZ', 'G-900LEHR']])
  })
  refuses('AVD 7.4.2', 'a corps with a gap of more than three hexes falls into two chains', () => {
    const green = chains('pg3').find((of) => of.flat().includes('G-20PZ'))!
    expect(green).toHaveLength(2)
    expect(green).toContainEqual(['G-14MOT-B', 'G-20PZ'])
    expect(green).toContainEqual(['G-12PZ', 'G-20MOT', 'G-7PZ'])
  })
  refuses('AVD 7.4.2', 'a unit of another corps is no link of the chain', () => {
    const split = table({ units: { 'G-19PZ': '3710', 'G-7PZ': '3712', 'G-18MOT': '3714' } })
    expect(
      corpsChains(on(split), 'pg3')
        .map((one) => one.chains.length)
        .sort(),
    ).toEqual([1, 2])
  })
  refuses('AVD 7.4.3', 'a unit belongs to one corps only: the halves of 14Mot do not meet', () => {
    const open = table({ units: { 'G-14MOT-A': '3717', 'G-14MOT-B': '3717' } })
    expect(corpsChains(on(open), 'pg3').map((one) => one.chains)).toEqual([[['G-14MOT-A']], [['G-14MOT-B']]])
  })
  allows('AVD 7.4.3', 'the 2nd Panzer Group has three corps, the 3rd two', () => {
    const names = (group: 'pg2' | 'pg3', units: string[]) =>
      corpsChains(on(table({ units: Object.fromEntries(units.map((id) => [id, '3214'])) })), group).length
    expect(names('pg2', ['G-17PZ', 'G-18PZ', 'G-3PZ', 'G-4PZ', 'G-10PZ', 'G-SSREICH'])).toBe(3)
    expect(names('pg3', ['G-7PZ', 'G-20PZ', 'G-19PZ', 'G-18MOT'])).toBe(2)
  })
})
