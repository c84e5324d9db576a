import { describe, expect } from 'vitest'
import { supportTargetRefusal, supportTargets } from '@/lib/games/a-victory-denied/rules/13-support'
import { on } from '@/lib/games/a-victory-denied/situation'
import { allows, refuses } from '../../support/ledger'
import { type Setting, table } from './given'

const why = (setting: Setting, kind: 'artillery' | 'rocket' | 'bomber', hex: string) => {
  const found = supportTargetRefusal(on(table(setting)), kind, hex)
  return found && [found.no, found.because.key]
}

// 2921 is a hill; 2923 lies two hexes away from it, 2924 three.
describe('13.2 artillery and rockets', () => {
  const target = { 'G-17PZ': '3321' }
  allows('AVD 13.2a', 'artillery strikes next to a Soviet unit or HQ', () => {
    expect(why({ units: { ...target, 'S-45RC': '3322' } }, 'artillery', '3321')).toBeNull()
    expect(why({ units: { ...target, 'S-HQ-20A': '3322' } }, 'artillery', '3321')).toBeNull()
  })
  allows('AVD 13.2a', 'and two hexes from a Soviet unit on a hill', () => {
    expect(why({ units: { 'G-17PZ': '2923', 'S-45RC': '2921' } }, 'artillery', '2923')).toBeNull()
  })
  refuses('AVD 13.2a', 'not two hexes away from level ground, nor three from a hill', () => {
    expect(why({ units: { ...target, 'S-45RC': '3323' } }, 'artillery', '3321')).toEqual([
      'AVD 13.2a',
      'support-unseen',
    ])
    expect(why({ units: { 'G-17PZ': '2924', 'S-45RC': '2921' } }, 'artillery', '2924')).toEqual([
      'AVD 13.2a',
      'support-unseen',
    ])
  })
  refuses('AVD 13.2a', 'a German on the hill sees nothing for it', () => {
    expect(why({ units: { 'G-17PZ': '2923', 'G-18PZ': '2921' } }, 'artillery', '2923')).toEqual([
      'AVD 13.2a',
      'support-unseen',
    ])
  })
  refuses('AVD 13.2a', 'not the same hex twice in a turn', () => {
    const setting = { units: { ...target, 'S-45RC': '3322' }, shelled: ['3321'] }
    expect(why(setting, 'artillery', '3321')).toEqual(['AVD 13.2a', 'support-twice'])
  })
  allows('AVD 13.2b', 'rockets strike where artillery may', () => {
    expect(why({ units: { ...target, 'S-45RC': '3322' } }, 'rocket', '3321')).toBeNull()
  })
  refuses('AVD 13.2b', 'not a hex that was shelled, nor a second time', () => {
    const setting = { units: { ...target, 'S-45RC': '3322' } }
    expect(why({ ...setting, shelled: ['3321'] }, 'rocket', '3321')).toEqual(['AVD 13.2b', 'support-twice'])
    expect(why({ ...setting, rocket: false }, 'rocket', '3321')).toEqual([
      'AVD 13.2b',
      'support-spent-rocket',
    ])
  })
  refuses('AVD 9.0', 'empty hexes and lone HQs are no targets', () => {
    const setting = { units: { 'S-45RC': '3322', 'G-HQ-9A-1': '3321' } }
    expect(why(setting, 'artillery', '3321')).toEqual(['AVD 9.0', 'support-no-units'])
    expect(why(setting, 'rocket', '3323')).toEqual(['AVD 9.0', 'support-no-units'])
    expect(why(setting, 'artillery', '9999')).toEqual(['AVD 13.2a', 'support-off-map'])
  })
  allows('AVD 9.0', 'the targets are the hexes of enemy combat units', () => {
    const units = { 'S-45RC': '3322', 'G-17PZ': '3321', 'G-18PZ': '3321', 'G-29MOT': '3422', 'G-8ID': '3420' }
    expect(supportTargets(on(table({ units })), 'artillery')).toEqual(['3321', '3422'])
    expect(supportTargets(on(table({ units, shelled: ['3422'] })), 'rocket')).toEqual(['3321'])
  })
})

describe('13.3 bomber', () => {
  allows('AVD 13.3b', 'the bomber strikes Soviet units anywhere, shelled or not', () => {
    const units = { 'S-45RC': '4749', 'S-PVO-01': '3218' }
    expect(supportTargets(on(table({ units, shelled: ['3218'] })), 'bomber')).toEqual(['3218', '4749'])
  })
  refuses('AVD 13.3b', 'not a second time, and not where there are no Soviet combat units', () => {
    const setting = { units: { 'S-45RC': '4749', 'S-HQ-20A': '3321', 'G-17PZ': '3214' } }
    expect(why({ ...setting, bomber: false }, 'bomber', '4749')).toEqual([
      'AVD 13.3b',
      'support-spent-bomber',
    ])
    expect(why(setting, 'bomber', '3321')).toEqual(['AVD 9.0', 'support-no-units'])
    expect(why(setting, 'bomber', '3214')).toEqual(['AVD 9.0', 'support-no-units'])
  })
})
