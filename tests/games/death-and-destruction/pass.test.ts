import { expect, test } from 'vitest'
import { game } from '@/lib/games/death-and-destruction'
import type { Line } from '@/lib/kernel/game'
import { NO_PAPERS, type Papers, type Pass } from '@/lib/wargame/staff/papers'
import { position, type Setting } from './given'

const ALL: Pass = { attacked: true, places: true, ground: true }
const papers: Papers = { ...NO_PAPERS, pass: ALL }
const units = { 'DE-ID-1': '4916N', 'SU-GRD-9': '5015N' } as const
const winter = (more: Setting = {}) =>
  position({ acting: 'soviet', units, weather: { north: 'S', south: 'S' }, ...more } as Setting)
const judged = (now: Setting, told: readonly Line[] = []) => {
  const view = (setting: Setting) => game.view(winter(setting), 'german')
  return game.pass!.after(papers, 'german', view({}), view(now), told, false)
}

test('a quiet turn of winter is passed, and none after fire, an airdrop or the thaw', () => {
  expect(game.pass!.sitting(winter())).toBe('soviet')
  expect(judged({})).toBe(papers)
  expect(judged({ units: { ...units, 'SU-GRD-9': '5115N' } })).toBe(papers)
  for (const key of ['log-attack', 'log-mobile', 'log-barrage', 'log-paratroops', 'log-dropped'])
    expect(judged({}, [{ key, params: {} }]), key).toMatchObject({ stopped: { why: 'attacked' } })
  expect(judged({ weather: { north: 'M', south: 'S' } } as Setting)).toMatchObject({
    stopped: { why: 'ground' },
  })
})

test('what the Soviet commits before a couplet is the last of his sitting (5.3)', () => {
  const air = { step: 'commit', side: 'soviet' } as const
  expect(
    game.pass!.sitting(
      winter({ phase: 'reinforcement', agenda: [{ step: 'checkVictory' }, air] } as Setting),
    ),
  ).toBe('soviet')
})
