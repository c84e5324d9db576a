import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sheet as largeSheet } from '@/components/games/proud-monster/sheet'
import { stacksOf } from '@/components/map/layers/counters'
import { forgetResting, layCounters } from '@/components/map/layers/resting'
import { drawHighStack } from '@/components/map/layers/stack'
import { DAY } from '@/components/map/palette'
import { detailAt, type Pen } from '@/components/map/pen'
import type { HighStacks, Scene, StackHeight } from '@/components/map/scene'
import { buildTerrain } from '@/components/map/terrain'
import { recordedContext, withoutBrowser } from '../support/canvas'
import { manyCounters } from '../support/many-counters'

const terrain = buildTerrain(largeSheet)
const scene = manyCounters(largeSheet)
const [SCALE, RATIO, WIDE, HIGH] = [34, 2, 390, 844]

/** Pictures that were laid down since it was last asked, on whatever is drawn upon. */
let laid: { width: number }[] = []
/** Where they were laid, and if stretched how large. */
let places: number[][] = []
const watch = (g: object, canvas: object) =>
  new Proxy(g, {
    get: (context, name) =>
      name === 'canvas'
        ? canvas
        : name === 'drawImage'
          ? (picture: { width: number }, ...place: number[]) => {
              laid.push(picture)
              places.push(place)
            }
          : Reflect.get(context, name),
    set: (context, name, value) => Reflect.set(context, name, value),
  })

beforeAll(() => {
  withoutBrowser()
  Object.assign(globalThis, {
    OffscreenCanvas: class {
      readonly g = watch(recordedContext().g, this)
      constructor(
        readonly width: number,
        readonly height: number,
      ) {}
      getContext = () => this.g
    },
  })
})
beforeEach(forgetResting)

/** Draws the counters with the middle of the window over the hex; answers how many cards that took. */
function drawn(counters: Scene['counters'], aside = 0, stacks?: HighStacks, above?: Scene['above']): number {
  const { x, y } = terrain.world.centre('2817N')
  const zoom = SCALE * RATIO
  const [left, top] = [
    Math.round((WIDE * RATIO) / 2 - x * zoom) + aside,
    Math.round((HIGH * RATIO) / 2 - y * zoom),
  ]
  const rect = { x: -left / zoom, y: -top / zoom, width: WIDE / SCALE, height: HIGH / SCALE }
  const canvas = { width: WIDE * RATIO, height: HIGH * RATIO }
  const pen: Pen = {
    ...{ g: watch(recordedContext().g, canvas) as Pen['g'], terrain, palette: DAY },
    ...{ scale: SCALE, detail: detailAt(SCALE), rect, stamped: { ratio: RATIO, left, top } },
  }
  laid = []
  places = []
  layCounters(
    pen,
    { ...scene, counters, above, ...(stacks ? { stacks } : {}) },
    { ratio: RATIO, cards: SCALE },
  )
  const windows = laid.filter(({ width }) => width >= canvas.width)
  expect(windows).toHaveLength(1)
  return laid.length - windows.length
}

const chosen = (hex: string) =>
  scene.counters.map((one) => (one.hex === hex ? { ...one, ring: 'chosen' as const } : one))
/** A hex near the middle of the window in which counters lie. */
const HERE = '2817N'

describe('counters at rest', () => {
  test('are laid on whole pixels as they were drawn, without stretching', () => {
    expect(drawn(scene.counters)).toBeGreaterThan(100)
    expect(places.filter((place) => place.length !== 2 || !place.every(Number.isInteger))).toEqual([])
  })

  test('have small pieces above them, as where few counters lie', () => {
    let pieces = 0
    const face = { ...scene.counters[0]!.face, draw: () => (pieces += 1) }
    drawn(scene.counters, 0, undefined, [{ hex: HERE, face }])
    expect(pieces).toBe(1)
    // And as what lies under them is laid down as it was.
    drawn(scene.counters, 0, undefined, [{ hex: HERE, face }])
    expect(pieces).toBe(2)
  })

  test('are drawn once, and then laid down as one picture', () => {
    expect(stacksOf(scene.counters).has(HERE)).toBe(true)
    expect(drawn(scene.counters)).toBeGreaterThan(80)
    expect(drawn(scene.counters)).toBe(0)
    // A scene is made anew for each tap: what counts is what is seen of it.
    expect(drawn(scene.counters.map((one) => ({ ...one })))).toBe(0)
  })

  test('are drawn anew where one is chosen, moves or is gone, with those that overlap it', () => {
    drawn(scene.counters)
    const around = drawn(chosen(HERE))
    expect(around).toBeGreaterThan(0)
    expect(around).toBeLessThan(20)
    expect(drawn(chosen(HERE))).toBe(0)
    expect(drawn(scene.counters.filter(({ hex }) => hex !== HERE))).toBeLessThan(around)
  })

  test('are drawn anew where more are seen to lie there, though the front card is the same', () => {
    const high = (height: StackHeight): HighStacks => ({
      heights: new Map([...stacksOf(scene.counters).keys()].map((hex) => [hex, hex === HERE ? height : 1])),
      draw: drawHighStack,
    })
    drawn(scene.counters, 0, high('one'))
    expect(drawn(scene.counters, 0, high('one'))).toBe(0)
    const around = drawn(scene.counters, 0, high('several'))
    expect(around).toBeGreaterThan(0)
    expect(around).toBeLessThan(20)
  })

  test('serve for short ways, and are drawn anew for a long one', () => {
    drawn(scene.counters)
    expect(drawn(scene.counters, 60)).toBe(0)
    expect(drawn(scene.counters, 400)).toBeGreaterThan(80)
  })
})
