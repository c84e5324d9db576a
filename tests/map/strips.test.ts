import { beforeAll, describe, expect, test } from 'vitest'
import { sheet } from '@/components/games/proud-monster/sheet'
import type { Chain } from '@/components/map/chains'
import { DAY } from '@/components/map/palette'
import { detailAt } from '@/components/map/pen'
import type { Covered } from '@/components/map/scene'
import { buildTerrain } from '@/components/map/terrain'
import { drawStrips } from '@/components/wargame/map/draw-strips'
import {
  type ArmyPart,
  areaBetween,
  longFronts,
  type Strip,
  stripsBehind,
} from '@/components/wargame/map/strips'
import { isLand, terrainOf, zomoOf } from '@/lib/games/proud-monster/data/map'
import { germanPlan } from '@/lib/games/proud-monster/data/set-ups'
import { AXIS } from '@/lib/games/proud-monster/data/units'
import { board } from '@/lib/games/proud-monster/geometry'
import { mapWords } from '@/lib/games/proud-monster/words/map.en'
import { recordedContext, withoutBrowser } from '../support/canvas'

beforeAll(withoutBrowser)

const terrain = buildTerrain(sheet)
const { world } = terrain
const west = new Set(board.hexes.filter((hex) => zomoOf(hex) || terrainOf(hex) === 'off'))
const parts = Object.entries(germanPlan('historical', 'full')).flatMap(([id, hex]): ArmyPart[] => {
  const { formation, strengths, mechanized } = AXIS[id]!
  const attack = strengths[0]!.attack
  return board.has(hex)
    ? [{ hex, group: formation.group, army: formation.army, attack, mobile: mechanized ? attack : 0 }]
    : []
})
const fronts = longFronts(world, west, isLand)
const [front] = fronts as [Chain]
const strips = stripsBehind(world, fronts, parts)
const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)

/** The area of a strip to a point of strength, in parts of what it should be. */
const scaleOf = ({ inner, outer, attack }: Strip) => areaBetween(inner, outer) / (0.042 * attack)

