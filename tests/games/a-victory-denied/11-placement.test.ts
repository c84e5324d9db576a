import { describe, expect } from 'vitest'
import { placementHexes, placementRefusal } from '@/lib/games/a-victory-denied/rules/11-placement'
import { on } from '@/lib/games/a-victory-denied/situation'
import type { Cite } from '@/lib/kernel/decision'
import { allows, refuses } from '../../support/ledger'
import { type Setting, table, VP_AT_START } from './given'

const why = (setting: Setting, unit: string, hex: string): [Cite, string] | null => {
  const found = placementRefusal(on(table(setting)), unit, hex)
  return found && [found.no, found.because.key]
}
const without = (hex: string): Setting => {
  const { [hex]: _taken, ...vpOnMap } = VP_AT_START
  return { vpOnMap }
}
/** German panzers whose zones close 4233 (Belyi, a Victory Hex) on all sides. */
const ring = { 'G-17PZ': '4232', 'G-18PZ': '4234' }

describe('11.1.1 HQs and PVO', () => {
  allows('AVD 11.1.1a', 'an HQ comes to a Victory Hex with a VP chit', () => {
    expect(why({}, 'S-HQ-24A', '3438')).toBeNull()
    expect(placementHexes(on(table()), 'S-HQ-24A')).toEqual(Object.keys(VP_AT_START).sort())
  })
  refuses('AVD 11.1.1a', 'not to one without a chit, nor to any other hex', () => {
    expect(why(without('3438'), 'S-HQ-24A', '3438')).toEqual(['AVD 11.1.1a', 'place-victory-hex'])
    expect(why({}, 'S-HQ-24A', '3437')).toEqual(['AVD 11.1.1a', 'place-victory-hex'])
  })
  refuses('AVD 11.1.1a', 'not to one without a supply line', () => {
    expect(why({ units: ring }, 'S-HQ-24A', '4233')).toEqual(['AVD 11.1.1a', 'place-supply'])
  })
  refuses('AVD 5.1', 'not to another HQ', () => {
    expect(why({ units: { 'S-HQ-28A': '3438' } }, 'S-HQ-24A', '3438')).toEqual(['AVD 5.1', 'stack-hq'])
  })
  allows('AVD 11.1.1b', 'a PVO comes to a Victory Hex with a VP chit, beside a tan unit too', () => {
    expect(why({ units: { 'S-45RC': '2635' } }, 'S-PVO-06', '2635')).toBeNull()
  })
  refuses('AVD 11.1.1b', 'a PVO needs the chit, room and supply, and an HQ is no help', () => {
    expect(why({ units: { 'S-HQ-24A': '3437' } }, 'S-PVO-06', '3437')).toEqual([
      'AVD 11.1.1b',
      'place-victory-hex',
    ])
    expect(why({ units: { 'S-45RC': '2635', 'S-100ID': '2635' } }, 'S-PVO-06', '2635')).toEqual([
      'AVD 5.1',
      'stack-full',
    ])
    expect(why({ units: ring }, 'S-PVO-06', '4233')).toEqual(['AVD 11.1.1b', 'place-supply'])
  })
})

