import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/proud-monster'
import { allows, refuses } from '../../support/ledger'
import { ASSAULT, attack, given, move, play, position, tried, where } from './given'

// What a second reading of the book has found that the first had read otherwise.

const advance = (...units: string[]) => ({ type: 'advanceUnits', units }) as const

describe('where allies may not go', () => {
  const here = position({
    ...ASSAULT,
    units: { 'RO-CAV-5': '1503S', 'DE-PZ-1': '1402S', ...tried('SU-RD-001', '1403S', '1-1') },
  })
  const won = () =>
    given(here)
      .when('german', attack('1403S', 'RO-CAV-5', 'DE-PZ-1'), [])
      .allows().state

  allows('PM 8.5', 'Romanians attack a hex of Hungary, and others go into it', () => {
    expect(where(given(won()).when('german', advance('DE-PZ-1')).allows().state, 'DE-PZ-1')).toBe('1403S')
  })
  refuses('PM 8.5', 'they do not enter it, not after combat either', () => {
    given(won()).when('german', advance('RO-CAV-5')).refuses('PM 8.5')
  })
})

describe('straits', () => {
  const here = position({
    ...ASSAULT,
    units: { 'DE-ID-1': '3215S', 'DE-ID-11': '3115S', ...tried('SU-RD-001', '3216S', '1-1') },
  })
  const won = () =>
    given(here)
      .when('german', attack('3216S', 'DE-ID-1', 'DE-ID-11'), [])
      .allows().state

  allows(
    'PM 14.39',
    'who has come by land goes into the hex that was attacked across a strait as well',
    () => {
      expect(where(given(won()).when('german', advance('DE-ID-11')).allows().state, 'DE-ID-11')).toBe('3216S')
    },
  )
  refuses('PM 12.16', 'nobody advances across a strait: to cross one takes a movement phase', () => {
    given(won()).when('german', advance('DE-ID-1')).refuses('PM 12.16')
  })
  refuses('PM 12.16', 'nobody is asked whether he advances where all have come across a strait', () => {
    const alone = given(here).when('german', attack('3216S', 'DE-ID-1'), [6]).allows().state
    expect(alone.table.battle).toBe(null)
  })
})

refuses(
  'PM 12.2',
  'a stack that was left for another goes no further, though more of its hex sets out',
  () => {
    const { state } = play(
      position({ units: { 'DE-ID-1': '4005S', 'DE-ID-11': '4005S', 'DE-PZ-1': '4107S' } }),
      ['german', move('DE-ID-1', '4005S', '4006S')],
      ['german', move('DE-PZ-1', '4107S', '4108S')],
      ['german', move('DE-ID-11', '4005S', '4105S')],
    )
    given(state)
      .when('german', move('DE-ID-1', '4006S', '4007S'))
      .refuses('PM 12.2')
    given(state)
      .when('german', move('DE-ID-11', '4105S', '4106S'))
      .allows()
  },
)

test('the most that untried tanks may have is reckoned for who comes by land, not across a strait (2.15, 14.20)', () => {
  const across = { 'SU-TD-001': '3719S', 'SU-TD-002': '3719S', 'SU-TD-003': '3719S' }
  const units = { ...across, 'SU-TD-004': '3821S', 'DE-ID-1': '3820S' }
  const here = position({ ...ASSAULT, acting: 'soviet', units })
  const attackers = [...Object.keys(across), 'SU-TD-004']
  // One each across the strait; by land the worst of the pool has 1, the best 8.
  expect(game.ask(here, 'soviet', { ask: 'odds', side: 'soviet', target: '3820S', attackers })).toMatchObject(
    { value: { attack: [4, 11] } },
  )
})
