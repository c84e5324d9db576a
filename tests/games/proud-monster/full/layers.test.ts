import { beforeAll, expect, test } from 'vitest'
import { later } from '@/components/games/proud-monster/later-port'
import { port } from '@/components/games/proud-monster/port'
import { sheet } from '@/components/games/proud-monster/sheet'
import { DAY } from '@/components/map/palette'
import type { Pen } from '@/components/map/pen'
import { buildTerrain } from '@/components/map/terrain'
import { overlaysOf, sceneOf } from '@/components/wargame/map/scene'
import { EMPTY } from '@/components/wargame/turn/draft'
import { full, type View as WholeView } from '@/lib/games/proud-monster/full'
import type { State } from '@/lib/games/proud-monster/full/state'
import type { View } from '@/lib/games/proud-monster/view'
import { recordedContext, withoutBrowser } from '../../../support/canvas'
import { position, type Setting } from './given'

beforeAll(withoutBrowser)

const viewOf = (state: State) => full.view(state, 'spectator') as WholeView as unknown as View
const sceneWith = (setting: Setting, overlays: Readonly<Record<string, boolean>>) => {
  const view = viewOf(position(setting))
  const nothing = { offers: [], draft: EMPTY, looked: null, cursor: null, flash: [] }
  return sceneOf(port, { view, ...nothing, overlays: { ...overlaysOf(port, view), ...overlays } }, later)
}

test('a layer shows the forts that stand, with a broken edge those that do not yet, and none that has fallen (14.24)', () => {
  const { tints } = sceneWith({ turn: 2, forts: { destroyed: ['2900S'] } }, { forts: true })
  const [stand, pending] = tints
  expect(stand).toMatchObject({ tone: 'area', side: 'east' })
  expect(stand!.hexes).toEqual(expect.arrayContaining(['2919S', '4100N', '2512S']))
  expect(pending).toMatchObject({ tone: 'range', side: 'east' })
  // Luga and Leningrad stand from turn 3 on (17.3).
  expect(pending!.hexes).toEqual(expect.arrayContaining(['3801N', '4300N']))
  expect(tints.flatMap(({ hexes }) => hexes)).not.toContain('2900S')
  expect(sceneWith({ turn: 2 }, {}).tints).toEqual([])
})

test('front and weather are drawn unless somebody does not want to see them', () => {
  const winter: Setting = { turn: 12, weather: { north: 'S', south: 'F' } }
  const usual = sceneWith(winter, {})
  expect(usual.west).not.toBeNull()
  expect(usual.season).toBeDefined()
  const bare = sceneWith(winter, { front: false, weather: false })
  expect([bare.west, bare.season]).toEqual([null, undefined])
})

test('the veil over the zone that has other weather than is printed goes with the weather', () => {
  const terrain = buildTerrain(sheet)
  const drawn = (overlays: Readonly<Record<string, boolean>>) => {
    const { g, marks } = recordedContext()
    const pen: Pen = {
      g,
      palette: DAY,
      terrain,
      scale: 64,
      detail: 3,
      rect: { x: 0, y: 0, ...terrain.world },
    }
    const mud: Setting = { turn: 7, weather: { north: 'M', south: 'D' } }
    sceneWith(mud, overlays).drawBeneath!(pen, () => new Map() as never)
    return marks.map(({ what, colour }) => `${what} ${colour}`)
  }
  const [veil, ...others] = drawn({})
  expect(veil).toMatch(/^fill rgba/)
  expect(others.length).toBeGreaterThan(0)
  expect(drawn({ weather: false })).toEqual(others)
})