describe('strips behind the front', () => {
  test('hold all the strength there is, of every army', () => {
    expect(sum(strips.map(({ attack }) => attack))).toBeCloseTo(sum(parts.map(({ attack }) => attack)))
    const armies = new Set(parts.flatMap(({ army }) => army ?? []))
    expect(new Set(strips.flatMap((strip) => strip.armies))).toEqual(armies)
  })

  test('have areas that can be compared', () => {
    const scales = strips.map(scaleOf)
    expect(scales.filter((scale) => Math.abs(scale - 1) < 0.05).length).toBeGreaterThan(strips.length / 2)
    // Where the front turns sharply there is not room for all of it.
    for (const [i, scale] of scales.entries()) {
      expect(scale, strips[i]!.armies.join()).toBeGreaterThan(0.7)
      expect(scale, strips[i]!.armies.join()).toBeLessThan(1.1)
    }
  })

  test('lie behind the cards, and show in their inner part what is mobile', () => {
    for (const { inner, outer, mobile, armies } of strips) {
      for (const [i, at] of inner.entries()) {
        const near = Math.min(...front.points.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)))
        expect(near, armies.join()).toBeGreaterThan(0.6)
        const along = (p: { x: number; y: number }) => Math.hypot(p.x - at.x, p.y - at.y)
        expect(along(mobile[i]!)).toBeLessThanOrEqual(along(outer[i]!) + 1e-9)
      }
    }
    const share = (army: string) => {
      const { inner, mobile, outer } = strips.find(({ armies }) => armies[0] === army)!
      const [a, b, c] = [inner, mobile, outer].map((line) => line[line.length >> 1]!)
      return Math.hypot(b!.x - a!.x, b!.y - a!.y) / Math.hypot(c!.x - a!.x, c!.y - a!.y)
    }
    expect(share('18A')).toBeCloseTo(0)
    expect(share('2PzGr')).toBeGreaterThan(0.6)
  })

  /** What is written from afar, where it is known what else is covered. */
  const drawn = (scale: number, { names = [], cards = [] }: Partial<Covered> = {}, all = strips) => {
    const { g, calls } = recordedContext()
    const rect = { x: 0, y: 0, width: world.width, height: world.height }
    const pen = { g, terrain, palette: DAY, scale, detail: detailAt(scale), rect }
    drawStrips(pen, all, mapWords, { names, cards })
    let [x, y] = [0, 0]
    return calls.flatMap(([call, ...args]) => {
      if (call === 'translate') [x, y] = args as [number, number]
      return call === 'fillText' ? [{ text: args[0] as string, x, y }] : []
    })
  }

  test('have their names where neither a town is written nor a card lies, as long as there is room', () => {
    const free = drawn(20)
    // Where there is no room for all of it a name is shorter, down to its first army.
    const army = ({ text }: { text: string }) => text.split(/, | {2}/)[0]
    const taken = free.map(({ x, y }) => ({ left: x - 1, right: x + 1, top: y - 0.4, bottom: y + 0.4 }))
    for (const covered of [{ names: taken }, { cards: taken }]) {
      const moved = drawn(20, covered)
      expect(moved.map(army)).toEqual(free.map(army))
      const on = moved.filter(({ x, y }) =>
        taken.some((one) => x > one.left && x < one.right && y > one.top && y < one.bottom),
      )
      expect(on.map(({ text }) => text)).toEqual([])
    }
    const everything = [{ left: -99, right: 999, top: -99, bottom: 999 }]
    expect(drawn(20, { cards: everything })).toEqual([])
  })

  test('have their names in the order in which they lie, though a short one would fit into a gap above', () => {
    const line = (x: number, from: number, to: number) =>
      Array.from({ length: 61 }, (_, n) => ({ x, y: from + ((to - from) * n) / 60 }))
    const strip = (armies: readonly string[], from: number, to: number): Strip => ({
      ...{ inner: line(12, from, to), mobile: line(11, from, to), outer: line(10, from, to) },
      ...{ armies, attack: 99, away: { x: -1, y: 0 } },
    })
    const north = strip(['18A', '4PzGr', '16A'], 9, 13.5)
    const south = strip(['9A'], 11, 13.4)
    // A long name has its place below the middle of its strip alone.
    const cards = [
      { left: -99, right: 99, top: -99, bottom: 11.5 },
      { left: -99, right: 7.5, top: 11.5, bottom: 12.15 },
    ]
    const [first, second] = drawn(20, { cards }, [north, south])
    expect([first!.text, second!.text]).toEqual(['18 A, 4 Pz Gr, 16 A  99', '9 A  99'])
    expect(second!.y).toBeGreaterThan(first!.y)
  })

  test('are drawn from afar alone, each with its name and its strength', () => {
    const texts = (scale: number) => drawn(scale).map(({ text }) => text)
    expect(texts(20)).toContain('4 Pz Gr  66')
    expect(texts(20)).toContain('18 A  39')
    expect(texts(20).length).toBe(strips.length)
    expect(texts(40)).toEqual([])
  })

  test('stay behind their own front where a breach makes two of one, and are drawn about no pocket', () => {
    const height = (hex: string) => world.centre(hex).y
    const breach = height('1918N')
    const across = new Set([...west].filter((hex) => Math.abs(height(hex) - breach) > 2))
    const both = longFronts(world, across, isLand)
    expect(both.length).toBe(2)
    const whole = stripsBehind(world, both, parts)
    expect(sum(whole.map(({ attack }) => attack))).toBeCloseTo(sum(parts.map(({ attack }) => attack)))
    for (const { armies } of whole) expect(armies).not.toEqual(expect.arrayContaining(['18A', '6A']))
    const north = whole.filter(({ inner }) => inner.every(({ y }) => y < breach))
    expect(north.flatMap(({ armies }) => armies)).toContain('18A')
    expect(north.flatMap(({ armies }) => armies)).not.toContain('17A')
    const pocket = new Set([...west, ...board.neighbours('2811N')].filter((hex) => hex !== '2811N'))
    expect(longFronts(world, pocket, isLand).length).toBe(fronts.length)
  })

  test('are none where nobody stands, or where there is no front', () => {
    expect(stripsBehind(world, fronts, [])).toEqual([])
    expect(longFronts(world, new Set(), isLand)).toEqual([])
  })
})