describe('11.1.1 combat units', () => {
  const hq = { 'S-HQ-24A': '3437' }
  allows('AVD 11.1.1a', 'a combat unit comes to an HQ or next to it', () => {
    expect(placementHexes(on(table({ units: hq })), 'S-29RC')).toEqual([
      '3337',
      '3338',
      '3436',
      '3437',
      '3438',
      '3537',
      '3538',
    ])
  })
  refuses('AVD 11.1.1a', 'not two hexes from an HQ, nor to a German one', () => {
    expect(why({ units: hq }, 'S-29RC', '3435')).toEqual(['AVD 11.1.1a', 'place-near-hq'])
    expect(why({ units: { 'G-HQ-9A-1': '3437' } }, 'S-29RC', '3436')).toEqual([
      'AVD 11.1.1a',
      'place-near-hq',
    ])
  })
  refuses('AVD 11.1.1a', 'not in a German zone', () => {
    const units = { ...hq, 'G-17PZ': '3435' }
    expect(why({ units }, 'S-29RC', '3436')).toEqual(['AVD 11.1.1a', 'place-zoc'])
  })
  allows('AVD 11.1.1a', 'unless a Soviet unit, an HQ or a VP chit is there', () => {
    const unit = { ...hq, 'G-17PZ': '3435', 'S-100ID': '3436' }
    expect(why({ units: unit }, 'S-29RC', '3436')).toBeNull()
    expect(why({ units: { ...hq, 'G-17PZ': '3536' } }, 'S-29RC', '3437')).toBeNull()
    expect(why({ units: { ...hq, 'G-17PZ': '3439' } }, 'S-29RC', '3438')).toBeNull()
  })
  refuses('AVD 11.1.1a', 'a Victory Hex that has lost its chit is no shelter', () => {
    const setting = { ...without('3438'), units: { ...hq, 'G-17PZ': '3439' } }
    expect(why(setting, 'S-29RC', '3438')).toEqual(['AVD 11.1.1a', 'place-zoc'])
  })
  refuses('AVD 11.1.1a', 'not without a supply line, even with an HQ in the hex', () => {
    expect(why({ units: { ...ring, 'S-HQ-24A': '4233' } }, 'S-29RC', '4233')).toEqual([
      'AVD 11.1.1a',
      'place-supply',
    ])
  })
  refuses('AVD 5.3', 'two tan units are not placed together', () => {
    expect(why({ units: { ...hq, 'S-45RC': '3437' } }, 'S-29RC', '3437')).toEqual(['AVD 5.3', 'stack-tan'])
  })
  refuses('AVD 5.2', 'nor a unit with the enemy', () => {
    expect(why({ units: { ...hq, 'G-17PZ': '3436' } }, 'S-29RC', '3436')).toEqual(['AVD 5.2', 'stack-enemy'])
  })
  allows('AVD 11.1.1c', 'an elite unit is placed like one from the reserve, with a tan unit too', () => {
    expect(why({ units: { ...hq, 'S-45RC': '3437' } }, 'S-100ID', '3437')).toBeNull()
  })
  refuses('AVD 11.1.1c', 'and needs an HQ as that does', () => {
    expect(why({}, 'S-100ID', '3438')).toEqual(['AVD 11.1.1a', 'place-near-hq'])
  })
  allows('AVD 11.1.3', 'units that escaped from the pocket are placed the same way', () => {
    expect(why({ units: { ...hq, 'S-13M': 'pocket' } }, 'S-13M', '3436')).toBeNull()
  })
  refuses('AVD 11.1.3', 'never far from an HQ', () => {
    expect(why({ units: { ...hq, 'S-13M': 'pocket' } }, 'S-13M', '3106')).toEqual([
      'AVD 11.1.1a',
      'place-near-hq',
    ])
  })
  allows('AVD 11.2.1', 'the Timoshenko HQ serves for other reinforcements', () => {
    expect(why({ units: { 'S-HQ-TIMOSHENKO': '1518' } }, 'S-29RC', '1519')).toBeNull()
  })
  refuses('AVD 11.2.1', 'not while it is in its box', () => {
    expect(placementHexes(on(table({ units: { 'S-HQ-TIMOSHENKO': 'timoshenko' } })), 'S-29RC')).toEqual([])
  })
  refuses('AVD 11.1.2a', 'German units are not placed so, nor anybody off the map', () => {
    expect(why({ units: hq }, 'G-137ID', '3106')).toEqual(['AVD 11.1.2a', 'place-german'])
    expect(why({ units: hq }, 'S-29RC', '9999')).toEqual(['AVD 11.1.1a', 'place-off-map'])
  })
})

describe('11.1.1 one * unit to an HQ', () => {
  const near = { 'S-HQ-24A': '3437' }
  const two = { ...near, 'S-HQ-28A': '3439' }
  allows('AVD 11.3', 'the first * unit may come to any HQ, a second to another', () => {
    expect(why({ units: near }, 'S-KALIN', '3436')).toBeNull()
    expect(why({ units: two, starHexes: ['3436'] }, 'S-KALIN', '3439')).toBeNull()
  })
  refuses('AVD 11.3', 'one between two HQs counts for both', () => {
    const units = { ...two, 'S-ROKSSKY': '3438' }
    expect(why({ units, starHexes: ['3438'] }, 'S-KALIN', '3436')?.[1]).toBe('place-star')
    expect(why({ units, starHexes: ['3438'] }, 'S-KALIN', '3440')?.[1]).toBe('place-star')
    expect(why({ units: two, starHexes: ['3436'] }, 'S-KALIN', '3438')?.[1]).toBe('place-star')
  })
  refuses('AVD 11.3', 'a second one does not come to the same HQ', () => {
    expect(why({ units: near, starHexes: ['3436'] }, 'S-KALIN', '3437')).toEqual([
      'AVD 11.1.1a',
      'place-star',
    ])
    expect(why({ units: two, starHexes: ['3436', '3440'] }, 'S-KALIN', '3439')).toEqual([
      'AVD 11.1.1a',
      'place-star',
    ])
  })
  allows('AVD 11.3', 'other units are not counted', () => {
    expect(why({ units: near, starHexes: ['3436'] }, 'S-29RC', '3437')).toBeNull()
  })
})
