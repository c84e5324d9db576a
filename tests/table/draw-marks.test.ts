import { beforeAll, expect, test } from 'vitest'
import { sheet } from '@/components/games/a-victory-denied/sheet'
import { BARE } from '@/components/map/bare-scene'
import { drawOver } from '@/components/map/layers/highlights'
import { DAY } from '@/components/map/palette'
import { detailAt } from '@/components/map/pen'
import { buildTerrain } from '@/components/map/terrain'
import type { FrontRecap } from '@/components/wargame/later-port'
import { frontDrawn } from '@/components/wargame/map/front-scene'
import { type Call, recordedContext, withoutBrowser } from '../support/canvas'

beforeAll(withoutBrowser)

const terrain = buildTerrain(sheet)
const NOTHING: FrontRecap = {
  ...{ facts: [], quiet: null, head: [], fights: [] },
  ...{ tints: [], arrows: [], bursts: [] },
}
const fact = { text: '', hexes: ['3218'], named: [], spots: [], weight: 1 }
const arrow = { side: 'west' as const, from: ['3218', '3219'], to: ['3222', '3223'], stacks: 2 }

/** What is drawn of a recap and of nothing else, at so many pixels to a hex. */
function drawn(recap: Partial<FrontRecap>, scale = 20): readonly Call[] {
  const { g, calls } = recordedContext()
  const rect = { x: 0, y: 0, width: 60, height: 60 }
  const pen = { g, terrain, palette: DAY, scale, detail: detailAt(scale), rect }
  frontDrawn({ ...NOTHING, ...recap }).over(BARE).drawAbove!(pen)
  return calls
}
const named = (calls: readonly Call[], name: string) => calls.filter(([one]) => one === name)
/** How far the lines of what is drawn go from where it begins, the farthest, sideways. */
const wide = (calls: readonly Call[]) =>
  Math.max(...named(calls, 'lineTo').map(([, , y]) => Math.abs(Number(y))))

test('a recap draws each of its marks, and none that it does not have', () => {
  const bare = drawn({}).length
  for (const recap of [
    { arrows: [arrow] },
    { bursts: [{ hex: '3218', steps: 2 }] },
    { facts: [{ ...fact, mark: 'ring' as const }] },
    { facts: [{ ...fact, mark: 'flag' as const, side: 'east' as const }] },
    { facts: [{ ...fact, mark: 'hole' as const }] },
  ])
    expect(drawn(recap).length).toBeGreaterThan(bare)
  expect(drawn({ facts: [fact] })).toHaveLength(bare)
  // They lie over the counters.
  const asked: unknown[] = []
  const { g } = recordedContext()
  const pen = {
    g,
    terrain,
    palette: DAY,
    scale: 20,
    detail: detailAt(20),
    rect: { x: 0, y: 0, width: 9, height: 9 },
  }
  drawOver(pen, { ...BARE, drawAbove: (one) => void asked.push(one) })
  expect(asked).toEqual([pen])
})

test('an arrow is wider where more stacks went, up to a most, and a burst larger where more was lost', () => {
  const width = (stacks: number) => wide(drawn({ arrows: [{ ...arrow, stacks }] }))
  expect(width(2)).toBeLessThan(width(6))
  expect(width(6)).toBeLessThan(width(14))
  expect(width(14)).toBe(width(40))
  const size = (steps: number) => {
    const at = named(drawn({ bursts: [{ hex: '3218', steps }] }), 'lineTo').map(([, x]) => Number(x))
    return Math.max(...at) - Math.min(...at)
  }
  expect(size(0)).toBeLessThan(size(5))
  expect(size(10)).toBeCloseTo(size(30))
})
